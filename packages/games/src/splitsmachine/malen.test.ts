import { describe, expect, it } from 'vitest'
import { blokkenVan, plekkenVan } from './blokken.ts'
import { steenVan, vallenVan } from './malen.ts'
import { BAKKER, begin, HAK, item, play, snij } from './proef.ts'
import { TEKST } from './tekst.ts'
import { klankOp } from './wielen.ts'

describe('the mill', () => {
  it('shares the pieces of a word out over its three stones, from left to right', () => {
    const verdeel = (aantal: number) =>
      Array.from({ length: aantal }, (_, nr) => steenVan(nr, aantal))
    expect([1, 2, 3, 5].map(verdeel)).toEqual([[1], [0, 2], [0, 1, 2], [0, 0, 1, 1, 2]])
  })

  it('lets all pieces fall one after the other, but no piece twice that lies on its wheel', () => {
    const goed = play(begin(item('ba|na|nen')), ...snij(2, 4), HAK).state.opgave
    const wachten = goed ? vallenVan(goed).map((val) => val?.wacht ?? 0) : []
    expect(wachten).toEqual(wachten.toSorted((a, b) => a - b))
    expect(new Set(wachten).size).toBe(3)
    const wiel = play(begin(BAKKER, { trap: 2 }), ...snij(2), HAK, { type: 'wiel', wiel: 'kort' })
    expect(wiel.state.opgave && vallenVan(wiel.state.opgave)[0]).toBeNull()
  })
})

describe('a block of more signs than one', () => {
  it('has room for each of them, as tight as they are written', () => {
    expect(plekkenVan(blokkenVan("foto's")).map((plek) => plek.toFixed(2))).toEqual([
      '0.00',
      '1.00',
      '2.00',
      '3.00',
      '4.86',
    ])
    expect(plekkenVan(blokkenVan('auto'))).toEqual([0, 1, 2, 3, 4])
  })
})

describe('what a wheel says', () => {
  it('is the vowel of the piece itself, long and short, and the same consonants for all', () => {
    expect(['lang', 'kort'].map((wiel) => klankOp(wiel as 'lang', 'ba'))).toEqual(['aa', 'a'])
    expect(klankOp('lang', 'rus')).toBe('uu')
    expect(klankOp('medeklinker', 'ba')).toBe(klankOp('medeklinker', 'rus'))
  })
})

describe('the bar', () => {
  it('asks what is asked now: to cut, and then how a piece ends', () => {
    const eerst = begin(BAKKER, { trap: 2 })
    expect(TEKST.opdracht(eerst)).toBeNull()
    expect(TEKST.opdracht(play(eerst, ...snij(2), HAK).state)).toContain('*eindigt*')
  })
})

describe('the last card', () => {
  const uitlegNa = (...gaten: readonly number[]): string | undefined => {
    let uit: string | undefined
    let state = begin(BAKKER)
    for (let keer = 0; keer < 3; keer += 1) {
      const open = state.opgave?.sneden ?? []
      const na = play(state, ...snij(...gaten.filter((gat) => !open.includes(gat))), HAK)
      const [antwoord] = na.events.filter(({ type }) => type === 'answer')
      uit = (antwoord && TEKST.correctie(antwoord, na.state))?.uitleg ?? uit
      state = play(na.state, { type: 'verder' }).state
    }
    return uit
  }

  it('calls nothing nearly right that has another number of pieces', () => {
    expect(uitlegNa(1, 4)).toMatch(/^Nog niet\. Zo gaat/)
    expect(uitlegNa(4)).toMatch(/^Zo gaat/)
  })
})
