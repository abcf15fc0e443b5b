import { describe, expect, it } from 'vitest'
import { beheersingBeeld } from './beheersing-beeld.ts'

describe('how far a pupil is in a category', () => {
  it('says since when it is mastered or retained, and how sure that is', () => {
    expect(beheersingBeeld({ stand: 'beheerst', sinds: '2026-11-03', zeker: 0.947 }).woord).toBe(
      'Beheerst sinds 3 november 2026, 94% zeker',
    )
    expect(beheersingBeeld({ stand: 'vastgehouden', sinds: '2026-11-17', zeker: 0.97 }).woord).toBe(
      'Onthouden sinds 17 november 2026, 97% zeker',
    )
  })

  it('claims no mastery of what is practised, however high the estimate (decoy)', () => {
    const bezig = (zeker: number) => beheersingBeeld({ stand: 'bezig', sinds: null, zeker }).woord
    expect(bezig(0.2)).toBe('Nog aan het oefenen')
    expect(bezig(0.89)).toBe('Nog aan het oefenen')
    expect(bezig(0.99)).toBe('Bijna beheerst')
  })

  it('gives each its own icon, so that nobody needs the colour', () => {
    const beelden = [
      beheersingBeeld({ stand: 'bezig', sinds: null, zeker: 0.2 }),
      beheersingBeeld({ stand: 'bezig', sinds: null, zeker: 0.95 }),
      beheersingBeeld({ stand: 'beheerst', sinds: null, zeker: 0.9 }),
      beheersingBeeld({ stand: 'vastgehouden', sinds: null, zeker: 0.9 }),
    ]
    expect(new Set(beelden.map(({ icoon }) => icoon)).size).toBe(4)
  })
})
