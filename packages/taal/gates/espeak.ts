import { spawnSync } from 'node:child_process'
import type { WordEntry } from '../src/woord.ts'

/**
 * Gives a second opinion on how many klankgroepen a word has, by espeak-ng where a developer has it. It is a separate program
 * (GPL-3.0-or-later) that we neither ship nor need; a person looks at the differences.
 */
const PROGRAMMA = 'espeak-ng'

/** Vowels as espeak-ng writes Dutch in IPA; pairs of letters that form one glide come first. */
const KLINKER = /œy|ʌʊ|ɛɪ|eʊ|iʊ|yʊ|[aɑeɛiɪoɔuyʏøœəɐɵʊ]ː?/g
const KLEMTOON = /[ˈˌ]/g

/** Counts the vowels in a line of IPA. */
export const countKlinkers = (ipa: string): number =>
  ipa.replace(KLEMTOON, '').match(KLINKER)?.length ?? 0

/** Returns a line of IPA for each word, in order; null where the program is not installed. */
export function pronounce(woorden: readonly string[]): string[] | null {
  // An empty line ends a clause, so each word gets a line of its own in the output.
  const input = `${woorden.join('\n\n')}\n`
  const { stdout, error } = spawnSync(PROGRAMMA, ['-v', 'nl', '-q', '--ipa', '--stdin'], {
    input,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (error) return null
  const regels = stdout.split('\n').filter((regel) => regel.trim() !== '')
  if (regels.length !== woorden.length)
    throw new Error(`${PROGRAMMA} antwoordt ${regels.length} regels op ${woorden.length} woorden`)
  return regels
}

/** Lists the words in which espeak-ng says another number of vowels than they have klankgroepen. */
export function andersGehoord(
  corpus: readonly Pick<WordEntry, 'w' | 'kg'>[],
  ipa: readonly string[],
): string[] {
  return corpus.flatMap(({ w, kg }, i) => {
    const gehoord = countKlinkers(ipa[i] ?? '')
    return gehoord === kg.length ? [] : [`${w}: ${kg.join('·')} en ${(ipa[i] ?? '').trim()}`]
  })
}
