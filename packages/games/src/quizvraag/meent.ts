import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'

/** A word with fewer letters tells little of what a sentence is about. */
const KORTST = 4
/** So many letters at the beginning of two words that are the same make them forms of one word. */
const STAM = 4
/** Words that stand in sentences about anything. */
const OVERAL = new Set(
  'deze dit zijn haar heeft hebben worden wordt werd niet geen maar want omdat naar voor over door met ook nog dan toen daar hier iets iemand veel meer heel zich hun hem jullie kunnen kan moet moeten gaat gaan komt komen maakt maken doet doen wilde willen zegt zeggen'.split(
    ' ',
  ),
)

const woordenIn = (tekst: string): readonly string[] =>
  Array.from(tekst.toLowerCase().matchAll(/\p{L}+/gu), ([woord]) => woord).filter(
    (woord) => woord.length >= KORTST && !OVERAL.has(woord),
  )

const zijnVerwant = (een: string, ander: string): boolean =>
  een === ander || een.slice(0, STAM) === ander.slice(0, STAM)

/** Returns how many words of an answer a sentence has, in any form. */
function countGedeeld(antwoord: readonly string[], zin: string): number {
  const woorden = woordenIn(zin)
  return antwoord.filter((woord) => woorden.some((ander) => zijnVerwant(woord, ander))).length
}

/**
 * Returns the places of the lines that whoever gave this answer meant: of the right one those that prove it; of any other the sentence
 * that shares most words with it. Empty where there is none: then it cannot point at anything.
 */
export function meentVan(
  { zinnen, keuzes, goed, citaat = [] }: TekstOpgave,
  keuze: number,
): readonly number[] {
  if (keuze === goed) return citaat
  const antwoord = woordenIn(keuzes[keuze] ?? '')
  const gedeeld = zinnen.map((zin) => countGedeeld(antwoord, zin))
  const meest = Math.max(0, ...gedeeld)
  return meest === 0 ? [] : [gedeeld.indexOf(meest)]
}
