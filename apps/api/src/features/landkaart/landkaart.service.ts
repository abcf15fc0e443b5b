import { randomUUID } from 'node:crypto'
import type { LeerlingId, SomvensterId, TaakId } from '@letterhaven/contracts/ids'
import type { Landkaart, Somvenster } from '@letterhaven/contracts/landkaart'
import { sterrenVan } from '@letterhaven/domain/beloning'
import { makeLandkaart } from '@letterhaven/domain/landkaart'
import { grenzenVoor } from '@letterhaven/domain/grenzen'
import type { TaakPlan } from '@letterhaven/domain/taken'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { kaartScopeVan, loadStaat } from '../../kern/staat/staat.service.ts'
import { dagenSinds1970 } from '../../kern/vouwen.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { oudeIdsVan } from '../../kern/voorheen/voorheen.service.ts'
import { geluidenVan, taalVan } from '../geluiden/geluiden.service.ts'
import { zegbaarVanWoorden } from '../geluiden/zegbaar.policy.ts'
import { readAankopen, readUiterlijk } from '../../kern/bezit/bezit.service.ts'
import { wachtendeToets } from '../methodetoetsen/papier.service.ts'
import { noemerVan } from '../../kern/schooleigen/schooleigen.service.ts'
import { openLeerling } from '../../kern/toegang/toegang.service.ts'
import { beeldenVan, isLeesbaar, SPEELBAAR } from './kaart.ts'
import {
  presentEilanden,
  presentKort,
  presentTaak,
  presentUitleg,
  presentVerder,
  presentVoorheen,
  presentWeergave,
  taakSleutel,
  type Kaart,
  type KaartLeerling,
} from './landkaart.presenter.ts'
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
import { showOnce } from './show-once.ts'
import { metGeluid, presentVoorbeelden } from './voorbeelden.ts'

/** Whose map it is, and what the client that asks for it can read. */
interface Voor {
  readonly leerling: KaartLeerling
  readonly contract: number
}

/** Makes the plan of the map from the engine's picture, and reads what is already stored of it. */
async function readKaart(
  ctx: Context,
  scope: AdminScope,
  { leerling, contract }: Voor,
): Promise<Kaart> {
  const { staat } = await loadStaat(scope, ctx.inhoud, leerling)
  const bewaard = await listSomvensters(scope, leerling.id)
  const perTaak = await listTaken(scope, leerling.id)
  const { somvensters, taken } = showOnce(bewaard, perTaak)
  const laatst = await listLaatstPerCategorie(scope, leerling.id)
  const aan = somvensters.flatMap(({ categorieen, aan_sinds }) =>
    aan_sinds && categorieen[0] ? [[categorieen[0], dagenSinds1970(aan_sinds)] as const] : [],
  )
  const codes = kaartScopeVan(ctx.inhoud, leerling.jaargroep).filter((code) =>
    isLeesbaar([code], contract),
  )
  const beelden = beeldenVan(codes, {
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
async function loadKaart(ctx: Context, scope: AdminScope, voor: Voor): Promise<Kaart> {
  const { id } = voor.leerling
  await lockLeerling(scope, id)
  const kaart = await readKaart(ctx, scope, voor)
  const isVeranderd = await savePlan(scope, id, { ...kaart, now: ctx.now() })
  return isVeranderd ? readKaart(ctx, scope, voor) : kaart
}

/** Presents what the pupil has earned so far, and what is left of it. */
async function presentSchelpen(scope: AdminScope, leerlingId: LeerlingId, { verdiend }: Kaart) {
  const { uitgegeven } = await readAankopen(scope, leerlingId)
  return { verdiend, schelpen: verdiend - uitgegeven }
}

/** Whose map it is, and what the client that asks for it can read. */
interface Welke {
  readonly leerlingId: LeerlingId
  readonly contract: number
}

/** Returns the pupil's map. */
export function getLandkaart(
  ctx: Context,
  caller: Caller,
  { leerlingId, contract }: Welke,
): Promise<Landkaart> {
  return openLeerling({ ctx, caller, leerlingId }, async (scope, leerling) => {
    const kaart = await loadKaart(ctx, scope, { leerling, contract })
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

/** The window, and the host through which it is requested. */
interface WelkVenster extends Welke {
  readonly somvensterId: SomvensterId
  readonly host: string
}

/** Returns one window with its taken. */
export function getSomvenster(
  ctx: Context,
  caller: Caller,
  { leerlingId, somvensterId, host, contract }: WelkVenster,
): Promise<Somvenster> {
  return openLeerling({ ctx, caller, leerlingId }, async (scope, leerling) => {
    const kaart = await readKaart(ctx, scope, { leerling, contract })
    const rij = kaart.somvensters.find((somvenster) => somvenster.id === somvensterId)
    if (!rij || !isLeesbaar(rij.categorieen, contract)) throw notFound()
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
