import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import type { Item, Manifest } from '@letterhaven/game-kit/regels/contract'

/** The number of opgaven that are ready for one taak. */
const VOORRAAD = 120

/** Returns some of these, different ones for each seed. */
function greep(opgaven: readonly Opgave[], seed: number): readonly Opgave[] {
  const begin = (seed * VOORRAAD) % Math.max(1, opgaven.length - VOORRAAD)
  return opgaven.slice(begin, begin + VOORRAAD)
}

/** What a game is played with in a year; other words for another seed. */
export type Stof = (groep: number, seed: number) => readonly Opgave[]

/** Loads what a game is played with: the words of each of its years, or all sentences of those. */
export async function loadStof(
  manifest: Manifest,
  woorden: ReadonlyMap<number, readonly Item[]>,
): Promise<Stof> {
  const { content = ['woord'], groups } = manifest
  if (content.includes('woord')) return (groep, seed) => greep(woorden.get(groep) ?? [], seed)
  const [van, tot] = groups
  const groepen = Array.from({ length: tot - van + 1 }, (_, i) => van + i)
  const zinnen = new Map(
    await Promise.all(
      groepen.map(async (groep) => [groep, await loadVoorraad(manifest, { groep })] as const),
    ),
  )
  return (groep) => zinnen.get(groep) ?? []
}
