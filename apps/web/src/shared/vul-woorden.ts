import type { Woordkeus } from '@letterhaven/domain/woordkeus'

/** Fills {groep}, {Groep}, {groepen} and {Groepen} with the host's words. */
export function vulWoorden(tekst: string, w: Woordkeus): string {
  const woorden: Readonly<Record<string, string>> = {
    groep: w.groep,
    Groep: w.Groep,
    groepen: w.groepen,
    Groepen: w.Groepen,
  }
  return tekst.replace(/\{(\w+)\}/g, (geheel, naam: string) => woorden[naam] ?? geheel)
}
