/** Words that stand beside each other, each with its width. */
export interface Rij {
  readonly woorden: readonly string[]
  readonly maten: readonly number[]
  readonly breed: number
}

interface Maten {
  /** The size of the letters. */
  readonly maat: number
  /** The width that there is. */
  readonly breed: number
  /** What a word has round its letters, and the least that stands between two words. */
  readonly rand: number
  readonly tussen: number
  /** The least width of a word with what is round it. */
  readonly minst: number
}

/** The widest letters that a pupil may choose: a floor keeps its shape when the letters change. */
const LETTER = 0.8

/** Returns how wide a word is with what is round it. */
export const breedVan = (
  woord: string,
  { maat, rand, minst }: Omit<Maten, 'breed' | 'tussen'>,
): number => Math.ceil(Math.max(minst, woord.length * LETTER * maat + rand))

/** Divides words over rows in their order, as few as possible, and as evenly as those few allow. */
export function rowsOf(woorden: readonly string[], maten: Maten): readonly Rij[] {
  const breedte = woorden.map((woord) => breedVan(woord, maten))
  const krap = fill(breedte, maten.breed, maten.tussen)
  // The narrowest width that takes no more rows leaves no single word on the last one.
  let breed = maten.breed
  while (breed > 40 && fill(breedte, breed - 8, maten.tussen).length === krap.length) breed -= 8
  return fill(breedte, breed, maten.tussen).map((nummers) => {
    const wijd = nummers.map((nr) => breedte[nr] ?? 0)
    return {
      woorden: nummers.map((nr) => woorden[nr] ?? ''),
      maten: wijd,
      breed: wijd.reduce((som, w) => som + w, 0) + maten.tussen * (nummers.length - 1),
    }
  })
}

/** Fills rows of this width from the left; what is wider than a row has one of its own. */
function fill(breedte: readonly number[], breed: number, tussen: number): readonly number[][] {
  const rijen: number[][] = []
  let vol = Infinity
  for (const [nr, w] of breedte.entries()) {
    if (vol + tussen + w > breed) {
      rijen.push([])
      vol = -tussen
    }
    rijen.at(-1)?.push(nr)
    vol += tussen + w
  }
  return rijen
}
