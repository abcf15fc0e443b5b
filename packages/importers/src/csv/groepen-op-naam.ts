import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import type { Ruw } from '../oordeel/inhoud.ts'

/** The names of the groups in a list, each spelled as in most of its lines. */
export interface Groepsnamen {
  readonly namen: readonly string[]
  /** Returns the name of the group that was spelled this way. */
  naamVan(geschreven: string): string
}

/** Treats different spellings as one group, which gets the most frequent spelling, or the first of equally frequent ones. */
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

/** Makes a group that only has a name. The years are given by its pupils. */
export const makeGroepOpNaam = (naam: string): Ruw => ({
  soort: 'groep',
  regel: 1,
  sleutel: naam,
  eckid: '',
  velden: new Map([['naam', naam]]),
  rollen: [],
  verwijzingen: [],
})
