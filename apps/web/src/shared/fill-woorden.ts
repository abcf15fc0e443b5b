import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { kijkMeeHaak } from './kijk-mee/haak.ts'
import { sessie } from './session/sessie.ts'
import { stafWoord } from './staf-woord.ts'

const WOORD = /\{(Staf|[Gg]roep(?:en)?|leerlingen|Leerling(?:en)?)\}/g
type Woord = { [K in keyof Woordkeus]: Woordkeus[K] extends string ? K : never }[keyof Woordkeus]

/**
 * Fills {Groepen}, {leerlingen} and the like from a wording set, and {Staf} with the word for the role of the signed-in user,
 * or of the person the office looks along as.
 */
export const fillWoorden = (
  tekst: string,
  w: Woordkeus,
  rol = kijkMeeHaak.open()?.role ?? sessie.user()?.role,
): string =>
  tekst.replace(WOORD, (_, naam: Woord | 'Staf') => (naam === 'Staf' ? stafWoord(rol) : w[naam]))
