/**
 * Every number of the engine in one place, with its sensible range and where it comes from.
 * 'study' = the simulation of 36 Dutch categories and three learning laws that compared engines.
 */

/** Logits between two school years; groep 4 is the zero of the scale. Range .6-1.4; study. */
export const GROEP_STAP = 1
export const GROEP_NUL = 4
/** The first and last school year; any other number counts as the nearest of them. */
export const EERSTE_GROEP = 1
export const LAATSTE_GROEP = 8
/** The last day that the stored form can hold, in 2149; a later moment is not valid. */
export const LAATSTE_DAG = 0xfffe

/** Share of slips by a pupil who knows the word. Range .01-.06; study. */
export const SLIP = 0.03
/** Chance of a lucky hit when typing, used wherever no game is involved. Range 0-.05; study. */
export const GOK_TYPEN = 0.02
/** The highest guess level that is accepted; above it an answer says nothing. */
export const GOK_MAX = 0.9

/** Prior variance that all categories of a pupil share, and that which belongs to one category. Range .8-2 together; study. */
export const ALGEMENE_VARIANTIE = 0.81
export const SPECIFIEKE_VARIANTIE = 0.49
export const PRIOR_VARIANTIE = ALGEMENE_VARIANTIE + SPECIFIEKE_VARIANTIE
/** How far a category's own part follows the mean of its prerequisites. Range .2-.7; study. */
export const SAMENHANG = 0.5
/** Sd of the general level within one school year, to turn an LVS z-score into logits. Range .7-1.1; study. */
export const ALGEMENE_SD = 0.9
/** Sd of an LVS score as an observation of the level. Range .3-.6; study. */
export const LVS_SD = 0.45
/** Extra variance at the change of school year, so that nobody has to set levels by hand. Range .1-.4; study. */
export const JAARWISSEL_VARIANTIE = 0.25

/** Growth of variance per day: of each category alone, and of all together. Range .0005-.004; study. */
export const DRIFT_DAG_EIGEN = 0.0012
export const DRIFT_DAG_SAMEN = 0.0006
/** What lessons add to all categories in a day, and for how many days without practice at most. A year is one step. */
export const GROEI_DAG = GROEP_STAP / 365
export const GROEI_DAGEN = 21
/** Estimates are aged once this many days have passed: nothing wears off within a school day. */
export const VEROUDER_VANAF = 0.5
/** Growth of variance and of the mean per answer in the category. Study. */
export const DRIFT_ANTWOORD = 0.0006
export const LEREN_ANTWOORD = 0.0075
/** Bounds that keep the estimate a number, whatever happens. */
export const VARIANTIE_MIN = 0.003
export const VARIANTIE_MAX = 2
export const MEAN_MAX = 8

/** Weight of an answer given at home, where somebody may help. Range .3-1; inferred. */
export const GEWICHT_THUIS = 0.5

/** Wanted chance of a right answer. Range .70-.85: higher success means more practice (Jansen et al. 2013); study. */
export const DOEL = 0.8
/** The same in dyslexia mode. */
export const DOEL_DYSLEXIE = 0.85
/** The same for a probe: its answer must inform, and nobody should fail twice in its category. Study. */
export const DOEL_PEILING = 0.78
/** A missed word comes back once this chance of a right answer is reached: failing twice teaches nothing. Study. */
export const HERHAAL_LAAG = 0.75
/** A category without a word inside this band gives way to the next one: below .68 too many words turn out under .60. Study. */
export const BAND_LAAG = 0.68
export const BAND_HOOG = 0.93
/** Seeded difference between equally good words, so that neighbours in class see different words. */
export const WOORD_RUIS = 0.02
/** How many neighbours around the wanted difficulty are considered. */
export const BUREN = 8
/** A word that is among the last this many is not chosen as a fresh one. */
export const RECENT = 25
/** Number of words whose order is remembered, so that a small category can give the one seen longest ago. */
export const MAX_RECENT = 32
/**
 * Number of words for which it is remembered when and how often they were seen; what half of them add is forgotten in weeks.
 * Study.
 */
export const VERLEDEN_VAKKEN = 256
/** Days between two meetings that the table of history tells apart: 0, 1 to 3, up to 14, more. Study. */
export const GATEN = [1, 4, 15] as const
/** Times seen that the table tells apart: 0, 1, 2 and 3 or more. */
export const KEREN = 3
/** What history may add to an ability, in logits. Study. */
export const VERLEDEN_MIN = -0.5
export const VERLEDEN_MAX = 4

