import type { Letter } from '../keuzen/instellingen.ts'
import { LETTERBREEDTE } from './letterbreedte.ts'

interface Ruimte {
  readonly breed: number
  /** The space that the letters do not have: in px, and in letter sizes. */
  readonly rand?: readonly [px: number, em: number]
  readonly min?: number
  readonly max: number
}

/** Returns the letter size with which the longest of these words fits beside what frames it. */
export function letterMaat(
  woorden: readonly string[],
  letter: Letter,
  { breed, rand: [px, em] = [8, 0.92], min = 12, max }: Ruimte,
): number {
  const langste = Math.max(4, ...woorden.map((woord) => woord.length))
  return Math.floor(
    Math.max(min, Math.min(max, (breed - px) / (langste * LETTERBREEDTE[letter] + em))),
  )
}
