/** Takes what counts as edge off the end, in one walk: a pattern would begin anew at every place where it might. */
export function zonderEinde(tekst: string, isRand: (teken: string) => boolean): string {
  let tot = tekst.length
  while (tot > 0 && isRand(tekst.charAt(tot - 1))) tot -= 1
  return tekst.slice(0, tot)
}
