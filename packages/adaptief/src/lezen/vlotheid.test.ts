import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trek } from '../rng.ts'
import { SNELSTE_WOORD, TRAAGSTE_WOORD } from './constanten.ts'
import { beginVlotheid, checkLezing, readFluently, vlotheidOp, type Vlotheid } from './vlotheid.ts'

const DAG = 20_000

/** Draws from the standard normal distribution; the result depends on nothing but the arguments. */
const normaalTrek = (...delen: readonly number[]): number =>
  Math.sqrt(-2 * Math.log(1 - trek(11, 1, ...delen))) *
  Math.cos(2 * Math.PI * trek(11, 2, ...delen))

const read = (perMinuut: number, t: number, niveau = 4.5) => ({
  woorden: 60,
  goed: 58,
  ms: (60_000 * 58.5) / perMinuut,
  niveau,
  t,
})

/** Reads twice a week for so many days; the rate grows by the share `groei` each day and varies as rates do. */
function follow(groei: number, kind: number, dagen = 112): Vlotheid {
  let v = beginVlotheid(4)
  for (let t = 0; t <= dagen; t += 3.5) {
    const waar = 80 * Math.exp(groei * t)
    v = readFluently(v, read(waar * Math.exp(0.12 * normaalTrek(kind, t)), DAG + t))
  }
  return v
}

const kinderen = Array.from({ length: 100 }, (_, i) => i)
const deel = (groei: number, koers: string, dagen?: number) =>
  kinderen.filter((kind) => vlotheidOp(follow(groei, kind, dagen)).koers === koers).length /
  kinderen.length

describe('words right per minute', () => {
  it('are what was read, from the first reading on', () => {
    const { perMinuut, laag, hoog } = vlotheidOp(readFluently(beginVlotheid(4), read(42, DAG)))
    expect(perMinuut).toBeCloseTo(42, -1)
    expect(laag).toBeLessThan(42)
    expect(hoog).toBeGreaterThan(42)
  })

  it('are known better the more is read, and lie within their interval as often as promised', () => {
    const breedte = (v: Vlotheid) => Math.log(vlotheidOp(v).hoog / vlotheidOp(v).laag)
    expect(breedte(follow(0, 1))).toBeLessThan(breedte(follow(0, 1, 4)))
    const binnen = kinderen.filter((kind) => {
      const { laag, hoog } = vlotheidOp(follow(0.0015, kind))
      const waar = 80 * Math.exp(0.0015 * 112)
      return laag < waar && waar < hoog
    })
    expect(binnen.length).toBeGreaterThan(68)
    expect(binnen.length).toBeLessThan(95)
  })

  it('count wrong words as not read', () => {
    const half = { ...read(80, DAG), goed: 29 }
    expect(vlotheidOp(readFluently(beginVlotheid(4), half)).perMinuut).toBeLessThan(50)
    const niets = { ...read(80, DAG), goed: 0 }
    expect(vlotheidOp(readFluently(beginVlotheid(4), niets)).perMinuut).toBeGreaterThan(0)
  })

  it('do not fall because the texts grow harder', () => {
    let v = follow(0, 3, 28)
    for (let i = 0; i < 6; i += 1) v = readFluently(v, read(80 * Math.exp(-0.1), DAG + 30 + i, 5.5))
    expect(vlotheidOp(v).koers).not.toBe('achteruit')
    expect(vlotheidOp(v).perMinuut).toBeCloseTo(80 * Math.exp(-0.1), -1)
  })

  it('grow less sure in a holiday, and are not thought to grow all summer', () => {
    const v = follow(0.002, 1)
    const [nu, later] = [vlotheidOp(v), vlotheidOp(v, v.laatste + 60)]
    expect(later.hoog / later.laag).toBeGreaterThan(nu.hoog / nu.laag)
    expect(vlotheidOp(v, v.laatste + 3650).perMinuut).toBeLessThan(nu.perMinuut * 1.7)
    expect(vlotheidOp(v, Number.NaN)).toEqual(nu)
  })
})

