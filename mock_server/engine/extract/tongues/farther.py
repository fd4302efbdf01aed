"""Turkish, Finnish, Hungarian, Indonesian, Japanese, Chinese, Korean, Arabic and Hindi openings.

How a table is read is told in `openings.py`. Where a language puts its verb last, the value stands in the pattern.
"""

from typing import Final

TURKISH: Final = r"""
hints: adım ismim yaşıyorum oturuyorum çalışıyorum seviyorum severim bayılırım nefret yaşındayım alerjim konuşuyorum
  konuşurum okuyorum eşimin oğlumun kızımın kedimin köpeğimin kedim köpeğim vejetaryenim veganım yemem yemiyorum
  sevmem sevmiyorum öğretmenim doktorum hemşireyim mühendisim avukatım öğrenciyim ben benim var
and: ve
skip: çok şu_an şimdi bir ben
stop: ve ama çok çünkü
no: değil asla
if: eğer belki keşke dedi diyor
name: (?:benim )?(?:adım|ismim)|bana <[A-ZÇĞİÖŞÜ][\w]+> (?:derler|diyebilirsin|diyebilirsiniz)|
  ben(?= [A-ZÇĞİÖŞÜ][a-zçğıöşü]+(?:$|[,.!]))
location: <[A-ZÇĞİÖŞÜ][^\W\d_]+>['’](?:de|da|te|ta) (?:yaşıyorum|oturuyorum|ikamet ediyorum|yaşıyoruz)
hometown: <[A-ZÇĞİÖŞÜ][^\W\d_]+>['’](?:den|dan|ten|tan) geliyorum|<[A-ZÇĞİÖŞÜ][^\W\d_]+>['’](?:lıyım|liyim|luyum|
  lüyüm)|<[A-ZÇĞİÖŞÜ][^\W\d_]+>['’](?:de|da|te|ta) (?:doğdum|büyüdüm)
job_title: <[^\W\d_]{3,20}> olarak çalışıyorum|<(?:öğretmen|doktor|hemşire|mühendis|avukat|öğrenci|aşçı|garson|mimar|
  kuaför|polis|şoför|yazılımcı|muhasebeci|gazeteci|terzi|berber|marangoz|eczacı|psikolog)>(?:im|ım|um|üm|yim|yım|yum|
  yüm)
employer: <[A-ZÇĞİÖŞÜ][^\W\d_]+(?: [A-ZÇĞİÖŞÜ][^\W\d_]+)?>['’](?:de|da|te|ta) (?:[^\W\d_]{3,20} olarak )?çalışıyorum
dislikes: <[^\W\d_]{2,20}(?: [^\W\d_]{2,20})?>(?:dan|den|tan|ten) nefret ediyorum|<[^\W\d_]{2,20}> (?:sevmem|
  sevmiyorum)
likes: <[^\W\d_]{2,20}>(?:(?:y)?[ıiuü])? (?:çok )?(?:seviyorum|severim)|<[^\W\d_]{2,20}>(?:ya|ye|a|e) bayılırım
allergy: <[^\W\d_]{2,20}>(?:ya|ye|a|e) (?:karşı )?alerjim var
age: <\d{1,3}> yaşındayım
language: <[^\W\d_]{3,12}(?:ca|ce|ça|çe)> (?:ve [^\W\d_]{3,12} )?(?:konuşuyorum|konuşurum|biliyorum)
diet: <(?:vejetaryen|vegan)>(?:im|ım)|<et (?:yemem|yemiyorum)>
pet: (?:kedimin|köpeğimin|kedimizin|köpeğimizin) (?:adı|ismi)|bir <(?:kedim|köpeğim|tavşanım|kuşum)> var
spouse: (?:eşimin|karımın|kocamın|sevgilimin|nişanlımın) (?:adı|ismi)
child: (?:oğlumun|kızımın|bebeğimin) (?:adı|ismi)
education: <[^\W\d_]{3,20}(?: [^\W\d_]{3,20})?> okuyorum
"""

