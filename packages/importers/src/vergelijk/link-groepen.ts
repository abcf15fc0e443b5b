import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import type { GroepRij, Momentopname } from '../momentopname.ts'
import type { Bekend, BekendeGroep } from './koppel.ts'

/** The group of the account for each group of the file, keyed by how its pupils refer to it; null for a new one. */
export type Groepen = ReadonlyMap<
  string,
  { readonly groep: GroepRij; readonly oud: BekendeGroep | null }
>

/** What happens to the groups of a file. */
export interface Groepsverschil {
  readonly nieuw: readonly GroepRij[]
  readonly hernoemd: readonly { readonly id: string; readonly groep: GroepRij }[]
  /** Recognised by name alone: the group had no key, or a different one. */
  readonly herkend: readonly { readonly id: string; readonly groep: GroepRij }[]
  /** For all known groups, the group of the account that a key or name in the file leads to. */
  readonly gekoppeld: readonly { readonly id: string; readonly sleutel: string }[]
  readonly gelijk: number
}

const opNaam = <G extends { readonly naam: string }>(groepen: readonly G[]) =>
  Map.groupBy(groepen, ({ naam }) => naamSleutel(naam))

/**
 * Links groups by key, or else by a name that only one group has. A list only has names: when two groups have names
 * that differ only in spelling, it means the one that is spelled exactly the same, or else the first.
 */
export function linkGroepen(nieuw: Momentopname, bekend: Bekend): Groepen {
  const gewone = nieuw.groepen.filter(({ samengesteld }) => !samengesteld)
  const opSleutel = new Map(
    bekend.groepen.flatMap((groep) =>
      groep.sleutel === null ? [] : [[groep.sleutel, groep] as const],
    ),
  )
  const inBestand = new Set(gewone.map(({ sleutel }) => sleutel))
  const alle = opNaam(bekend.groepen)
  const los = opNaam(
    bekend.groepen.filter(({ sleutel }) => sleutel === null || !inBestand.has(sleutel)),
  )
  // A name that two groups in the file share identifies neither of them.
  const zonderSleutel = opNaam(
    gewone.filter((groep) => !groep.opNaam && !opSleutel.has(groep.sleutel)),
  )
  const find = (groep: GroepRij): BekendeGroep | null => {
    if (groep.opNaam) {
      const namen = alle.get(naamSleutel(groep.naam)) ?? []
      return namen.find(({ naam }) => naam === groep.naam) ?? namen[0] ?? null
    }
    const metSleutel = opSleutel.get(groep.sleutel)
    const naam = naamSleutel(groep.naam)
    const [een, ander] = los.get(naam) ?? []
    const isEen = een && !ander && zonderSleutel.get(naam)?.length === 1
    return metSleutel ?? (isEen ? een : null)
  }
  return new Map(gewone.map((groep) => [groep.sleutel, { groep, oud: find(groep) }]))
}

/** Returns what happens to each group. A group that a list recognises by name keeps its own key and spelling. */
export function compareGroepen(groepen: Groepen): Groepsverschil {
  const paren = [...groepen.values()]
  const bekende = paren.flatMap(({ groep, oud }) => (oud ? [{ id: oud.id, groep, oud }] : []))
  const metSleutel = bekende.filter(({ groep }) => !groep.opNaam)
  const opSleutel = metSleutel.filter(({ groep, oud }) => oud.sleutel === groep.sleutel)
  const hernoemd = opSleutel.filter(({ groep, oud }) => oud.naam !== groep.naam)
  const herkend = metSleutel.filter(({ groep, oud }) => oud.sleutel !== groep.sleutel)
  const kort = ({ id, groep }: (typeof bekende)[number]) => ({ id, groep })
  return {
    nieuw: paren.filter(({ oud }) => !oud).map(({ groep }) => groep),
    hernoemd: hernoemd.map(kort),
    herkend: herkend.map(kort),
    gekoppeld: bekende.map(({ id, groep }) => ({ id, sleutel: groep.sleutel })),
    gelijk: bekende.length - hernoemd.length - herkend.length,
  }
}
