import bestand from '../data/exceptions.json' with { type: 'json' }

/** Words and parts of words of which letters and rules alone would say otherwise; each list is reviewed. */
export interface Uitzonderingen {
  /** Parts with a bar where two parts meet inside what looks like one grapheme (`arran|g`). */
  readonly grens: readonly string[]
  /** Parts that only seem to hold such a meeting (`ballast`, `methode`). */
  readonly heel: readonly string[]
  /** Parts in which sj is one sound (`sjaal`), and gh (`spaghetti`). */
  readonly sj: readonly string[]
  readonly gh: readonly string[]
  /** Parts of English words with ea, oa, ow or sh as one sound, wherever they stand (`team`). */
  readonly engelseKlank: readonly string[]
  /** Words that are written, and mostly said, as in English: as they stand, or with a Dutch ending. */
  readonly engels: readonly string[]
  /** Words, and parts in front of others, that end in an e which nobody hears (`game`, `juke-box`). */
  readonly stommeE: readonly string[]
  /** French parts: au as oo (`chauff`), ou as oe (`rout`), ch as sj anywhere and in front. */
  readonly fransAu: readonly string[]
  readonly fransOu: readonly string[]
  readonly fransCh: readonly string[]
  readonly fransChVoor: readonly string[]
  /** Words on -je that are no small ones (`oranje`). */
  readonly geenVerklein: readonly string[]
  /** Beginnings of words that seem to fall apart in two (`dolfijn`). */
  readonly geenSamenstelling: readonly string[]
  /** Ends that look like words and are endings (`-achtig`), and parts in front that are prefixes. */
  readonly geenTweedeDeel: readonly string[]
  readonly geenEersteDeel: readonly string[]
  /** Words on -en that are no plural (`regen`): what follows is no letter between two parts. */
  readonly geenMeervoud: readonly string[]
  /** Words with v or z of which no short form has f or s (`zeven`, `pauze`). */
  readonly geenZacht: readonly string[]
}

/** The reviewed lists of `data/exceptions.json`; its gate says what may stand there. */
export const UITZONDERINGEN: Uitzonderingen = bestand

const of = (lijst: readonly string[]): string => lijst.join('|')

/** Finds one of these parts anywhere in a word. */
export const ergens = (lijst: readonly string[]): RegExp => new RegExp(of(lijst))

/** … in front. */
export const vooraan = (lijst: readonly string[]): RegExp => new RegExp(`^(?:${of(lijst)})`)

/** … as the whole word. */
export const helemaal = (lijst: readonly string[]): RegExp => new RegExp(`^(?:${of(lijst)})$`)
