import type { GroepRij, LeerlingRij, Momentopname } from '../momentopname.ts'
import { kaal } from './kenmerk.ts'
import {
  GEEN_BESLUIT,
  koppel,
  type Bekend,
  type BekendeGroep,
  type BekendeLeerling,
  type Besluit,
  type Koppeling,
} from './koppel.ts'

/** Fields of a pupil that a file may change; a null in the file says nothing, and takes nothing away. */
export const VELDEN = [
  'roepnaam',
  'voorvoegsel',
  'achternaam',
  'geboortedatum',
  'jaargroep',
  'sleutel',
  'eckid',
] as const
export type Veld = (typeof VELDEN)[number]

/** One field that becomes another. */
export interface Wijziging {
  readonly veld: Veld
  readonly van: string | null
  readonly naar: string
}

/** A pupil that stays and changes. */
export interface GewijzigdeLeerling {
  readonly id: string
  readonly leerling: LeerlingRij
  readonly wijzigingen: readonly Wijziging[]
}

/** A pupil that goes from a group of the account (by id; null = none) to one of the file (by key). */
export interface VerplaatsteLeerling {
  readonly id: string
  readonly leerling: LeerlingRij
  readonly van: string | null
  readonly naar: string
}

/** Why a pupil is proposed for the prullenbak. */
export type Vertrek = 'uitgestroomd' | 'ontbreekt'

/** What a file would change in an account. Nothing is done by it. */
export interface Verschil {
  readonly groepen: {
    readonly nieuw: readonly GroepRij[]
    readonly hernoemd: readonly { readonly id: string; readonly groep: GroepRij }[]
    /** Known by its name alone: it had no key, or another one. */
    readonly herkend: readonly { readonly id: string; readonly groep: GroepRij }[]
    readonly gelijk: number
  }
  readonly leerlingen: {
    readonly nieuw: readonly LeerlingRij[]
    readonly gewijzigd: readonly GewijzigdeLeerling[]
    readonly verplaatst: readonly VerplaatsteLeerling[]
    /** In the prullenbak of the account, and in the file as if nothing had happened. */
    readonly terug: readonly { readonly id: string; readonly leerling: LeerlingRij }[]
    /** Proposed, never done by default. */
    readonly vertrokken: readonly { readonly id: string; readonly reden: Vertrek }[]
    readonly voorstel: readonly Extract<Koppeling, { soort: 'voorstel' }>[]
    readonly botsing: readonly Extract<Koppeling, { soort: 'botsing' }>[]
    readonly gelijk: number
  }
}

const wijzigingenVan = (oud: BekendeLeerling, nieuw: LeerlingRij): Wijziging[] =>
  VELDEN.flatMap((veld) => {
    const [van, naar] = [oud[veld], nieuw[veld]]
    return naar === null || naar === van ? [] : [{ veld, van, naar }]
  })

type Groepen = ReadonlyMap<string, { readonly groep: GroepRij; readonly oud: BekendeGroep | null }>

/** Of each group of the file which one of the account it is: by key, else by a name that only one has. */
function koppelGroepen(nieuw: Momentopname, bekend: Bekend): Groepen {
  const gewone = nieuw.groepen.filter(({ samengesteld }) => !samengesteld)
  const opSleutel = new Map(
    bekend.groepen.flatMap((groep) =>
      groep.sleutel === null ? [] : [[groep.sleutel, groep] as const],
    ),
  )
  const inBestand = new Set(gewone.map(({ sleutel }) => sleutel))
  const los = Map.groupBy(
    bekend.groepen.filter(({ sleutel }) => sleutel === null || !inBestand.has(sleutel)),
    ({ naam }) => kaal(naam),
  )
  const opNaam = (naam: string): BekendeGroep | null => {
    const [een, ander] = los.get(kaal(naam)) ?? []
    return een && !ander ? een : null
  }
  return new Map(
    gewone.map((groep) => [
      groep.sleutel,
      { groep, oud: opSleutel.get(groep.sleutel) ?? opNaam(groep.naam) },
    ]),
  )
}

