import type { Manifest, Soort, SpelSoort, Speelwijze } from './contract.ts'

/** The kinds of which a taak can be made now. */
const SOORTEN: readonly SpelSoort[] = [
  'lezen',
  'spelling',
  'dictee',
  'flitsen',
  'hakken',
  'plakken',
  'splitsen',
  'zinnen',
  'werkwoorden',
] satisfies Soort[]

const isSoort = (soort: SpelSoort): soort is Soort => SOORTEN.includes(soort)

/** What a manifest says itself. */
export type ManifestDelen = Omit<Manifest, 'kinds' | 'groups' | 'jaren'>

/** Returns the first and last groep of these. */
function spanVan(wijzen: readonly Speelwijze[]): readonly [number, number] {
  return [Math.min(...wijzen.map(([, van]) => van)), Math.max(...wijzen.map(([, , tot]) => tot))]
}

/** Makes a manifest. The kinds, the groepen of the game and those of each kind follow from its forms. */
export function makeManifest(delen: ManifestDelen): Manifest {
  const rijen = Object.entries(delen.vormen) as [SpelSoort, readonly Speelwijze[]][]
  const groups = spanVan(rijen.flatMap(([, wijzen]) => wijzen))
  const jaren = rijen.flatMap(([soort, wijzen]) => {
    const span = spanVan(wijzen)
    return isSoort(soort) && span.join() !== groups.join() ? [[soort, span] as const] : []
  })
  return {
    ...delen,
    kinds: rijen.map(([soort]) => soort).filter(isSoort),
    groups,
    ...(jaren.length > 0 ? { jaren: Object.fromEntries(jaren) } : {}),
  }
}
