import type { WoordVorm } from './woord.ts'

/** Makes the forms of a word that one error rule gives. */
export type Maker = (vorm: WoordVorm) => string[]

/** Makes all forms in which exactly one grapheme is replaced; `nieuw` gives the replacements for place i. */
export function replace(
  nieuw: (grafeem: string, i: number, g: readonly string[]) => readonly string[],
): Maker {
  return ({ g }) =>
    g.flatMap((grafeem, i) => nieuw(grafeem, i, g).map((nu) => g.with(i, nu).join('')))
}

/** Writes one grapheme as another, anywhere in the word, one at a time. */
export function swap(van: string, naar: string): Maker {
  return replace((grafeem) => (grafeem === van ? [naar] : []))
}

/** Does so at the end of the word only. */
export function ruilEind(van: string, naar: string): Maker {
  return replace((grafeem, i, g) => (grafeem === van && i === g.length - 1 ? [naar] : []))
}

/** Does so at the start of the word only. */
export function ruilBegin(van: string, naar: string): Maker {
  return replace((grafeem, i) => (grafeem === van && i === 0 ? [naar] : []))
}

/** Makes the forms in which one klankgroep is replaced. */
export function replaceGroep(
  nieuw: (groep: string, i: number, kg: readonly string[]) => readonly string[],
): Maker {
  return ({ kg }) =>
    kg.flatMap((groep, i) => nieuw(groep, i, kg).map((nu) => kg.with(i, nu).join('')))
}

/** Makes the forms in which one run of letters that the pattern finds is written in another way. */
export function replaceLetters(
  patroon: RegExp,
  ...nieuw: readonly (string | ((gevonden: string) => string))[]
): Maker {
  return ({ w }) =>
    [...w.matchAll(patroon)].flatMap(({ 0: gevonden, index }) =>
      nieuw.map((make) => {
        const nu = typeof make === 'string' ? make : make(gevonden)
        return w.slice(0, index) + nu + w.slice(index + gevonden.length)
      }),
    )
}
