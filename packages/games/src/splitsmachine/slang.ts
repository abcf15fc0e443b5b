/** The word that is stuck to the one that is asked, and whether it lies before it. */
export interface Slang {
  readonly ander: string
  readonly isVoor: boolean
}

/** Words of letters alone: a capital or a sign would show where one word ends. */
const GEWOON = /^[a-zà-ÿ]+$/
/** The longest word that is stuck to another, and the longest row of both. */
const MEEST = { ander: 9, samen: 18 } as const
/** So many words back is looked for one. */
const TERUG = 10

/**
 * Returns a word that was milled before in this round, to lie stuck to the next one; null where there is none yet. It is whole
 * and known, so that the one question is where it ends.
 */
export function slangVan(
  word: string,
  { gelukt, rnd }: { readonly gelukt: readonly string[]; readonly rnd: () => number },
): Slang | null {
  if (!GEWOON.test(word)) return null
  const kan = gelukt
    .slice(-TERUG)
    .filter(
      (ander) =>
        ander !== word &&
        GEWOON.test(ander) &&
        ander.length <= MEEST.ander &&
        ander.length + word.length <= MEEST.samen,
    )
  const ander = kan[Math.floor(rnd() * kan.length)]
  return ander === undefined ? null : { ander, isVoor: rnd() < 0.5 }
}
