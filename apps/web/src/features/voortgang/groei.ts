import type { WeekTelling } from '@letterhaven/contracts/leerling'
import { heleProcenten } from '../../shared/weergave/deel.ts'
import { weekKort } from '../../shared/weergave/woorden.ts'

/** A growth line: one point per week, null in weeks without answers, and what it shows in words. */
export interface Groei {
  readonly labels: readonly string[]
  readonly punten: readonly (number | null)[]
  /** Ends of the axis, whole tens around the points. */
  readonly bereik: readonly [number, number]
  readonly zin: string
  readonly gaten: number
}

function omlijsting(bekend: readonly number[]): readonly [number, number] {
  const laag = Math.floor(Math.min(...bekend) / 10) * 10
  const hoog = Math.ceil(Math.max(...bekend) / 10) * 10
  return [Math.max(0, Math.min(laag, hoog - 20)), Math.min(100, Math.max(hoog, laag + 20))]
}

/** The share right per week of `wie` ('de groep', 'Noor'), oldest first; null when no week has answers. */
export function groei(wie: string, weken: readonly WeekTelling[]): Groei | null {
  const punten = weken.map(heleProcenten)
  const bekend = punten.filter((punt) => punt !== null)
  const eerst = punten.findIndex((punt) => punt !== null)
  const laatst = punten.findLastIndex((punt) => punt !== null)
  const [van, tot] = [weken[eerst], weken[laatst]]
  if (!van || !tot) return null
  const begin = `In ${weekLang(van.week)} ging bij ${wie} ${punten[eerst]}% in één keer goed`
  return {
    labels: weken.map(({ week }) => weekKort(week)),
    punten,
    bereik: omlijsting(bekend),
    gaten: punten.slice(eerst, laatst).filter((punt) => punt === null).length,
    zin: eerst === laatst ? `${begin}.` : `${begin}, in ${weekLang(tot.week)} ${punten[laatst]}%.`,
  }
}

function weekLang(week: string): string {
  return `week ${Number(week.slice(6))}`
}
