import { spawnSync } from 'node:child_process'
import type { WordEntry } from '../src/woord.ts'

/**
 * A second opinion on how many klankgroepen a word has, by espeak-ng where a developer has it. It is a program
 * beside ours (GPL-3.0-or-later): never shipped, never needed; what it says differently is looked at by a person.
 */
const PROGRAMMA = 'espeak-ng'

/** Vowels as espeak-ng writes Dutch in IPA; two letters that are one glide first. */
const KLINKER = /œy|ʌʊ|ɛɪ|eʊ|iʊ|yʊ|[aɑeɛiɪoɔuyʏøœəɐɵʊ]ː?/g
const KLEMTOON = /[ˈˌ]/g

/** How many vowels are heard in a line of IPA. */
export const countKlinkers = (ipa: string): number =>
  ipa.replace(KLEMTOON, '').match(KLINKER)?.length ?? 0

/** The line of IPA for each word, in order; null where the program is not installed. */
export function pronounce(woorden: readonly string[]): string[] | null {
  // An empty line ends a clause: each word is answered with a line of its own.
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

/** Words of which another number of vowels is heard than they have klankgroepen. */
export function andersGehoord(
  corpus: readonly Pick<WordEntry, 'w' | 'kg'>[],
  ipa: readonly string[],
): string[] {
  return corpus.flatMap(({ w, kg }, i) => {
    const gehoord = countKlinkers(ipa[i] ?? '')
    return gehoord === kg.length ? [] : [`${w}: ${kg.join('·')} en ${(ipa[i] ?? '').trim()}`]
  })
}