/** Number of opgaven for which one category stays in focus. Range 5-12; study. */
export const BLOK = 8
export const BLOK_DYSLEXIE = 6
/** Seeded jitter of a category's value. Study. */
export const WAARDE_RUIS = 0.03
/** Weight of a category that is a goal. Study. */
export const GEWICHT_DOEL = 3
/** How much value a category loses that was just in focus, and how many days that takes to wear off. Study. */
export const VERS_VERLIES = 0.6
export const VERS_DAGEN = 4

/** Share of opgaven that may be words which once went wrong. The cap means that no backlog can arise. Range .1-.4; study. */
export const HERHALING = 0.2
export const HERHALING_DYSLEXIE = 0.35
/** A missed word that is remembered for this many days counts as known. Our own choice: a school term. */
export const KAART_KLAAR = 60
/** A second answer within this many days says nothing about memory (fsrs4anki 707). */
export const ZELFDE_DAG = 0.5
/** The highest number of cards of missed words. Study. */
export const MAX_KAARTEN = 40

/** One in this many opgaven is a probe, and more often among the first ones. Study. */
export const PEIL_ELKE = 10
export const PEIL_ELKE_BEGIN = 3
export const PEIL_BEGIN = 120

/**
 * A category is weak when it is this far below the pupil's own mean. At equal false alarms, to be surer of less finds more than
 * to be half sure of more. Study.
 */
export const ZWAK_AFSTAND = 0.5
/** The probability of that from which a category is weak: 'let op' and 'zeker'. Study. */
export const ZWAK_LET_OP = 0.77
export const ZWAK_ZEKER = 0.89
/** With fewer answers than this, nothing is said about a category. */
export const ZWAK_MIN_ANTWOORDEN = 3

/** Quantile of the normal distribution for an 80 % interval. */
export const Z80 = 1.2815515655446004
/** A category counts as mastered from this chance of a right answer. Study. */
export const BEHEERST = 0.85
/** How sure that must be, after how many answers, on how many days and how many of them typed. Study. */
export const BEHEERST_ZEKER = 0.9
export const BEHEERST_ANTWOORDEN = 12
export const BEHEERST_DAGEN = 3
export const BEHEERST_GETYPT = 4
/** Mastery is lost only when it has become less likely than not. Study. */
export const BEHEERST_KWIJT = 0.5
/** Retained: still mastered at an answer this many days later. Study. */
export const VASTGEHOUDEN_DAGEN = 14
/** An answer with a lower chance of guessing right counts as typed. */
export const GETYPT_ONDER = 0.1

/**
 * Growth guard: after this many blocks in which a category did not rise by this much, it rests for some days after each block,
 * and the teacher is told. Study.
 */
export const STIL_BLOKKEN = 8
export const STIJGING = 0.1
export const STIL_DAGEN = 4
/** The share of a category's value that is left while it rests. */
export const STIL_GEWICHT = 0.05
/** Words with a lower chance count as too hard for a pupil when a teacher's bounds are judged. */
export const TE_MOEILIJK = 0.6
/** If more than this share of the words within a teacher's bounds is too easy or too hard, a warning is due. Study. */
export const NIVEAU_WAARSCHUWING = 0.3
/** With the filter on, a faster answer by choice is a guess and does not count. Our own choice. */
export const SNELLE_GOK_MS = 600

/** Sd of the difficulty of a word that has no answers yet; the corpus gives its words the same. */
export const WOORD_SD = 0.6

/** How far the words of a whole category may be off together, as an sd. Study. */
export const CATEGORIE_SD = 0.4
/**
 * How fast a pupil's level absorbs the error of a whole category, per answer: what an answer tells (.13 per logit²) times how
 * much categories differ (SPECIFIEKE_VARIANTIE).
 */
export const NIEUW_AF = 0.065
/** The lowest variance of a word and of a category: no estimate gets surer than this. Study. */
export const WOORD_VARIANTIE_MIN = 0.003
export const CATEGORIE_VARIANTIE_MIN = 0.002
/** The step with which the table of history is learned: 3 / (20 + n). Study. */
export const IJK_STAP = 3
export const IJK_STAP_DEMPING = 20

/** Sd of the difficulty of an unknown word, which lies in the middle of the scale. */
export const ONBEKEND_SD = 1

/** Nodes and weights of 15-point Gauss-Hermite quadrature for a standard normal (symmetric: the half from 0 up). */
export const KNOPEN: readonly (readonly [z: number, gewicht: number])[] = [
  [0, 0.31825951825951815],
  [0.799129068324548, 0.23246229360973225],
  [1.6067100690287297, 0.08941779539984437],
  [2.432436827009758, 0.017365774492137616],
  [3.2890824243987664, 0.001567357503549956],
  [4.1962077112690155, 5.642146405189029e-5],
  [5.190093591304781, 5.975419597920599e-7],
  [6.363947888829839, 8.589649899633252e-10],
]
