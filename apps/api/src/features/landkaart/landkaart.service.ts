import { randomUUID } from 'node:crypto'
import type { Land } from '@letterhaven/contracts/admin'
import type { LeerlingId, SomvensterId, TaakId } from '@letterhaven/contracts/ids'
import type {
  Landkaart,
  Somvenster,
  SomvensterKort,
  TaakKort,
  Weergave,
} from '@letterhaven/contracts/landkaart'
import { rondenVan, sterrenVan } from '@letterhaven/domain/beloning'
import { makeLandkaart, type LandkaartPlan } from '@letterhaven/domain/landkaart'
import { grenzenVoor } from '@letterhaven/domain/grenzen'
import type { TaakPlan } from '@letterhaven/domain/taken'
import { lichtWegVan } from '@letterhaven/domain/licht-weg'
import { isVerlicht, standVan, type CategorieBeeld } from '@letterhaven/domain/venster-stand'
import { findCategorie } from '@letterhaven/taal/categorieen'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { kaartScopeVan, loadStaat, type StaatLeerling } from '../../kern/staat/staat.service.ts'
import { dagenSinds1970 } from '../../kern/vouwen.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { oudeIdsVan } from '../../kern/voorheen/voorheen.service.ts'
import { geluidenVan, taalVan } from '../geluiden/geluiden.service.ts'
import { zegbaarVanWoorden } from '../geluiden/zegbaar.policy.ts'
import { readAankopen, readUiterlijk } from '../../kern/bezit/bezit.service.ts'
import { wachtendeToets } from '../methodetoetsen/papier.service.ts'
import type { Noem } from '../../kern/schooleigen/noemer.policy.ts'
import { noemerVan } from '../../kern/schooleigen/schooleigen.service.ts'
import { openLeerling } from '../../kern/toegang/toegang.service.ts'
import { beeldenVan, SPEELBAAR, spellenVoor, spelVoor, type Oefening } from './kaart.ts'
import {
  insertSomvensters,
  insertTaken,
  listBesteRonden,
  listLaatstPerCategorie,
  listSomvensters,
  listTaken,
  lockLeerling,
  markAan,
  type Bijgekomen,
  type NieuweTaak,
} from './landkaart.queries.ts'
import { readWeek, schelpenVan } from './schelpen.service.ts'
import { showOnce, type GetoondeTaak } from './show-once.ts'
import { metGeluid, presentVoorbeelden } from './voorbeelden.ts'

type SomvensterRow = Awaited<ReturnType<typeof listSomvensters>>[number]

/** The pupil of a map, with their country, because the engine uses the words of a country. */
type KaartLeerling = StaatLeerling & { readonly land: Land }

