import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'

/** How a school goes: pupils along, pupils out, and what each new group comes to. */
export interface Overzicht {
  readonly over: number
  readonly weg: number
  /** Groups with somebody in them, by their key. */
  readonly groepen: ReadonlyMap<
    string,
    { readonly aantal: number; readonly jaren: readonly number[] }
  >
}

/** Counts the way into a new year. */
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
