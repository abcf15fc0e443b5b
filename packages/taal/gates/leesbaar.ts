import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { ongepast } from '../src/ongepast.ts'
import { isGeenWoord } from '../src/taalregels/weren.ts'
import type { Vervanging } from '../src/tekst-vervang.ts'
import { woordenVan } from '../src/tekst-woorden.ts'
import type { Spelling } from './spelling.ts'

/** What the gates of everything that is read look things up in. */
export interface Leesbronnen {
  spelling: Pick<Spelling, 'kent'>
  /** Names of people and places that the dictionary does not have. */
  namen: ReadonlySet<string>
  noordelijk: ReadonlySet<string>
}

/** What a child reads of one thing: everything, the same for Flanders, and what is replaced for that. */
export interface Leesregels {
  regels: readonly string[]
  vlaams: readonly string[]
  be: Vervanging | undefined
}

/** Makes a list of one complaint, or of none where all is well. */
export const mits = (goed: boolean, klacht: string): string[] => (goed ? [] : [klacht])

/**
 * Returns a word as a dictionary has it, with a small first letter; in one word the accent that the capital had lost comes back
 * (Eén, één).
 */
const klein = (woord: string): string =>
  (woord.charAt(0).toLowerCase() + woord.slice(1)).replace(/^eén$/, 'één')

/** (a) Every word is in the dictionary or is a number or a known name, in both countries. */
export function woordenBekend(
  { regels, vlaams }: Leesregels,
  { spelling, namen }: Pick<Leesbronnen, 'spelling' | 'namen'>,
): string[] {
  const kent = (woord: string): boolean =>
    namen.has(woord.replace(/'s$/, '')) ||
    /^\d+$/.test(woord) ||
    (!isGeenWoord(woord) && (spelling.kent(woord) || spelling.kent(klein(woord))))
  const woorden = [...regels, ...vlaams].flatMap(woordenVan)
  return [...new Set(woorden)].filter((woord) => !kent(woord)).map((woord) => `onbekend: ${woord}`)
}

/** (i) There is nothing in it that is kept from children, in either country. */
export const gepast = ({ regels, vlaams }: Leesregels): string[] =>
  [...regels, ...vlaams]
    .flatMap(woordenVan)
    .filter((woord) => ongepast(woord.toLowerCase()) !== undefined)
    .map((woord) => `niet gepast: ${woord}`)

/** (n) Whatever only the Netherlands says is replaced for Flanders, by replacements of whole words that do occur. */
export function inTweeLanden(
  { regels, vlaams, be }: Leesregels,
  { noordelijk }: Pick<Leesbronnen, 'noordelijk'>,
): string[] {
  const alles = regels.join('\n')
  return [
    ...Object.entries(be?.vervang ?? {}).flatMap(([van, naar]) => [
      ...mits(!naar.includes(van), `${van} staat weer in ${naar}`),
      ...mits(/^[\p{L}][\p{L} -]*[\p{L}]$/u.test(van), `geen woorden: ${van}`),
      ...mits(alles.includes(van), `${van} komt niet voor`),
      ...mits(
        alles.split(van).length ===
          alles.split(new RegExp(`(?<!\\p{L})${van}(?!\\p{L})`, 'u')).length,
        `${van} is ook een deel van een woord`,
      ),
    ]),
    ...vlaams
      .flatMap(woordenVan)
      .filter((woord) => noordelijk.has(woord.toLowerCase()))
      .map((woord) => `alleen Nederlands: ${woord}`),
    ...vlaams.flatMap((regel) => findHollands(regel).map((v) => `alleen Nederlands: ${v.woord}`)),
  ]
}
