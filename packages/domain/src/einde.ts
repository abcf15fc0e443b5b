/**
 * Strips the characters that count as edge from the end, in one walk. A regular expression would start anew at every place
 * where the edge might begin.
 */
export function zonderEinde(tekst: string, isRand: (teken: string) => boolean): string {
  let tot = tekst.length
  while (tot > 0 && isRand(tekst.charAt(tot - 1))) tot -= 1
  return tekst.slice(0, tot)
}
