import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { stukkenVan } from './stukken.ts'

/** Of how many sentences at least one may prove the answer, so that a flag is no guess. */
const PER_BEWIJS = 3

/** Words between quotes. A mark inside a word is none. */
const TUSSEN = /(?<![\p{L}\d])['‘“"](?<woorden>[^'‘’“”"]+)['’”"](?!\p{L})/gu

const plain = (tekst: string): string =>
  tekst
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Returns what a question or its right answer quotes. */
export const quotesOf = ({ vraag = '', keuzes, goed }: TekstOpgave): readonly string[] =>
  [vraag, keuzes[goed] ?? ''].flatMap((tekst) =>
    Array.from(tekst.matchAll(TUSSEN), ({ groups }) => plain(groups?.['woorden'] ?? '')),
  )

/** Returns after how many sentences words were read for the first time; 0 where they stand nowhere in the text. */
export function readAfter(zinnen: readonly string[], woorden: string): number {
  let gelezen = ' '
  for (const [nr, zin] of zinnen.entries()) {
    gelezen += `${plain(zin)} `
    if (gelezen.includes(` ${woorden} `)) return nr + 1
  }
  return 0
}

/**
 * Returns how many sentences are read before a question: the stretches in which it is proved, in which stands what its reason,
 * its answer and the question itself quote, and enough to choose from.
 */
export function readTot(item: TekstOpgave): number {
  const { zinnen, alineas, bewijs, citaat = [] } = item
  const nodig = Math.max(
    bewijs.length * PER_BEWIJS,
    ...[...bewijs, ...citaat].map((zin) => zin + 1),
    ...quotesOf(item).map((woorden) => readAfter(zinnen, woorden)),
  )
  const einden = stukkenVan(zinnen.length, alineas).slice(1)
  return einden.find((eind) => eind >= nodig) ?? zinnen.length
}
