import type { Land } from '@letterhaven/contracts/admin'
import { TIJDZONE } from '@letterhaven/domain/schooljaar'

function maakOpmaak(land: Land): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('nl', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIJDZONE[land],
  })
}

const OPMAAK: Readonly<Record<Land, Intl.DateTimeFormat>> = {
  nl: maakOpmaak('nl'),
  be: maakOpmaak('be'),
}

/** When a sitting began, by the local clock: 'vr 20 november om 09:14'. */
export function zittingMoment(begin: string, land: Land): string {
  return OPMAAK[land].format(Date.parse(begin))
}
