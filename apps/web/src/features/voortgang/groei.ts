import type { WeekTelling } from '@letterhaven/contracts/leerling'
import { deelInterval } from '@letterhaven/domain/deel-interval'
import { wholePercent } from '@letterhaven/domain/voortgang'
import { MIN_ANTWOORDEN, heleProcenten } from '../../shared/weergave/deel.ts'
import { weekKort } from '../../shared/weergave/woorden.ts'

/** A growth line: one point per week, null in weeks that say too little, and its meaning in words. */
export interface Groei {
  readonly labels: readonly string[]
  readonly punten: readonly (number | null)[]
  /** The percentages between which each point lies with 80 % certainty. */
  readonly band: readonly (readonly [number, number] | null)[]
  /** The ends of the axis: whole tens around the points. */
  readonly bereik: readonly [number, number]
  readonly zin: string
  /** The number of weeks between the first and the last point that have none: no practice, or too little. */
  readonly gaten: number
}

/** Returns whether a week has enough answers to say anything. */
const isZegbaar = ({ totaal }: WeekTelling): boolean => totaal >= MIN_ANTWOORDEN

function bandVan(week: WeekTelling): readonly [number, number] | null {
  const interval = isZegbaar(week) ? deelInterval(week) : null
  return interval && [wholePercent(interval[0]), wholePercent(interval[1])]
}

function omlijsting(bekend: readonly number[]): readonly [number, number] {
  const laag = Math.floor(Math.min(...bekend) / 10) * 10
  const hoog = Math.ceil(Math.max(...bekend) / 10) * 10
  return [Math.max(0, Math.min(laag, hoog - 20)), Math.min(100, Math.max(hoog, laag + 20))]
}

/** Returns the share right per week of `wie` ('de groep', 'Noor'), oldest first; null when no week says enough. */
export function groei(wie: string, weken: readonly WeekTelling[]): Groei | null {
  const punten = weken.map((week) => (isZegbaar(week) ? heleProcenten(week) : null))
  const band = weken.map(bandVan)
  const bekend = band.flatMap((interval) => interval ?? [])
  const eerst = punten.findIndex((punt) => punt !== null)
  const laatst = punten.findLastIndex((punt) => punt !== null)
  const [van, tot] = [weken[eerst], weken[laatst]]
  if (!van || !tot) return null
  const begin = `In ${weekLang(van.week)} ging bij ${wie} ${punten[eerst]}% in één keer goed`
  return {
    labels: weken.map(({ week }) => weekKort(week)),
    punten,
    band,
    bereik: omlijsting(bekend),
    gaten: punten.slice(eerst, laatst).filter((punt) => punt === null).length,
    zin: eerst === laatst ? `${begin}.` : `${begin}, in ${weekLang(tot.week)} ${punten[laatst]}%.`,
  }
}

function weekLang(week: string): string {
  return `week ${Number(week.slice(6))}`
}
