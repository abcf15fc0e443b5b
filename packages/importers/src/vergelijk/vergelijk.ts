import type { GroepRij, LeerlingRij, Momentopname } from '../momentopname.ts'
import { kaal } from './kenmerk.ts'
import {
  koppel,
  type Bekend,
  type BekendeGroep,
  type BekendeLeerling,
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

/** A pupil that goes to another group, by the keys of the file; null = to none. */
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
    readonly hernoemd: readonly {
      readonly id: string
      readonly van: string
      readonly naar: string
    }[]
    /** Another key under the same name: probably the same group, a human decides. */
    readonly voorstel: readonly { readonly id: string; readonly groep: GroepRij }[]
    readonly gelijk: number
  }
  readonly leerlingen: {
    readonly nieuw: readonly LeerlingRij[]
    readonly gewijzigd: readonly GewijzigdeLeerling[]
    readonly verplaatst: readonly VerplaatsteLeerling[]
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

function vergelijkGroepen(nieuw: Momentopname, bekend: Bekend): Verschil['groepen'] {
  const opSleutel = new Map(
    bekend.groepen.flatMap((groep) =>
      groep.sleutel === null ? [] : [[groep.sleutel, groep] as const],
    ),
  )
  const gewone = nieuw.groepen.filter(({ samengesteld }) => !samengesteld)
  const inBestand = new Set(gewone.map(({ sleutel }) => sleutel))
  const los = new Map(
    bekend.groepen
      .filter(({ sleutel }) => sleutel === null || !inBestand.has(sleutel))
      .map((groep) => [kaal(groep.naam), groep] as const),
  )
  const paren = gewone.map((groep) => ({ groep, oud: opSleutel.get(groep.sleutel) }))
  const onbekend = paren.filter(({ oud }) => !oud).map(({ groep }) => groep)
  const kandidaat = (groep: GroepRij): BekendeGroep | undefined => los.get(kaal(groep.naam))
  return {
    nieuw: onbekend.filter((groep) => !kandidaat(groep)),
    hernoemd: paren.flatMap(({ groep, oud }) =>
      oud && oud.naam !== groep.naam ? [{ id: oud.id, van: oud.naam, naar: groep.naam }] : [],
    ),
    voorstel: onbekend.flatMap((groep) => {
      const oud = kandidaat(groep)
      return oud ? [{ id: oud.id, groep }] : []
    }),
    gelijk: paren.filter(({ groep, oud }) => oud?.naam === groep.naam).length,
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

const verplaatsing = ({ bekend, leerling }: Zeker): VerplaatsteLeerling[] =>
  leerling.groep === null || leerling.groep === bekend.groep
    ? []
    : [{ id: bekend.id, leerling, van: bekend.groep, naar: leerling.groep }]

/**
 * What a file says that the account does not know yet. Whoever is gone in the file and not in the account is proposed
 * to leave, as is whoever the file does not name; nobody is taken away by being absent.
 */
export function vergelijk(nieuw: Momentopname, bekend: Bekend): Verschil {
  const koppelingen = koppel(nieuw, bekend)
  const zeker = van(koppelingen, 'zeker')
  const blijft = zeker.filter(({ leerling }) => !leerling.vertrokken)
  const gewijzigd = blijft.flatMap(({ bekend: oud, leerling }): GewijzigdeLeerling[] => {
    const wijzigingen = wijzigingenVan(oud, leerling)
    return wijzigingen.length > 0 ? [{ id: oud.id, leerling, wijzigingen }] : []
  })
  const verplaatst = blijft.flatMap(verplaatsing)
  const anders = new Set([...gewijzigd, ...verplaatst].map(({ id }) => id))
  const uitgestroomd = zeker.filter((een) => een.leerling.vertrokken && !een.bekend.vertrokken)
  return {
    groepen: vergelijkGroepen(nieuw, bekend),
    leerlingen: {
      nieuw: van(koppelingen, 'nieuw')
        .map(({ leerling }) => leerling)
        .filter(({ vertrokken }) => !vertrokken),
      gewijzigd,
      verplaatst,
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
