import type { Item, SpelEvent } from '../regels/contract.ts'

/** A sentence split round one of its words. */
export interface Gatzin {
  readonly voor: string
  /** The word as it is written in the sentence: with a capital at the start. */
  readonly woord: string
  readonly na: string
}

const LETTER = /[\p{L}\p{M}]/u

/** Returns the event that says a sentence with a silence in place of its word. */
export const sayGatzin = ({ id }: Item, { voor, na }: Gatzin): SpelEvent => ({
  type: 'say',
  what: 'zin',
  itemId: id,
  tekst: `${voor}…${na}`,
})

/** Splits a sentence at its word. Returns null when the word does not stand in it by itself. */
export function gatzinVan(zin: string, woord: string): Gatzin | null {
  const [laag, zoek] = [zin.toLowerCase(), woord.toLowerCase()]
  for (let van = laag.indexOf(zoek); van >= 0 && zoek; van = laag.indexOf(zoek, van + 1)) {
    const tot = van + zoek.length
    if (LETTER.test(zin[van - 1] ?? '') || LETTER.test(zin[tot] ?? '')) continue
    return { voor: zin.slice(0, van), woord: zin.slice(van, tot), na: zin.slice(tot) }
  }
  return null
}
