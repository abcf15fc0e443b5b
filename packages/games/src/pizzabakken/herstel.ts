/** The slices of a pizza that was baked wrongly, while they are swapped. */
export interface Herstel {
  /** What was baked, divided over the slices of the right word. */
  readonly eigen: readonly string[]
  /** The slices that were wrong: first those that were swapped, in that order, then the others, clockwise until one is chosen. */
  readonly open: readonly number[]
  /** How many of those were swapped. */
  readonly gewisseld: number
}

/** A way to divide pieces over slices, and how many slices are wrong in it. */
interface Weg {
  readonly eigen: readonly string[]
  readonly fout: number
}

const beste = (wegen: readonly Weg[]): Weg => wegen.reduce((a, b) => (b.fout < a.fout ? b : a))

/**
 * Divides what was laid over the slices of the right word so that as many slices as possible are right. A piece too many lies with
 * one beside it, and a slice for which nothing was laid is empty: nothing that the pupil laid gets lost.
 */
export function divide(delen: readonly string[], ligt: readonly string[]): readonly string[] {
  const bekend = new Map<string, Weg>()
  // The best way to fill the slices from `i` on with the pieces from `j` on.
  const search = (i: number, j: number): Weg => {
    const sleutel = `${i},${j}`
    const al = bekend.get(sleutel)
    if (al) return al
    const uit = i === delen.length ? { eigen: [], fout: 0 } : beste(wegenVan(i, j))
    bekend.set(sleutel, uit)
    return uit
  }
  const wegenVan = (i: number, j: number): readonly Weg[] => {
    const isLaatste = i === delen.length - 1
    // The last slice takes whatever is left. The usual one piece comes first, and wins where several ways are as good.
    const aantallen = isLaatste
      ? [ligt.length - j]
      : [1, 0, ...Array.from({ length: Math.max(0, ligt.length - j - 1) }, (_, n) => n + 2)]
    return aantallen
      .filter((n) => j + n <= ligt.length)
      .map((n) => {
        const hier = ligt.slice(j, j + n).join('')
        const rest = search(i + 1, j + n)
        return {
          eigen: [hier, ...rest.eigen],
          fout: rest.fout + (hier === delen[i] ? 0 : 1),
        }
      })
  }
  return search(0, 0).eigen
}

/** Begins a mend: the slices of the right word with the own pieces on them, of which the wrong ones are to be swapped. */
export function beginHerstel(delen: readonly string[], eigen: readonly string[]): Herstel {
  const open = delen.flatMap((deel, i) => (eigen[i] === deel ? [] : [i]))
  return { eigen, open, gewisseld: 0 }
}

/** Returns a mend in which this slice is swapped next, also one that was swapped before; null for one that was right. */
export function chooseOpen(herstel: Herstel, punt: number): Herstel | null {
  const plek = herstel.open.indexOf(punt)
  if (plek < 0) return null
  const gewisseld = herstel.gewisseld - (plek < herstel.gewisseld ? 1 : 0)
  const open = herstel.open.toSpliced(plek, 1).toSpliced(gewisseld, 0, punt)
  return { ...herstel, open, gewisseld }
}

/** Returns the slice that is swapped next; undefined when all of them were. */
export const nuOpen = ({ open, gewisseld }: Herstel): number | undefined => open[gewisseld]
