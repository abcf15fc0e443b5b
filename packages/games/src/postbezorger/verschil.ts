import { cutGraphemes } from '@letterhaven/game-kit/onderdelen/lade'

/** Where a form differs from a word: what both begin with, what stands there instead, and what both end with. */
interface Verschil {
  readonly voor: string
  /** Empty where something is missing. */
  readonly mis: string
  readonly na: string
}

/** Returns where a form differs from the graphemes of its word, in the letters of the form alone. */
export function verschilVan(goed: readonly string[], vorm: string): Verschil {
  const eigen = cutGraphemes(vorm)
  const kort = Math.min(goed.length, eigen.length)
  let begin = 0
  while (begin < kort && goed[begin] === eigen[begin]) begin += 1
  let eind = 0
  while (eind < kort - begin && goed.at(-1 - eind) === eigen.at(-1 - eind)) eind += 1
  const deel = (van: number, tot: number) => eigen.slice(van, tot).join('')
  const tot = eigen.length - eind
  return { voor: deel(0, begin), mis: deel(begin, tot), na: deel(tot, eigen.length) }
}
