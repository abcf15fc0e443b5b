/** Pieces that are stuck together, from the left. Plain data. */
export interface Geheel {
  /** Where it is: the place at which one of its pieces began. No two of them have the same. */
  readonly plek: number
  /** Its pieces, each by the place at which it began. */
  readonly stukken: readonly number[]
  /** Its seams in the order in which they were made, each by the number of pieces to its left. */
  readonly naden: readonly number[]
}

/** On which side of another one something is brought. */
export type Kant = 'voor' | 'achter'

/** Returns one piece by itself, at the place at which it begins. */
export const losStuk = (plek: number): Geheel => ({ plek, stukken: [plek], naden: [] })

/** Returns what is stuck together, piece by piece. */
export const inhoudVan = (stukken: readonly string[], geheel: Geheel): readonly string[] =>
  geheel.stukken.map((plek) => stukken[plek] ?? '')

/** Returns what comes of two, at this place. */
function stick(links: Geheel, rechts: Geheel, plek: number): Geheel {
  const n = links.stukken.length
  return {
    plek,
    stukken: [...links.stukken, ...rechts.stukken],
    naden: [...links.naden, ...rechts.naden.map((naad) => naad + n), n],
  }
}

/** Returns the part between two pieces. It stays where that place is its own, or goes where its first piece began. */
function partOf(geheel: Geheel, van: number, tot: number): Geheel {
  const stukken = geheel.stukken.slice(van, tot)
  const plek = stukken.includes(geheel.plek) ? geheel.plek : (stukken[0] ?? geheel.plek)
  const naden = geheel.naden.filter((naad) => naad > van && naad < tot).map((naad) => naad - van)
  return { plek, stukken, naden }
}

/** Returns what comes of cutting at each of these places, each the number of pieces to its left. */
export function cutAt(geheel: Geheel, sneden: readonly number[]): readonly Geheel[] {
  const randen = [0, ...sneden, geheel.stukken.length]
  return randen.slice(1).map((tot, i) => partOf(geheel, randen[i] ?? 0, tot))
}

/** Returns all of them with some replaced, what is new last. */
const replace = (
  alle: readonly Geheel[],
  weg: readonly Geheel[],
  erbij: readonly Geheel[],
): readonly Geheel[] => [...alle.filter((geheel) => !weg.includes(geheel)), ...erbij]

/** Returns all of them after one was brought to another, which stays where it is; null where there are no two. */
export function bringTo(
  alle: readonly Geheel[],
  { een, op, kant }: { readonly een: number; readonly op: number; readonly kant: Kant },
): readonly Geheel[] | null {
  const [dit, dat] = [een, op].map((plek) => alle.find((geheel) => geheel.plek === plek))
  if (!dit || !dat || dit === dat) return null
  const samen = kant === 'voor' ? stick(dit, dat, op) : stick(dat, dit, op)
  return replace(alle, [dit, dat], [samen])
}

/** Returns all of them after one came apart at these places. */
export const breakAt = (
  alle: readonly Geheel[],
  geheel: Geheel,
  sneden: readonly number[],
): readonly Geheel[] => replace(alle, [geheel], cutAt(geheel, sneden))

/** Returns all of them after one was taken apart at the seam that was made last; null where it has none. */
export function takeApart(alle: readonly Geheel[], plek: number): readonly Geheel[] | null {
  const geheel = alle.find((ander) => ander.plek === plek)
  const naad = geheel?.naden.at(-1)
  return geheel && naad !== undefined ? breakAt(alle, geheel, [naad]) : null
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
 * Returns where what is stuck together wrongly comes apart: after what begins well, before what ends well, and between the pieces that
 * are neither. What is right stays together.
 */
export function valseNaden(delen: readonly string[], eigen: readonly string[]): readonly number[] {
  const [van, tot] = valsDeel(delen, eigen)
  return eigen.flatMap((_, i) => (i > 0 && i >= van && i <= tot ? [i] : []))
}

/** Returns whether a piece of what is stuck together wrongly stands where it should not. */
export function isVals(delen: readonly string[], eigen: readonly string[], nr: number): boolean {
  const [van, tot] = valsDeel(delen, eigen)
  return nr >= van && nr < tot
}