FINNISH: Final = r"""
hints: olen nimeni asun työskentelen tykkään rakastan vihaan inhoan puhun opiskelen minulla mun minun vaimoni
  mieheni poikani tyttäreni koirani kissani syö allerginen kotoisin syntynyt soitan pelaan harrastan muutin olin
  pidän mä mulla
and: ja
skip: nyt myös paljon todella tosi
stop: ja mutta koska että kun jos missä nyt myös
no: en ei
if: jos ehkä sanoo sanoi jospa
name: (?:minun )?nimeni on|mun nimi on|(?:minua|mua) (?:kutsutaan|sanotaan)|(?:mä |
  minä )?olen(?= [A-ZÄÖ][a-zäö]+(?:$|[,.!]| ja ))
location: (?:minä |mä )?(?:asun|elän)(?: nykyään| nyt)?|muutin(?= [A-Z])
hometown: olen kotoisin|olen <[A-ZÄÖ]\w+(?:sta|stä|lta|ltä)>(?: kotoisin)?|olen syntynyt
job_title: työskentelen <[^\W\d_]{3,25}(?:na|nä)>|olen (?:ammatiltani |töissä )?<(?:opettaja|lääkäri|sairaanhoitaja|
  insinööri|kokki|sähköasentaja|putkimies|opiskelija|juristi|arkkitehti|kampaaja|kirvesmies|lähihoitaja|leipuri|
  toimittaja|ohjelmoija|poliisi|palomies|rekkakuski|myyjä|hammaslääkäri|kirjastonhoitaja)>
employer: (?:työskentelen|olen töissä)(?= [A-ZÄÖ])
dislikes: (?:vihaan|inhoan)|en (?:tykkää|pidä|voi sietää)
likes: (?:tykkään|rakastan|pidän)(?: (?:tosi paljon|paljon|kovasti))?
allergy: olen allerginen
age: olen <\d{1,3}>(?:-vuotias| vuotta| vuotias)|, <\d{1,3}>(?:-vuotias| vuotta)
language: puhun
diet: olen <(?:kasvissyöjä|vegaani|keliaakikko|sekasyöjä)>|<en syö (?:lihaa|sianlihaa|kalaa|gluteenia)>
pet: (?:koirani|kissani)(?: nimi)? on|(?:koiran|kissan)i nimi on|minulla on (?:koira|kissa) nimeltä|mun (?:koiran|
  kissan) nimi on
pet: (?:minulla|mulla|meillä) on <(?:(?:kaksi|kolme|\d) )?(?:koira|kissa|koiraa|kissaa|hevonen|kani|
  marsu)>(?! nimeltä)
spouse: (?:vaimoni|mieheni|puolisoni|tyttöystäväni|poikaystäväni|avopuolisoni)(?: nimi)?(?: on)?(?= [A-ZÄÖ])
child: (?:poikani|tyttäreni|lapseni)(?: nimi)?(?: on)?(?= [A-ZÄÖ])
hobby: (?:soitan|pelaan)(?= (?:pianoa|kitaraa|viulua|rumpuja|jalkapalloa|jääkiekkoa|tennistä|shakkia|salibandyä))|
  harrastan
education: opiskelen(?= (?!T|H|J)[a-zäö]+(?:ä|a)\w*)
"""

