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

/** Returns the words of which a game can ask something in a kind; all of them where none is told by its category. */
function passendVoor({ categorieen, zonder }: Manifest, kind: Soort, items: readonly Item[]) {
  const [met, uit] = [categorieen?.[kind], zonder?.[kind]]
  const passend = items.filter(({ categorieen: eigen = [] }) =>
    met ? eigen.some((code) => met.includes(code)) : !eigen.some((code) => uit?.includes(code)),
  )
  return passend.length > 0 ? passend : items
}

/** What is practised: a kind, in a year, with other words for another seed. */
interface Oefening {
  readonly kind: Soort
  readonly groep: number
  readonly seed: number
}

/** What is played: words, forms of verbs, sentences or texts. */
export type Wat = 'woorden' | 'werkwoorden' | 'zinnen' | 'tekst'

/** Returns what a game plays in one of its kinds. */
export function watIn({ content = ['woord'] }: Manifest, kind: Soort): Wat {
  if (kind === 'werkwoorden' || kind === 'tekst' || kind === 'zinnen') return kind
  return content.includes('woord') ? 'woorden' : 'zinnen'
}

/** What a game is played with. */
export type Stof = (oefening: Oefening) => readonly Opgave[]

/** Loads what a game is played with in one of its kinds: the words or verbs of each of its years, or all sentences or texts of those. */
async function loadSoort(
  manifest: Manifest,
  kind: Soort,
  woorden: ReadonlyMap<number, readonly Item[]>,
): Promise<(oefening: Oefening) => readonly Opgave[]> {
  const wat = watIn(manifest, kind)
  if (wat === 'woorden') {
    const passend = new Map(
      [...woorden].map(([groep, items]) => [groep, passendVoor(manifest, kind, items)] as const),
    )
    return ({ groep, seed }) => greep(passend.get(groep) ?? [], seed)
  }
  const [van, tot] = manifest.groups
  const jaren = new Map<number, readonly Opgave[]>()
  for (let groep = van; groep <= tot; groep += 1)
    jaren.set(groep, await loadVoorraad(manifest, { groep, soort: kind }))
  const alle = (groep: number): readonly Opgave[] => jaren.get(groep) ?? []
  return wat === 'werkwoorden'
    ? ({ groep, seed }) => greep(alle(groep), seed)
    : ({ groep }) => alle(groep)
}

/** Loads what a game is played with in each of its kinds. */
export async function loadStof(
  manifest: Manifest,
  woorden: ReadonlyMap<number, readonly Item[]>,
): Promise<Stof> {
  const soorten = new Map(
    await Promise.all(
      manifest.kinds.map(async (kind) => [kind, await loadSoort(manifest, kind, woorden)] as const),
    ),
  )
  return (oefening) => soorten.get(oefening.kind)?.(oefening) ?? []
}
