import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GATEN, MAX_KAARTEN } from './constanten.ts'
import { kaartenDieMogen, werkKaartenBij } from './kaarten.ts'
import type { Kaart } from './staat.ts'

const mis = (woord: string, t: number, kaarten: readonly Kaart[] = []) =>
  werkKaartenBij(kaarten, { woord, correct: false, t })
const raak = (woord: string, t: number, kaarten: readonly Kaart[]) =>
  werkKaartenBij(kaarten, { woord, correct: true, t })

describe('a missed word', () => {
  it('returns after growing gaps and is known after the last one', () => {
    let kaarten = mis('geit', 100)
    let t = 100
    for (const gat of GATEN) {
      expect(kaartenDieMogen(kaarten, t + gat - 0.01)).toEqual([])
      t += gat + 0.01
      expect(kaartenDieMogen(kaarten, t)).toHaveLength(1)
      kaarten = raak('geit', t, kaarten)
    }
    expect(kaarten).toEqual([])
  })

  it('stays where it is when it is right before it was due', () => {
    const kaarten = raak('geit', 101, mis('geit', 100))
    expect(raak('geit', 101.2, kaarten)).toEqual(kaarten)
  })

  it('starts again when it goes wrong once more, and the misses are counted', () => {
    const kaarten = mis('geit', 103, raak('geit', 101, mis('geit', 100)))
    expect(kaarten).toMatchObject([{ woord: 'geit', gemist: 103, stap: 0, fouten: 2 }])
  })

  it('comes before words that were missed later', () => {
    const kaarten = mis('trein', 90, mis('geit', 100))
    expect(kaartenDieMogen(kaarten, 120).map((k) => k.woord)).toEqual(['trein', 'geit'])
  })

  it('never had a card when it was right (decoy)', () => {
    expect(raak('geit', 100, [])).toEqual([])
  })
})

describe('the box of cards', () => {
  it('never holds more than its maximum nor one word twice', () => {
    const stap = fc.tuple(
      fc.integer({ min: 0, max: 80 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 20 }),
    )
    fc.assert(
      fc.property(fc.array(stap, { maxLength: 200 }), (stappen) => {
        let kaarten: readonly Kaart[] = []
        let t = 100
        for (const [woord, correct, dagen] of stappen) {
          t += dagen
          kaarten = werkKaartenBij(kaarten, { woord: `w${woord}`, correct, t })
        }
        expect(kaarten.length).toBeLessThanOrEqual(MAX_KAARTEN)
        expect(new Set(kaarten.map((k) => k.woord)).size).toBe(kaarten.length)
      }),
    )
  })

  it('lets the card go that is furthest on its way when it is full', () => {
    let kaarten = raak('ver', 101, mis('ver', 100))
    for (let i = 1; i < MAX_KAARTEN; i++) kaarten = mis(`w${i}`, 102, kaarten)
    kaarten = mis('nieuw', 103, kaarten)
    expect(kaarten).toHaveLength(MAX_KAARTEN)
    expect(kaarten.some((k) => k.woord === 'ver')).toBe(false)
    expect(kaarten.some((k) => k.woord === 'nieuw')).toBe(true)
  })
})
