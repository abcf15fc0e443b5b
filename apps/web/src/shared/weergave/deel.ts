import type { Telling } from '@letterhaven/contracts/leerling'
import { deelGoed } from '@letterhaven/domain/voortgang'

/** Under so many answers a share says nothing yet. */
export const MIN_ANTWOORDEN = 10

/** A share from 0 to 1 as a whole percentage, '76%'. */
export function procent(deel: number): string {
  return `${Math.round(deel * 100)}%`
}

/** The share right, or null where there are too few answers to say anything. */
export function zegbaarDeel(telling: Telling): number | null {
  return telling.totaal < MIN_ANTWOORDEN ? null : deelGoed(telling)
}

/** The share right in whole percents, or null where nothing was answered. */
export function heleProcenten(telling: Telling): number | null {
  const deel = deelGoed(telling)
  return deel === null ? null : Math.round(deel * 100)
}
