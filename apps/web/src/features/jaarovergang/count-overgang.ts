import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'

/** What happens to a school: pupils who move up, pupils who leave, and the size of each new group. */
export interface Overzicht {
  readonly over: number
  readonly weg: number
  /** Groups that have pupils, by key. */
  readonly groepen: ReadonlyMap<
    string,
    { readonly aantal: number; readonly jaren: readonly number[] }
  >
}

/** Counts the transition to a new year. */
export function countOvergang({ oud }: Pick<JaarovergangIn, 'oud'>): Overzicht {
  const alle = oud.flatMap(({ leerlingen }) => leerlingen)
  const perGroep = Map.groupBy(alle, ({ naar }) => naar)
  const groepen = [...perGroep].flatMap(([sleutel, wie]) =>
    sleutel === null
      ? []
      : [[sleutel, { aantal: wie.length, jaren: [...new Set(wie.map((k) => k.wordt))] }] as const],
  )
  const weg = perGroep.get(null)?.length ?? 0
  return { over: alle.length - weg, weg, groepen: new Map(groepen) }
}
