/** How a sign of a mistake is shown: as right, as wrong, or as a place where something is missing. */
export type Merk = { readonly teken: string; readonly stand: 'goed' | 'fout' } | 'mist'

/** Returns how many signs of both ends of two rows can be kept in their order, for each pair of places. */
function tabel(regel: readonly string[], goed: readonly string[]): readonly (readonly number[])[] {
  const uit = regel.map(() => goed.map(() => 0))
  const op = (i: number, j: number): number => uit[i]?.[j] ?? 0
  for (let i = regel.length - 1; i >= 0; i -= 1)
    for (let j = goed.length - 1; j >= 0; j -= 1) {
      const rij = uit[i]
      if (!rij) continue
      rij[j] = regel[i] === goed[j] ? 1 + op(i + 1, j + 1) : Math.max(op(i + 1, j), op(i, j + 1))
    }
  return uit
}

/**
 * Returns a mistake, sign by sign: what of it can stay where it is in its order, what is wrong, and the places where something is
 * missing and nothing wrong stands. As few as can be are wrong.
 */
export function merkenVan(gaf: string, vorm: string): readonly Merk[] {
  const [regel, goed] = [[...gaf], [...vorm]]
  const samen = tabel(regel, goed)
  const op = (i: number, j: number): number => samen[i]?.[j] ?? 0
  const uit: Merk[] = []
  let [i, j] = [0, 0]
  while (i < regel.length || j < goed.length) {
    const teken = regel[i]
    if (teken !== undefined && teken === goed[j]) {
      uit.push({ teken, stand: 'goed' })
      i += 1
      j += 1
    } else if (teken !== undefined && (j >= goed.length || op(i + 1, j) >= op(i, j + 1))) {
      uit.push({ teken, stand: 'fout' })
      i += 1
    } else {
      // What stands in the place of a wrong sign is not missing besides.
      const vorige = uit.at(-1)
      const isErnaast = vorige !== undefined && (vorige === 'mist' || vorige.stand === 'fout')
      if (!isErnaast) uit.push('mist')
      j += 1
    }
  }
  return uit
}