/** A pupil's map with everything on it. */
interface Kaart {
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

const taakSleutel = (somvenster: SomvensterRow, taak: GetoondeTaak): string =>
  `${somvenster.categorieen[0]}:${taak.soort}:${taak.aantal}`

/** Makes the plan of the map from the engine's picture, and reads what is already stored of it. */
async function readKaart(ctx: Context, scope: AdminScope, leerling: KaartLeerling): Promise<Kaart> {
  const { staat } = await loadStaat(scope, ctx.inhoud, leerling)
  const bewaard = await listSomvensters(scope, leerling.id)
  const perTaak = await listTaken(scope, leerling.id)
  const { somvensters, taken } = showOnce(bewaard, perTaak)
  const laatst = await listLaatstPerCategorie(scope, leerling.id)
  const aan = somvensters.flatMap(({ categorieen, aan_sinds }) =>
    aan_sinds && categorieen[0] ? [[categorieen[0], dagenSinds1970(aan_sinds)] as const] : [],
  )
  const beelden = beeldenVan(kaartScopeVan(ctx.inhoud, leerling.jaargroep), {
    engine: ctx.inhoud.voor(leerling.land).engine,
    staat,
    t: dagenSinds1970(ctx.now()),
    aanSinds: new Map(aan),
    laatst: new Map(laatst.map((rij) => [rij.categorie, dagenSinds1970(rij.laatst)])),
  })
  const gedaan = new Map(
    taken.flatMap((taak) => {
      const somvenster = somvensters.find((s) => s.id === taak.somvenster_id)
      return somvenster ? [[taakSleutel(somvenster, taak), taak.gedaan] as const] : []
    }),
  )
  const vandaag = dagenSinds1970(ctx.now())
  const plan = makeLandkaart({ groep: leerling.jaargroep, speelbaar: SPEELBAAR, gedaan }, beelden)
  return {
    plan,
    noem: await noemerVan(scope),
    beelden,
    vandaag,
    somvensters,
    taken,
    verdiend: schelpenVan(perTaak, bewaard),
    volgorde: Math.max(0, ...bewaard.map((s) => s.volgorde + 1)),
  }
}

const nieuweTaak = ({ soort, aantal }: TaakPlan): NieuweTaak => ({
  id: randomUUID() as string as TaakId,
  soort,
  aantal,
})

/**
 * Returns the taken that the plan has for existing windows and that are not stored yet: a game that plays their kind came
 * later.
 */
function bijgekomenTaken({ plan, somvensters, taken }: Kaart): Bijgekomen[] {
  const vensters = plan.eilanden.flatMap((eiland) => eiland.vensters)
  return somvensters.flatMap((rij) => {
    const hier = taken.filter((taak) => taak.somvenster_id === rij.id)
    const bekend = new Set(hier.map((taak) => taakSleutel(rij, taak)))
    const venster = vensters.find(({ sleutel }) => sleutel === rij.categorieen[0])
    const nieuw = venster?.taken.filter(({ sleutel }) => !bekend.has(sleutel)) ?? []
    if (nieuw.length === 0) return []
    const vanafVolgorde = Math.max(0, ...hier.map((taak) => taak.volgorde + 1))
    return [{ somvensterId: rij.id, vanafVolgorde, taken: nieuw.map(nieuweTaak) }]
  })
}

/** Stores what the plan opens for the first time and what is lit for the first time. */
async function savePlan(
  scope: AdminScope,
  leerlingId: LeerlingId,
  kaart: Kaart & { now: Date },
): Promise<boolean> {
  const vensters = kaart.plan.eilanden.flatMap((eiland) => eiland.vensters)
  const opSleutel = new Map(kaart.somvensters.map((s) => [s.categorieen[0], s]))
  const nieuw = vensters.filter(
    (venster) => !opSleutel.has(venster.sleutel) && venster.taken.length > 0,
  )
  await insertSomvensters(scope, leerlingId, {
    vanafVolgorde: kaart.volgorde,
    somvensters: nieuw.map((venster) => ({
      id: randomUUID() as string as SomvensterId,
      eiland: venster.eiland,
      categorieen: venster.categorieen,
      taken: venster.taken.map(nieuweTaak),
    })),
  })
  const bijgekomen = bijgekomenTaken(kaart)
  await insertTaken(scope, leerlingId, bijgekomen)
  const pasAan = vensters.flatMap((venster) => {
    const rij = opSleutel.get(venster.sleutel)
    return venster.stand === 'aan' && rij && !rij.aan_sinds ? [rij.id] : []
  })
  await markAan(scope, leerlingId, { ids: pasAan, sinds: kaart.now })
  return nieuw.length + bijgekomen.length > 0
}

/** Loads the map as it is, and opens windows where the engine sees a goal in reach. */
async function loadKaart(ctx: Context, scope: AdminScope, leerling: KaartLeerling): Promise<Kaart> {
  await lockLeerling(scope, leerling.id)
  const kaart = await readKaart(ctx, scope, leerling)
  const isVeranderd = await savePlan(scope, leerling.id, { ...kaart, now: ctx.now() })
  return isVeranderd ? readKaart(ctx, scope, leerling) : kaart
}

/** Returns the name of a goal, in the words of the child's own school. */
export const naamVan = (codes: readonly string[], noem: Noem): string =>
  codes.map((code) => noem(code).naam).join(' en ')

/** Returns the window of a row as the plan has it. A row that is no longer in the plan stays hidden until it is again. */
const inPlan = ({ plan }: Kaart, rij: SomvensterRow) =>
  plan.eilanden
    .flatMap((eiland) => eiland.vensters)
    .find((venster) => venster.sleutel === rij.categorieen[0])

function presentKort(rij: SomvensterRow, kaart: Kaart): SomvensterKort {
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

const presentWeergave = ({ rustig, dyslexie }: Weergave): Weergave => ({ rustig, dyslexie })

/** Presents what the pupil has earned so far, and what is left of it. */
async function presentSchelpen(scope: AdminScope, leerlingId: LeerlingId, { verdiend }: Kaart) {
  const { uitgegeven } = await readAankopen(scope, leerlingId)
  return { verdiend, schelpen: verdiend - uitgegeven }
}

/** Presents where 'Verder spelen' leads: the stored taak that the plan chose, in a game that plays it. */
function presentVerder(
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
function presentEilanden(kaart: Kaart): Landkaart['eilanden'] {
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
const presentVoorheen = (voorheen: LeerlingId[]): Pick<Landkaart, 'voorheen'> =>
  voorheen.length > 0 ? { voorheen } : {}

/** Returns the pupil's map. */
export function getLandkaart(
  ctx: Context,
  caller: Caller,
  leerlingId: LeerlingId,
): Promise<Landkaart> {
  return openLeerling({ ctx, caller, leerlingId }, async (scope, leerling) => {
    const kaart = await loadKaart(ctx, scope, leerling)
    const isEigen = String(caller.userId) === leerlingId
    return {
      leerling: { id: leerlingId, voornaam: leerling.voornaam },
      weergave: presentWeergave(leerling),
      eilanden: presentEilanden(kaart),
      verder: presentVerder(kaart, leerling),
      week: await readWeek(scope, leerlingId, dagVan(ctx.now())),
      ...(await presentSchelpen(scope, leerlingId, kaart)),
      uiterlijk: await readUiterlijk(scope, leerlingId),
      gaapNa: grenzenVoor(leerling).gaapNa,
      toets: await wachtendeToets(scope, leerlingId),
      ...presentVoorheen(isEigen ? await oudeIdsVan(scope, leerlingId) : []),
    }
  })
}

/** Presents the goal as a child reads it in each country; most goals have the same text in both. */
function presentUitleg(code: string): Somvenster['uitleg'] {
  const { kind = '', kindVl } = findCategorie(code)?.uitleg ?? {}
  return { nl: kind, be: kindVl ?? kind }
}

/** The window, and the host through which it is requested. */
interface WelkVenster {
  readonly leerlingId: LeerlingId
  readonly somvensterId: SomvensterId
  readonly host: string
}

/** Returns one window with its taken. */
export function getSomvenster(
  ctx: Context,
  caller: Caller,
  { leerlingId, somvensterId, host }: WelkVenster,
): Promise<Somvenster> {
  return openLeerling({ ctx, caller, leerlingId }, async (scope, leerling) => {
    const kaart = await readKaart(ctx, scope, leerling)
    const rij = kaart.somvensters.find((somvenster) => somvenster.id === somvensterId)
    if (!rij) throw notFound()
    const [code = ''] = rij.categorieen
    const besteRonden = await listBesteRonden(scope, leerlingId, code)
    const voorbeelden = presentVoorbeelden(ctx.inhoud, rij.categorieen)
    const geluiden = await geluidenVan(ctx, scope.db, {
      taal: taalVan(ctx, host),
      zegbaar: zegbaarVanWoorden(voorbeelden),
    })
    return {
      ...presentKort(rij, kaart),
      eiland: rij.eiland,
      uitleg: presentUitleg(code),
      weergave: presentWeergave(leerling),
      voorbeelden: metGeluid(voorbeelden, geluiden),
      taken: kaart.taken
        .filter((taak) => taak.somvenster_id === somvensterId)
        .map((taak) => ({
          ...presentTaak(
            { ...taak, gedaan: Math.min(taak.gedaan, taak.aantal) },
            { groep: leerling.jaargroep, codes: rij.categorieen },
          ),
          sterren: Math.max(
            ...taak.ids.map((id) => sterrenVan(taak.aantal, besteRonden.get(id) ?? null)),
          ),
        })),
      schelpen: (await presentSchelpen(scope, leerlingId, kaart)).schelpen,
    }
  })
}
