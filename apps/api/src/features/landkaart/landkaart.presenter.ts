import type { Land } from '@letterhaven/contracts/admin'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type {
  Landkaart,
  Somvenster,
  SomvensterKort,
  TaakKort,
  Weergave,
} from '@letterhaven/contracts/landkaart'
import { rondenVan } from '@letterhaven/domain/beloning'
import type { LandkaartPlan } from '@letterhaven/domain/landkaart'
import { lichtWegVan } from '@letterhaven/domain/licht-weg'
import { isVerlicht, standVan, type CategorieBeeld } from '@letterhaven/domain/venster-stand'
import { findCategorie } from '@letterhaven/taal/categorieen'
import type { Noem } from '../../kern/schooleigen/noemer.policy.ts'
import type { StaatLeerling } from '../../kern/staat/staat.service.ts'
import { spellenVoor, spelVoor, type Oefening } from './kaart.ts'
import type { listSomvensters } from './landkaart.queries.ts'
import type { GetoondeTaak } from './show-once.ts'

export type SomvensterRow = Awaited<ReturnType<typeof listSomvensters>>[number]

/** The pupil of a map, with their country, because the engine uses the words of a country. */
export type KaartLeerling = StaatLeerling & { readonly land: Land }

/** A pupil's map with everything on it. */
export interface Kaart {
  readonly plan: LandkaartPlan
  readonly beelden: readonly CategorieBeeld[]
  /** The day of today, as the pictures count days. */
  readonly vandaag: number
  readonly somvensters: readonly SomvensterRow[]
  readonly taken: readonly GetoondeTaak[]
  /** The schelpen earned with all taken and windows. */
  readonly verdiend: number
  /** The number of the next window. */
  readonly volgorde: number
  readonly noem: Noem
}

/** Returns what makes a taak the same: its goal, kind and length. */
export const taakSleutel = (somvenster: SomvensterRow, taak: GetoondeTaak): string =>
  `${somvenster.categorieen[0]}:${taak.soort}:${taak.aantal}`

/** Returns the name of a goal, in the words of the child's own school. */
export const naamVan = (codes: readonly string[], noem: Noem): string =>
  codes.map((code) => noem(code).naam).join(' en ')

/** Returns the window of a row as the plan has it. A row that is no longer in the plan stays hidden until it is again. */
const inPlan = ({ plan }: Kaart, rij: SomvensterRow) =>
  plan.eilanden
    .flatMap((eiland) => eiland.vensters)
    .find((venster) => venster.sleutel === rij.categorieen[0])

export function presentKort(rij: SomvensterRow, kaart: Kaart): SomvensterKort {
  const beeld = kaart.beelden.find((b) => b.code === rij.categorieen[0])
  return {
    id: rij.id,
    categorieen: rij.categorieen,
    naam: naamVan(rij.categorieen, kaart.noem),
    stand: beeld ? standVan(beeld) : 'donker',
    open: inPlan(kaart, rij)?.isOpen ?? false,
    ...(beeld ? { licht: lichtWegVan(beeld, kaart.vandaag) } : {}),
  }
}

/** Presents a taak as it is on the map. */
export function presentTaak(
  { id, soort, aantal, gedaan }: Pick<GetoondeTaak, 'id' | 'soort' | 'aantal' | 'gedaan'>,
  wie: Pick<Oefening, 'groep' | 'codes'>,
): TaakKort {
  return { id, soort, aantal, gedaan, spellen: spellenVoor({ soort, ...wie }) }
}

export const presentWeergave = ({ rustig, dyslexie }: Weergave): Weergave => ({ rustig, dyslexie })

/** Presents where 'Verder spelen' leads: the stored taak that the plan chose, in a game that plays it. */
export function presentVerder(
  { plan, somvensters, taken, noem }: Kaart,
  { jaargroep }: KaartLeerling,
): Landkaart['verder'] {
  const somvenster = somvensters.find((s) => s.categorieen[0] === plan.verder?.venster)
  const taak = taken.find(
    (t) =>
      somvenster &&
      t.somvenster_id === somvenster.id &&
      taakSleutel(somvenster, t) === plan.verder?.taak,
  )
  const ronden = taken.reduce((som, taak) => som + rondenVan(taak), 0)
  if (!somvenster || !taak) return null
  const codes = somvenster.categorieen
  const spel = spelVoor({ soort: taak.soort, groep: jaargroep, codes }, ronden)
  if (!spel) return null
  return {
    somvensterId: somvenster.id,
    taakId: taak.id,
    spel,
    naam: naamVan(somvenster.categorieen, noem),
  }
}

/** Presents what a goal waits for: those of its prerequisites that are not lit yet. */
function presentEerst(code: string, { beelden, noem }: Kaart): string[] {
  const vereist = beelden.find((b) => b.code === code)?.vereist ?? []
  return beelden
    .filter((b) => vereist.includes(b.code) && !isVerlicht(b))
    .map((b) => naamVan([b.code], noem))
}

/** Presents the islands with their windows, and the goals that come later. */
export function presentEilanden(kaart: Kaart): Landkaart['eilanden'] {
  return kaart.plan.eilanden.map(({ eiland, mist, straks }) => ({
    eiland,
    mist,
    somvensters: kaart.somvensters
      .filter((rij) => rij.eiland === eiland && inPlan(kaart, rij) !== undefined)
      .map((rij) => presentKort(rij, kaart)),
    straks: straks.map((code) => naamVan([code], kaart.noem)),
    eerst: Object.fromEntries(
      straks.flatMap((code) => {
        const eerst = presentEerst(code, kaart)
        return eerst.length > 0 ? [[naamVan([code], kaart.noem), eerst]] : []
      }),
    ),
  }))
}

/** Leaves the field out when there is nothing in it. */
export const presentVoorheen = (voorheen: LeerlingId[]): Pick<Landkaart, 'voorheen'> =>
  voorheen.length > 0 ? { voorheen } : {}

/** Presents the goal as a child reads it in each country; most goals have the same text in both. */
export function presentUitleg(code: string): Somvenster['uitleg'] {
  const { kind = '', kindVl } = findCategorie(code)?.uitleg ?? {}
  return { nl: kind, be: kindVl ?? kind }
}
