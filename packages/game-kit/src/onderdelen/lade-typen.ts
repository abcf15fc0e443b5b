/** Letters that were typed one after the other on a tray of tiles. */
export interface Typen {
  readonly letters: string
  /** The places of the tiles that they lay. */
  readonly gelegd: readonly number[]
  /** The last letters, with which a tile begins that is not written whole yet. */
  readonly rest: string
}

export const NIETS_GETYPT: Typen = { letters: '', gelegd: [], rest: '' }

/** Returns the longest tile at the start of what is typed, in its own case where there is one; -1 when there is none. */
function langsteAan(tegels: readonly string[], tekst: string): number {
  const klein = tekst.toLowerCase()
  let beste = -1
  for (const [plek, tegel] of tegels.entries()) {
    const dit = tegels[beste] ?? ''
    const isBeter =
      tegel.length > dit.length || (tegel.length === dit.length && tekst.startsWith(tegel))
    if (klein.startsWith(tegel.toLowerCase()) && isBeter) beste = plek
  }
  return beste
}

/**
 * Returns what lies after one more letter, or null when no tile has a place for it. Each tile is as long as what was typed allows:
 * an i becomes ie by its e. A tile is never laid before it is written whole, so a man does not become a maan.
 */
export function typTegel(tegels: readonly string[], nu: Typen, teken: string): Typen | null {
  const letters = nu.letters + teken
  const gelegd: number[] = []
  let rest = letters
  while (rest !== '') {
    const plek = langsteAan(tegels, rest)
    if (plek < 0) break
    gelegd.push(plek)
    rest = rest.slice(tegels[plek]?.length)
  }
  const kan = rest === '' || beginVan(tegels, rest) >= 0
  return kan ? { letters, gelegd, rest } : null
}

/** Returns the first tile that begins with these letters, or -1. */
export const beginVan = (tegels: readonly string[], rest: string): number =>
  tegels.findIndex((tegel) => tegel.toLowerCase().startsWith(rest.toLowerCase()))

/** Returns how many tiles are taken off again and which are laid then. */
export function typVerschil(van: Typen, naar: Typen): { wis: number; leg: readonly number[] } {
  const anders = van.gelegd.findIndex((plek, i) => plek !== naar.gelegd[i])
  const blijft = anders < 0 ? van.gelegd.length : anders
  return { wis: van.gelegd.length - blijft, leg: naar.gelegd.slice(blijft) }
}
