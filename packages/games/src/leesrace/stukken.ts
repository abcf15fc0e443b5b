/** The fewest and most stretches in which a text is shut. */
const MINST = 3
const MEEST = 4

/** Returns with which sentences stretches of equal length begin. */
const inGelijke = (zinnen: number, delen: number): readonly number[] =>
  Array.from({ length: delen }, (_, nr) => Math.round((nr * zinnen) / delen))

/** Returns with which sentences the paragraphs begin. */
const beginnen = (alineas: readonly number[]): readonly number[] =>
  alineas.map((_, nr) => alineas.slice(0, nr).reduce((som, n) => som + n, 0))

/** Returns whether a paragraph begins with a sentence. */
export const isAlineaBegin = (alineas: readonly number[] = [], zin: number): boolean =>
  beginnen(alineas).includes(zin)

/**
 * Returns the sentences with which the stretches of a text begin: its paragraphs, where it has three or four; else about as many
 * sentences in each, from the paragraph that begins nearest to it.
 */
export function stukkenVan(zinnen: number, alineas: readonly number[] = []): readonly number[] {
  const begin = beginnen(alineas)
  if (begin.length >= MINST && begin.length <= MEEST) return begin
  const delen = zinnen >= 12 ? MEEST : MINST
  const gelijk = inGelijke(zinnen, delen)
  if (begin.length < MINST) return gelijk
  const bij = gelijk.map((hier) =>
    begin.reduce((best, er) => (Math.abs(er - hier) < Math.abs(best - hier) ? er : best), 0),
  )
  return new Set(bij).size === delen ? bij : gelijk
}
