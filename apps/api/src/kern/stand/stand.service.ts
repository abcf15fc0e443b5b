import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { LeerlingStatus, Telling, WeekTelling } from '@letterhaven/contracts/leerling'
import { dagenTussen, laatsteWeken, plusDagen, weekVanDag } from '@letterhaven/domain/schooljaar'
import { DREMPELS, judge, type LeerlingCijfers, type Oordeel } from '@letterhaven/domain/signalen'
import { countTogether } from '@letterhaven/domain/voortgang'
import { zwakkeCategorie, type CategorieTelling } from '@letterhaven/domain/zwakke-categorie'
import type { AdminScope } from '../context.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import {
  hertelDagen,
  listLaatst,
  listSinds,
  countDagen,
  countPerCategorie,
} from './stand.queries.ts'

/** How many weeks a spark or a growth line shows. */
export const WEKEN = 8
const DAGEN_PER_WEEK = 7
const MS_PER_MINUUT = 60_000

/** What the stored answers say about one pupil, ready for a row. */
export interface LeerlingStand {
  readonly cijfers: LeerlingCijfers
  readonly status: LeerlingStatus
  readonly reden: Oordeel['reden']
  readonly laatst: Date | null
  /** Active time over the last seven days, today included. */
  readonly oefenminuten: number
  /** First tries of those seven days. */
  readonly dezeDagen: Telling
  /** Calendar weeks, as a chart shows them. */
  readonly weken: readonly WeekTelling[]
  /** The total over both windows, which is what anything about eight weeks counts. */
  readonly telling: Telling
}

type WeekRij = Telling & { readonly week: string }

const inWeken = (rijen: readonly WeekRij[], weken: readonly string[]): WeekTelling[] => {
  const perWeek = Map.groupBy(rijen, (rij) => rij.week)
  return weken.map((week) => ({ week, ...countTogether(perWeek.get(week) ?? []) }))
}

/** Sums per week for one key, including weeks without answers. */
export const fillWeken = (rijen: readonly WeekRij[], vandaag: string): WeekTelling[] =>
  inWeken(rijen, laatsteWeken(vandaag, WEKEN))

type DagRow = Awaited<ReturnType<typeof countDagen>>[number]

/** The number of days that count: two windows to compare, which contain the weeks as well. */
const DAGEN = 2 * DREMPELS.vensterDagen

/** Returns the last `aantal` days up to and including this one, oldest first. */
const laatsteDagen = (vandaag: string, aantal: number): string[] =>
  Array.from({ length: aantal }, (_, i) => plusDagen(vandaag, i + 1 - aantal))

/** Tells whether this is one of the last seven days, of which minutes and practice are shown. */
const isNet = (geleden: number): boolean => geleden < DAGEN_PER_WEEK

/** Returns in which of the two windows a day lies: 0 is the one that ends today. */
const vensterVan = (geleden: number): number => Math.floor(geleden / DREMPELS.vensterDagen)

/**
 * Returns the first days of the stretches of days that share a week, a window, and whether they are among the last seven days.
 * A school is then some ten rows per pupil, however often they practise.
 */
function stukkenVan(vandaag: string): string[] {
  const dagen = laatsteDagen(vandaag, DAGEN)
  const kenmerk = (dag: string): string => {
    const geleden = dagenTussen(dag, vandaag)
    return `${weekVanDag(dag)} ${vensterVan(geleden)} ${isNet(geleden)}`
  }
  const kenmerken = dagen.map(kenmerk)
  return dagen.filter((_, i) => kenmerken[i] !== kenmerken[i - 1])
}

/** Returns when each of these pupils last answered: mostly in these days, and otherwise long ago. */
async function laatstenVan(
  scope: AdminScope,
  leerlingIds: readonly LeerlingId[],
  dagen: ReadonlyMap<LeerlingId, readonly DagRow[]>,
): Promise<ReadonlyMap<LeerlingId, Date>> {
  const langWeg = await listLaatst(
    scope,
    leerlingIds.filter((id) => !dagen.has(id)),
  )
  const laatste = (rijen: readonly DagRow[]): Date =>
    new Date(Math.max(...rijen.map(({ laatst }) => laatst.getTime())))
  return new Map([
    ...langWeg.map((rij) => [rij.leerling_id, rij.laatst] as const),
    ...[...dagen].map(([id, rijen]) => [id, laatste(rijen)] as const),
  ])
}

