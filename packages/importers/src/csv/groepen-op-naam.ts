import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import type { Ruw } from '../oordeel/inhoud.ts'

/** The names of the groups of a list, each as most of its lines write it. */
export interface Groepsnamen {
  readonly namen: readonly string[]
  /** What a group is called that was written in this way. */
  naamVan(geschreven: string): string
}

/** One group that is written in two ways is one: it is called as it is written most, the first of two. */
export function readGroepsnamen(geschreven: readonly string[]): Groepsnamen {
  const keren = new Map<string, Map<string, number>>()
  for (const naam of geschreven.filter(Boolean)) {
    const wijzen = keren.get(naamSleutel(naam)) ?? new Map<string, number>()
    keren.set(naamSleutel(naam), wijzen)
    wijzen.set(naam, (wijzen.get(naam) ?? 0) + 1)
  }
  const perSleutel = new Map(
    [...keren].map(([sleutel, wijzen]) => {
      const meest = Math.max(...wijzen.values())
      const [naam = ''] = [...wijzen].find(([, aantal]) => aantal === meest) ?? []
      return [sleutel, naam] as const
    }),
  )
  return {
    namen: [...perSleutel.values()],
    naamVan: (naam) => perSleutel.get(naamSleutel(naam)) ?? naam,
  }
}

/** A group that only has a name. Its pupils say their own years. */
export const makeGroepOpNaam = (naam: string): Ruw => ({
  soort: 'groep',
  regel: 1,
  sleutel: naam,
  eckid: '',
  velden: new Map([['naam', naam]]),
  rollen: [],
  verwijzingen: [],
})
