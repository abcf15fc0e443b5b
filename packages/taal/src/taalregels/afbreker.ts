/** Returns where a word may be divided: index i stands for the place before its i-th letter. */
export type Afbreker = (woord: string) => ReadonlySet<number>

interface Patroon {
  readonly letters: string
  /** A digit for every place before, between and after the letters. */
  readonly cijfers: readonly number[]
}

function readPatroon(tekst: string): Patroon {
  const cijfers = [0]
  let letters = ''
  for (const teken of tekst)
    if (/\d/.test(teken)) cijfers[cijfers.length - 1] = Number(teken)
    else {
      letters += teken
      cijfers.push(0)
    }
  return { letters, cijfers }
}

/** Stored for letters that are not a pattern but the beginning of one. */
const GEEN: readonly number[] = []

/**
 * Divides words by patterns as Liang's thesis describes (Word Hy-phen-a-tion by Com-put-er, 1983): every pattern that fits
 * raises the digits of its places, and an odd digit is a place to divide.
 */
export function makeAfbreker(patronen: string): Afbreker {
  const bekend = new Map<string, readonly number[]>()
  for (const tekst of patronen.split(' ')) {
    const { letters, cijfers } = readPatroon(tekst)
    bekend.set(letters, cijfers)
    // These entries tell a search when no pattern continues like this.
    for (let lengte = letters.length - 1; lengte > 0; lengte -= 1) {
      const begin = letters.slice(0, lengte)
      if (bekend.has(begin)) break
      bekend.set(begin, GEEN)
    }
  }
  return (woord) => {
    const tekst = `.${woord}.`
    const hoogste = Array.from({ length: tekst.length + 1 }, () => 0)
    for (let begin = 0; begin < tekst.length; begin += 1)
      for (let eind = begin + 1; eind <= tekst.length; eind += 1) {
        const cijfers = bekend.get(tekst.slice(begin, eind))
        if (cijfers === undefined) break
        cijfers.forEach((cijfer, i) => {
          if (cijfer > (hoogste[begin + i] ?? 0)) hoogste[begin + i] = cijfer
        })
      }
    const plaatsen = new Set<number>()
    for (let plek = 1; plek < woord.length; plek += 1)
      if ((hoogste[plek + 1] ?? 0) % 2 === 1) plaatsen.add(plek)
    return plaatsen
  }
}
