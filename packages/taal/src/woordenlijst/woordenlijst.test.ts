import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { huidigeBron, setBron } from '../taalregels/bron.ts'
import { loadRules } from '../taalregels/laad.ts'
import type { WordEntry } from '../woord.ts'
import { woordenTotEnMet } from '../woorden.ts'
import { checkWoordenlijst, type Keuring } from './check.ts'
import { CONTROLEERZINNEN, HOOGSTENS_WOORDEN, MELDZINNEN } from './redenen.ts'

let eigen: readonly WordEntry[] = []

const woorden = ({ woorden: goed }: Keuring): string => goed.map(({ w }) => w).join(' ')
const gemeld = ({ gemeld: weg }: Keuring): string[] =>
  weg.map(({ tekst, reden }) => `${tekst}: ${reden}`)
const twijfels = (tekst: string): string[] =>
  checkWoordenlijst(tekst).woorden.flatMap(({ w, controleer }) =>
    controleer.map((r) => `${w}: ${r}`),
  )

describe('before the word list is here', () => {
  const bron = huidigeBron()
  beforeAll(() => setBron({ ...bron, kent: () => false, isGeladen: false }))
  afterAll(() => setBron(bron))

  it('every word is taken and is to be looked at, but for what can never be used', () => {
    const keuring = checkWoordenlijst('boom, xqzw, kut')
    expect(woorden(keuring)).toBe('boom xqzw')
    expect(keuring.woorden.every(({ controleer }) => controleer.includes('geen-lijst'))).toBe(true)
    expect(gemeld(keuring)).toEqual(['kut: ongepast'])
  })
})

