import type { Item, SpelEvent } from '../regels/contract.ts'

/** A sentence round one word of it. */
export interface Gatzin {
  readonly voor: string
  /** The word as it is written there: with a capital at the front. */
  readonly woord: string
  readonly na: string
}

const LETTER = /[\p{L}\p{M}]/u

/** Says a sentence with a silence where its word is missing. */
export const sayGatzin = ({ id }: Item, { voor, na }: Gatzin): SpelEvent => ({
  type: 'say',
  what: 'zin',
  itemId: id,
  tekst: `${voor}…${na}`,
})

/** The sentence divided at its word; null where the word does not stand in it by itself. */
export function gatzinVan(zin: string, woord: string): Gatzin | null {
  const [laag, zoek] = [zin.toLowerCase(), woord.toLowerCase()]
  for (let van = laag.indexOf(zoek); van >= 0 && zoek; van = laag.indexOf(zoek, van + 1)) {
    const tot = van + zoek.length
    if (LETTER.test(zin[van - 1] ?? '') || LETTER.test(zin[tot] ?? '')) continue
    return { voor: zin.slice(0, van), woord: zin.slice(van, tot), na: zin.slice(tot) }
  }
  return null
}
