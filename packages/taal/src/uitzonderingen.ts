import bestand from '../data/exceptions.json' with { type: 'json' }

/** Words and parts of words that letters and rules alone get wrong; each list is reviewed. */
export interface Uitzonderingen {
  /** Parts with a bar where two parts of a word meet inside what looks like one grapheme (`arran|g`). */
  readonly grens: readonly string[]
  /** Parts that only seem to contain such a meeting (`ballast`, `methode`). */
  readonly heel: readonly string[]
  /** Parts in which sj is one sound (`sjaal`), and parts in which gh is (`spaghetti`). */
  readonly sj: readonly string[]
  readonly gh: readonly string[]
  /** Parts of English words with ea, oa, ow or sh as one sound, anywhere in a word (`team`). */
  readonly engelseKlank: readonly string[]
  /** Words that are written, and mostly said, as in English, as they stand or with a Dutch ending. */
  readonly engels: readonly string[]
  /** Words, and parts before others, that end in a silent e (`game`, `juke-box`). */
  readonly stommeE: readonly string[]
  /** French parts: au as oo (`chauff`), ou as oe (`rout`), ch as sj anywhere, and ch as sj at the front. */
  readonly fransAu: readonly string[]
  readonly fransOu: readonly string[]
  readonly fransCh: readonly string[]
  readonly fransChVoor: readonly string[]
  /** Words on -je that are not diminutives (`oranje`). */
  readonly geenVerklein: readonly string[]
  /** Beginnings of words that only seem to fall apart in two (`dolfijn`). */
  readonly geenSamenstelling: readonly string[]
  /** Ends that look like words but are endings (`-achtig`), and first parts that are prefixes. */
  readonly geenTweedeDeel: readonly string[]
  readonly geenEersteDeel: readonly string[]
  /** Words on -en that are not plurals (`regen`), so that the n is no letter between two parts. */
  readonly geenMeervoud: readonly string[]
  /** Words with v or z that have no short form with f or s (`zeven`, `pauze`). */
  readonly geenZacht: readonly string[]
}

/** The reviewed lists of `data/exceptions.json`; their gate checks what may be in them. */
export const UITZONDERINGEN: Uitzonderingen = bestand

const of = (lijst: readonly string[]): string => lijst.join('|')

/** Finds one of these parts anywhere in a word. */
export const ergens = (lijst: readonly string[]): RegExp => new RegExp(of(lijst))

/** Finds one of these parts at the front of a word. */
export const vooraan = (lijst: readonly string[]): RegExp => new RegExp(`^(?:${of(lijst)})`)

/** Finds one of these parts as the whole word. */
export const helemaal = (lijst: readonly string[]): RegExp => new RegExp(`^(?:${of(lijst)})$`)
