import { stroom } from '@letterhaven/game-kit/regels/rng'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describe, expect, it } from 'vitest'
import { makeStraat, raamNaam } from './bezorg.ts'
import type { Straat } from './straat.ts'
import { TRAPPEN as KAARTEN } from './paint-trappen.ts'
import { bake, besteld, lay, wait } from './proef.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import { isGebracht, isOnderweg } from './stand.ts'
import type { State } from './stand.ts'

const send = (state: State, input: Input): State => rules.step(state, input)[0]
const schaap = (trap: 1 | 2 | 3 = 3): State => besteld('schaap', 'hakken', { groep: 5, trap })
const hangend = (...delen: string[]): State => bake(lay(schaap(), ...delen))
const goed = (): State => hangend('s', 'ch', 'aa', 'p')
const mis = (): State => hangend('s', 'ch', 'p', 'p')
const thuisVan = ({ opgave }: State): number => opgave?.straat?.thuis ?? -1
const bring = (state: State, raam = thuisVan(state)): State => send(state, { type: 'bezorg', raam })

/** Returns the windows of which what is read is true. */
const passend = ({ ramen, zin }: Straat): readonly number[] => {
  const [erbij = '', eraf = ''] = zin.split(', maar geen ')
  const alleen = ramen.every((raam) => raam.length === 1)
  return ramen.flatMap((raam, i) => {
    const staat = (spul: string): boolean => raam.includes(spul as 'plant')
    const genoemd = [...erbij.matchAll(/een (\w+)/g)].map(([, spul = '']) => spul)
    const past = genoemd.every(staat) && (eraf === '' || !staat(eraf.replace('.', '')))
    return past && (alleen || eraf !== '' || genoemd.length === 2) ? [i] : []
  })
}

describe('a pizza at the third stage', () => {
  it('hangs on the rope before it is an answer, and the bell tells the order again', () => {
    const [staat, events] = rules.step(lay(schaap(), 's', 'ch', 'aa', 'p'), { type: 'bak' })
    expect(isOnderweg(staat)).toBe(true)
    expect(events).toContainEqual(expect.objectContaining({ type: 'say', tekst: 'schaap' }))
    expect(events.some(({ type }) => type === 'answer')).toBe(false)
    // At the stages before it is one at once.
    expect(bake(lay(schaap(2), 's', 'ch', 'aa', 'p')).fase).toBe('kijken')
  })

  it('is judged at the window of the guest, and at no other', () => {
    const staat = goed()
    const [na, events] = rules.step(staat, { type: 'bezorg', raam: thuisVan(staat) })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'answer', given: 'schaap', correct: true }),
    )
    expect(isGebracht(na)).toBe(true)
    for (const raam of [0, 1, 2].filter((n) => n !== thuisVan(staat))) {
      const elders = bring(staat, raam)
      expect(elders).toMatchObject({ fase: 'spelen', goed: 0, fout: 0 })
      expect(elders.opgave?.rit).toEqual({ mand: raam, gebeld: [raam] })
      expect(bring(bring(elders, raam)).goed).toBe(1)
    }
    for (const raam of [-1, 3, 0.5, NaN]) expect(bring(staat, raam)).toEqual(staat)
  })

  it('is pulled along the rope without being brought, as far as the rope goes', () => {
    const pull = (x: number) => send(goed(), { type: 'trek', x }).opgave?.rit?.mand
    expect(pull(1.4)).toBe(1.4)
    expect(pull(-9)).toBe(-0.4)
    expect(pull(99)).toBe(3)
    expect(pull(NaN)).toBe(3)
    expect(send(schaap(), { type: 'trek', x: 1 })).toEqual(schaap())
  })

  it('can be taken back and laid differently, and takes nothing while it hangs', () => {
    expect(lay(goed(), 's')).toEqual(goed())
    const terug = send(goed(), { type: 'terug' })
    expect(terug).toEqual(lay(schaap(), 's', 'ch', 'aa', 'p'))
    const anders = bring(bake(lay(send(terug, { type: 'terug' }), 's')))
    expect(anders).toMatchObject({ fout: 1, gegeven: 'schaas' })
  })

  it('comes back after a mistake, and goes to the open window by itself when it was mended', () => {
    const terug = wait(bring(mis()))
    expect(terug).toMatchObject({ fase: 'spelen', poging: 2 })
    expect(terug.opgave?.rit).toBeNull()
    const hersteld = bake(lay(terug, 'aa'))
    expect(hersteld).toMatchObject({ fase: 'kijken', hersteld: ['schaap'], fout: 1 })
    expect(isGebracht(hersteld)).toBe(true)
  })
})

describe('the windows', () => {
  it('are told apart by what the guest says, in every year', () => {
    for (const groep of [3, 4, 5, 8])
      for (let zaad = 1; zaad <= 60; zaad++) {
        const straat = makeStraat(groep, stroom(zaad))
        expect(passend(straat)).toEqual([straat.thuis])
        expect(new Set(straat.ramen.map(raamNaam)).size).toBe(3)
      }
  })

  it('are not always the same, nor is the guest always at the same one', () => {
    const straten = Array.from({ length: 40 }, (_, i) => makeStraat(5, stroom(i + 1)))
    expect(new Set(straten.map(({ thuis }) => thuis))).toEqual(new Set([0, 1, 2]))
    expect(new Set(straten.map(({ zin }) => zin)).size).toBeGreaterThan(5)
    expect(straten.some(({ zin }) => zin.includes('geen'))).toBe(true)
    // Who just learns to read reads of one thing.
    expect(makeStraat(3, stroom(1)).zin).toMatch(/^Bij mij is een (plant|muis|lamp)\.$/)
  })
})

describe('a stage', () => {
  describeTrappen({ rules, items: FIXTURES.gewoon, kind: 'hakken' })
})

it('bringing changes no verdict: a wrong pizza stays wrong at whatever window was rung before', () => {
  const elders = [0, 1, 2].reduce((nu, raam) => bring(nu, raam), mis())
  expect(elders).toMatchObject({ goed: 0, fout: 1, gegeven: 'schpp' })
})

it('each stage has a card', () => {
  expect(KAARTEN.map(({ naam }) => naam)).toEqual(['Rondom', 'Kies je punt', 'Bezorgen'])
})
