import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type {
  EigenFouten,
  GroepVoortgang,
  LeerlingVoortgang,
} from '@letterhaven/contracts/voortgang'
import type { Caller, Context } from '../../context.ts'
import { notFound } from '../../platform/errors.ts'
import { laadGroep, rijenVan } from '../groepen/groepen.service.ts'
import { bekijkStaat, bekijkStaten, scopeVan } from '../staat/staat.service.ts'
import { dagenSinds1970, dagVan } from '../../vouwen.ts'
import { readAdmin, requireLeerling } from '../toegang/toegang.service.ts'
import { categorieTellingen, dagTellingen, standVan, vulWeken } from '../stand/stand.service.ts'
import { presentCel, presentFout, presentKop, presentNiveau } from './voortgang.presenter.ts'
import { findGroepIdVan, listFouten, listSessies } from './voortgang.queries.ts'

const DAGEN = 14
const MS_PER_MINUUT = 60_000
/** Chance level assumed for 'what comes next': a choice between right and wrong. */
const GOK = 0.5

/** Heat map, growth and practice days of a group. */
export function getGroepVoortgang(
  ctx: Context,
  caller: Caller,
  { adminId, groepId }: { adminId: AdminId; groepId: GroepId },
): Promise<GroepVoortgang> {
  const [now, { engine }] = [ctx.now(), ctx.inhoud]
  return readAdmin({ ctx, caller, adminId }, async (scope) => {
    const { groep, leerlingen } = await laadGroep(scope, caller, groepId)
    const ids = leerlingen.map((leerling) => leerling.id)
    const tellingen = await categorieTellingen(scope, ids)
    const staten = await bekijkStaten(scope, ctx.inhoud, leerlingen)
    const standen = await standVan(scope, ids, now)
    const dagen = await dagTellingen(scope, ids, { vandaag: dagVan(now), aantal: DAGEN })
    const hoogste = Math.max(0, ...leerlingen.map((leerling) => leerling.jaargroep))
    const codes = scopeVan(ctx.inhoud, hoogste)

    return {
      groep,
      categorieen: codes.map(presentKop),
      leerlingen: leerlingen.map((leerling) => {
        const staat = staten.get(leerling.id)
        const perCategorie = new Map(tellingen.get(leerling.id)?.map((rij) => [rij.categorie, rij]))
        const { voornaam, tussenvoegsel, achternaam } = leerling
        const cellen = codes.map((categorie) => {
          const bij = { categorie, t: dagenSinds1970(now) }
          return presentCel(
            categorie,
            perCategorie.get(categorie),
            staat ? presentNiveau(engine, staat, bij) : null,
          )
        })
        return {
          id: leerling.id,
          naam: { voornaam, tussenvoegsel, achternaam },
          cellen,
          dagen: (dagen.get(leerling.id) ?? []).map(({ dag, antwoorden }) => ({ dag, antwoorden })),
        }
      }),
      weken: vulWeken(
        [...standen.values()].flatMap((stand) => stand.weken),
        dagVan(now),
      ),
    }
  })
}

/** Everything the answers and the engine say of one pupil. */
export function getLeerlingVoortgang(
  ctx: Context,
  caller: Caller,
  { adminId, leerlingId }: { adminId: AdminId; leerlingId: LeerlingId },
): Promise<LeerlingVoortgang> {
  const [now, { engine, woorden }] = [ctx.now(), ctx.inhoud]
  return readAdmin({ ctx, caller, adminId }, async (scope) => {
    const leerling = await requireLeerling(scope, caller, leerlingId)
    const groepId = await findGroepIdVan(scope, leerlingId)
    const groep = groepId ? (await laadGroep(scope, caller, groepId)).groep : null
    const { staat } = await bekijkStaat(scope, ctx.inhoud, leerling)
    const eigen = (await categorieTellingen(scope, [leerlingId])).get(leerlingId)
    const tellingen = new Map(eigen?.map((rij) => [rij.categorie, rij]))
    const [rij] = (await rijenVan({ scope, ctx, now }, [leerling])).rijen
    if (!rij) throw notFound()
    const t = dagenSinds1970(now)
    const keuze = engine.next(staat, { t, guess: GOK, newBlock: true })

    return {
      leerling: rij,
      groep,
      categorieen: scopeVan(ctx.inhoud, leerling.jaargroep).map((categorie) => ({
        ...presentCel(
          categorie,
          tellingen.get(categorie),
          presentNiveau(engine, staat, { categorie, t }),
        ),
        naam: presentKop(categorie).naam,
      })),
      fouten: (await listFouten(scope, leerlingId, null)).map((rij) => presentFout(woorden, rij)),
      sessies: (await listSessies(scope, leerlingId)).map(({ begin, ms, ...sessie }) => ({
        ...sessie,
        begin: begin.toISOString(),
        minuten: Math.ceil(ms / MS_PER_MINUUT),
      })),
      hierna: keuze && {
        woord: woorden.get(keuze.itemId)?.w ?? keuze.itemId,
        categorie: woorden.get(keuze.itemId)?.focus ?? '',
        reden: keuze.reden,
      },
    }
  })
}

/** What one pupil wrote wrong in one category. */
export function listEigenFouten(
  ctx: Context,
  caller: Caller,
  {
    adminId,
    leerlingId,
    categorie,
  }: { adminId: AdminId; leerlingId: LeerlingId; categorie: string },
): Promise<EigenFouten> {
  return readAdmin({ ctx, caller, adminId }, async (scope) => {
    await requireLeerling(scope, caller, leerlingId)
    const rijen = await listFouten(scope, leerlingId, categorie)
    return { fouten: rijen.map((rij) => presentFout(ctx.inhoud.woorden, rij)) }
  })
}
