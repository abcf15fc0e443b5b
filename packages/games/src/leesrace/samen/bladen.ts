import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { isAlineaBegin } from '../stukken.ts'

/** One sentence of a page: its words, the place of the first of them in the text, and whether a paragraph begins with it. */
export interface BladZin {
  readonly van: number
  readonly woorden: readonly string[]
  readonly isAlinea: boolean
}

/** A page: what is read aloud without turning, in whole sentences. */
export type Blad = readonly BladZin[]

/** So many words at most go on a page, on average over a text. */
const WOORDEN = 36

const countIn = (zinnen: readonly BladZin[]): number =>
  zinnen.reduce((som, { woorden }) => som + woorden.length, 0)

/** What a text is printed from. */
type Gedrukt = Pick<TekstOpgave, 'zinnen' | 'alineas'>

/** Returns the sentences of a text with their places. */
const zinnenVan = ({ zinnen, alineas }: Gedrukt): Blad => {
  let van = 0
  return zinnen.map((zin, nr) => {
    const woorden = zin.split(' ')
    van += woorden.length
    return { van: van - woorden.length, woorden, isAlinea: isAlineaBegin(alineas, nr) }
  })
}

function makeBladen(item: Gedrukt): readonly Blad[] {
  const zinnen = zinnenVan(item)
  const totaal = countIn(zinnen)
  const perBlad = totaal / Math.max(1, Math.ceil(totaal / WOORDEN))
  // A sentence stands on the page in which its middle falls.
  const perNummer = Map.groupBy(zinnen, ({ van, woorden }) =>
    Math.floor((van + woorden.length / 2) / perBlad),
  )
  return [...perNummer.values()]
}

/** The pages of a text, which are asked for at every beat of the clock. */
const bewaard = new WeakMap<Gedrukt, readonly Blad[]>()

/** Returns the pages on which a text is read aloud, about as many words on each. */
export function bladenVan(item: Gedrukt): readonly Blad[] {
  const bladen = bewaard.get(item) ?? makeBladen(item)
  bewaard.set(item, bladen)
  return bladen
}

/** Returns how many words stand on a page. */
export const woordenOp = (blad: Blad | undefined): number => countIn(blad ?? [])
