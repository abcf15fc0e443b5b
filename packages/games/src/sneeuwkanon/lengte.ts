/** How long the words of a tower are at the stage with a plan. Any word fits a tower that is free. */
export type Lengte = 'kort' | 'middel' | 'lang' | 'vrij'

/** The most letters of a short word and of one in the middle, by year: a third of its words are each of them. */
const GRENZEN: Readonly<Record<number, readonly [kort: number, middel: number]>> = {
  3: [3, 4],
  4: [5, 6],
  5: [6, 8],
  6: [6, 9],
  7: [7, 10],
}

export function grenzenVan(groep: number): readonly [kort: number, middel: number] {
  const jaar = Math.min(7, Math.max(3, groep))
  return GRENZEN[jaar] ?? [5, 8]
}

/** Returns how long a word is among those of its year. */
export function lengteVan(woord: string, groep: number): Lengte {
  const [kort, middel] = grenzenVan(groep)
  return woord.length <= kort ? 'kort' : woord.length <= middel ? 'middel' : 'lang'
}

/** How a length is called: by its letters, for a short or a long sound is another thing. */
export const LENGTE_NAAM: Readonly<Record<Lengte, string>> = {
  kort: 'weinig letters',
  middel: 'niet veel, niet weinig letters',
  lang: 'veel letters',
  vrij: 'elk woord',
}

/** The same as the sign of a tower says it, above how many those are. */
export const LENGTE_BORD: Readonly<Record<Lengte, string>> = {
  kort: 'weinig',
  middel: 'midden',
  lang: 'veel',
  vrij: 'vrij',
}

/** Returns of how many letters the words of a tower are, as its sign says it. */
export function aantalLetters(lengte: Lengte, groep: number): string {
  const [kort, middel] = grenzenVan(groep)
  if (lengte === 'vrij') return ''
  if (lengte === 'kort') return `tot ${kort} letters`
  if (lengte === 'lang') return `vanaf ${middel + 1} letters`
  return kort + 1 === middel ? `${middel} letters` : `${kort + 1} tot ${middel} letters`
}
