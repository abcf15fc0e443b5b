import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge, signalenVan, veranderingVan } from './signalen.ts'

const telling = (goed: number, totaal: number) => ({ goed, totaal })
const van = (recent: [number, number], eerder: [number, number]) => ({
  recent: telling(...recent),
  eerder: telling(...eerder),
})
const kind = (vensters: ReturnType<typeof van>) => ({
  ...vensters,
  leerlingId: 'a',
  laatsteDag: '2026-11-20',
  sinds: null,
})

describe('the change between two windows', () => {
  it.each([
    ['a pupil with one answer too few now', van([19, 19], [10, 20]), 'leerling', null],
    ['a pupil with one too few before', van([10, 20], [19, 19]), 'leerling', null],
    [
      'a pupil with just enough',
      van([10, 20], [20, 20]),
      'leerling',
      { punten: -50, kanToeval: false },
    ],
    ['a group with one too few', van([90, 100], [50, 99]), 'groep', null],
    [
      'a group with just enough',
      van([90, 100], [50, 100]),
      'groep',
      { punten: 40, kanToeval: false },
    ],
    // The same number of answers: a hundred says less about a group than about a pupil, from whom nobody expects that many.
    [
      'a pupil whose small rise may be chance',
      van([85, 100], [79, 100]),
      'leerling',
      { punten: 6, kanToeval: true },
    ],
    [
      'a group whose rise is under what counts',
      van([820, 1000], [795, 1000]),
      'groep',
      { punten: 2, kanToeval: true },
    ],
    [
      'a group whose small rise is none',
      van([835, 1000], [795, 1000]),
      'groep',
      { punten: 4, kanToeval: false },
    ],
    [
      'whole percents, not the difference of the shares',
      van([57, 84], [60, 89]),
      'leerling',
      { punten: 1, kanToeval: true },
    ],
  ] as const)('of %s', (_wat, vensters, wie, verandering) => {
    expect(veranderingVan(vensters, wie)).toEqual(verandering)
  })

  it('calls chance what no status and no sentence speaks of', () => {
    const aantal = fc.integer({ min: 100, max: 600 })
    const deel = evenly(0.63, 1)
    fc.assert(
      fc.property(aantal, aantal, deel, deel, (n, m, nu, toen) => {
        const vensters = van([Math.ceil(nu * n), n], [Math.ceil(toen * m), m])
        const { reden } = judge(kind(vensters))
        expect(veranderingVan(vensters, 'leerling')?.kanToeval).toBe(reden === 'gelijk')
        const nuDaar = { vandaag: '2026-11-21', vakanties: [] }
        const groep = signalenVan([kind(vensters)], nuDaar).find(({ soort }) => soort === 'groep')
        expect(veranderingVan(vensters, 'groep')?.kanToeval).toBe(
          groep?.soort === 'groep' && groep.koers === 'gelijk',
        )
      }),
    )
  })
})