/** Returns the standing of each of these pupils, only from what is stored about their answers. */
export async function standVan(
  scope: AdminScope,
  leerlingIds: readonly LeerlingId[],
  now: Date,
): Promise<ReadonlyMap<LeerlingId, LeerlingStand>> {
  const vandaag = dagVan(now)
  const rijen = await countDagen(scope, leerlingIds, stukkenVan(vandaag))
  const dagen = Map.groupBy(rijen, (rij) => rij.leerling_id)
  const laatst = await laatstenVan(scope, leerlingIds, dagen)
  const nooit = await listSinds(
    scope,
    leerlingIds.filter((id) => !laatst.has(id)),
  )
  const sinds = new Map(nooit.map((rij) => [rij.id, rij.sinds]))
  const kalender = makeKalender(rijen, vandaag)
  return new Map(
    leerlingIds.map((id) => {
      const gezien = {
        dagen: dagen.get(id) ?? [],
        laatst: laatst.get(id) ?? null,
        sinds: sinds.get(id) ?? null,
      }
      return [id, standUit(id, gezien, kalender)]
    }),
  )
}

/** Where the days lie, computed once for all pupils. */
interface Kalender {
  /** The weeks that are shown, oldest first. */
  readonly weken: readonly string[]
  readonly plekken: ReadonlyMap<string, { readonly week: string; readonly geleden: number }>
}

const makeKalender = (rijen: readonly DagRow[], vandaag: string): Kalender => ({
  weken: laatsteWeken(vandaag, WEKEN),
  plekken: new Map(
    [...new Set(rijen.map(({ dag }) => dag))].map((dag) => [
      dag,
      { week: weekVanDag(dag), geleden: dagenTussen(dag, vandaag) },
    ]),
  ),
})

/** What was found about one pupil. */
interface Gezien {
  readonly dagen: readonly DagRow[]
  readonly laatst: Date | null
  readonly sinds: string | null
}

/** Computes one pupil's standing from their days. */
function standUit(
  leerlingId: LeerlingId,
  { dagen, laatst, sinds }: Gezien,
  { weken: getoond, plekken }: Kalender,
): LeerlingStand {
  const geleden = ({ dag }: DagRow): number => plekken.get(dag)?.geleden ?? DAGEN
  const week = ({ dag }: DagRow): string => plekken.get(dag)?.week ?? ''
  const venster = (nummer: number): Telling =>
    countTogether(dagen.filter((d) => vensterVan(geleden(d)) === nummer))
  const dezeDagen = dagen.filter((d) => isNet(geleden(d)))
  const weken = inWeken(
    dagen.map((d) => ({ week: week(d), goed: d.goed, totaal: d.totaal })),
    getoond,
  )
  const cijfers: LeerlingCijfers = {
    leerlingId,
    recent: venster(0),
    eerder: venster(1),
    laatsteDag: laatst && dagVan(laatst),
    sinds,
  }
  return {
    cijfers,
    ...judge(cijfers),
    laatst,
    dezeDagen: countTogether(dezeDagen),
    oefenminuten: Math.ceil(dezeDagen.reduce((som, { ms }) => som + ms, 0) / MS_PER_MINUUT),
    weken,
    telling: countTogether([cijfers.recent, cijfers.eerder]),
  }
}

/** Returns, per category, the right answers and all first tries of each of these pupils, over everything they ever answered. */
export async function categorieTellingen(scope: AdminScope, leerlingIds: readonly LeerlingId[]) {
  return Map.groupBy(await countPerCategorie(scope, leerlingIds, null), (rij) => rij.leerling_id)
}

/** Returns the category in which each of these pupils lost most, if any, in the window that their status is judged on. */
export async function zwaksteVan(
  scope: AdminScope,
  leerlingIds: readonly LeerlingId[],
  now: Date,
): Promise<ReadonlyMap<LeerlingId, CategorieTelling>> {
  const sinds = plusDagen(dagVan(now), 1 - DREMPELS.vensterDagen)
  const rijen = Map.groupBy(
    await countPerCategorie(scope, leerlingIds, sinds),
    (rij) => rij.leerling_id,
  )
  const zwakste = new Map<LeerlingId, CategorieTelling>()
  for (const [id, tellingen] of rijen) {
    const zwak = zwakkeCategorie(tellingen)
    if (zwak) zwakste.set(id, zwak)
  }
  return zwakste
}

/**
 * Returns on which of the last `aantal` days each of these pupils practised, and how many first tries they made; oldest first.
 */
export async function dagTellingen(
  scope: AdminScope,
  leerlingIds: readonly LeerlingId[],
  { vandaag, aantal }: { readonly vandaag: string; readonly aantal: number },
) {
  const rijen = await countDagen(scope, leerlingIds, laatsteDagen(vandaag, aantal))
  const dagen = rijen
    .filter(({ totaal }) => totaal > 0)
    .map(({ leerling_id, dag, totaal }) => ({ leerling_id, dag, antwoorden: totaal }))
    .toSorted((a, b) => (a.dag < b.dag ? -1 : 1))
  return Map.groupBy(dagen, (rij) => rij.leerling_id)
}

/** Counts the days of pupils whose answers were planted instead of sent. */
export const countAgain = (scope: AdminScope, leerlingIds: readonly LeerlingId[]): Promise<void> =>
  hertelDagen(scope, leerlingIds)
