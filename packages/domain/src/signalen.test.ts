import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge, cijfersVan, DREMPELS, signalenVan, type LeerlingCijfers } from './signalen.ts'
import { plusDagen } from './schooljaar.ts'
import type { AntwoordRij } from './voortgang.ts'

const vandaag = '2026-11-21'
const nu = { vandaag, vakanties: [] }
const cijfers = (
  leerlingId: string,
  recent: [number, number],
  eerder: [number, number] = [0, 0],
  laatsteDag: string | null = '2026-11-20',
  sinds: string | null = null,
): LeerlingCijfers => ({
  leerlingId,
  recent: { goed: recent[0], totaal: recent[1] },
  eerder: { goed: eerder[0], totaal: eerder[1] },
  laatsteDag,
  sinds,
})

describe('how a pupil stands', () => {
  it.each([
    [
      'too few answers: nothing is said, however bad',
      cijfers('a', [0, 19]),
      'nog_niet_te_zeggen',
      'te_weinig',
    ],
    [
      'nothing yet: not begun, which is no judgement',
      cijfers('a', [0, 0], [0, 0], null),
      'nog_niet_te_zeggen',
      'niet_begonnen',
    ],
    [
      'nothing for long: too few, not a beginner',
      cijfers('a', [0, 0], [0, 0], '2026-01-20'),
      'nog_niet_te_zeggen',
      'te_weinig',
    ],
    ['a low share', cijfers('a', [12, 20]), 'aandacht', 'laag'],
    ['a share at the edge of low', cijfers('a', [31, 50]), 'aandacht', 'laag'],
    ['a share just over it', cijfers('a', [63, 101]), 'op_de_plaats', 'gelijk'],
    ['a clear fall', cijfers('a', [70, 100], [88, 100]), 'aandacht', 'dalend'],
    ['a fall that may be chance', cijfers('a', [14, 20], [17, 20]), 'op_de_plaats', 'gelijk'],
    ['a clear rise', cijfers('a', [90, 100], [78, 100]), 'vooruit', 'stijgend'],
    ['a rise that may be chance', cijfers('a', [18, 20], [16, 20]), 'op_de_plaats', 'gelijk'],
    ['a rise that is still low', cijfers('a', [60, 100], [30, 100]), 'aandacht', 'laag'],
    ['a fall from just enough', cijfers('a', [70, 100], [20, 20]), 'aandacht', 'dalend'],
    ['a fall from one too few', cijfers('a', [70, 100], [19, 19]), 'op_de_plaats', 'gelijk'],
    ['nothing to compare with', cijfers('a', [19, 20], [2, 5]), 'op_de_plaats', 'gelijk'],
    ['all right in both windows', cijfers('a', [40, 40], [40, 40]), 'op_de_plaats', 'gelijk'],
  ])('%s', (_, c, status, reden) => {
    expect(judge(c)).toEqual({ status, reden })
  })

  it('does not get worse by more right answers of the same number', () => {
    const rang = { aandacht: 0, nog_niet_te_zeggen: 1, op_de_plaats: 1, vooruit: 2 }
    const aantal = fc.integer({ min: 20, max: 200 })
    fc.assert(
      fc.property(aantal, aantal, evenly(0, 1), fc.nat(200), (n, m, d, g) => {
        const goed = Math.min(g, n - 1)
        const eerder: [number, number] = [Math.floor(d * m), m]
        const minder = judge(cijfers('a', [goed, n], eerder)).status
        const meer = judge(cijfers('a', [goed + 1, n], eerder)).status
        expect(rang[meer]).toBeGreaterThanOrEqual(rang[minder])
      }),
    )
  })
})

