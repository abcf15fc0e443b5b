/** How many of a list go into one taak: other ones each turn, and with them what has to come back. */
export interface Beurt {
  readonly aantal: number
  readonly beurt: number
}

/** Returns some of a list, other ones each turn until all had theirs; the last turn goes on at the beginning. */
export function takeTurn<T>(lijst: readonly T[], { aantal, beurt }: Beurt): readonly T[] {
  if (lijst.length <= aantal) return lijst
  const begin = (((beurt * aantal) % lijst.length) + lijst.length) % lijst.length
  return [...lijst.slice(begin, begin + aantal), ...lijst.slice(0, aantal)].slice(0, aantal)
}

/** The share of a turn that may be taken by what has to come back: the rest stays new. */
const TERUG = 1 / 3

/** Returns the ones of a turn, and before them those of the list that have to come back, whoever's turn it is. */
export function takeTurnMet<T>(
  lijst: readonly T[],
  beurt: Beurt,
  moetTerug: (een: T) => boolean,
): readonly T[] {
  const terug = lijst.filter(moetTerug).slice(0, Math.floor(beurt.aantal * TERUG))
  return [...new Set([...terug, ...takeTurn(lijst, beurt)])].slice(0, beurt.aantal)
}
