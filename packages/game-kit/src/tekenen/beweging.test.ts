import { describe, expect, it } from 'vitest'
import { Beeld, Textuur } from './beeldlijst.ts'
import { makeDeeltjes } from './deeltjes.ts'
import { mix, show } from './kleur.ts'
import { choose, shuffle, stroom } from '../regels/rng.ts'
import { makeTweens, VERLOPEN } from './tween.ts'

describe('tweens', () => {
  it('end exactly at the end of their curve, after their wait', () => {
    const gezet: number[] = []
    const tweens = makeTweens(false)
    tweens.start(100, (k) => gezet.push(k), { wacht: 50, verloop: VERLOPEN.recht })
    tweens.verstrijk(40)
    expect(gezet).toEqual([])
    tweens.verstrijk(60)
    tweens.verstrijk(500)
    expect(gezet).toEqual([0.5, 1])
    expect(tweens.bezig()).toBe(false)
  })

  it('jump to the end in calm play', () => {
    const gezet: number[] = []
    makeTweens(true).start(100, (k) => gezet.push(k))
    expect(gezet).toEqual([1])
  })

  it('start at 0 and end at 1 on every curve', () => {
    for (const verloop of Object.values(VERLOPEN)) {
      expect(verloop(0)).toBeCloseTo(0)
      expect(verloop(1)).toBeCloseTo(1)
    }
  })
})

const GEEN_PLAATJE = new Textuur(() => {
  throw new Error('a particle is painted when it is first seen')
})

describe('particles', () => {
  function baan(zaad: number): number[] {
    const deeltjes = makeDeeltjes(zaad)
    const dragers: Beeld[] = []
    deeltjes.barst({ x: 10, y: 10, n: 4, leven: 300 }, () => {
      const drager = new Beeld(GEEN_PLAATJE, [0.5, 0.5])
      drager.set(10, 10)
      dragers.push(drager)
      return drager
    })
    deeltjes.verstrijk(50)
    const uit = dragers.map((d) => d.x)
    deeltjes.verstrijk(1000)
    expect(deeltjes.bezig()).toBe(false)
    return uit
  }

  it('fly the same way from the same seed and another way from another', () => {
    expect(baan(1)).toEqual(baan(1))
    expect(baan(1)).not.toEqual(baan(2))
  })
})

describe('seeded choices', () => {
  it('shuffle without losing or doubling anything', () => {
    const rij = [1, 2, 3, 4, 5, 6, 7, 8]
    const door = shuffle(rij, stroom(4))
    expect(door.toSorted()).toEqual(rij)
    expect(door).not.toEqual(rij)
    expect(shuffle(rij, stroom(4))).toEqual(door)
  })

  it('stay within the row at both ends', () => {
    expect(choose(['a', 'b'], 0)).toBe('a')
    expect(choose(['a', 'b'], 1)).toBe('b')
    expect(choose([], 0.5)).toBeUndefined()
  })
})

describe('colours', () => {
  it('get lighter and darker without leaving #rrggbb', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(show('#ff8438', 1)).toBe('#ffffff')
    expect(show('#ff8438', -0.3)).toMatch(/^#[0-9a-f]{6}$/)
    expect(show('#ff8438', -0.3)).not.toBe('#ff8438')
  })
})
