"""Words of learning: degrees, kinds of school, and fields of study."""

from typing import Final

from mock_server.engine.extract.language.kinds import SCHOOL_SUBJECTS
from mock_server.engine.extract.language.lexicon import words

DEGREES: Final = words(
    "phd doctorate masters master's msc ma mba bsc ba bachelors bachelor's degree diploma mphil llb llm undergrad "
    "dphil meng beng mfa bfa apprenticeship postgrad a-levels a-level gcses ged certificate certification course pgce "
    "mres edd btec hnd hnc nvq bba jd mbbs mph mpa bcom foundation-degree evening-class bootcamp traineeship "
    "honours hons qualification minor major baccalaureate abitur licentiate mlitt postgraduate"
)
"""What one can take, do or hold."""

LEARNERS: Final = words("student undergrad undergraduate fresher freshman sophomore pupil major")
"""Whose place is a school, not an employer."""

SCHOOL_WORDS: Final = words(
    "university college institute school academy polytechnic uni univ conservatoire conservatory high grammar seminary "
    "lyceum gymnasium poly comprehensive univ. tech hochschule université universität universidad universidade "
    "lycée state secondary faculty"
)
"""Words by which a name says that it is a school's."""

ACADEMIC: Final = SCHOOL_SUBJECTS | words(
    "arts science sciences studies management business finance marketing commerce education psychiatry dentistry "
    "pharmacy pharmacology veterinary midwifery physiotherapy biochemistry biotechnology biophysics genetics "
    "neuroscience ecology forestry agriculture agronomy horticulture oceanography hydrology meteorology climatology "
    "archaeology paleontology classics humanities criminology social-work politics policy administration planning "
    "surveying design illustration animation photography film filmmaking theatre acting dance composition "
    "musicology jazz opera singing fashion textiles graphics sculpture printmaking journalism media communications "
    "translation interpreting philology slavic arabic japanese chinese russian italian portuguese korean hebrew greek "
    "turkish persian hindi swedish norwegian danish dutch robotics mechatronics electronics aeronautics aerospace "
    "materials metallurgy nanotechnology software informatics cybersecurity data analytics actuarial mathematics "
    "econometrics logistics hospitality tourism catering culinary cookery bookkeeping accountancy librarianship "
    "museology archival theology divinity religion ethics logic rhetoric logopedics optometry radiography "
    "nutrition dietetics kinesiology toxicology immunology virology microbiology epidemiology entomology mycology "
    "ornithology viticulture oenology brewing carpentry joinery plumbing welding metalwork jewellery goldsmithing "
    "bookbinding lutherie upholstery hairdressing massage osteopathy acupuncture homeopathy counselling counseling "
    "psychotherapy pedagogy teaching childcare geophysics astrophysics cosmology botany zoology "
    "demography ethnography folklore celtic egyptology sinology heritage conservation restoration "
    "landscape urban interior fine creative computer civil mechanical electrical chemical environmental marine "
    "medieval modern applied pure theoretical international public political comparative organic sound "
    "sustainability energy quantum games game"
)
"""Fields of study, and words that stand first in the names of fields."""
