import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_KAARTEN } from './constanten.ts'
import { kaartenDieMogen, updateKaarten } from './kaarten.ts'
import type { Kaart } from './staat.ts'

const mis = (woord: string, t: number, kaarten: readonly Kaart[] = []) =>
  updateKaarten(kaarten, { woord, correct: false, t })
const hit = (woord: string, t: number, kaarten: readonly Kaart[]) =>
  updateKaarten(kaarten, { woord, correct: true, t })

describe('a missed word', () => {
  it('returns each time it is known with less than .9, after growing gaps, and is known in the end', () => {
    let kaarten = mis('geit', 100)
    let t = 100
    const gaten: number[] = []
    while (kaarten.length > 0 && gaten.length < 20) {
      const gat = kaarten[0]?.s ?? 0
      expect(kaartenDieMogen(kaarten, t + 0.9 * gat)).toEqual([])
      t += Math.max(1, 1.1 * gat)
      expect(kaartenDieMogen(kaarten, t)).toHaveLength(1)
      gaten.push(gat)
      kaarten = hit('geit', t, kaarten)
    }
    expect(kaarten).toEqual([])
    expect(gaten).toEqual(gaten.toSorted((a, b) => a - b))
    expect(gaten.length).toBeGreaterThan(3)
  })

  it('learns nothing from a second answer on the same day', () => {
    const kaarten = mis('geit', 100)
    expect(hit('geit', 100.3, kaarten)).toBe(kaarten)
    expect(mis('geit', 100.3, kaarten)).toMatchObject([
      { s: kaarten[0]?.s, laatst: 100, fouten: 2 },
    ])
  })

  it('is remembered shorter when it goes wrong once more, and the misses are counted', () => {
    const eerst = hit('geit', 108, hit('geit', 102, mis('geit', 100)))
    const kaarten = mis('geit', 120, eerst)
    expect(kaarten).toMatchObject([{ woord: 'geit', gemist: 120, fouten: 2 }])
    expect(kaarten[0]?.s).toBeLessThan(eerst[0]?.s ?? 0)
    expect(kaarten[0]?.d).toBeGreaterThan(eerst[0]?.d ?? 10)
  })

  it('comes before words that were missed later', () => {
    const kaarten = mis('trein', 90, mis('geit', 100))
    expect(kaartenDieMogen(kaarten, 120).map((k) => k.woord)).toEqual(['trein', 'geit'])
  })

  it('never had a card when it was right (decoy)', () => {
    expect(hit('geit', 100, [])).toEqual([])
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
          kaarten = updateKaarten(kaarten, { woord: `w${woord}`, correct, t })
        }
        expect(kaarten.length).toBeLessThanOrEqual(40)
        expect(new Set(kaarten.map((k) => k.woord)).size).toBe(kaarten.length)
      }),
    )
  })

  it('lets the card go that is remembered best when it is full', () => {
    let kaarten = hit('ver', 101, mis('ver', 100))
    for (let i = 1; i < MAX_KAARTEN; i++) kaarten = mis(`w${i}`, 102, kaarten)
    kaarten = mis('nieuw', 103, kaarten)
    expect(kaarten).toHaveLength(40)
    expect(kaarten.some((k) => k.woord === 'ver')).toBe(false)
    expect(kaarten.some((k) => k.woord === 'nieuw')).toBe(true)
  })
})
