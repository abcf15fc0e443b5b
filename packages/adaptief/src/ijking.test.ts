import { describe, expect, it } from 'vitest'
import { SLIP } from './constanten.ts'
import { beginBank, calibrate, logVerlies, magLeven } from './ijking.ts'
import { createEngine } from './index.ts'
import { sigmoid } from './kansen.ts'
import { makeWereld } from './proefleerling.ts'
import { trek } from './rng.ts'
import type { Ijkpunt } from './types.ts'

const wereld = makeWereld(10)
const begin = beginBank(wereld)
/** Returns how much harder a word really is than the catalogus says. */
const fout = (i: number) => 1.6 * (trek(5, i) - 0.5)

it('a bank that knows no more than the catalogus has met nobody, in no year and no month', () => {
  expect(begin.versie).toBe(0)
  expect(begin.verleden.length).toBeGreaterThan(0)
  for (const telling of [begin.verleden, begin.meetings])
    expect(telling.every((een) => een === 0)).toBe(true)
})

/** Draws answers of many children whose ability is known about as well as it is after some weeks. */
function punten(seed: number, aantal: number): Ijkpunt[] {
  return Array.from({ length: aantal }, (_, n) => {
    const i = Math.floor(trek(seed, 1, n) * wereld.woorden.length)
    const woord = wereld.woorden[i]
    if (!woord) throw new Error('no such word')
    const echt = woord.moeilijkheid.mean + fout(i)
    const theta = echt + 1 + 3 * (trek(seed, 2, n) - 0.5)
    const schatting = theta + 0.8 * (trek(seed, 3, n) + trek(seed, 4, n) - 1)
    const kans = 0.02 + (1 - 0.02 - SLIP) * sigmoid(theta - echt)
    return {
      item: woord.id,
      correct: trek(seed, 6, n) < kans,
      guess: 0.02,
      gewicht: 1,
      vaardigheid: { mean: schatting, variantie: 0.1 },
      eerder: 0,
      cel: 3,
    }
  })
}

const nachten = Array.from({ length: 8 }, (_, nacht) => punten(nacht, 1000))
const geijkt = nachten.reduce((bank, dag) => calibrate(wereld, bank, dag), begin)
const afwijking = (bank: typeof begin) => {
  const fouten = wereld.woorden.map(({ id, categorie, moeilijkheid }, i) => {
    const geschat = (bank.moeilijkheid[id]?.mean ?? 0) + (bank.categorieen[categorie]?.mean ?? 0)
    return (geschat - moeilijkheid.mean - fout(i)) ** 2
  })
  return Math.sqrt(fouten.reduce((som, x) => som + x, 0) / fouten.length)
}

describe('a night of calibration', () => {
  it('brings difficulties to what they are, and nearer with more nights', () => {
    const na = nachten.slice(0, 2).reduce((bank, dag) => calibrate(wereld, bank, dag), begin)
    expect(afwijking(na)).toBeLessThan(0.85 * afwijking(begin))
    expect(afwijking(geijkt)).toBeLessThan(0.6 * afwijking(begin))
    expect(afwijking(geijkt)).toBeLessThan(afwijking(na))
  })

  it('holds the scale: the categories together are as hard as before', () => {
    const alle = Object.values(geijkt.categorieen)
    expect(alle.reduce((som, c) => som + c.mean, 0)).toBeCloseTo(0, 10)
  })

  it('does not depend on the order of a day', () => {
    const [dag = []] = nachten
    const om = calibrate(wereld, begin, dag.toReversed())
    const recht = calibrate(wereld, begin, dag)
    for (const { id } of wereld.woorden)
      expect(om.moeilijkheid[id]?.mean).toBeCloseTo(recht.moeilijkheid[id]?.mean ?? 0, 9)
  })

  it('takes no notice of words it does not know nor of answers that do not count', () => {
    const leeg = { ...punten(1, 1)[0], item: 'bestaat-niet' } as Ijkpunt
    const niets = punten(2, 50).map((punt) => ({ ...punt, gewicht: 0 }))
    expect(calibrate(wereld, begin, [leeg, ...niets])).toEqual({ ...begin, versie: 1 })
  })

  it('learns that a word met just now goes better, and leaves new words as the zero', () => {
    const pas = punten(3, 2000).map((punt) => ({ ...punt, eerder: 0, cel: 4, correct: true }))
    const na = calibrate(wereld, begin, pas)
    expect(na.verleden[4]).toBeGreaterThan(0.5)
    expect(calibrate(wereld, begin, punten(3, 2000)).verleden[3]).toBe(0)
  })
})

describe('a new bank', () => {
  const later = punten(99, 2000)

  it('goes live when it foresees later answers better', () => {
    expect(logVerlies(wereld, geijkt, later)).toBeLessThan(logVerlies(wereld, begin, later))
    expect(magLeven(wereld, { oud: begin, nieuw: geijkt }, later)).toBe(true)
  })

  it('does not where it foresees them worse, or where there are too few (decoys)', () => {
    expect(magLeven(wereld, { oud: geijkt, nieuw: begin }, later)).toBe(false)
    expect(magLeven(wereld, { oud: begin, nieuw: geijkt }, later.slice(0, 50))).toBe(false)
  })

  it('is what the engine reckons with', () => {
    const engine = createEngine(wereld, geijkt)
    const [woord] = wereld.woorden
    const samen = geijkt.categorieen[woord?.categorie ?? '']?.mean ?? 0
    const eigen = geijkt.moeilijkheid[woord?.id ?? '']?.mean ?? 0
    expect(engine.difficulty(woord?.id ?? '').mean).toBeCloseTo(eigen + samen, 10)
  })
})
