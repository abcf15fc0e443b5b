import type { AdminSoort, Land } from '@letterhaven/contracts/admin'

/** Where a child practises: under the eyes of a teacher, or at home, where somebody may help. */
export type Oefenplaats = 'school' | 'thuis'

/** The account that an answer belongs to, which together with the hour tells the place. */
export interface Oefenaccount {
  readonly soort: AdminSoort
  readonly land: Land
}

const MS_PER_UUR = 3_600_000
const MS_PER_MINUUT = 60_000
const ZONDAG = 0
const WOENSDAG = 3
const ZATERDAG = 6

/** The minutes of the day between which children are at school. */
interface Uren {
  readonly van: number
  readonly tot: number
  readonly woensdagTot: number
}

const uur = (uren: number, minuten = 0): number => uren * 60 + minuten

/**
 * Lesson times with a margin for early and late schools. Wednesday afternoon is free everywhere in Flanders, and at half of the
 * schools in the Netherlands. A practice also sees children after school.
 */
const UREN: Readonly<Record<'school' | 'rt', Readonly<Record<Land, Uren>>>> = {
  school: {
    nl: { van: uur(8), tot: uur(15, 45), woensdagTot: uur(14, 30) },
    be: { van: uur(8), tot: uur(16, 15), woensdagTot: uur(12, 45) },
  },
  rt: {
    nl: { van: uur(8), tot: uur(18), woensdagTot: uur(18) },
    be: { van: uur(8), tot: uur(18), woensdagTot: uur(18) },
  },
}

/** Days, first and last as 'MM-DD', on which no school of the country is open, whatever its region. */
const DICHT: Readonly<Record<Land, readonly (readonly [van: string, tot: string])[]>> = {
  nl: [
    ['01-01', '01-01'],
    ['04-27', '04-27'],
    ['07-25', '08-15'],
    ['12-25', '12-31'],
  ],
  be: [
    ['01-01', '01-01'],
    ['05-01', '05-01'],
    ['07-01', '08-31'],
    ['11-01', '11-01'],
    ['11-11', '11-11'],
    ['12-25', '12-31'],
  ],
}

/** Returns when the clocks of Europe change: 01:00 UTC on the last Sunday of a month (0 = January). */
function wissel(jaar: number, maand: number): number {
  const laatste = new Date(Date.UTC(jaar, maand + 1, 0, 1))
  return laatste.setUTCDate(laatste.getUTCDate() - laatste.getUTCDay())
}

/** Returns a moment whose UTC fields read as the clock on the wall in both countries. */
function opDeMuur(moment: number): Date {
  const jaar = new Date(moment).getUTCFullYear()
  const isZomer = moment >= wissel(jaar, 2) && moment < wissel(jaar, 9)
  return new Date(moment + (isZomer ? 2 : 1) * MS_PER_UUR)
}

function isOpen(wand: Date, { van, tot, woensdagTot }: Uren): boolean {
  const weekdag = wand.getUTCDay()
  if (weekdag === ZATERDAG || weekdag === ZONDAG) return false
  const minuut = uur(wand.getUTCHours(), wand.getUTCMinutes())
  return minuut >= van && minuut < (weekdag === WOENSDAG ? woensdagTot : tot)
}

/**
 * Returns where an answer was given, as far as account and hour tell. A home account is at home, a guest counts as somebody who
 * is shown around at school, and anybody else is at school on a day and hour at which schools are open. The server uses it for
 * the log and the browser for its own choice; neither asks the network where a child is.
 */
export function oefenplaatsVan({ soort, land }: Oefenaccount, moment: number): Oefenplaats {
  if (soort === 'thuis') return 'thuis'
  if (soort === 'demo') return 'school'
  const wand = opDeMuur(Math.floor(moment / MS_PER_MINUUT) * MS_PER_MINUUT)
  const dag = wand.toISOString().slice(5, 10)
  const isDicht = DICHT[land].some(([van, tot]) => dag >= van && dag <= tot)
  return !isDicht && isOpen(wand, UREN[soort][land]) ? 'school' : 'thuis'
}
