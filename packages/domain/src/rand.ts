import { zonderEinde } from './einde.ts'

/** Strips the characters that count as edge from both ends, in one walk (see `zonderEinde`). */
export function zonderRand(tekst: string, isRand: (teken: string) => boolean): string {
  let van = 0
  while (van < tekst.length && isRand(tekst.charAt(van))) van += 1
  return zonderEinde(tekst.slice(van), isRand)
}
