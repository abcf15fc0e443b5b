import type { WeekTelling } from '@letterhaven/contracts/leerling'
import { deelGoed, telSamen } from '@letterhaven/domain/voortgang'
import { heleProcenten, zegbaarDeel } from './deel.ts'

/** Eight weeks at a glance. */
export interface AchtWeken {
  /** Share right per week in whole percents; null in a week without answers. */
  readonly punten: readonly (number | null)[]
  /** Change of the later half against the earlier, in points; null where either says too little. */
  readonly verschil: number | null
  /** The change as short as a row has room for: '4 hoger', '3 lager', 'gelijk'. */
  readonly kort: string
  readonly zin: string
}

/** The line and the change over a pupil's last weeks, oldest first. */
export function achtWeken(weken: readonly WeekTelling[]): AchtWeken {
  const punten = weken.map(heleProcenten)
  const midden = Math.ceil(weken.length / 2)
  const [eerst, laatst] = [telSamen(weken.slice(0, midden)), telSamen(weken.slice(midden))]
  if (zegbaarDeel(eerst) === null || zegbaarDeel(laatst) === null) {
    return { punten, verschil: null, kort: '', zin: 'nog te weinig om een verandering te zien' }
  }
  const verschil = Math.round(((deelGoed(laatst) ?? 0) - (deelGoed(eerst) ?? 0)) * 100)
  const grootte = Math.abs(verschil)
  const kant = verschil < 0 ? 'lager' : 'hoger'
  return {
    punten,
    verschil,
    kort: verschil === 0 ? 'gelijk' : `${grootte} ${kant}`,
    zin:
      verschil === 0
        ? 'gelijk aan de vier weken ervoor'
        : `${grootte} procentpunt ${kant} dan de vier weken ervoor`,
  }
}
