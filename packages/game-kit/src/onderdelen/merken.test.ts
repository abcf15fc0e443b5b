import { describe, expect, it } from 'vitest'
import { merkenVan } from './merken.ts'

/** Writes marks as a text: wrong signs between brackets, a missing one as a question mark. */
const alsTekst = (regel: string, goed: string): string =>
  merkenVan(regel, goed)
    .map((merk) => (merk === 'mist' ? '?' : merk.stand === 'goed' ? merk.teken : `(${merk.teken})`))
    .join('')

describe('the signs of a mistake', () => {
  it.each([
    ['klopden', 'klopten', 'klop(d)en'],
    ['legd', 'gelegd', '?legd'],
    ['schudd', 'schud', 'schud(d)'],
    ['klopte', 'klopten', 'klopte?'],
    ['bied', 'biedt', 'bied?'],
    ['liegde', 'loog', 'l(i)(e)g(d)(e)'],
    ['abc', 'plant', '?a(b)(c)'],
    ['klopten', 'klopten', 'klopten'],
    ['', 'ei', '?'],
  ])('of %s for %s are %s', (regel, goed, tekst) => {
    expect(alsTekst(regel, goed)).toBe(tekst)
  })
})