function vergelijkGroepen(groepen: Groepen): Verschil['groepen'] {
  const paren = [...groepen.values()]
  const bekende = paren.flatMap(({ groep, oud }) => (oud ? [{ id: oud.id, groep, oud }] : []))
  const opSleutel = bekende.filter(({ groep, oud }) => oud.sleutel === groep.sleutel)
  const kort = ({ id, groep }: (typeof bekende)[number]) => ({ id, groep })
  return {
    nieuw: paren.filter(({ oud }) => !oud).map(({ groep }) => groep),
    hernoemd: opSleutel.filter(({ groep, oud }) => oud.naam !== groep.naam).map(kort),
    herkend: bekende.filter(({ groep, oud }) => oud.sleutel !== groep.sleutel).map(kort),
    gelijk: opSleutel.filter(({ groep, oud }) => oud.naam === groep.naam).length,
  }
}

type Zeker = Extract<Koppeling, { soort: 'zeker' }>

const van = <S extends Koppeling['soort']>(
  koppelingen: readonly Koppeling[],
  soort: S,
): Extract<Koppeling, { soort: S }>[] =>
  koppelingen.filter((een): een is Extract<Koppeling, { soort: S }> => een.soort === soort)

/** Whoever nobody of the file may be: neither surely, nor perhaps. */
function ontbrekend(koppelingen: readonly Koppeling[], { leerlingen }: Bekend): string[] {
  const genoemd = new Set(
    koppelingen.flatMap((een) =>
      een.soort === 'zeker'
        ? [een.bekend.id]
        : een.soort === 'nieuw'
          ? []
          : een.kandidaten.map(({ id }) => id),
    ),
  )
  return leerlingen
    .filter(({ id, vertrokken }) => !vertrokken && !genoemd.has(id))
    .map(({ id }) => id)
}

function verplaatsing({ bekend, leerling }: Zeker, groepen: Groepen): VerplaatsteLeerling[] {
  const naar = leerling.groep
  // Who comes without a group, or in one that is put together of others, stays where it is.
  if (naar === null || !groepen.has(naar)) return []
  return groepen.get(naar)?.oud?.id === bekend.groep && bekend.groep !== null
    ? []
    : [{ id: bekend.id, leerling, van: bekend.groep, naar }]
}

/**
 * What a file says that the account does not know yet. Whoever is gone in the file and not in the account is proposed
 * to leave, as is whoever the file does not name; nobody is taken away by being absent.
 */
export function vergelijk(
  nieuw: Momentopname,
  bekend: Bekend,
  besluit: Besluit = GEEN_BESLUIT,
): Verschil {
  const koppelingen = koppel(nieuw, bekend, besluit)
  const groepen = koppelGroepen(nieuw, bekend)
  const zeker = van(koppelingen, 'zeker')
  const blijft = zeker.filter(({ leerling }) => !leerling.vertrokken)
  const gewijzigd = blijft.flatMap(({ bekend: oud, leerling }): GewijzigdeLeerling[] => {
    const wijzigingen = wijzigingenVan(oud, leerling)
    return wijzigingen.length > 0 ? [{ id: oud.id, leerling, wijzigingen }] : []
  })
  const verplaatst = blijft.flatMap((een) => verplaatsing(een, groepen))
  const terug = blijft
    .filter((een) => een.bekend.vertrokken)
    .map((een) => ({ id: een.bekend.id, leerling: een.leerling }))
  const anders = new Set([...gewijzigd, ...verplaatst, ...terug].map(({ id }) => id))
  const uitgestroomd = zeker.filter((een) => een.leerling.vertrokken && !een.bekend.vertrokken)
  return {
    groepen: vergelijkGroepen(groepen),
    leerlingen: {
      nieuw: van(koppelingen, 'nieuw')
        .map(({ leerling }) => leerling)
        .filter(({ vertrokken }) => !vertrokken),
      gewijzigd,
      verplaatst,
      terug,
      vertrokken: [
        ...uitgestroomd.map((een) => ({ id: een.bekend.id, reden: 'uitgestroomd' as const })),
        ...ontbrekend(koppelingen, bekend).map((id) => ({ id, reden: 'ontbreekt' as const })),
      ],
      voorstel: van(koppelingen, 'voorstel').filter(({ leerling }) => !leerling.vertrokken),
      botsing: van(koppelingen, 'botsing'),
      gelijk: blijft.filter(({ bekend: { id } }) => !anders.has(id)).length,
    },
  }
}
