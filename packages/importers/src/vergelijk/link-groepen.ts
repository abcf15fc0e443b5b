import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import type { GroepRij, Momentopname } from '../momentopname.ts'
import type { Bekend, BekendeGroep } from './koppel.ts'

/** Of each group of a file, by how its pupils point at it, which one of the account it is; null for a new one. */
export type Groepen = ReadonlyMap<
  string,
  { readonly groep: GroepRij; readonly oud: BekendeGroep | null }
>

/** What is done with the groups of a file. */
export interface Groepsverschil {
  readonly nieuw: readonly GroepRij[]
  readonly hernoemd: readonly { readonly id: string; readonly groep: GroepRij }[]
  /** Known by its name alone: it had no key, or another one. */
  readonly herkend: readonly { readonly id: string; readonly groep: GroepRij }[]
  /** Which group of the account a key or name of the file leads to, of all that are known. */
  readonly gekoppeld: readonly { readonly id: string; readonly sleutel: string }[]
  readonly gelijk: number
}

const opNaam = <G extends { readonly naam: string }>(groepen: readonly G[]) =>
  Map.groupBy(groepen, ({ naam }) => naamSleutel(naam))

/**
 * By key, else by a name that only one has. A list knows names alone: of two that are one but for how they are written it
 * means the one that is written as it is, else the first.
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
  // A name that two of the file have says of neither which one it is.
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

/** What becomes of each; a group that is known by its name in a list keeps its own key and how it is written. */
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
