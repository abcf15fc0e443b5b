import { describe, expect, it } from 'vitest'
import type { Waarschuwing } from '@letterhaven/contracts/uitleg'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { kwestiesVan, waarschuwingZinnen } from './waarschuwing-zin.ts'

const [nl, be] = [woordkeusBijLand('nl'), woordkeusBijLand('be')]
const stil = (naam: string, blokken = 6): Waarschuwing => ({ soort: 'groei_stil', naam, blokken })
const WAAROM = [
  'geen_scope',
  'alles_uit',
  'geen_woorden',
  'buiten_niveau',
  'alle_gevraagd',
] as const
const alle: readonly Waarschuwing[] = [
  ...WAAROM.map((waarom) => ({ soort: 'niets_te_oefenen' as const, waarom })),
  { soort: 'groep_onbekend', alsGroep: 4 },
  { soort: 'niveau_te_nauw', deel: 0.4 },
  stil('woorden met ei'),
]

describe('what a teacher is told of how practice goes', () => {
  it('nothing of a pupil for whom it goes well (decoy)', () => {
    expect(waarschuwingZinnen('Noor', [], nl)).toEqual([])
    expect(kwestiesVan([{ waarschuwingen: [] }])).toEqual([])
  })

  it('categories in which nothing grows share one notice, with the fewest blocks of them', () => {
    const [zin, ...meer] = waarschuwingZinnen('Noor', [stil('ei', 9), stil('ou', 6)], nl)
    expect(meer).toEqual([])
    expect(zin?.titel).toContain('‘ei’ en ‘ou’')
    expect(zin?.wat).toContain('In de laatste 6 oefenrondes')
  })

  it('every warning says what happened and what to do, and each why of nothing to practise is another', () => {
    for (const waarschuwing of alle) {
      const [zin] = waarschuwingZinnen('Noor', [waarschuwing], nl)
      expect([zin?.titel, zin?.wat, zin?.doe].every((tekst) => (tekst ?? '').length > 10)).toBe(
        true,
      )
    }
    const watten = waarschuwingZinnen('Noor', alle, nl).map(({ wat }) => wat)
    expect(new Set(watten).size).toBe(alle.length)
  })

  it('speaks of years as the country does', () => {
    const [zin] = waarschuwingZinnen('Noor', [{ soort: 'groep_onbekend', alsGroep: 4 }], be)
    expect(zin?.wat).toContain('2e leerjaar')
    expect(zin?.titel).toContain('leerjaar')
  })

  it('in a group by what it is about, first what most pupils share', () => {
    const leerlingen = [
      { naam: 'Noor', waarschuwingen: [stil('ou'), stil('ei')] },
      { naam: 'Sem', waarschuwingen: [stil('ei', 12)] },
    ]
    expect(
      kwestiesVan(leerlingen).map(({ naam, leerlingen: wie }) => [naam, wie.map((l) => l.naam)]),
    ).toEqual([
      ['Ei', ['Noor', 'Sem']],
      ['Ou', ['Noor']],
    ])
  })
})
