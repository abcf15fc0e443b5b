import { describe, expect, it } from 'vitest'
import { STANDAARD } from './aannames.ts'
import { sigmoid } from './kansen.ts'
import { beproefAannames, maandverlies, estimateAannames, type Maandlog } from './maand.ts'
import { makeWereld, WERELD_CODES } from './proefleerling.ts'
import { trek } from './rng.ts'
import type { Aannames } from './types.ts'

const wereld = makeWereld()
const catalogus = {
  ...wereld,
  woorden: wereld.woorden.map((w) => ({ ...w, moeilijkheid: { ...w.moeilijkheid, sd: 0.05 } })),
}
const proef = { catalogus, bank: { versie: 0, moeilijkheid: {} } }
const woorden = catalogus.woorden

/** Draws from the standard normal distribution (Box and Muller). */
const normaal = (...plek: readonly number[]): number =>
  Math.sqrt(-2 * Math.log(1 - trek(71, 1, ...plek))) * Math.cos(2 * Math.PI * trek(71, 2, ...plek))

/** Draws the levels of a made-up pupil, as these assumptions say that pupils are. */
function niveausVan(nr: number, { algemeen, eigen, samenhang }: Aannames): Map<string, number> {
  const alles = Math.sqrt(algemeen) * normaal(nr, 99) + 1
  const los = new Map<string, number>()
  for (const [k, { code, vereist }] of catalogus.categorieen.entries()) {
    const z = normaal(nr, k)
    const [ouder] = vereist
    const samen = ouder === undefined ? 0 : samenhang
    los.set(code, samen * (los.get(ouder ?? '') ?? 0) + Math.sqrt(1 - samen ** 2) * z)
  }
  return new Map([...los].map(([code, x]) => [code, alles + Math.sqrt(eigen) * x]))
}

/** Makes the answers of made-up pupils of groep 5, from number `vanaf` on; with `schud` they are right by chance alone. */
function makeLogs(
  aantal: number,
  wie: Aannames,
  { vanaf = 0, schud = false }: { vanaf?: number; schud?: boolean } = {},
): Maandlog[] {
  return Array.from({ length: aantal }, (_, i) => {
    const nr = vanaf + i
    const niveaus = niveausVan(nr, wie)
    const antwoorden = Array.from({ length: 120 }, (__, j) => {
      const woord = woorden[Math.floor(trek(5, nr, j) * woorden.length)]
      if (!woord) throw new Error('no words')
      const x = (niveaus.get(woord.categorie) ?? 0) - woord.moeilijkheid.mean
      const kans = schud ? 0.7 : 0.02 + (0.98 - wie.slip) * sigmoid(x)
      return {
        item: woord.id,
        correct: trek(9, nr, j) < kans,
        t: 20_000 + j * 0.001,
        guess: 0.02,
        source: 'start' as const,
        place: 'school' as const,
        telt: true,
      }
    })
    return { leerling: { groep: 5, scope: WERELD_CODES }, antwoorden }
  })
}

const afstand = (a: Aannames, b: Aannames, naam: keyof Aannames): number =>
  Math.abs(Math.log(a[naam] / b[naam]))

describe('what is assumed of all pupils', () => {
  const ECHT: Aannames = { algemeen: 0.4, eigen: 0.75, samenhang: 0.8, slip: 0.07 }
  const geschat = estimateAannames(proef, makeLogs(200, ECHT))

  it.each(['algemeen', 'eigen', 'samenhang', 'slip'] as const)(
    'is found from answers nearer to what was planted than it was set: %s',
    (naam) => {
      expect(afstand(geschat, ECHT, naam)).toBeLessThan(0.6 * afstand(STANDAARD, ECHT, naam))
    },
  )

  it('goes live where it foresees other pupils better', () => {
    const anderen = makeLogs(60, ECHT, { vanaf: 1000 })
    const oordeel = beproefAannames(proef, { oud: STANDAARD, nieuw: geschat }, anderen)
    expect(oordeel.isBeter).toBe(true)
    expect(oordeel.verlies.na).toBeCloseTo(maandverlies(proef, geschat, anderen), 10)
    expect(oordeel.verlies.voor).toBeCloseTo(maandverlies(proef, STANDAARD, anderen), 10)
  })

  it('stays where too few others can tell', () => {
    const weinig = makeLogs(19, ECHT, { vanaf: 1000 })
    expect(beproefAannames(proef, { oud: STANDAARD, nieuw: geschat }, weinig).isBeter).toBe(false)
  })

  it('stays where what was learned is of answers by chance, and others answer as pupils do (decoy)', () => {
    const toeval = estimateAannames(proef, makeLogs(40, ECHT, { schud: true }))
    const gewoon = makeLogs(60, STANDAARD, { vanaf: 2000 })
    expect(beproefAannames(proef, { oud: STANDAARD, nieuw: toeval }, gewoon).isBeter).toBe(false)
  })

  it('stays near what was set where pupils are so', () => {
    const zo = estimateAannames(proef, makeLogs(100, STANDAARD, { vanaf: 3000 }))
    for (const naam of ['algemeen', 'eigen'] as const)
      expect(afstand(zo, STANDAARD, naam)).toBeLessThan(0.4)
    const anderen = makeLogs(60, STANDAARD, { vanaf: 4000 })
    const { verlies } = beproefAannames(proef, { oud: STANDAARD, nieuw: zo }, anderen)
    expect(Math.abs(verlies.voor - verlies.na)).toBeLessThan(0.003)
  })
})