describe('the sentences of a group', () => {
  it('name those who need attention, lowest share first, with its numbers', () => {
    const groep = [
      cijfers('goed', [18, 20]),
      cijfers('laag', [12, 20]),
      cijfers('laagst', [20, 50]),
    ]
    expect(signalenVan(groep, nu)).toEqual([
      { soort: 'aandacht', leerlingen: ['laagst', 'laag'], telling: { goed: 20, totaal: 50 } },
    ])
  })

  it('name those who were away, longest first, with the days', () => {
    const groep = [
      cijfers('kort', [0, 0], [0, 0], '2026-11-12'),
      cijfers('net', [0, 0], [0, 0], '2026-11-11'),
      cijfers('lang', [0, 0], [0, 0], '2026-10-22'),
    ]
    expect(signalenVan(groep, nu)).toEqual([
      { soort: 'niet_geoefend', leerlingen: ['lang', 'net'], dagen: 30 },
    ])
  })

  it('put who never began after who stopped, and count the days of who stopped', () => {
    const groep = [
      cijfers('nooit', [0, 0], [0, 0], null, '2026-08-20'),
      cijfers('weg', [0, 0], [0, 0], '2026-10-01'),
    ]
    expect(signalenVan(groep, nu)).toEqual([
      { soort: 'niet_geoefend', leerlingen: ['weg', 'nooit'], dagen: 51 },
    ])
    expect(signalenVan(groep.slice(0, 1), nu)).toEqual([
      { soort: 'niet_geoefend', leerlingen: ['nooit'], dagen: null },
    ])
  })

  it('tell that the group moves forward, with both sums', () => {
    const groep = Array.from({ length: 10 }, (_, i) => cijfers(`l${i}`, [84, 100], [78, 100]))
    expect(signalenVan(groep, nu)).toEqual([
      {
        soort: 'groep',
        koers: 'vooruit',
        telling: { goed: 840, totaal: 1000 },
        vorige: { goed: 780, totaal: 1000 },
      },
    ])
  })

  it('call a change of the group a change only where it is more than chance, either way', () => {
    const koers = (goed: number, toen: number, n: number) => {
      const groep = Array.from({ length: 10 }, (_, i) => cijfers(`l${i}`, [goed, n], [toen, n]))
      return signalenVan(groep, nu).find((s) => s.soort === 'groep')?.koers
    }
    expect(koers(78, 84, 100)).toBe('achteruit')
    expect(koers(79, 78, 100)).toBe('gelijk')
    // A change of four points over a hundred answers may be chance.
    expect(koers(8, 7.6, 10)).toBe('gelijk')
    expect(koers(4, 4, 5)).toBeUndefined()
  })

  it('tell nothing where there is nothing to tell', () => {
    expect(signalenVan([], nu)).toEqual([])
    expect(signalenVan([cijfers('a', [16, 20], [16, 20])], nu)).toEqual([])
  })

  it('leave out the holidays, in which nobody is silent', () => {
    const groep = [
      cijfers('net', [0, 0], [0, 0], plusDagen(vandaag, -12)),
      cijfers('lang', [0, 0], [0, 0], plusDagen(vandaag, -30)),
    ]
    const vakanties = [{ naam: 'vrij', van: plusDagen(vandaag, -9), tot: plusDagen(vandaag, -1) }]
    expect(signalenVan(groep, { vandaag, vakanties })).toEqual([
      { soort: 'niet_geoefend', leerlingen: ['lang'], dagen: 30 },
    ])
    // Decoy: without the holiday, both are named.
    expect(signalenVan(groep, nu)).toMatchObject([{ leerlingen: ['lang', 'net'] }])
  })

  it('say nothing of who never began before it has been here as long, holidays left out', () => {
    const nieuw = (leerlingId: string, dagen: number) =>
      cijfers(leerlingId, [0, 0], [0, 0], null, plusDagen(vandaag, -dagen))
    const groep = [nieuw('vandaag', 0), nieuw('negen', 9), nieuw('tien', 10), nieuw('lang', 30)]
    expect(signalenVan(groep.slice(0, 2), nu)).toEqual([])
    expect(signalenVan(groep, nu)).toEqual([
      { soort: 'niet_geoefend', leerlingen: ['tien', 'lang'], dagen: null },
    ])
    const vakanties = [{ naam: 'vrij', van: plusDagen(vandaag, -9), tot: plusDagen(vandaag, -1) }]
    expect(signalenVan(groep, { vandaag, vakanties })).toMatchObject([{ leerlingen: ['lang'] }])
    // Decoy: a pupil who has practised once has been silent since then, however short a time they have been here.
    const kort = cijfers('weg', [0, 0], [0, 0], plusDagen(vandaag, -10), plusDagen(vandaag, -2))
    expect(signalenVan([kort], nu)).toMatchObject([{ leerlingen: ['weg'], dagen: 10 }])
  })

  it('are at most three, one of each kind, whatever the group', () => {
    const telling = fc.nat(120).chain((n) => fc.tuple(fc.nat(n), fc.constant(n)))
    const dag = fc.option(fc.constantFrom('2026-11-21', '2026-11-01', '2026-01-01'))
    const leerling = fc.tuple(telling, telling, dag).map(([r, e, d]) => cijfers('x', r, e, d))
    fc.assert(
      fc.property(fc.array(leerling, { maxLength: 30 }), (groep) => {
        const soorten = signalenVan(groep, nu).map((s) => s.soort)
        expect(soorten.length).toBeLessThanOrEqual(3)
        expect(new Set(soorten).size).toBe(soorten.length)
      }),
    )
  })
})

describe('the numbers of a pupil', () => {
  const rij = (dag: string, correct: boolean, leerlingId = 'noor'): AntwoordRij => ({
    leerlingId,
    categorie: 'ei',
    correct,
    poging: 1,
    op: Date.parse(`${dag}T10:00:00Z`),
    ms: 1000,
  })

  it('fall into two windows of four weeks; older answers only tell the last day', () => {
    const rijen = [
      rij('2026-11-21', true),
      rij('2026-10-25', false),
      rij('2026-10-24', true),
      rij('2026-09-27', true),
      rij('2026-09-26', true),
      rij('2026-11-21', false, 'bo'),
    ]
    expect(cijfersVan('noor', rijen, { vandaag, land: 'nl' })).toEqual({
      leerlingId: 'noor',
      recent: { goed: 1, totaal: 2 },
      eerder: { goed: 2, totaal: 2 },
      laatsteDag: '2026-11-21',
      sinds: null,
    })
    expect(DREMPELS.vensterDagen).toBe(28)
  })

  it('know a last day even when everything is long ago, and none without answers', () => {
    const nu = { vandaag, land: 'nl' as const }
    expect(cijfersVan('noor', [rij('2025-01-06', true)], nu).laatsteDag).toBe('2025-01-06')
    expect(cijfersVan('bo', [rij('2025-01-06', true)], nu).laatsteDag).toBeNull()
  })
})
