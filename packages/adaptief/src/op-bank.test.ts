import { describe, expect, it } from 'vitest'
import { createEngine } from './index.ts'
import { opBank } from './op-bank.ts'
import { makeWereld, practise, WERELD_CODES } from './proefleerling.ts'
import { buildWoordenbank } from './woordenbank.ts'

const wereld = makeWereld()
const oud = createEngine(wereld)
const bank = {
  versie: 2,
  moeilijkheid: {},
  categorieen: { c4a: { mean: 0.6, sd: 0.1 }, c6b: { mean: 0.6, sd: 0.1 } },
}
const nieuw = createEngine(wereld, bank)
const { staat } = practise(oud, oud.init({ groep: 4, scope: WERELD_CODES.slice(0, 4) }, 3), {
  niveau: () => 0,
  moeilijkheid: (id) => oud.difficulty(id).mean,
  aantal: 240,
  guess: 0.02,
  seed: 5,
})
const stijging = (code: string) => nieuw.ability(staat, code).mean - oud.ability(staat, code).mean

describe('a state under a bank that found a whole category harder', () => {
  it('has a higher level there, by as much as its answers had told, and no other', () => {
    expect(oud.ability(staat, 'c4a').n).toBeGreaterThan(25)
    expect(stijging('c4a')).toBeGreaterThan(0.3)
    expect(stijging('c4a')).toBeLessThan(0.6)
    expect(stijging('c3a')).toBe(0)
  })

  it('keeps what is expected of practised words nearly as it was', () => {
    const kans = (engine: typeof oud) =>
      engine.predict(staat, 'c4a-20', { t: staat.t, guess: 0.02 })
    expect(Math.abs(kans(nieuw) - kans(oud))).toBeLessThan(0.06)
  })

  it('expects less where it was never practised: nothing was taken over there', () => {
    const kans = (engine: typeof oud) =>
      engine.predict(staat, 'c6b-20', { t: staat.t, guess: 0.02 })
    expect(kans(nieuw)).toBeLessThan(kans(oud) - 0.05)
  })

  it('moves once: what was moved is the same state for that bank, and goes back as it came', () => {
    const [vers, eerst] = [buildWoordenbank(wereld, bank), buildWoordenbank(wereld)]
    const na = opBank(vers, staat)
    expect(opBank(vers, na)).toBe(na)
    expect(opBank(eerst, staat)).toBe(staat)
    opBank(eerst, na).schattingen.mean.forEach((m, k) =>
      expect(m).toBeCloseTo(staat.schattingen.mean[k] ?? 0, 5),
    )
  })
})