HUNGARIAN: Final = r"""
hints: vagyok hívnak nevem lakom élek dolgozom szeretem szeretek imádom utálom beszélek tanulok éves van eszem
  feleségem férjem fiam lányom kutyám macskám kutyámat macskámat allergiás származom születtem
and: és
skip: a az egy most nagyon is én
stop: és de mert hogy ha amikor nagyon is
no: nem soha
if: ha talán mondja mondta bárcsak
name: <[A-ZÁÉÍÓÖŐÚÜŰ]\w+(?: [A-ZÁÉÍÓÖŐÚÜŰ]\w+)?> (?:vagyok|a nevem|nak hívnak)(?=$|[,.!]| és)|(?:a )?nevem|
  <[A-ZÁÉÍÓÖŐÚÜŰ]\w+>(?:nak|nek) hívnak
location: <[A-ZÁÉÍÓÖŐÚÜŰ]\w+(?:ban|ben|on|en|ön|ott|ett|n)> (?:élek|lakom|lakunk|élünk)|(?:lakom|
  élek)(?= [A-ZÁÉÍÓÖŐÚÜŰ])
hometown: <[A-ZÁÉÍÓÖŐÚÜŰ]\w+(?:i|ból|ből|ról|ről)> (?:vagyok|származom|jöttem)|<[A-ZÁÉÍÓÖŐÚÜŰ]\w+> születtem
job_title: <[^\W\d_]{3,25}>(?:ként|ént) dolgozom|<(?:tanár|orvos|ápoló|nővér|mérnök|szakács|programozó|
  villanyszerelő|diák|ügyvéd|építész|fodrász|sofőr|könyvelő|újságíró|pék|asztalos|rendőr|tanító|eladó)> vagyok
employer: <(?:az? )?[A-ZÁÉÍÓÖŐÚÜŰ][\w-]+(?:nál|nél)> dolgozom
dislikes: (?:utálom|nem szeretem|gyűlölöm)
likes: (?:szeretem|imádom|szeretek)
allergy: allergiás vagyok|<[^\W\d_]{3,20}(?:ra|re)> allergiás vagyok
age: <\d{1,3}> éves
language: <[^\W\d_]{3,15}(?:ul|ül)> beszélek|beszélek
diet: <(?:vegetáriánus|vegán)> vagyok|<nem eszem húst>
pet: (?:a )?(?:kutyám|macskám)(?: neve)?|(?:a )?(?:kutyámat|macskámat) <[A-ZÁÉÍÓÖŐÚÜŰ]\w+>(?:nak|nek) hívják|
  van egy <(?:kutyám|macskám|nyulam|lovam)>
spouse: (?:a )?(?:feleségem|férjem|barátnőm|barátom)(?: neve)?(?= [A-ZÁÉÍÓÖŐÚÜŰ])
child: (?:a )?(?:fiam|lányom)(?: neve)?(?= [A-ZÁÉÍÓÖŐÚÜŰ])
"""

