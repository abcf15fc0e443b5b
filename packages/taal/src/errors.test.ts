import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CatCode } from './cat-code.ts'
import { errors, type Vergissing } from './errors.ts'
import { foutVormen } from './fout-vormen.ts'
import { uitlegFout } from './fouten.ts'
import { segment } from './grafemen.ts'
import { loadRules } from './taalregels/laad.ts'
import { woordenTotEnMet } from './woorden.ts'

beforeAll(loadRules)

/** Writes a mistake in short: its rule or kind, and what became what. */
const kort = ({ rule, soort, deel, gegeven }: Vergissing): string =>
  `${rule ?? soort}: ${deel}>${gegeven}`

/** Rebuilds the answer from the word by making all the mistakes. */
function makeAfter(w: string, vergissingen: readonly Vergissing[]): string {
  let g = segment(w).graphemes.map((grafeem) => grafeem.toLowerCase())
  for (const { van, tot, gegeven } of vergissingen.toReversed())
    g = [...g.slice(0, van), gegeven, ...g.slice(tot)]
  return g.join('')
}
const isGeenHoofdletter = ({ soort, rule }: Vergissing): boolean =>
  soort !== 'hoofdletter' && rule !== 'kleine-letter'

describe('errors', () => {
  it.each<[string, string, string[]]>([
    ['ramen', 'raamen', ['open-dubbel: a>aa']],
    ['ramen', 'rammen', ['open-medeklinker: m>mm']],
    ['bakker', 'baker', ['dicht-enkel: kk>k']],
    ['trein', 'trijn', ['ei-ij: ei>ij']],
    ['hond', 'hont', ['d-t: d>t']],
    ['krant', 'karnt', ['letters-om: ra>ar']],
    ['krant', 'kant', ['letter-weg: r>']],
    ['melk', 'melluk', ['verdubbeling: l>ll', 'klank-erbij: >u']],
    ['kasteel', 'casteel', ['k-c: k>c']],
    ['koningin', 'konigin', ['ander: ng>g']],
    ['bommen', 'boomen', ['dicht-lang: o>oo', 'dicht-enkel: mm>m']],
    ['makkelijk', 'makeluk', ['dicht-enkel: kk>k', 'lijk-luk: ij>u']],
    ['politie', 'poolietsie', ['open-dubbel: o>oo', 'i-ie: i>ie', 'tie-tsie: >s']],
    ['België', 'belgie', ['kleine-letter: B>b', 'trema-weg: ë>e']],
    ['fietspad', 'fiets pad', ['samen-spatie: > ']],
    ['zee-eend', 'zeeëend', ['streepje-trema: -ee>ëe']],
    ["foto's", 'fotos', ["s-vast: 's>s"]],
    ["'s avonds", 'savonds', ["komma-vast: 's >s"]],
    ['café', 'cafee', ['accent-ee: é>ee']],
    ['boom', 'BOOM', ['hoofdletter: b>B']],
    ['boom', 'booms', ['toevoeging: >s']],
    ['boom', 'oom', ['weglating: b>']],
    ['olifant', 'olifnat', ['letters-om: an>na']],
    ['tafel', 'taf-el', ['teken: >-']],
    ['citroengeel', 'sitroengeel', ['c-s: c>s']],
    ['bouillon', 'boeilon', ['route-oe: ou>oe', 'dicht-enkel: ll>l']],
    ['Afrika', 'frika', ['letter-weg: a>']],
    ['bloem', '', ['leeg: bloem>']],
    ['bloem', '   ', ['leeg: bloem>']],
  ])('names what was done to %s in %s: %s', (doel, gegeven, verwacht) => {
    expect(errors(doel, gegeven).map(kort)).toEqual(verwacht)
  })

  it('finds nothing in the right form, also with another apostrophe, loose accents or spaces around it', () => {
    expect(errors('ramen', 'ramen')).toEqual([])
    expect(errors('ramen', ' ramen ')).toEqual([])
    expect(errors("foto's", 'foto’s')).toEqual([])
    expect(errors('café', 'café'.normalize('NFD'))).toEqual([])
  })

  it('looks for the rules of the lesson before others that make the same form', () => {
    const als = (focus: CatCode, cat: CatCode[]): (string | undefined)[] =>
      errors({ w: 'vindt', g: [...'vindt'], kg: ['vindt'], d: [], cat, focus }, 'vint').map(
        ({ rule }) => rule,
      )
    expect(als('ww-tt', ['ww-tt'])).toEqual(['eind-t'])
    expect(als('stom', ['stom'])).toEqual(['stom-weg'])
  })

  it('knows stored wrong forms of the corpus without being told, by a rule that makes just that form', async () => {
    const gemist: string[] = []
    // This takes one word in thirty; the bench looks at all of them.
    const enkele = (await woordenTotEnMet(8)).filter((_, i) => i % 30 === 0)
    for (const entry of enkele)
      for (const { f } of entry.d) {
        const [eerste, ...meer] = errors({ ...entry, d: [] }, f)
        const rule = eerste?.rule
        if (meer.length > 0 || !rule || !foutVormen(entry, rule).includes(f)) gemist.push(f)
      }
    expect(gemist).toEqual([])
  })

  it('gives mistakes that together are the whole difference, for any answer', () => {
    const doelen = ['ramen', 'bakker', 'politie', 'fietspad', 'België', "foto's", 'zee-eend']
    fc.assert(
      fc.property(
        fc.constantFrom(...doelen),
        fc.string({ unit: fc.constantFrom(...'aeioukmnprstdlgë-'), minLength: 1, maxLength: 12 }),
        (doel, gegeven) => {
          const gevonden = errors(doel, gegeven).filter(isGeenHoofdletter)
          expect(makeAfter(doel, gevonden)).toBe(gegeven)
        },
      ),
    )
  })

  it.each([
    ['two hundred letters', 'a'.repeat(200)],
    ['emoji', '🐙🐙'],
    ['half an emoji', '\ud83d'],
    ['another alphabet', 'рамен'],
    ['HTML', '<b onclick="x">ramen</b>'],
    ['loose accents', 'ra\u0301men'],
    ['a line break', 'ra\nmen'],
    ['a capital that grows when small', 'İİ'],
  ])('answers %s with mistakes that each have a place in the word', (_, gegeven) => {
    const gevonden = errors('ramen', gegeven)
    expect(gevonden.length).toBeGreaterThan(0)
    for (const { van, tot } of gevonden) {
      expect(van).toBeGreaterThanOrEqual(0)
      expect(tot).toBeGreaterThanOrEqual(van)
      expect(tot).toBeLessThanOrEqual(5)
    }
  })

  it('answers any word and any text, and always has a hint', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'binary' }),
        (doel, gegeven) => {
          const { graphemes } = segment(doel)
          const entry = { w: doel, g: graphemes, kg: [doel], d: [] }
          expect(Array.isArray(errors(doel, gegeven))).toBe(true)
          expect(uitlegFout(entry, gegeven, 'nl-NL')).toMatch(/[.?]$/)
        },
      ),
      { numRuns: 40 },
    )
  })
})
