import type { Manifest, Soort, Speelwijze } from './contract.ts'

/** What a manifest says itself. */
export type ManifestDelen = Omit<Manifest, 'kinds' | 'groups' | 'jaren'>

/** Returns the first and last groep of these. */
function spanVan(wijzen: readonly Speelwijze[]): readonly [number, number] {
  return [Math.min(...wijzen.map(([, van]) => van)), Math.max(...wijzen.map(([, , tot]) => tot))]
}

/** Makes a manifest. The kinds, the groepen of the game and those of each kind follow from its forms. */
export function makeManifest(delen: ManifestDelen): Manifest {
  const rijen = Object.entries(delen.vormen) as [Soort, readonly Speelwijze[]][]
  const groups = spanVan(rijen.flatMap(([, wijzen]) => wijzen))
  const jaren = rijen.flatMap(([soort, wijzen]) => {
    const span = spanVan(wijzen)
    return span.join() === groups.join() ? [] : [[soort, span] as const]
  })
  return {
    ...delen,
    kinds: rijen.map(([soort]) => soort),
    groups,
    ...(jaren.length > 0 ? { jaren: Object.fromEntries(jaren) } : {}),
  }
}
