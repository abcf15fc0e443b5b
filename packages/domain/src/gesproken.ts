interface Fout {
  readonly woord: string
  /** The rule as a sentence for a child; empty where the mistake breaks no rule that we can name. */
  readonly uitleg: string
}

/** Returns what is said where a form breaks no rule that we can name: what is right, and no more. */
export const zoSchrijfJe = (woord: string): string => `Zo schrijf je het: ${woord}.`

/** Returns what is said where a form is nothing like its word, of which these are the sounds. */
export const sayLangzaam = (klanken: readonly string[]): string =>
  klanken.length > 1
    ? `Zeg het woord langzaam, klank voor klank: ${klanken.join('-')}.`
    : zoSchrijfJe(klanken.join(''))

const NOG_NIET = 'Nog niet.'

/** Returns a rule that explains the right form where the given one is nothing like it. */
export const sayVerNaast = (uitleg: string): string => `${NOG_NIET} ${uitleg}`

/** How those three begin, which say nothing of what was almost right. */
const ZONDER_BIJNA = /^(?:Zo schrijf je het|Zeg het woord langzaam|Nog niet)/

/** Returns whether what explains a mistake is about something that was almost right. */
export const isBijna = (uitleg: string): boolean => !ZONDER_BIJNA.test(uitleg)

/** Returns what is said of a mistake, from what explains it: also that it was almost right, where that is so. */
export const metBijna = (uitleg: string): string => (isBijna(uitleg) ? `Bijna! ${uitleg}` : uitleg)

/** Returns what is said of a mistake in a word or two, where what explains it stands elsewhere. */
export const kortOordeel = (uitleg: string): string => (isBijna(uitleg) ? 'Bijna!' : NOG_NIET)

/** Returns what is written and said after a wrong answer. The server stores sounds by exactly these words. */
export function correctieZin({ woord, uitleg }: Fout): string {
  return metBijna(uitleg || `Je schrijft ${woord}.`)
}

/** Returns an instruction as it is spoken: without the asterisks around the word that is stressed in print. */
export const zonderSterren = (opdracht: string): string => opdracht.replaceAll('*', '')
