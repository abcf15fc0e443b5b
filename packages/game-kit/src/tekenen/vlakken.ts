/** A part of the canvas in whole device pixels: left, top, right, bottom. */
export interface Vlak {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** Painting up to this many extra pixels is cheaper than painting one more part. */
const SPELING = 3000
/** More parts than this cost more than they save. */
const HOOGSTENS = 20

const grootte = ({ x0, y0, x1, y1 }: Vlak): number => (x1 - x0) * (y1 - y0)

/** Returns the smallest part that holds both. */
export function omvat(a: Vlak, b: Vlak): Vlak {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  }
}

/** Returns whether two parts share a pixel. */
export function raakt(a: Vlak, b: Vlak): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1
}

const verspild = (a: Vlak, b: Vlak): number => grootte(omvat(a, b)) - grootte(a) - grootte(b)

/** Returns the index of the part in the list with which `vlak` wastes least, and what it wastes. */
function beste(lijst: readonly Vlak[], vlak: Vlak): { plek: number; prijs: number } {
  let [plek, prijs] = [-1, Infinity]
  for (const [i, ander] of lijst.entries()) {
    const dit = verspild(ander, vlak)
    if (dit < prijs) [plek, prijs] = [i, dit]
  }
  return { plek, prijs }
}

/** Merges the given parts into a few that together hold them all, with little between them that was not asked for. */
export function merge(vlakken: readonly Vlak[]): readonly Vlak[] {
  const uit: Vlak[] = []
  const teGaan = [...vlakken]
  for (let vlak = teGaan.pop(); vlak; vlak = teGaan.pop()) {
    const { plek, prijs } = beste(uit, vlak)
    const ander = uit[plek]
    if (ander && (prijs < SPELING || uit.length >= HOOGSTENS)) {
      uit.splice(plek, 1)
      // The larger part may now take in others.
      teGaan.push(omvat(ander, vlak))
    } else uit.push(vlak)
  }
  return uit
}
