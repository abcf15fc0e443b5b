/** A text in three or four paragraphs of at most so many sentences keeps them as its stretches. */
const PARAGRAFEN = { minst: 3, meest: 4, zinnen: 6 } as const
/** A longer paragraph is parted in stretches of about so many sentences; shorter ones are put together up to so many. */
const ZINNEN = { deel: 5, kort: 4 } as const

/** Returns with which sentence each of these parts begins. */
const beginnen = (delen: readonly number[]): readonly number[] =>
  delen.map((_, nr) => delen.slice(0, nr).reduce((som, n) => som + n, 0))

/** Returns whether a paragraph begins with a sentence. */
export const isAlineaBegin = (alineas: readonly number[] = [], zin: number): boolean =>
  beginnen(alineas).includes(zin)

/** Returns a long paragraph in parts of about as many sentences. */
function partOf(alinea: number): readonly number[] {
  if (alinea <= PARAGRAFEN.zinnen) return [alinea]
  const delen = Math.ceil(alinea / ZINNEN.deel)
  return Array.from(
    { length: delen },
    (_, nr) => Math.round(((nr + 1) * alinea) / delen) - Math.round((nr * alinea) / delen),
  )
}

/** Returns parts with the short ones put together with what follows, the last one with what stands before it. */
function joinShort(delen: readonly number[]): readonly number[] {
  const uit: number[] = []
  for (const [nr, deel] of delen.entries()) {
    const was = uit.at(-1)
    const isLaatste = nr === delen.length - 1
    const past = was !== undefined && was + deel <= ZINNEN.deel + (isLaatste ? 1 : 0)
    if (past && (was < ZINNEN.kort || (isLaatste && deel < ZINNEN.kort - 1)))
      uit[uit.length - 1] = was + deel
    else uit.push(deel)
  }
  return uit
}

/**
 * Returns the sentences with which the stretches of a text begin, as it is read and at the second stage shut: its paragraphs, where
 * it has three or four of them; else paragraphs that are short together, and long ones in parts.
 */
export function stukkenVan(zinnen: number, alineas: readonly number[] = []): readonly number[] {
  const som = alineas.reduce((alle, n) => alle + n, 0)
  const delen = som === zinnen && alineas.length > 0 ? alineas : [zinnen]
  const { minst, meest, zinnen: langst } = PARAGRAFEN
  if (delen.length >= minst && delen.length <= meest && Math.max(...delen) <= langst)
    return beginnen(delen)
  return beginnen(joinShort(delen.flatMap(partOf)))
}
