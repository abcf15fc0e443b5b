import type { Woordkeus } from '@letterhaven/domain/woordkeus'

/** Fills {groep}, {Groep}, {groepen} and {Groepen} with the host's words. */
export function vulWoorden(tekst: string, { groep, Groep, groepen, Groepen }: Woordkeus): string {
  const woorden = new Map(Object.entries({ groep, Groep, groepen, Groepen }))
  return tekst.replace(/\{(\w+)\}/g, (geheel, naam: string) => woorden.get(naam) ?? geheel)
}
