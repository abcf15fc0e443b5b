import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lichtWegVan } from './licht-weg.ts'
import { standVan, type CategorieBeeld } from './venster-stand.ts'

const beeld = (delen: Partial<CategorieBeeld>): CategorieBeeld => ({
  code: 'ei',
  eiland: 'spelling',
  groep: 3,
  vereist: [],
  kans: 0.5,
  n: 0,
  zeker: 0,
  ...delen,
})

/** Any part of one, evenly. */
const DEEL = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000)

describe('what gives a window its next light', () => {
  it.each([
    ['practice, before half of it', { n: 0 }, { naar: 'half', antwoorden: 5 }],
    ['practice, the last answer before half of it', { n: 4 }, { naar: 'half', antwoorden: 1 }],
    ['practice, before all of it', { n: 5, kans: 0.9, zeker: 0.9 }, { naar: 'aan', antwoorden: 7 }],
    ['being right more often', { n: 40, kans: 0.6 }, { naar: 'goed', nodig: 8, nu: 6 }],
    [
      'being right more often, just not there',
      { n: 40, kans: 0.79 },
      { naar: 'goed', nodig: 8, nu: 7 },
    ],
    ['being sure of it', { n: 40, kans: 0.82, zeker: 0.6 }, { naar: 'zeker' }],
    ['two weeks, once it is lit', { n: 40, kans: 0.9, aanSinds: 100 }, { naar: 'goud', dagen: 11 }],
    [
      'two weeks, of which a part of a day counts whole',
      { n: 40, kans: 0.9, aanSinds: 99.4 },
      { naar: 'goud', dagen: 11 },
    ],
    ['one more answer after these', { n: 40, kans: 0.9, aanSinds: 80 }, { naar: 'goud', dagen: 0 }],
    [
      'nothing more once it is gold',
      { n: 40, kans: 0.9, aanSinds: 80, laatst: 101 },
      { naar: 'klaar' },
    ],
  ] as const)('is %s', (_, delen, weg) => {
    expect(lichtWegVan(beeld(delen), 103)).toEqual(weg)
  })

  it('goes with the light that the window has, whatever the picture', () => {
    const willekeurig = fc.record({
      n: fc.nat(60),
      kans: DEEL,
      zeker: DEEL,
      aanSinds: fc.option(fc.integer({ min: 0, max: 10_300 }).map((n) => n / 100)),
      laatst: fc.option(fc.integer({ min: 0, max: 103 })),
    })
    const passend = {
      donker: ['half'],
      half: ['aan', 'goed', 'zeker'],
      aan: ['goud'],
      goud: ['klaar'],
    }
    fc.assert(
      fc.property(willekeurig, (delen) => {
        const dit = beeld(delen)
        const weg = lichtWegVan(dit, 103)
        expect(passend[standVan(dit)]).toContain(weg.naar)
        for (const getal of Object.values(weg).filter((w) => typeof w === 'number'))
          expect(Number.isInteger(getal)).toBe(true)
        expect(weg.naar !== 'goed' || weg.nu < weg.nodig).toBe(true)
        expect('antwoorden' in weg ? weg.antwoorden : 1).toBeGreaterThan(0)
      }),
    )
  })
})
