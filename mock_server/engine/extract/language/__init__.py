"""The language turns are written in: words, sentences, clauses, phrases, dates; nothing in here makes a claim."""
