import type { AdminSoort, Land } from '@letterhaven/contracts/admin'
import { dagenVanWeek, plusDagen, weekVanDag } from '@letterhaven/domain/schooljaar'
import type { Aard } from './aard.ts'
import { toeval, type Toeval } from './toeval.ts'

/** How many days of history the demonstration has: the eight weeks that the charts show. */
export const HISTORIE_DAGEN = 56

/** One time that a child sits down to practise. */
export interface Zitting {
  /** Ms since 1970. */
  readonly begin: number
  /** The local day, 'YYYY-MM-DD', and how many whole days before today that is. */
  readonly dag: string
  readonly geleden: number
  readonly plaats: 'school' | 'thuis'
  /** How many taken there is time for. */
  readonly taken: number
}

/** Where and with whom a child practises. */
export interface Rooster {
  readonly soort: AdminSoort
  readonly land: Land
  /** Children of one group practise at the same hours. */
  readonly groepId: string
}

const MS_PER_MINUUT = 60_000
const MS_PER_UUR = 3_600_000
const WEEKEND = 5

/**
 * Weeks without school (ISO), as near as a demonstration needs. The long summer is left out on purpose: a
 * demonstration lives in August as well.
 */
const VAKANTIEWEKEN: Readonly<Record<Land, readonly string[]>> = {
  nl: ['W01', 'W08', 'W42', 'W52', 'W53'],
  be: ['W01', 'W08', 'W44', 'W52', 'W53'],
}
/** Days on which schools are shut: month and day. */
const VRIJE_DAGEN: Readonly<Record<Land, readonly string[]>> = {
  nl: ['04-27', '05-05', '12-25', '12-26', '01-01'],
  be: ['05-01', '07-21', '11-01', '11-11', '12-25', '01-01'],
}

/** Is there school on this day, 'YYYY-MM-DD'? */
export function isSchooldag(dag: string, land: Land): boolean {
  if (dagenVanWeek(dag).indexOf(dag) >= WEEKEND) return false
  const week = weekVanDag(dag).slice(-3)
  return !VAKANTIEWEKEN[land].includes(week) && !VRIJE_DAGEN[land].includes(dag.slice(-5))
}

const UUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The moment of a local time by day; clocks change at night, so the noon of a day speaks for all its hours. */
function moment(dag: string, minuten: number): number {
  const middag = Date.parse(`${dag}T12:00:00Z`)
  const verschil = Number(UUR.format(middag)) - 12
  return Date.parse(`${dag}T00:00:00Z`) - verschil * MS_PER_UUR + minuten * MS_PER_MINUUT
}

const NEGEN_UUR = 9 * 60

/** When the office opens on a day. */
export const ochtendVan = (dag: string): Date => new Date(moment(dag, NEGEN_UUR))

/** When a group practises: weekdays (0 = Monday) with the minute of the day, never on a free afternoon. */
function lesuren({ groepId, soort }: Rooster): readonly { dag: number; minuut: number }[] {
  const rnd = toeval(`rooster/${groepId}`)
  const uren = [8 * 60 + 50, 9 * 60 + 35, 10 * 60 + 50, 11 * 60 + 20]
  const middag = [13 * 60 + 20, 14 * 60 + 5]
  const keren = soort === 'school' ? 3 : 1
  const eerste = rnd.onder(2)
  return Array.from({ length: keren }, (_, i) => {
    const dag = (eerste + i * 2) % WEEKEND
    const kan = dag === 2 ? uren : [...uren, ...middag]
    return { dag, minuut: kan[rnd.onder(kan.length)] ?? uren[0] ?? 0 }
  })
}

interface Dag {
  readonly dag: string
  readonly geleden: number
}

const aantalTaken = (rnd: Toeval): number => {
  const worp = rnd()
  return worp < 0.25 ? 1 : worp < 0.85 ? 2 : 3
}

/** The lesson of this day, for a child that is there and takes part. */
function opSchool(
  { dag, geleden }: Dag,
  rooster: Rooster,
  kind: Aard & { rnd: Toeval },
): Zitting[] {
  const { rnd } = kind
  const weekdag = dagenVanWeek(dag).indexOf(dag)
  const uur = lesuren(rooster).find((les) => les.dag === weekdag)
  if (!uur || rooster.soort === 'thuis' || !isSchooldag(dag, rooster.land)) return []
  if (rnd() > kind.trouw) return []
  // A practice sees one child after the other, a group sits down together.
  const na = rooster.soort === 'school' ? rnd() * 4 : rnd.onder(8) * 40
  const begin = moment(dag, uur.minuut + na)
  return [{ begin: Math.round(begin), dag, geleden, plaats: 'school', taken: aantalTaken(rnd) }]
}

/** Play at home, after school or in the weekend. */
function bijHuis({ dag, geleden }: Dag, kind: Aard & { rnd: Toeval }): Zitting[] {
  const { rnd } = kind
  if (rnd() > kind.thuis) return []
  const isWeekend = dagenVanWeek(dag).indexOf(dag) >= WEEKEND
  const vanaf = isWeekend ? 9 * 60 + 30 : 16 * 60
  const begin = moment(dag, vanaf + rnd() * (isWeekend ? 8 : 3) * 60)
  return [{ begin: Math.round(begin), dag, geleden, plaats: 'thuis', taken: rnd() < 0.6 ? 1 : 2 }]
}

/** A child that has begun has sat down at least once, whatever the dice said of its few days. */
function eersteKeer(vandaag: string, kind: Aard & { rnd: Toeval }): Zitting[] {
  const geleden = Math.min(kind.vanaf, HISTORIE_DAGEN)
  return bijHuis({ dag: plusDagen(vandaag, -geleden), geleden }, { ...kind, thuis: 1 })
}

/** Every sitting of a child in the eight weeks before `vandaag`, oldest first; today itself is the visitor's. */
export function zittingenVan(
  kind: Aard & { readonly id: string },
  rooster: Rooster,
  vandaag: string,
): readonly Zitting[] {
  const eigen = { ...kind, rnd: toeval(`agenda/${kind.id}/${vandaag}`) }
  const zittingen = Array.from({ length: HISTORIE_DAGEN }, (_, i) => HISTORIE_DAGEN - i)
    .filter((geleden) => geleden <= kind.vanaf && geleden >= kind.tot)
    .flatMap((geleden) => {
      const dag = { dag: plusDagen(vandaag, -geleden), geleden }
      return [...opSchool(dag, rooster, eigen), ...bijHuis(dag, eigen)]
    })
  if (zittingen.length === 0 && kind.vanaf > 0) return eersteKeer(vandaag, eigen)
  return zittingen.toSorted((a, b) => a.begin - b.begin)
}