describe('a pasted list', () => {
  beforeAll(async () => {
    await loadRules()
    eigen = await woordenTotEnMet(8)
  })

  it.each([
    ['boom\nroos\nvis', 'boom roos vis'],
    ['boom, roos; vis', 'boom roos vis'],
    ['boom\troos\tvis', 'boom roos vis'],
    ['boom roos  vis', 'boom roos vis'],
    ['1. boom\n2) roos\n(3) vis\n12 beer', 'boom roos vis beer'],
    ['- boom\n* roos\n• vis\n– beer', 'boom roos vis beer'],
    ['a) boom\nb. roos', 'boom roos'],
    ['het huis\nde boom\neen vis\n’t kind', 'huis boom vis kind'],
    ['boom (de)\n"roos"\n‘vis’.', 'boom roos vis'],
    ['BOOM\nROOS', 'boom roos'],
    ['Boom\nRoos', 'boom roos'],
    ['cafe\u0301', 'café'],
    ["oma’s\n's morgens", "oma's 's morgens"],
    ['de\nhet\neen', 'de het een'],
    ['zee-egel', 'zee-egel'],
    ['naam dubbel onbekend', 'naam dubbel onbekend'],
    ['boom/roos|vis', 'boom roos vis'],
    ['🐟 vis', 'vis'],
  ])('%j holds %s', (tekst, verwacht) => {
    expect(woorden(checkWoordenlijst(tekst))).toBe(verwacht)
  })

  it.each([
    ['bloeem', 'bloeem: onbekend'],
    ['huis Sanne', 'Sanne: naam'],
    ['huis Quintus', 'Quintus: naam'],
    ['boomen', 'boomen: onbekend'],
    ['kut', 'kut: ongepast'],
    ['KUT', 'KUT: ongepast'],
    ['a'.repeat(31), `${'a'.repeat(31)}: te-lang`],
    ['b', 'b: te-kort'],
    ['xлеб', 'xлеб: andere-tekens'],
    ['v🐟s', 'v🐟s: andere-tekens'],
    ['<b>vis</b>', '<b>vis: andere-tekens'],
    ['h0nd', 'h0nd: andere-tekens'],
    ['boom Boom', 'Boom: dubbel'],
  ])('%j: %s', (tekst, melding) => {
    expect(gemeld(checkWoordenlijst(tekst))).toContain(melding)
  })

  it.each([
    ['kast boom Roos', 'roos: hoofdletter'],
    ['oorlog', 'oorlog: gevoelig'],
    ['quintus', 'quintus: misschien-naam'],
    ['spinazielasagne', 'spinazielasagne: samenstelling'],
  ])('%j is used and to be looked at: %s', (tekst, twijfel) => {
    expect(twijfels(tekst)).toContain(twijfel)
  })

  it.each(['boom', 'Boom\nRoos', 'bakker', 'naam'])('%j needs no look', (tekst) => {
    expect(twijfels(tekst)).toEqual([])
  })

  it('gives a word all that practising needs', () => {
    const [bakker] = checkWoordenlijst('de bakker').woorden
    expect(bakker).toMatchObject({
      w: 'bakker',
      g: ['b', 'a', 'kk', 'e', 'r'],
      lg: ['bak', 'ker'],
      kg: ['ba', 'kker'],
      struct: 'MKMKM',
      regel: 1,
    })
    expect(bakker?.cat.map(({ code }) => code)).toEqual(['kg-dicht'])
    expect(bakker?.d.length).toBeGreaterThanOrEqual(2)
  })

  it('takes a stored word as it was reviewed', () => {
    const bewaard = eigen.find(({ w }) => w === 'vis') ?? eigen[0]
    const [woord] = checkWoordenlijst(bewaard?.w ?? '', { woorden: eigen }).woorden
    expect(woord?.d).toEqual(bewaard?.d)
    expect(woord?.controleer).toEqual([])
  })

  it.each([
    ['fiest', 'feest'],
    ['hont', 'hond'],
    ['bloeem', 'bloem'],
    ['kaasen', 'kazen'],
    ['trijn', 'trein'],
    ['verkwanselt', ''],
  ])('%s: was %s meant?', (fout, goed) => {
    const namen = checkWoordenlijst(fout, { woorden: eigen }).gemeld[0]?.suggesties ?? ['']
    expect(namen.length).toBeLessThanOrEqual(3)
    expect(namen).toContain(goed)
  })

  it('holds 300 words; the rest is told, not lost', () => {
    const alle = eigen.map(({ w }) => w).slice(0, HOOGSTENS_WOORDEN + 20)
    const keuring = checkWoordenlijst(alle.join('\n'))
    expect(keuring.woorden).toHaveLength(300)
    expect(keuring.gemeld.filter(({ reden }) => reden === 'te-veel')).toHaveLength(20)
    expect(MELDZINNEN['te-veel']).toContain('300')
  })

  it('of anything at all: no throw, and every letter is a word, a message or left out', () => {
    // Compare capitals of small letters: what one letter becomes depends on its neighbours (Σ at the end of a word).
    const letters = (tekst: string): string =>
      tekst
        .toLowerCase()
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
    const stukje = fc.oneof(
      fc.constantFrom(
        'boom',
        'de',
        'het huis',
        'Sanne',
        '1. ',
        '\n',
        ', ',
        '- ',
        '<b>vis</b>',
        '😀',
        "'s avonds",
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(stukje, { maxLength: 12 }), (delen) => {
        const tekst = delen.join(' ').normalize('NFC')
        const keuring = checkWoordenlijst(tekst)
        const terug = [
          ...keuring.gemeld.map((deel) => deel.tekst),
          ...keuring.overgeslagen.map((deel) => deel.tekst),
          ...keuring.woorden.map(({ w }) => w),
        ]
        const count = (lijst: string): string => [...letters(lijst)].toSorted().join('')
        expect(count(terug.join(' '))).toBe(count(tekst))
        for (const { w } of keuring.woorden) expect(w).toMatch(/\p{L}/u)
      }),
      { numRuns: 150 },
    )
  })

  it('has a sentence for every reason, without a word that one country does not use', () => {
    for (const zin of [...Object.values(MELDZINNEN), ...Object.values(CONTROLEERZINNEN)])
      expect(zin).toMatch(/^\p{Lu}.{15,120}\.$/u)
  })
})
