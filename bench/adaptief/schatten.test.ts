import { describe, expect, it } from 'vitest'
import { takeInstapOff } from './instap.ts'
import { readLogboek } from './logboek.ts'
import { wortelVerhouding } from './onzekerheid.ts'
import { bayesRaster, kentWoorden, muntje } from './proefrivalen.ts'
import { gemiddelde } from './rij.ts'
import { RIVALEN } from './rivalen/rivalen.ts'
import { toetsEen } from './toets.ts'
import { makeWereld } from './wereld.ts'
import { measureWoorden } from './woorden.ts'

const wereld = makeWereld('proef')
const TOETS = { doel: 0.5, gok: 0.02, woorden: 30 }

describe('a test of one skill', () => {
  const tegenGrens = (make: Parameters<typeof toetsEen>[0], proef = TOETS) => {
    const rijen = toetsEen(make, proef, 600)
    const kwadraten = rijen.map(({ kwadraat }) => kwadraat)
    const eigen = rijen.map(({ eigenGrens }) => eigenGrens)
    return wortelVerhouding(kwadraten, proef.doel === 0.5 ? rijen.map((r) => r.besteGrens) : eigen)
  }

  it('has a bound that the best estimator reaches and none goes under', () => {
    for (const proef of [TOETS, { ...TOETS, doel: 0.8, woorden: 50 }]) {
      const { waarde, fout } = tegenGrens(bayesRaster, proef)
      expect(waarde).toBeGreaterThan(1 - 3 * fout)
      expect(waarde).toBeLessThan(1.15)
    }
  })

  it('shows that plain Elo throws answers away', () => {
    expect(tegenGrens(RIVALEN['elo, categorie']).waarde).toBeGreaterThan(1.2)
  })
})

describe('the first test', () => {
  it('has a bound that nobody goes under, and that the best plan lowers', () => {
    for (const make of [bayesRaster, RIVALEN['elo, gelaagd']]) {
      const rijen = takeInstapOff(make, wereld, 40)
      const kwadraten = rijen.map(({ kwadraat }) => kwadraat)
      const eigen = wortelVerhouding(
        kwadraten,
        rijen.map(({ grens }) => grens),
      )
      expect(eigen.waarde).toBeGreaterThan(1 - 3 * eigen.fout)
      for (const { grens, besteGrens } of rijen) expect(besteGrens).toBeLessThan(grens)
    }
  })
})

describe('difficulties', () => {
  const begin = { begin: RIVALEN.willekeurig(wereld.boek).begin }
  const wortel = (rijen: readonly { kwadraat: number }[]) =>
    Math.sqrt(gemiddelde(rijen.map(({ kwadraat }) => kwadraat)))

  it('have no error for who knows them, whatever the zero of the scale', () => {
    expect(
      wortel(measureWoorden(kentWoorden(wereld, begin), wereld, { leerlingen: 30 })),
    ).toBeCloseTo(0, 10)
  })

  it('are off by what the book cannot know for who never learns (decoy)', () => {
    const { prior } = wereld.boek
    const rijen = measureWoorden({ ...begin, moeilijkheid: (woord) => prior[woord] ?? 0 }, wereld, {
      leerlingen: 30,
    })
    const verwacht = Math.hypot(wereld.boek.priorSd, 0.4)
    expect(wortel(rijen)).toBeGreaterThan(0.8 * verwacht)
    expect(wortel(rijen)).toBeLessThan(1.25 * verwacht)
    for (const { grens } of rijen) expect(grens).toBeLessThan(wereld.boek.priorSd ** 2)
  })
})

describe('the common log', () => {
  const teveel = (uitslagen: ReturnType<typeof readLogboek>) =>
    1000 * gemiddelde(uitslagen.map((u) => u.teveel))

  it('has no excess for who knows the truth', () => {
    expect(teveel(readLogboek(RIVALEN.orakel(wereld.boek), wereld, 5))).toBeLessThan(0.2)
  })

  it('has much of it for a coin (decoy), and the engine lies between', () => {
    const munt = teveel(readLogboek(muntje(), wereld, 5))
    const motor = teveel(readLogboek(RIVALEN.motor(wereld.boek), wereld, 5))
    expect(munt).toBeGreaterThan(100)
    expect(motor).toBeGreaterThan(1)
    expect(motor).toBeLessThan(munt / 2)
  })

  it('is the same log for each rival', () => {
    const hear = (maak: 'motor' | 'elo, globaal') => {
      const woorden: number[] = []
      const rivaal = RIVALEN[maak](wereld.boek)
      readLogboek(
        {
          begin(leerling, waarheid) {
            const volger = rivaal.begin(leerling, waarheid)
            return { ...volger, leer: (a) => void woorden.push(a.woord, a.goed ? 1 : 0) }
          },
        },
        wereld,
        3,
      )
      return woorden
    }
    expect(hear('motor')).toEqual(hear('elo, globaal'))
  })
})
