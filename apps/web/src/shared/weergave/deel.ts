import type { Telling } from '@letterhaven/contracts/leerling'
import { deelGoed, wholePercent } from '@letterhaven/domain/voortgang'

/** With fewer answers than this a share says nothing yet. */
export const MIN_ANTWOORDEN = 10

/** Returns a share from 0 to 1 as a whole percentage, '76%'. */
export function procent(deel: number): string {
  return `${wholePercent(deel)}%`
}

/** Returns the share right, or null when there are too few answers to say anything. */
export function zegbaarDeel(telling: Telling): number | null {
  return telling.totaal < MIN_ANTWOORDEN ? null : deelGoed(telling)
}

/** Returns the share right as a whole percentage, or null when nothing was answered. */
export function heleProcenten(telling: Telling): number | null {
  const deel = deelGoed(telling)
  return deel === null ? null : wholePercent(deel)
}
