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

/** Returns the sentences of a text with their places. */
const zinnenVan = ({ zinnen, alineas }: Pick<TekstOpgave, 'zinnen' | 'alineas'>): Blad => {
  let van = 0
  return zinnen.map((zin, nr) => {
    const woorden = zin.split(' ')
    van += woorden.length
    return { van: van - woorden.length, woorden, isAlinea: isAlineaBegin(alineas, nr) }
  })
}

/** Returns the pages on which a text is read aloud, about as many words on each. */
export function bladenVan(item: Pick<TekstOpgave, 'zinnen' | 'alineas'>): readonly Blad[] {
  const zinnen = zinnenVan(item)
  const totaal = countIn(zinnen)
  const perBlad = totaal / Math.max(1, Math.ceil(totaal / WOORDEN))
  // A sentence stands on the page in which its middle falls.
  const perNummer = Map.groupBy(zinnen, ({ van, woorden }) =>
    Math.floor((van + woorden.length / 2) / perBlad),
  )
  return [...perNummer.values()]
}

/** Returns how many words stand on a page. */
export const woordenOp = (blad: Blad | undefined): number => countIn(blad ?? [])