INDONESIAN: Final = r"""
hints: nama saya aku tinggal bekerja kerja suka benci umur umurku berasal punya alergi istri suami anak anakku
  kucing anjing bisa belajar kuliah vegetarian namaku berumur gue
and: dan
in: di
at: di untuk
skip: sangat sekali banget makan minum sekarang sebuah
stop: dan tapi tetapi di untuk dengan karena sejak dari yang sangat sekali banget sebagai
no: tidak bukan nggak gak jangan
if: kalau jika mungkin andai katanya seandainya
name: (?:nama (?:saya|aku|gue)(?: adalah)?|namaku|panggil (?:saya|aku)|perkenalkan,? (?:saya|aku))|(?:saya|
  aku)(?= [A-Z][a-z]+(?:$|[,.!]))
location: (?:(?:saya|aku|dan|kami|gue) )?(?:tinggal|menetap|berdomisili)(?: sekarang)? di|(?:saya|aku) pindah ke
hometown: (?:(?:saya|aku|dan) )?(?:berasal |asli )?dari(?= [A-Z])|(?:saya|aku) lahir di
job_title: (?:bekerja|kerja)(?: di [^.,;!?]{2,40}?)? sebagai|(?:saya|aku) (?:seorang|adalah seorang)
employer: (?:(?:saya|aku|dan|kami) )?(?:bekerja|kerja) (?:di|untuk)
dislikes: (?:saya|aku|dan|,) (?:tidak suka|benci|nggak suka|gak suka)
likes: (?:(?:saya|aku|dan) )(?:sangat )?(?:suka|menyukai|hobi|senang)(?: makan| minum)?|hobi (?:saya|
  aku)(?: adalah)?|hobiku
allergy: (?:(?:saya|aku|dan|punya) )?alergi(?: (?:terhadap|sama|pada|dengan))?
age: (?:umur (?:saya|aku)|umurku|berumur|berusia|usia saya) <\d{1,3}>|<\d{1,3}>(?= tahun(?:$|[,.!]| dan))
language: (?:bisa )?(?:berbicara|bicara|berbahasa) (?:bahasa)?
diet: (?:saya|aku) <(?:vegetarian|vegan|tidak makan daging|tidak makan babi)>
pet: (?:kucing|anjing|kelinci) (?:saya|aku) (?:bernama|namanya)|(?:kucing|anjing)ku (?:bernama|namanya)|
  punya (?:seekor )?(?:kucing|anjing) (?:bernama|namanya)|nama (?:kucing|anjing) (?:saya|aku)
pet: punya (?:seekor )?<(?:(?:dua|tiga|2|3) )?(?:kucing|anjing|kelinci|hamster)>(?! bernama| namanya)
spouse: (?:istri|suami|pacar) (?:saya|aku)(?: (?:bernama|namanya))?(?= [A-Z])|(?:nama (?:istri|suami) saya)
child: anak (?:saya|aku)(?: (?:bernama|namanya))?(?= [A-Z])
education: (?:kuliah (?:jurusan|di)|belajar(?= (?:hukum|kedokteran|ekonomi|teknik|psikologi|akuntansi)))
"""

JAPANESE: Final = r"""
name: (?:私|わたし|僕|ぼく|俺)?の?(?:名前|なまえ)は<[^\s。、,.!！]{1,12}?>(?:です|といいます|と申します|だよ|だ)|
  (?:私|わたし|僕|ぼく|
  俺)は<[^\s。、,.!！はがを]{1,8}?>(?:といいます|と申します|と言います)|(?:^|
  [。、！!\s])<[^\s。、,.!！はがをの]{1,8}?>(?:と申します|といいます|と言います)
location: (?:今は|現在は|現在)?<[^\s。、はもが]{1,10}?>(?:に住んで(?:います|る|いる|おります)|在住です|
  で暮らして(?:います|る|いる))
hometown: <[^\s。、はもが]{1,10}?>(?:出身です|の出身です|生まれです|で生まれました|から来ました)|
  出身は<[^\s。、]{1,10}?>です
job_title: <[^\s。、はもがでにを]{2,10}?>として働いて(?:います|る|いる)|(?:職業|仕事)は<[^\s。、]{1,10}?>です|(?:私|
  僕|俺|わたし)は<[^\s。、はがを]{0,6}(?:教師|
  先生|看護師|医者|医師|エンジニア|学生|大学生|弁護士|会社員|プログラマー|デザイナー|美容師|料理人|シェフ|公務員|
  作家|画家|建築家|薬剤師|歯科医|記者|運転手|消防士|警察官|獣医|翻訳者|パン職人|
  保育士)>です|<(?:教師|看護師|医者|エンジニア|会社員|大学生|プログラマー|デザイナー|美容師|公務員|薬剤師|
  保育士)>を?し(?:て|)(?:います|ています)
employer: <[^\s。、はもが]{2,15}?>(?:で働いて(?:います|る|いる|おります)|に勤めて(?:います|る|いる)|
  に勤務して(?:います|る|いる))
dislikes: <[^\s。、はもがを]{1,12}?>(?:が|は)(?:大?嫌い|苦手)(?:です|だ)?
likes: <[^\s。、はもがを]{1,12}?>が(?:大|とても)?好き(?:です|だ|で)?
hobby: 趣味は<[^\s。、]{1,12}?>です
allergy: <[^\s。、はもがを]{1,12}?>(?:アレルギーです|アレルギーがあります|にアレルギーがあります|アレルギーがある)
age: <\d{1,3}>(?:歳|才)です
language: <[^\s。、はもがを]{1,6}語>(?:と[^\s。、]{1,6}語)?(?:を話し|が話せ|を話せ)
diet: <(?:ベジタリアン|ヴィーガン|ビーガン)>です|<(?:肉|お肉|豚肉)(?:は|を)食べません>
pet: (?:犬|猫|うさぎ|ペット)の名前は<[^\s。、]{1,10}?>です|<(?:犬|猫|うさぎ|ハムスター)>を(?:\d匹|一匹|二匹|
  2匹)?飼って(?:います|る|いる)|
  <[^\s。、]{1,8}?>という(?:名前の)?(?:犬|猫)(?:を飼|がい)
spouse: (?:妻|夫|旦那|嫁|彼女|彼氏)の名前は<[^\s。、]{1,8}?>です
child: (?:息子|娘|子供)の名前は<[^\s。、]{1,8}?>です
education: (?:大学で)?<[^\s。、はもが]{1,8}?>を(?:勉強|専攻)して(?:います|いる|る)
"""

