import { GAT } from '@letterhaven/taal/gat'

/** A sentence of a text as it is shown: what stands before its gap and after it. Without a gap, all of it stands before. */
export interface Tekstregel {
  readonly voor: string
  readonly na: string
  /** The how many-th gap of the text it has, from 0; null for none. */
  readonly gat: number | null
}

const heeftGat = (zin: string): boolean => zin.includes(GAT)

/** Returns the sentences of a text, each with its gap. */
export function regelsVan(zinnen: readonly string[]): readonly Tekstregel[] {
  let gaten = 0
  return zinnen.map((zin) => {
    const [voor = '', na = ''] = zin.split(GAT)
    return { voor, na, gat: heeftGat(zin) ? gaten++ : null }
  })
}

/** Returns the text with these in its gaps, in order. */
export function vulIn(zinnen: readonly string[], wat: readonly string[]): readonly string[] {
  const over = [...wat]
  return zinnen.map((zin) => (heeftGat(zin) ? zin.replace(GAT, over.shift() ?? '') : zin))
}

/** Returns where what is told with a sentence begins: after the last gap before it. */
export const beginVan = (zinnen: readonly string[], plek: number): number =>
  zinnen.slice(0, plek).findLastIndex(heeftGat) + 1
