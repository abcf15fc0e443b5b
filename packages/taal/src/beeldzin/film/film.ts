import type { Dier, DingNaam, Doet, Eigen, Plek, Tijd } from './woorden.ts'

/** Something that happens in a film. What is not said is null, and is not seen either: a ball of no colour, an empty stage. */
export interface Scene {
  readonly wie: Dier
  readonly doet: Doet
  /** The other animal: who gets it, is stroked, is jumped over. */
  readonly ander: Dier | null
  readonly ding: DingNaam | null
  readonly eigen: Eigen | null
  readonly waar: Plek | null
}

/** A film: one scene, or two that are seen at once, so that neither comes first. */
export interface Film {
  readonly scenes: readonly Scene[]
  readonly wanneer: Tijd
}

const sleutelVanScene = ({ wie, doet, ander, ding, eigen, waar }: Scene): string =>
  [wie, doet, ander, ding, eigen, waar].join('.')

/** Returns a text that is the same for the same film alone. */
export const sleutelVan = ({ scenes, wanneer }: Film): string =>
  [wanneer, ...scenes.map(sleutelVanScene).toSorted()].join(' ')

export const isZelfde = (een: Film, ander: Film): boolean => sleutelVan(een) === sleutelVan(ander)

/** A part of a film that can be another. */
export const DELEN = ['wie', 'doet', 'ander', 'ding', 'eigen', 'waar'] as const
export type Deel = (typeof DELEN)[number] | 'wanneer'

/** Returns the scene of the same actor, or else the scene at the same place. */
const tegenover = (film: Film, scene: Scene, nr: number): Scene | undefined =>
  film.scenes.find(({ wie }) => wie === scene.wie) ?? film.scenes[nr]

/** Where another film differs: at which scene of the asked one, and in which parts. */
export interface Verschil {
  readonly wanneer: boolean
  readonly scenes: readonly { readonly nr: number; readonly delen: readonly Deel[] }[]
}

/** Returns in what a film differs from the asked one. */
export function verschilVan(gevraagd: Film, gemaakt: Film): Verschil {
  const scenes = gevraagd.scenes.map((scene, nr) => {
    const ander = tegenover(gemaakt, scene, nr)
    return { nr, delen: DELEN.filter((deel) => scene[deel] !== (ander?.[deel] ?? null)) }
  })
  return {
    wanneer: gevraagd.wanneer !== gemaakt.wanneer,
    scenes: scenes.filter(({ delen }) => delen.length > 0),
  }
}
