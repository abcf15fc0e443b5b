import { describe, expect, it } from 'vitest'
import { classify } from './indeling.ts'
import { dakVan } from './scene-hoog.ts'
import { fall, hop, type Hoog, LIGT, strike } from './hoog.ts'

const DAK = 14
const FRAME = 1000 / 60

/** Strikes the ball in every frame in which `wil` says so; returns each ball of so many ms, and how often it sprang off the top. */
function keepUp(wil: (nu: Hoog, frame: number) => boolean, ms: number, begin = LIGT) {
  let nu = begin
  let botsen = 0
  const al: Hoog[] = []
  for (let i = 0; i * FRAME < ms; i += 1) {
    if (wil(nu, i)) nu = strike(nu, DAK)
    const na = fall(nu, FRAME, DAK)
    nu = na.nu
    botsen += Number(na.botst)
    al.push(nu)
  }
  return { nu, al, botsen, hoogst: Math.max(...al.map(({ op }) => op)) }
}

describe('a ball that is kept up', () => {
  it('comes higher with each stroke, and from the third on springs off what hangs over it', () => {
    const hoogten = [1, 2, 3].map((tot) => keepUp(({ keer }) => keer < tot, 2500))
    const [een = 0, twee = 0, drie] = hoogten.map(({ hoogst }) => hoogst)
    expect(een).toBeLessThan(5)
    expect(twee).toBeGreaterThan(een + 3)
    expect(twee).toBeLessThan(DAK - 1)
    expect(drie).toBe(DAK)
    expect(hoogten.map(({ botsen }) => botsen)).toEqual([0, 0, 1])
  })

  it('is struck as it comes down, once for each time, and not while it is far up', () => {
    const mep = keepUp(() => true, 3000)
    // A decoy: who holds on to pressing strikes it no more often than it comes down.
    expect(mep.nu.keer).toBeGreaterThan(4)
    expect(mep.nu.keer).toBeLessThan(9)
    const ver: Hoog = { op: 9, vaart: -3, keer: 2, kwam: true }
    expect(strike(ver, DAK)).toBe(ver)
  })

  it('may be struck a moment late, as it springs up by itself; then the row is over', () => {
    const eerst = keepUp((_, i) => i === 0, 520)
    expect(eerst.nu.keer).toBe(1)
    expect(strike(eerst.nu, DAK).keer).toBe(2)
    expect(keepUp((_, i) => i === 0, 1500).nu).toEqual(LIGT)
  })

  it('counts no hop that it makes by itself', () => {
    const { hoogst, nu } = keepUp(() => false, 1500, hop(LIGT))
    expect(Math.round(hoogst)).toBe(4)
    expect(nu).toEqual(LIGT)
    expect(hop(strike(LIGT, DAK))).toEqual(strike(LIGT, DAK))
  })
})

it.each([
  [1280, 800],
  [390, 844],
  [820, 1180],
  [320, 568],
  [844, 390],
  [683, 325],
])(
  'the field over the flippers is high enough to keep a ball up on a screen of %i × %i',
  (w, h) => {
    const indeling = classify(w, h, 3)
    const dak = dakVan(indeling)
    expect(dak).toBeGreaterThan(4)
    expect(indeling.wacht[1] - dak * indeling.bal).toBeGreaterThan(indeling.veld.boven)
  },
)