CHINESE: Final = r"""
name: (?:我叫|我的名字(?:是|叫)|叫我|我姓名是)<[^\s。，,、！!我]{1,6}?>(?=$|[。，,、！!]|就|吧)|
  大家好，?我是<[^\s。，,、！!]{2,4}>
location: 我(?:现在|目前|現在)?(?:住在|居住在|定居在|搬到了?|住)<[^\s。，,、！!的我了]{2,8}>
hometown: 我(?:来自|來自|是从)<[^\s。，,、！!的我]{2,8}?>(?=$|[。，,、！!])|我(?:出生在|老家在|
  老家是)<[^\s。，,、！!]{2,8}>|
  我是<[^\s。，,、！!]{2,5}>人(?=$|[。，,、！!])
job_title: 我(?:是|是一名|是一个|是個|是一位|的职业是|的工作是)(?:一名|一位|
  一个)?<(?:[^\s。，,、！!的我]{0,4}(?:老师|老師|医生|醫生|护士|護士|工程师|工程師|律师|律師|程序员|
  學生|学生|大学生|厨师|廚師|司机|会计|設計師|设计师|记者|警察|建筑师|作家|画家|翻译|教授|教师|药剂师|牙医|农民|
  销售|经理|音乐家|摄影师|理发师|木匠|电工|公务员|消防员))>
job_title: 我?(?:做|当)<[^\s。，,、！!的我]{2,6}(?:师|员|生|工|匠)>
employer: 我?(?:现在|目前)?在<[^\s。，,、！!的我]{2,12}?>(?:工作|上班|任职|當|当)
dislikes: 我?(?:不喜欢|讨厌|不喜歡|討厭|不爱|受不了)(?:吃|喝)?<[^\s。，,、！!我你他她]{1,8}>
likes: (?:我|也)(?:很|最|非常|特别|超|也)?(?:喜欢|喜歡|爱|愛|热爱)(?!你|妳|他|她|我|上)(?:吃|
  喝)?<[^\s。，,、！!我你他她]{1,8}>
hobby: 我的?爱好是<[^\s。，,、！!]{1,8}>
allergy: 我?对<[^\s。，,、！!我]{1,8}?>过敏|我?對<[^\s。，,、！!我]{1,8}?>過敏
age: 我?(?:今年|现在)?<\d{1,3}>(?:岁|歲)
language: 我?(?:会说|说|會說|会讲)<[^\s。，,、！!和]{1,3}(?:语|文|话|語|話)>
diet: 我?(?:是|吃)<(?:素食者|素|纯素|清真)>|我<不吃(?:肉|猪肉|牛肉|海鲜|辣)>
pet: 我?(?:养了|养|有)(?:一只|一隻|一条|一條|两只|两条|三只)?<(?:猫|狗|貓|兔子|仓鼠|金毛|鹦鹉)>|(?:我的?|
  我家的?)(?:猫|狗|貓)(?:的名字)?叫<[^\s。，,、！!]{1,6}>
spouse: 我(?:的)?(?:老婆|妻子|太太|老公|丈夫|女朋友|男朋友)(?:叫|的名字是|名叫)<[^\s。，,、！!]{1,6}>
child: 我(?:的)?(?:儿子|女儿|兒子|女兒)(?:叫|的名字是|名叫)<[^\s。，,、！!]{1,6}>
education: 我(?:的专业是|主修|学的是|正在学习|在学习)<[^\s。，,、！!]{2,8}>|我在<[^\s。，,、！!]{2,10}大学>(?:读书|
  学习|念书|上学)
"""

