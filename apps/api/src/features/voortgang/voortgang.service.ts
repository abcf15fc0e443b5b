import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type {
  EigenFouten,
  GroepVoortgang,
  LeerlingVoortgang,
} from '@letterhaven/contracts/voortgang'
import type { Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { loadGroep, rijenVan } from '../groepen/groepen.service.ts'
import { viewStaat, viewStaten, geoefendeScope } from '../../kern/staat/staat.service.ts'
import { dagenSinds1970 } from '../../kern/vouwen.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { noemerVan } from '../../kern/schooleigen/schooleigen.service.ts'
import { readAdmin, requireLeerling } from '../../kern/toegang/toegang.service.ts'
import {
  categorieTellingen,
  dagTellingen,
  standVan,
  fillWeken,
} from '../../kern/stand/stand.service.ts'
import { leesbeeldVan } from './leesbeeld.ts'
import { sayOpgave } from './fout-tekst.ts'
import { presentBeheersing, presentUitleg, presentWaarschuwingen } from './uitleg.presenter.ts'
import { presentCel, presentFouten, presentKop, presentNiveau } from './voortgang.presenter.ts'
import { findGroepIdVan, listFouten, listLeesantwoorden, listSessies } from './voortgang.queries.ts'

const DAGEN = 14
const MS_PER_MINUUT = 60_000
/** The chance of a right guess that is assumed for 'what comes next': a choice between right and wrong. */
const GOK = 0.5

/** Returns the heat map, growth and practice days of a group. */
export function getGroepVoortgang(
  ctx: Context,
  caller: Caller,
  { adminId, groepId }: { adminId: AdminId; groepId: GroepId },
): Promise<GroepVoortgang> {
  const now = ctx.now()
  const blik = { wat: 'voortgang', groepId } as const
  return readAdmin({ ctx, caller, adminId, blik }, async (scope) => {
    const { groep, leerlingen, land } = await loadGroep(scope, caller, groepId)
    const { engine } = ctx.inhoud.voor(land)
    const ids = leerlingen.map((leerling) => leerling.id)
    const [tellingen, standen, dagen, staten, noem] = await Promise.all([
      categorieTellingen(scope, ids),
      standVan(scope, ids, now),
      dagTellingen(scope, ids, { vandaag: dagVan(now), aantal: DAGEN }),
      viewStaten(scope, ctx.inhoud, leerlingen),
      noemerVan(scope),
    ])
    const hoogste = Math.max(0, ...leerlingen.map((leerling) => leerling.jaargroep))
    const geoefend = new Set([...tellingen.values()].flat().map(({ categorie }) => categorie))
    const codes = geoefendeScope(ctx.inhoud, hoogste, geoefend)

    return {
      groep,
      categorieen: codes.map((code) => presentKop(code, noem)),
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
          waarschuwingen: staat ? presentWaarschuwingen({ engine, staat, noem }) : [],
        }
      }),
      weken: fillWeken(
        [...standen.values()].flatMap((stand) => stand.weken),
        dagVan(now),
      ),
    }
  })
}

/** Returns everything that the answers and the engine tell about one pupil. */
export function getLeerlingVoortgang(
  ctx: Context,
  caller: Caller,
  { adminId, leerlingId }: { adminId: AdminId; leerlingId: LeerlingId },
): Promise<LeerlingVoortgang> {
  const now = ctx.now()
  const blik = { wat: 'voortgang', leerlingId } as const
  return readAdmin({ ctx, caller, adminId, blik }, async (scope) => {
    const [leerling, groepId] = await Promise.all([
      requireLeerling(scope, caller, leerlingId),
      findGroepIdVan(scope, leerlingId),
    ])
    const [gevonden, { staat }, perLeerling, { rijen, noem }, fouten, sessies, gelezen] =
      await Promise.all([
        groepId ? loadGroep(scope, caller, groepId) : null,
        viewStaat(scope, ctx.inhoud, leerling),
        categorieTellingen(scope, [leerlingId]),
        rijenVan({ scope, ctx, now }, [leerling]),
        listFouten(scope, leerlingId, null),
        listSessies(scope, leerlingId),
        listLeesantwoorden(scope, leerlingId),
      ])
    const tellingen = new Map(perLeerling.get(leerlingId)?.map((rij) => [rij.categorie, rij]))
    const [rij] = rijen
    if (!rij) throw notFound()
    const t = dagenSinds1970(now)
    const { engine } = ctx.inhoud.voor(leerling.land)
    const keuze = engine.next(staat, { t, guess: GOK, newBlock: true })

    return {
      leerling: rij,
      groep: gevonden?.groep ?? null,
      categorieen: geoefendeScope(ctx.inhoud, leerling.jaargroep, new Set(tellingen.keys())).map(
        (categorie) => ({
          ...presentCel(
            categorie,
            tellingen.get(categorie),
            presentNiveau(engine, staat, { categorie, t }),
          ),
          naam: noem(categorie).naam,
          beheersing: presentBeheersing(engine, staat, { categorie, t }),
        }),
      ),
      fouten: presentFouten(ctx.inhoud, fouten),
      sessies: sessies.map(({ begin, ms, ...sessie }) => ({
        ...sessie,
        begin: begin.toISOString(),
        minuten: Math.ceil(ms / MS_PER_MINUUT),
      })),
      hierna: keuze && {
        woord: sayOpgave(ctx.inhoud, keuze.itemId),
        uitleg: presentUitleg({ engine, staat, noem }, keuze.reden),
      },
      lezen: [...leesbeeldVan(ctx.inhoud.teksten, gelezen, { ...leerling, nu: now })],
      waarschuwingen: presentWaarschuwingen({ engine, staat, noem }),
    }
  })
}

/** Lists what one pupil wrote wrong in one category. */
export function listEigenFouten(
  ctx: Context,
  caller: Caller,
  {
    adminId,
    leerlingId,
    categorie,
  }: { adminId: AdminId; leerlingId: LeerlingId; categorie: string },
): Promise<EigenFouten> {
  const blik = { wat: 'voortgang', leerlingId } as const
  return readAdmin({ ctx, caller, adminId, blik }, async (scope) => {
    await requireLeerling(scope, caller, leerlingId)
    const rijen = await listFouten(scope, leerlingId, categorie)
    return { fouten: presentFouten(ctx.inhoud, rijen) }
  })
}
