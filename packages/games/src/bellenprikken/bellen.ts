/** A bubble: pieces that are stuck together, from the left. */
export interface Bel {
  /** Where it floats: the place at which one of its pieces was blown. No two bubbles have the same. */
  readonly plek: number
  /** Its pieces, each by the place at which it was blown. */
  readonly stukken: readonly number[]
  /** Its seams in the order in which they were made, each by the number of pieces to its left. */
  readonly naden: readonly number[]
}

/** On which side of another bubble one is brought. */
export type Kant = 'voor' | 'achter'

/** Returns a bubble of one piece, at the place at which it was blown. */
export const losseBel = (plek: number): Bel => ({ plek, stukken: [plek], naden: [] })

/** Returns what stands in a bubble, piece by piece. */
export const inhoudVan = (stukken: readonly string[], bel: Bel): readonly string[] =>
  bel.stukken.map((plek) => stukken[plek] ?? '')

/** Returns the bubble that comes of two, where the second one floats. */
function stick(links: Bel, rechts: Bel, plek: number): Bel {
  const n = links.stukken.length
  return {
    plek,
    stukken: [...links.stukken, ...rechts.stukken],
    naden: [...links.naden, ...rechts.naden.map((naad) => naad + n), n],
  }
}

/** Returns the part of a bubble between two of its pieces. It floats on where that is, or where its first piece was blown. */
function partOf(bel: Bel, van: number, tot: number): Bel {
  const stukken = bel.stukken.slice(van, tot)
  const plek = stukken.includes(bel.plek) ? bel.plek : (stukken[0] ?? bel.plek)
  const naden = bel.naden.filter((naad) => naad > van && naad < tot).map((naad) => naad - van)
  return { plek, stukken, naden }
}

/** Returns a bubble cut at each of these places, each the number of pieces to its left. */
export function cutAt(bel: Bel, sneden: readonly number[]): readonly Bel[] {
  const randen = [0, ...sneden, bel.stukken.length]
  return randen.slice(1).map((tot, i) => partOf(bel, randen[i] ?? 0, tot))
}

/** Returns the bubbles with one of them replaced, what is new last. */
export const replaceBel = (
  bellen: readonly Bel[],
  weg: readonly Bel[],
  erbij: readonly Bel[],
): readonly Bel[] => [...bellen.filter((bel) => !weg.includes(bel)), ...erbij]

/** Returns the bubbles after one was brought to another, which stays where it floats; null where there are no two. */
export function bringTo(
  bellen: readonly Bel[],
  { bel, op, kant }: { readonly bel: number; readonly op: number; readonly kant: Kant },
): readonly Bel[] | null {
  const [een, ander] = [bel, op].map((plek) => bellen.find((deze) => deze.plek === plek))
  if (!een || !ander || een === ander) return null
  const samen = kant === 'voor' ? stick(een, ander, op) : stick(ander, een, op)
  return replaceBel(bellen, [een, ander], [samen])
}

/** Returns the bubbles after one was pricked apart at the seam that was made last; null where it has none. */
export function prickApart(bellen: readonly Bel[], plek: number): readonly Bel[] | null {
  const bel = bellen.find((deze) => deze.plek === plek)
  const naad = bel?.naden.at(-1)
  return bel && naad !== undefined ? replaceBel(bellen, [bel], cutAt(bel, [naad])) : null
}

/** Returns how many pieces at the beginning are as they should be. */
function goedBegin(delen: readonly string[], eigen: readonly string[]): number {
  const anders = eigen.findIndex((deel, i) => deel !== delen[i])
  return anders < 0 ? eigen.length : anders
}

/** Returns which pieces are neither the right beginning nor the right end: from one place up to another. */
function valsDeel(
  delen: readonly string[],
  eigen: readonly string[],
): readonly [van: number, tot: number] {
  const van = goedBegin(delen, eigen)
  const slot = goedBegin(delen.toReversed(), eigen.toReversed())
  return [van, eigen.length - Math.min(slot, Math.min(eigen.length, delen.length) - van)]
}

/**
 * Returns where a wrong bubble comes apart: after what begins well, before what ends well, and between the pieces that
 * are neither. What is right stays together.
 */
export function valseNaden(delen: readonly string[], eigen: readonly string[]): readonly number[] {
  const [van, tot] = valsDeel(delen, eigen)
  return eigen.flatMap((_, i) => (i > 0 && i >= van && i <= tot ? [i] : []))
}

/** Returns whether a piece of a wrong bubble stands where it should not. */
export function isVals(delen: readonly string[], eigen: readonly string[], nr: number): boolean {
  const [van, tot] = valsDeel(delen, eigen)
  return nr >= van && nr < tot
}
