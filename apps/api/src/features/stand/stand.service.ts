import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { LeerlingStatus, Telling, WeekTelling } from '@letterhaven/contracts/leerling'
import { dagenVanWeek, laatsteWeken, plusDagen } from '@letterhaven/domain/schooljaar'
import {
  DREMPELS,
  beoordeel,
  type LeerlingCijfers,
  type Oordeel,
} from '@letterhaven/domain/signalen'
import { telSamen } from '@letterhaven/domain/voortgang'
import { zwakkeCategorie, type CategorieTelling } from '@letterhaven/domain/zwakke-categorie'
import type { AdminScope } from '../../context.ts'
import { dagVan } from '../../vouwen.ts'
import {
  telOefentijd,
  telPerCategorie,
  telPerDag,
  telPerWeek,
  telVensters,
} from './stand.queries.ts'

/** How many weeks a spark or a growth line shows. */
export const WEKEN = 8
const DAGEN_PER_WEEK = 7
const MS_PER_MINUUT = 60_000

/** What the stored answers say of one pupil, ready for a row. */
export interface LeerlingStand {
  readonly cijfers: LeerlingCijfers
  readonly status: LeerlingStatus
  readonly reden: Oordeel['reden']
  readonly laatst: Date | null
  /** Active time over the last seven days, today included. */
  readonly oefenminuten: number
  /** First tries of those seven days. */
  readonly dezeDagen: Telling
  readonly weken: readonly WeekTelling[]
  /** Over all those weeks. */
  readonly telling: Telling
}

/** The Monday with which the weeks begin. */
const eersteMaandag = (vandaag: string): string =>
  dagenVanWeek(plusDagen(vandaag, -DAGEN_PER_WEEK * (WEKEN - 1)))[0] ?? vandaag

/** Sums per week for one key, weeks without answers included. */
export function vulWeken(
  rijen: readonly { week: string; goed: number; totaal: number }[],
  vandaag: string,
): WeekTelling[] {
  const perWeek = Map.groupBy(rijen, (rij) => rij.week)
  return laatsteWeken(vandaag, WEKEN).map((week) => ({
    week,
    ...telSamen(perWeek.get(week) ?? []),
  }))
}

/** The standing of each of these pupils, from the stored answers alone. */
export async function standVan(
  scope: AdminScope,
  leerlingIds: readonly LeerlingId[],
  now: Date,
): Promise<ReadonlyMap<LeerlingId, LeerlingStand>> {
  const vandaag = dagVan(now)
  const weekGeleden = plusDagen(vandaag, 1 - DAGEN_PER_WEEK)
  const weken = Map.groupBy(
    await telPerWeek(scope, leerlingIds, eersteMaandag(vandaag)),
    (r) => r.leerling_id,
  )
  const vensters = new Map(
    (await telVensters(scope, leerlingIds, vandaag)).map((r) => [r.leerling_id, r]),
  )
  const tijden = new Map(
    (await telOefentijd(scope, leerlingIds, weekGeleden)).map((r) => [r.leerling_id, r]),
  )

  return new Map(
    leerlingIds.map((id) => {
      const tijd = tijden.get(id)
      const cijfers = cijfersVan(id, vensters.get(id), tijd)
      const perWeek = vulWeken(weken.get(id) ?? [], vandaag)
      const stand = {
        cijfers,
        ...beoordeel(cijfers),
        laatst: tijd?.laatst ?? null,
        dezeDagen: { goed: tijd?.goed ?? 0, totaal: tijd?.totaal ?? 0 },
        oefenminuten: Math.ceil((tijd?.ms ?? 0) / MS_PER_MINUUT),
        weken: perWeek,
        telling: telSamen(perWeek),
      }
      return [id, stand]
    }),
  )
}

type VensterRow = Awaited<ReturnType<typeof telVensters>>[number]
type TijdRow = Awaited<ReturnType<typeof telOefentijd>>[number]

/** The numbers on which the rules judge; zero where nothing was answered. */
function cijfersVan(
  leerlingId: LeerlingId,
  venster: VensterRow | undefined,
  tijd: TijdRow | undefined,
): LeerlingCijfers {
  const { goed = 0, totaal = 0, goed_eerder = 0, totaal_eerder = 0 } = venster ?? {}
  return {
    leerlingId,
    recent: { goed, totaal },
    eerder: { goed: goed_eerder, totaal: totaal_eerder },
    laatsteDag: tijd ? dagVan(tijd.laatst) : null,
  }
}

/** Right and all per category of each of these pupils, over everything they ever answered. */
export async function categorieTellingen(scope: AdminScope, leerlingIds: readonly LeerlingId[]) {
  return Map.groupBy(await telPerCategorie(scope, leerlingIds, null), (rij) => rij.leerling_id)
}

/** Where each of these pupils lost most in the window that its status is judged on, where somewhere. */
export async function zwaksteVan(
  scope: AdminScope,
  leerlingIds: readonly LeerlingId[],
  now: Date,
): Promise<ReadonlyMap<LeerlingId, CategorieTelling>> {
  const sinds = plusDagen(dagVan(now), 1 - DREMPELS.vensterDagen)
  const rijen = Map.groupBy(
    await telPerCategorie(scope, leerlingIds, sinds),
    (rij) => rij.leerling_id,
  )
  const zwakste = new Map<LeerlingId, CategorieTelling>()
  for (const [id, tellingen] of rijen) {
    const zwak = zwakkeCategorie(tellingen)
    if (zwak) zwakste.set(id, zwak)
  }
  return zwakste
}

/** The last days on which each of these pupils practised, and how many answers it gave. */
export async function dagTellingen(
  scope: AdminScope,
  leerlingIds: readonly LeerlingId[],
  sinds: string,
) {
  return Map.groupBy(await telPerDag(scope, leerlingIds, sinds), (rij) => rij.leerling_id)
}
