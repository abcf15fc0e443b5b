/** A change of school year, at a moment in ms. */
export interface JaarWissel {
  readonly op: number
  readonly van: number
  readonly naar: number
  readonly bankVersie: number
}

/** In which years a pupil practised: where its history began, and every change since. */
export interface Jaarlijn {
  readonly begin: number
  /** In order of time. */
  readonly wissels: readonly JaarWissel[]
  /** When it first answered; null before that. */
  readonly eerste: number | null
}

/** When a history begins to say something: its first answer or its first change. */
function startVan({ eerste, wissels }: Jaarlijn): number {
  return Math.min(eerste ?? Infinity, wissels[0]?.op ?? Infinity)
}

/** Changes that follow on each other from a year on; what changes nothing is left out. */
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
  /** The year of who stays. */
  readonly jaargroep: number
  readonly nu: number
  readonly bankVersie: number
}

/**
 * The years of two histories that become one: of who stays from where that began, of the other one before it. It ends in
 * the year of who stays, whatever the other one said.
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
  // A change at the very moment of the beginning says the year itself.
  const isGezegd = blijft.wissels[0]?.op === overgang.op
  return {
    begin: weg.begin,
    wissels: joinOn(weg.begin, [...vooraf, ...(isGezegd ? [] : [overgang]), ...blijft.wissels]),
  }
}
