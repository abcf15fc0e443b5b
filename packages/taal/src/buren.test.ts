import { describe, expect, it } from 'vitest'
import { makeBuren } from './buren.ts'
import type { Burenwoord } from './buren.ts'
import { woordenTotEnMet } from './woorden.ts'

const alle = await woordenTotEnMet(8)
const van = new Map(alle.map((woord) => [woord.w, woord]))
const buren = makeBuren(alle)

const anders = (a: string, b: string): number => {
  const [ga, gb] = [van.get(a)?.g ?? [], van.get(b)?.g ?? []]
  return ga.length === gb.length ? ga.filter((deel, i) => deel !== gb[i]).length : Infinity
}

const woord = (g: string, groep: Burenwoord['groep'] = 3): Burenwoord => {
  const delen = g.split(' ')
  return { w: delen.join(''), g: delen, kg: [delen.join('')], groep, band: 1 }
}

describe('the neighbours of a word', () => {
  it('are real words one grapheme away, and foils two or more away from the word and from all of those', () => {
    let gevonden = 0
    for (const { w, groep } of alle) {
      const dit = buren(w)
      if (!dit || dit.ruil) continue
      gevonden += 1
      expect(dit.een.length).toBeLessThanOrEqual(3)
      expect(dit.ver.length).toBeLessThanOrEqual(6)
      for (const een of dit.een) expect(anders(w, een), `${w} ${een}`).toBe(1)
      for (const ver of dit.ver)
        for (const ander of [w, ...dit.een])
          expect(anders(ander, ver), `${ander} ${ver}`).toBeGreaterThan(1)
      for (const ander of [...dit.een, ...dit.ver])
        expect(van.get(ander)?.groep).toBeLessThanOrEqual(groep)
    }
    expect(gevonden).toBeGreaterThan(300)
  })

  it('are enough to play with for most short words of groep 3', () => {
    const kort = alle.filter(({ groep, kg, g }) => groep === 3 && kg.length === 1 && g.length === 3)
    const speelbaar = kort.filter(({ w }) => (buren(w)?.ver.length ?? 0) >= 3)
    expect(speelbaar.length / kort.length).toBeGreaterThan(0.85)
  })

  it('leave out what sounds the same: another sound is asked, not another letter', () => {
    const find = makeBuren(['h ei', 'h ij', 'h o n d', 'h o n t', 'h aa'].map((g) => woord(g)))
    expect(find('hei')?.een).toEqual(['haa'])
    expect(find('hond')?.een).toEqual([])
  })

  it('are never harder than the word itself', () => {
    const find = makeBuren([woord('b oo m'), woord('b oo t', 4), woord('r oo m')])
    expect(find('boom')?.een).toEqual(['room'])
    expect(find('boot')?.een).toEqual(['boom'])
  })

  it('of a word without them are words that become it by changing one or two letters, never all', () => {
    let gevonden = 0
    for (const { w, g, groep } of alle) {
      const ruil = buren(w)?.ruil
      if (!ruil) continue
      gevonden += 1
      expect(buren(w)).toMatchObject({ een: [], ver: [] })
      expect(ruil.length).toBeLessThanOrEqual(3)
      expect(g.length).toBeLessThanOrEqual(6)
      for (const ander of ruil) {
        expect([1, 2], `${w} ${ander}`).toContain(anders(w, ander))
        expect(anders(w, ander)).toBeLessThan(g.length)
        expect(van.get(ander)?.groep).toBeLessThanOrEqual(groep)
      }
    }
    expect(gevonden).toBeGreaterThan(600)
  })

  it('make most words of groep 3 and 4 playable, and few of groep 5 and 6', () => {
    const deel = (groep: number): number => {
      const hier = alle.filter((ander) => ander.groep === groep)
      return hier.filter(({ w }) => buren(w)).length / hier.length
    }
    expect([3, 4].map(deel).every((aandeel) => aandeel > 0.6)).toBe(true)
    expect([5, 6].map(deel).every((aandeel) => aandeel < 0.4)).toBe(true)
  })

  it('know nothing of long words and of words nobody gave', () => {
    expect(buren('olifant')).toBeUndefined()
    expect(buren('bestaatniet')).toBeUndefined()
  })
})