KOREAN: Final = r"""
name: (?:제|내|저의) 이름은 <[^\s.,!]{1,10}?>(?:입니다|이에요|예요|이야|야|이고)|(?:저는|
  나는) <[^\s.,!]{2,6}?>(?:이라고 합니다|라고 합니다|라고 해요|이라고 해요)
location: (?:저는 |나는 |지금 |현재 )*<[^\s.,!]{1,10}?>(?:에서?) (?:살아요|삽니다|살고 있(?:어요|습니다)|거주하고|
  산다)
hometown: <[^\s.,!]{1,10}?> 출신(?:입니다|이에요)|(?:저는 )?<[^\s.,!]{1,10}?>에서 (?:왔어요|왔습니다|태어났)
job_title: (?:저는 |나는 |직업은 |제 직업은 )<[^\s.,!]{0,8}(?:교사|선생님|간호사|의사|엔지니어|학생|대학생|변호사|
  회사원|개발자|프로그래머|디자이너|요리사|공무원|작가|화가|
  건축가|약사|기자|경찰관|소방관)>(?:입니다|이에요|예요|이고)|<[^\s.,!]{2,8}>(?:으로|로) 일(?:해요|하고|합니다)
employer: <[^\s.,!]{2,12}?>에서 (?:일해요|일합니다|일하고 있(?:어요|습니다)|근무)
dislikes: <[^\s.,!]{1,10}?>(?:을|를|이|가) (?:싫어해요|싫어합니다|싫어요|안 좋아해요)
likes: <[^\s.,!]{1,10}?>(?:을|를|이|가) (?:정말 |아주 |너무 )?(?:좋아해요|좋아합니다|좋아요|사랑해요)
hobby: (?:제 |내 )?취미는 <[^\s.,!]{1,10}?>(?:입니다|이에요|예요)
allergy: <[^\s.,!]{1,10}?> 알레르기가 있(?:어요|습니다)
age: <\d{1,3}>(?:살|세)(?:입니다|이에요|예요|이고)
language: <[^\s.,!]{2,6}어>를? (?:해요|할 수 있|합니다)
diet: <(?:채식주의자|비건)>(?:입니다|이에요|예요)
pet: (?:우리 |제 )?(?:강아지|고양이|개) 이름은 <[^\s.,!]{1,8}?>(?:입니다|이에요|예요|이야)|<(?:강아지|고양이|
  개)>를 (?:키워요|키우고|키웁니다)
spouse: (?:제 |내 |우리 )?(?:아내|남편|여자친구|남자친구) 이름은 <[^\s.,!]{1,8}?>(?:입니다|이에요|예요)
child: (?:제 |내 |우리 )?(?:아들|딸) 이름은 <[^\s.,!]{1,8}?>(?:입니다|이에요|예요)
"""

