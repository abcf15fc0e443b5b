import type { WordEntry } from '../woord.ts'
import { makeLoting, shuffle } from './loting.ts'

/** What a row looks at. */
export type Rijwoord = Pick<WordEntry, 'w' | 'g'>

/** Where neighbours in a row differ; left out it may be anywhere, another place each time. */
export const WISSELPLAATSEN = ['begin', 'midden', 'eind'] as const
export type Wisselplaats = (typeof WISSELPLAATSEN)[number]

export interface Wisselvraag {
  /** How many words at most, the first one included. */
  readonly n: number
  readonly seed: number
  readonly plaats?: Wisselplaats
}

/** A seeded walk stops after so many steps: then the longest row so far is the answer. */
const MAX_STAPPEN = 2000

const sleutel = (g: readonly string[], open: number): string => g.with(open, '_').join(' ')

/** Which grapheme of a word is the one that may change. */
function openPlekken(g: readonly string[], plaats: Wisselplaats | undefined): number[] {
  const alle = g.map((_, i) => i)
  if (plaats === undefined) return alle
  if (plaats === 'begin') return [0]
  return plaats === 'eind' ? [g.length - 1] : alle.slice(1, -1)
}

/** The words that differ from one another in one grapheme only, at an open place, by what they share. */
function verwanten(
  woorden: readonly Rijwoord[],
  plaats: Wisselplaats | undefined,
): Map<string, Rijwoord[]> {
  const groepen = new Map<string, Rijwoord[]>()
  for (const woord of woorden)
    for (const open of openPlekken(woord.g, plaats)) {
      const naam = sleutel(woord.g, open)
      groepen.set(naam, [...(groepen.get(naam) ?? []), woord])
    }
  return groepen
}

/**
 * A row of words in which each differs from the one before in one grapheme (`maan`, `baan`, `baal`), of the
 * words that are given; `zaad` comes first. With `plaats` begin or eind all of them differ there alone
 * (`maan`, `baan`, `haan`). Shorter than asked where there are no more; none where `zaad` is not given.
 */
export function wisselrij<Woord extends Rijwoord>(
  woorden: readonly Woord[],
  zaad: string,
  { n, seed, plaats }: Wisselvraag,
): Woord[] {
  const bekend = new Map(woorden.map((woord) => [woord.w, woord]))
  const eerste = bekend.get(zaad)
  if (!eerste || n < 1) return []
  const loting = makeLoting(seed)
  const groepen = verwanten([...bekend.values()], plaats)
  const buren = (woord: Rijwoord): string[] =>
    openPlekken(woord.g, plaats).flatMap((open) =>
      (groepen.get(sleutel(woord.g, open)) ?? []).map(({ w }) => w),
    )
  let langste: string[] = [zaad]
  let stappen = 0
  const loop = (rij: string[]): boolean => {
    if (rij.length > langste.length) langste = rij
    if (rij.length >= n || (stappen += 1) > MAX_STAPPEN) return true
    const woord = bekend.get(rij.at(-1) ?? '')
    const verder = woord ? buren(woord).filter((w) => !rij.includes(w)) : []
    return shuffle([...new Set(verder)], loting).some((w) => loop([...rij, w]))
  }
  loop([zaad])
  return langste.flatMap((w) => bekend.get(w) ?? [])
}
