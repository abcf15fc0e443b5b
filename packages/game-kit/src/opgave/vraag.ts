/**
 * The forms in which a pupil answers. What counts as right in a form is decided in `judge.ts`, for all games and the server
 * alike.
 */
export const VORMEN = [
  'bouw',
  'typ',
  'sorteer',
  'orden',
  'splits',
  'markeer',
  'paar',
  'betekenis',
  'oordeel',
  'tel',
  'ritme',
] as const
export type Vorm = (typeof VORMEN)[number]

/**
 * What is asked of an opgave: the form of the answer, and in which manner ('typ:flits', 'splits:kg', 'sorteer:ei,ij',
 * 'betekenis:4'). Whatever the scene chose and the chance of a guess depends on stands in the manner. A decision on the way to the
 * form by which the word counts ends with that form ('sorteer:ei,ij>typ'): a step, see `domain/telt-mee`.
 */
export type Vraag = `${Vorm}:${string}`

export const isVorm = (tekst: string): tekst is Vorm =>
  (VORMEN as readonly string[]).includes(tekst)

/** Returns form and manner of a text that came from outside; null where it is no vraag. */
export function readVraag(tekst: string): { readonly vorm: Vorm; readonly wijze: string } | null {
  const plek = tekst.indexOf(':')
  const vorm = tekst.slice(0, Math.max(0, plek))
  const wijze = tekst.slice(plek + 1)
  return isVorm(vorm) && wijze !== '' ? { vorm, wijze } : null
}