ARABIC: Final = r"""
hints: اسمي أعيش أسكن أعمل أحب أكره عمري أتحدث أدرس عندي لدي زوجتي زوجي ابني ابنتي أنا آكل أتكلم مقيم واعيش وأعيش
  وأسكن وأعمل وأحب
and: و
in: في ب
at: في لدى
skip: جدا الآن أيضا
stop: و في لدى من لكن لأن منذ مع جدا كثيرا وأعيش وأسكن وأعمل وأحب وعمري وأنا ولدي وعندي
no: لا لست ليس لم
if: إذا لو ربما يقول قال
name: اسمي|أنا اسمي|ادعني|نادني
location: و?(?:أعيش|أسكن|اعيش|اسكن|مقيم|أقيم)(?: الآن)? في
hometown: أنا من|أصلي من|ولدت في
job_title: و?(?:أعمل|اعمل|أشتغل) (?:ك|كـ)?<(?!في |لدى |مع |على )\S{3,15}>|(?:أنا )<(?:طبيب|طبيبة|معلم|معلمة|مهندس|
  مهندسة|ممرض|ممرضة|طالب|طالبة|محام|محامية|صحفي|صحفية|طباخ|محاسب|محاسبة|مبرمج|مبرمجة|مدرس|مدرسة|صيدلي|صيدلانية|نجار|
  كهربائي)>
employer: و?(?:أعمل|اعمل|أشتغل) (?:في|لدى|مع)(?: شركة)?
dislikes: و?(?:أكره|لا أحب)
likes: و?(?:أحب|اعشق|أعشق|أهوى)
allergy: (?:عندي|لدي) حساسية (?:من|ضد)|أعاني من حساسية
age: و?عمري <\d{1,3}>
language: و?(?:أتحدث|أتكلم)(?: (?:اللغة))?
diet: أنا <(?:نباتي|نباتية)>|<لا آكل (?:اللحم|اللحوم|لحم الخنزير)>
pet: (?:اسم (?:قطتي|كلبي))|(?:عندي|لدي) <(?:قطة|كلب|قط|قطتان|أرنب)>
spouse: (?:زوجتي|زوجي) (?:اسمها|اسمه)
child: (?:ابني|ابنتي) (?:اسمه|اسمها)
education: و?أدرس(?! في)
"""

HINDI: Final = r"""
name: (?:मेरा|मेरा पूरा) नाम <\S+(?: \S+)?> (?:है|हैं)|मुझे <\S+> (?:कहते हैं|बुलाओ|कहो)
location: <\S+> (?:में|मे) (?:रहता|रहती|रहते) (?:हूँ|हूं|हैं)
hometown: (?:मैं )<\S+> (?:से|का|की) (?:हूँ|हूं)
job_title: (?:मैं )<(?:डॉक्टर|शिक्षक|शिक्षिका|इंजीनियर|नर्स|वकील|छात्र|छात्रा|किसान|पत्रकार|लेखक|दर्जी|बढ़ई)> (?:हूँ|
  हूं)
employer: <\S+(?: \S+)?> में (?:काम|नौकरी) (?:करता|करती) (?:हूँ|हूं)
dislikes: मुझे <\S+(?: \S+)?> (?:पसंद|अच्छा|अच्छी) नहीं|मुझे <\S+> से नफ़?रत है
likes: मुझे <\S+(?: \S+)?> (?:बहुत )?(?:पसंद|अच्छा लगता|अच्छी लगती|अच्छे लगते) (?:है|हैं)?
allergy: मुझे <\S+> से (?:एलर्जी|ऐलर्जी) है
age: (?:मैं |मेरी उम्र )<\d{1,3}> (?:साल|वर्ष)
language: (?:मैं )?<\S+> बोल(?:ता|ती) (?:हूँ|हूं)
diet: (?:मैं )<(?:शाकाहारी|वीगन)> (?:हूँ|हूं)|(?:मैं )<(?:मांस|माँस) नहीं (?:खाता|खाती)>
pet: मेरे (?:कुत्ते|पालतू) का नाम <\S+> है|मेरी बिल्ली का नाम <\S+> है
spouse: मेरी पत्नी का नाम <\S+> है|मेरे पति का नाम <\S+> है
child: मेरे बेटे का नाम <\S+> है|मेरी बेटी का नाम <\S+> है
"""
