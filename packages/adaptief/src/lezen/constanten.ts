/**
 * Every number of the reading measures, with its sensible range and where it comes from. None of them is a norm of other
 * children: a reader is compared only with themselves.
 */

/**
 * Words right per minute are followed on a log scale: times per word are lognormal (van der Linden 2006), growth is a share of
 * what there is, and errors grow with the rate. One text is off by some 10 words per minute for a reader of 100 (Christ and
 * Silberglitt 2007: median 10, range 5-15).
 */
export const LEZING_SD = 0.1
/** Spread of the log time per word, which makes a short text less certain. Range .3-.7; own choice. */
export const WOORDTIJD_SD = 0.5

/** How much readers of one year differ, as the sd of the log rate. Own choice: it is wide, so that one reading decides. */
export const VLOT_BEGIN_SD = 0.5
/** A first guess of words right per minute by school year from groep 3 on; the first reading replaces it. */
export const VLOT_BEGIN = [35, 60, 80, 95, 110, 120] as const

/** How much slower a text of one year higher is read, as a share, and how uncertain that is. Own choice. */
export const TRAAGHEID_PER_JAAR = 0.1
export const TRAAGHEID_SD = 0.05

/**
 * Growth per day as a share: readers gain about 1 word per minute in a week at 80-100, some .0015 a day (DIBELS Next progress
 * monitoring), and differ by as much. It wears off when nothing is measured: no summer is extrapolated (a damped trend, Gardner
 * and McKenzie 1985).
 */
export const HELLING_SD = 0.002
export const HELLING_DAGEN = 240
/** How far the growth of one reader wanders by itself, and how far the level does so per day. Own choice. */
export const HELLING_ZWERF = 0.0007
export const NIVEAU_DAG = 1.5e-5

/** From this many standard errors a reading is an outlier, which counts less the further it is off. */
export const UITSCHIETER = 2.5
/** This many outliers in a row to one side are no accident any more. Own choice: with fewer, two bad days would count. */
export const UITSCHIETERS_GELOOFD = 3

/** Nobody reads slower or faster than this: the reading was interrupted, or not read. Milliseconds per word. */
export const TRAAGSTE_WOORD = 15_000
export const SNELSTE_WOORD = 120
/** A reading of fewer words says nothing about a rate. */
export const MIN_WOORDEN = 5

/** With fewer readings than this, or over fewer days, nothing is said about a direction. */
export const KOERS_LEZINGEN = 4
export const KOERS_DAGEN = 14
/** The number of days over which growth is judged: two months of school. */
export const KOERS_OVER = 56
/** More than this share over that time is a difference, which is reported when it is this certain. */
export const KOERS_VERSCHIL = 0.03
export const KOERS_ZEKER = 0.85

/** The shortest and the longest time that a word stands on the screen, in ms. */
export const FLITS_KORTST = 100
export const FLITS_LANGST = 3000
/** Where a reader begins, in ms, by school year from groep 3 on; twice as long in dyslexia mode. Own choice. */
export const FLITS_BEGIN = [1200, 900, 700, 600, 500, 450] as const
export const FLITS_BEGIN_SD = 0.7
/** Slope of the chance to read a word over the log of its exposure. Range 2-4; own choice. */
export const FLITS_STEILTE = 2.5
/** The share that goes wrong although the word was seen long enough. */
export const FLITS_SLIP = 0.04
/** Wanted chance, and the same in dyslexia mode. */
export const FLITS_DOEL = 0.8
export const FLITS_DOEL_DYSLEXIE = 0.87
/** The next word stands at least this share of the time of the one before, so there is never a sudden jump. */
export const FLITS_KRIMP = 0.7
export const FLITS_KRIMP_DYSLEXIE = 0.85
/** Growth of the variance of the log threshold per answer and per day: children learn. Own choice. */
export const FLITS_ANTWOORD = 0.0006
export const FLITS_DAG = 0.001
/** The share of belief that stays spread over all thresholds, so that no history rules one out. */
export const FLITS_MENGSEL = 1e-4

/** Questions about one text are correlated, so each next one counts less (design effect with this correlation). */
export const TEKST_SAMENHANG = 0.1
/** Spread of understanding within a school year, and of how hard a question is for its level. Own choice. */
export const BEGRIP_SD = 1
export const VRAAG_SD = 0.6
/** Growth of the variance per day, as for spelling. */
export const BEGRIP_DAG = 0.0018
/** Wanted share of right answers about a text: with fewer, reading on is no pleasure. Own choice. */
export const BEGRIP_DOEL = 0.75
export const BEGRIP_DOEL_DYSLEXIE = 0.8
/** With fewer questions than this, nothing is said. */
export const BEGRIP_MIN = 8
/** With fewer flashed words than this, nothing is said. */
export const FLITS_MIN = 15
