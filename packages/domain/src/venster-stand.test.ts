import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVerlicht, standVan, VENSTER_REGELS, type CategorieBeeld } from './venster-stand.ts'

const beeld = (anders: Partial<CategorieBeeld>): CategorieBeeld => ({
  code: 'ei',
  eiland: 'spelling',
  groep: 4,
  vereist: [],
  kans: 0.9,
  zeker: 0.95,
  n: 30,
  ...anders,
})

describe('the light of a window', () => {
  it.each([
    ['unlit before five answers', beeld({ n: 4 }), 'donker'],
    ['half lit from five, however they went', beeld({ n: 5, kans: 0.1, zeker: 0 }), 'half'],
    ['half while it is not sure', beeld({ zeker: 0.79 }), 'half'],
    ['half while there are too few answers', beeld({ n: 11 }), 'half'],
    ['lit when mastered for sure enough', beeld({ n: 12, zeker: 0.8 }), 'aan'],
    ['lit for good once seen lit', beeld({ kans: 0.5, zeker: 0, aanSinds: 10 }), 'aan'],
    ['lit until the later check', beeld({ aanSinds: 10, laatst: 23 }), 'aan'],
    ['gold at a check two weeks later', beeld({ aanSinds: 10, laatst: 24 }), 'goud'],
    ['not gold when the check went badly', beeld({ kans: 0.7, aanSinds: 1, laatst: 90 }), 'aan'],
  ])('is %s', (_, b, stand) => expect(standVan(b)).toBe(stand))

  it('never says mastered of what the engine is not sure of, and never puts out what was seen lit', () => {
    const deel = evenly(0, 1)
    const beelden = fc.record({
      kans: deel,
      zeker: deel,
      n: fc.nat(200),
      aanSinds: fc.option(fc.nat(100)),
      laatst: fc.option(fc.nat(200)),
    })
    fc.assert(
      fc.property(beelden, (anders) => {
        const b = beeld(anders)
        const { zeker, aanVanaf } = VENSTER_REGELS
        const isNu = b.zeker >= zeker && b.n >= aanVanaf
        expect(isVerlicht(b)).toBe(anders.aanSinds !== null || isNu)
      }),
    )
  })

  it('never gets less by one more answer while nothing is lit', () => {
    const licht = { donker: 0, half: 1, aan: 2, goud: 3 }
    fc.assert(
      fc.property(fc.nat(200), (n) => {
        const nu = standVan(beeld({ n, zeker: 0.3 }))
        expect(licht[standVan(beeld({ n: n + 1, zeker: 0.1 }))]).toBeGreaterThanOrEqual(licht[nu])
      }),
    )
  })
})
