/** A change of school year; `op` is its moment in ms. */
export interface JaarWissel {
  readonly op: number
  readonly van: number
  readonly naar: number
  readonly bankVersie: number
}

/** The years in which a pupil practised: the year in which the history began, and every change since. */
export interface Jaarlijn {
  readonly begin: number
  /** In order of time. */
  readonly wissels: readonly JaarWissel[]
  /** The moment of the first answer; null before that. */
  readonly eerste: number | null
}

/** Returns when a history begins to say something: at its first answer or its first change. */
function startVan({ eerste, wissels }: Jaarlijn): number {
  return Math.min(eerste ?? Infinity, wissels[0]?.op ?? Infinity)
}

/** Chains the changes from year `begin` on, leaving out those that change nothing. */
function joinOn(begin: number, wissels: readonly JaarWissel[]): JaarWissel[] {
  const aaneen: JaarWissel[] = []
  let jaar = begin
  for (const wissel of wissels) {
    if (wissel.naar === jaar) continue
    aaneen.push({ ...wissel, van: jaar })
    jaar = wissel.naar
  }
  return aaneen
}

interface Samen {
  readonly blijft: Jaarlijn
  readonly weg: Jaarlijn
  /** The year of the pupil who stays. */
  readonly jaargroep: number
  readonly nu: number
  readonly bankVersie: number
}

/**
 * Merges the years of two histories that become one: those of the pupil who stays from where that history began, and those of
 * the other before it. The result ends in the year of the pupil who stays, whatever the other one said.
 */
export function mergeJaren({ blijft, weg, jaargroep, nu, bankVersie }: Samen): {
  readonly begin: number
  readonly wissels: readonly JaarWissel[]
} {
  const [start, eerder] = [startVan(blijft), startVan(weg)]
  if (eerder >= start) return { begin: blijft.begin, wissels: blijft.wissels }
  const vooraf = weg.wissels.filter(({ op }) => op < start)
  const isLeeg = start === Infinity
  const laatst = weg.wissels.at(-1)?.op ?? -Infinity
  const overgang = {
    op: isLeeg ? Math.max(nu, laatst + 1) : start,
    van: 0,
    naar: isLeeg ? jaargroep : blijft.begin,
    bankVersie,
  }
  // A change at the very moment of the beginning states the year itself.
  const isGezegd = blijft.wissels[0]?.op === overgang.op
  return {
    begin: weg.begin,
    wissels: joinOn(weg.begin, [...vooraf, ...(isGezegd ? [] : [overgang]), ...blijft.wissels]),
  }
}
