import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { sessie } from './session/sessie.ts'
import { stafWoord } from './wie/staf-woord.ts'

/** Fills {groep}, {Groep}, {groepen} and {Groepen} with the host's words, and {Staf} with that of who is signed in. */
export function vulWoorden(
  tekst: string,
  { groep, Groep, groepen, Groepen }: Woordkeus,
  rol = sessie.user()?.role,
): string {
  const woorden = new Map(Object.entries({ groep, Groep, groepen, Groepen, Staf: stafWoord(rol) }))
  return tekst.replace(/\{(\w+)\}/g, (geheel, naam: string) => woorden.get(naam) ?? geheel)
}
