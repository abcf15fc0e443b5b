import { gokVan } from './kansen.ts'
import type { TekenOpgave } from './opgave.ts'

const zonderTekens = (tekst: string): string => tekst.replaceAll(/[.?,:‘’]/gu, '').toLowerCase()

/** Returns each right way to mark the words of a text as it was marked; none where it has other words. */
export function wegenMet({ goed }: Pick<TekenOpgave, 'goed'>, gegeven: string): readonly string[] {
  const kaal = zonderTekens(gegeven)
  return goed.filter((tekst) => zonderTekens(tekst) === kaal)
}

/** Returns in how many ways a guess can put one of so many marks at each of some places between words. */
export function merkwegen(gaten: number, plekken: number, tekens: number): number {
  let uit = 1
  for (let n = 0; n < plekken; n += 1) uit *= (tekens * (gaten - n)) / (n + 1)
  return uit
}

/**
 * Judges a text as it was marked; null for other words, which are no answer. A guess is made among the ways to mark just those words,
 * with as many marks between them.
 */
export function judgeMerken(
  opgave: TekenOpgave,
  gegeven: string,
): { readonly correct: boolean; readonly gok: number } | null {
  const wegen = wegenMet(opgave, gegeven)
  const [gedrukt] = wegen
  if (gedrukt === undefined) return null
  const { woorden, tekens } = opgave
  const plekken = gedrukt.match(/[.?,:’] /gu)?.length ?? 0
  return {
    correct: wegen.includes(gegeven),
    gok: gokVan(wegen.length, merkwegen(woorden.length - 1, plekken, tekens.length)),
  }
}
