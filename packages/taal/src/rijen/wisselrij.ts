import type { WordEntry } from '../woord.ts'
import { makeLoting, shuffle } from './loting.ts'

/** The fields that a row looks at. */
export type Rijwoord = Pick<WordEntry, 'w' | 'g'>

/** Where neighbours in a row differ; without it they may differ anywhere, in another place each time. */
export const WISSELPLAATSEN = ['begin', 'midden', 'eind'] as const
export type Wisselplaats = (typeof WISSELPLAATSEN)[number]

export interface Wisselvraag {
  /** The most words, the first one included. */
  readonly n: number
  readonly seed: number
  readonly plaats?: Wisselplaats
}

/** A seeded walk stops after this many steps and returns the longest row so far. */
const MAX_STAPPEN = 2000

const sleutel = (g: readonly string[], open: number): string => g.with(open, '_').join(' ')

/** Returns the places of the graphemes that may change. */
function openPlekken(g: readonly string[], plaats: Wisselplaats | undefined): number[] {
  const alle = g.map((_, i) => i)
  if (plaats === undefined) return alle
  if (plaats === 'begin') return [0]
  return plaats === 'eind' ? [g.length - 1] : alle.slice(1, -1)
}

/** Groups the words that differ in only one grapheme, at an open place, by what they share. */
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
 * Returns a row of the given words in which each differs from the one before in one grapheme (`maan`, `baan`, `baal`); `zaad`
 * comes first. With `plaats` begin or eind all of them differ only there (`maan`, `baan`, `haan`). The row is shorter than
 * asked where there are no more, and empty where `zaad` is not among the words.
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
