import { describe, expect, it } from 'vitest'
import { GEZICHTEN, TRAPPEN } from '../adres.ts'
import { makeFilmzin } from './filmzin.ts'

/** Writes everything of a film by which an answer is judged: its words, and each line of them that is right. */
function toText(adres: string): string {
  const { bank = [], ordes = [] } = makeFilmzin(adres) ?? {}
  return `${bank.join(' ')} = ${ordes.map((orde) => orde.join(' ')).join(' = ')}`
}

/** Adds up the letters of a text in their order, within 32 bits. */
const sum = (begin: number, tekst: string): number =>
  [...tekst].reduce((som, teken) => (Math.imul(som, 31) + (teken.codePointAt(0) ?? 0)) >>> 0, begin)

const SOORTEN = GEZICHTEN.flatMap((gezicht) =>
  TRAPPEN.map((trap) => ({
    naam: `${trap}:${gezicht}`,
    adres: (zaad: number) => `film@1:${zaad}:${trap}:${gezicht}`,
  })),
)

/**
 * Films of version 1, as they are for ever: lines that pupils laid are judged by them again. Whoever sees this fail has changed the
 * grammar, its words or its draws, and makes that change a `film@2` beside it; these numbers stay.
 */
const VAST: Readonly<Record<string, number>> = {
  '1:jong': 3_742_750_713,
  '2:jong': 2_571_306_476,
  '3:jong': 3_159_924_585,
  '1:oud': 3_863_700_267,
  '2:oud': 3_648_663_156,
  '3:oud': 1_669_861_176,
}

describe('a film of version 1', () => {
  it.each(SOORTEN)('stays what it was: the first forty of $naam', ({ naam, adres }) => {
    const alle = Array.from({ length: 40 }, (_, zaad) => toText(adres(zaad)))
    expect(alle.reduce(sum, 0)).toBe(VAST[naam])
  })

  it('is seen to be another where one word is (decoy)', () => {
    expect(sum(0, 'de vos slaapt')).not.toBe(sum(0, 'de vos danst'))
    expect(toText('film@1:1:1:jong')).toContain(' = ')
  })
})