describe('which way it goes', () => {
  it('is told where there is growth or loss, and the surer the longer it lasts', () => {
    expect(deel(0.0025, 'vooruit')).toBeGreaterThan(0.9)
    expect(deel(0.0015, 'vooruit')).toBeGreaterThan(0.6)
    expect(deel(-0.002, 'achteruit')).toBeGreaterThan(0.8)
    expect(deel(0.0025, 'vooruit', 28)).toBeLessThan(0.2)
    expect(deel(0.0025, 'achteruit')).toBe(0)
  })

  it('is seldom told where nothing changed (decoy)', () => {
    expect(deel(0, 'vooruit')).toBeLessThan(0.12)
    expect(deel(0, 'achteruit')).toBeLessThan(0.12)
    expect(deel(0, 'gelijk')).toBeGreaterThan(0.5)
  })

  it('is not told from three readings, nor from one week', () => {
    const drie = [0, 10, 20].reduce(
      (v, t) => readFluently(v, read(60 + 4 * t, DAG + t)),
      beginVlotheid(4),
    )
    expect(vlotheidOp(drie).koers).toBe('nog_niet_te_zeggen')
    const week = [0, 1, 2, 3, 4, 5].reduce(
      (v, t) => readFluently(v, read(60 + 10 * t, DAG + t)),
      beginVlotheid(4),
    )
    expect(vlotheidOp(week).koers).toBe('nog_niet_te_zeggen')
  })

  it('is growth that somebody would notice, over weeks, however sure it is', () => {
    const v = follow(0, 4)
    const met = (helling: number, eerste = v.eerste) =>
      vlotheidOp({ ...v, eerste, spoor: { ...v.spoor, helling, vHelling: 1e-9, samen: 0 } }).koers
    expect(met(0.0009)).toBe('vooruit')
    expect(met(-0.0009)).toBe('achteruit')
    expect(met(0.0003)).toBe('gelijk')
    expect(met(0.0009, v.laatste - 13)).toBe('nog_niet_te_zeggen')
  })

  it('is not turned by one absurd reading that slips through', () => {
    const v = follow(0.0025, 2)
    const na = readFluently(v, read(9, v.laatste + 1))
    expect(vlotheidOp(na).koers).toBe('vooruit')
    expect(vlotheidOp(na).perMinuut).toBeGreaterThan(0.93 * vlotheidOp(v).perMinuut)
  })
})

describe('a reading that does not count', () => {
  const goed = read(80, DAG)

  it('says why: interrupted, not read, too short, or no numbers', () => {
    expect(checkLezing(goed)).toBeNull()
    expect(checkLezing({ ...goed, ms: 60 * TRAAGSTE_WOORD + 1 })).toBe('onderbroken')
    expect(checkLezing({ ...goed, ms: 60 * SNELSTE_WOORD - 1 })).toBe('niet_gelezen')
    expect(checkLezing({ ...goed, woorden: 4, goed: 4 })).toBe('te_weinig_woorden')
    for (const rommel of [
      { ms: Number.NaN },
      { ms: 0 },
      { goed: 61 },
      { goed: -1 },
      { t: Infinity },
    ])
      expect(checkLezing({ ...goed, ...rommel })).toBe('geen_getallen')
  })

  it('is refused whatever it is, or leaves nothing but numbers', () => {
    const wild = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, Infinity, 1e308))
    const lezing = fc.record({ woorden: wild, goed: wild, ms: wild, niveau: wild, t: wild })
    fc.assert(
      fc.property(fc.array(lezing, { maxLength: 8 }), (lezingen) => {
        const tellend = lezingen.filter((x) => checkLezing(x) === null)
        const v = tellend.reduce(readFluently, beginVlotheid(4))
        const { perMinuut, laag, hoog, perWeek } = vlotheidOp(v)
        expect([perMinuut, laag, hoog, perWeek].every(Number.isFinite)).toBe(true)
      }),
    )
  })
})
