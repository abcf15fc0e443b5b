import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import type { Item, Manifest, Soort } from '@letterhaven/game-kit/regels/contract'

/** The number of opgaven that are ready for one taak. */
const VOORRAAD = 120

/** Returns some of these, different ones for each seed. */
function greep(opgaven: readonly Opgave[], seed: number): readonly Opgave[] {
  const begin = (seed * VOORRAAD) % Math.max(1, opgaven.length - VOORRAAD)
  return opgaven.slice(begin, begin + VOORRAAD)
}

/** What is practised: a kind, in a year, with other words for another seed. */
interface Oefening {
  readonly kind: Soort
  readonly groep: number
  readonly seed: number
}

/** What a game is played with. */
export type Stof = (oefening: Oefening) => readonly Opgave[]

/** Loads what a game is played with: the words or verbs of each of its years, or all sentences of those. */
export async function loadStof(
  manifest: Manifest,
  woorden: ReadonlyMap<number, readonly Item[]>,
): Promise<Stof> {
  const { content = ['woord'], groups, kinds } = manifest
  const [van, tot] = groups
  const groepen = Array.from({ length: tot - van + 1 }, (_, i) => van + i)
  const loadJaren = async (soort?: Soort): Promise<ReadonlyMap<number, readonly Opgave[]>> =>
    new Map(
      await Promise.all(
        groepen.map(
          async (groep) =>
            [groep, await loadVoorraad(manifest, { groep, ...(soort ? { soort } : {}) })] as const,
        ),
      ),
    )
  if (!content.includes('woord')) {
    const zinnen = await loadJaren()
    return ({ groep }) => zinnen.get(groep) ?? []
  }
  const vormen = kinds.includes('werkwoorden') ? await loadJaren('werkwoorden') : null
  return ({ kind, groep, seed }) =>
    greep((kind === 'werkwoorden' ? vormen : woorden)?.get(groep) ?? [], seed)
}
