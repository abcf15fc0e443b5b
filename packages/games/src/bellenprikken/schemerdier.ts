/** The animals that hide in the dusk, each with its sounds and its klankgroepen. */
export const DIERWOORDEN = {
  uil: [['ui', 'l'], ['uil']],
  kat: [['k', 'a', 't'], ['kat']],
  muis: [['m', 'ui', 's'], ['muis']],
  vis: [['v', 'i', 's'], ['vis']],
  egel: [
    ['e', 'g', 'e', 'l'],
    ['e', 'gel'],
  ],
  zwaan: [['z', 'w', 'aa', 'n'], ['zwaan']],
  slak: [['s', 'l', 'a', 'k'], ['slak']],
  spin: [['s', 'p', 'i', 'n'], ['spin']],
} as const satisfies Record<string, readonly [readonly string[], readonly string[]]>

/** The name of an animal, which is the word that is stuck together to wake it. */
export type Dier = keyof typeof DIERWOORDEN
export const DIEREN = Object.keys(DIERWOORDEN) as readonly Dier[]

/** The dusk: which animal hides, what its word is made of, and which ones are awake. */
export interface Schemer {
  /** Null where no animal is left whose word can float among the pieces of this one. */
  readonly dier: Dier | null
  readonly delen: readonly string[]
  readonly gewekt: readonly Dier[]
}
