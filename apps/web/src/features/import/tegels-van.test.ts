import { describe, expect, it } from 'vitest'
import type { ImportVerschil } from '@letterhaven/contracts/import'
import { GEEN_VERSCHIL } from './proef-verschil.ts'
import { tegelsVan } from './tegels-van.ts'

const NL = { groep: 'groep', groepen: 'groepen' }
const VL = { groep: 'klas', groepen: 'klassen' }
const elk = (n: number): ImportVerschil => ({
  ...GEEN_VERSCHIL,
  groepen: {
    ...GEEN_VERSCHIL.groepen,
    nieuw: Array.from({ length: n }, (_, i) => ({
      naam: `5${i}`,
      jaargroep: null,
      docenten: '',
      dubbel: false,
    })),
  },
  verplaatst: { aantal: n, eerste: [] },
  botsing: { aantal: n, eerste: [] },
  gelijk: n,
})
const labels = (n: number, w: typeof NL) => tegelsVan(elk(n), w).map(({ label }) => label)

describe('the difference in numbers', () => {
  it('names one as one and more as more, in the words of the country', () => {
    expect(labels(1, NL)).toEqual(['andere groep', 'groep', 'klopt niet', 'blijft gelijk'])
    expect(labels(2, NL)).toEqual(['andere groep', 'groepen', 'kloppen niet', 'blijven gelijk'])
    expect(labels(1, VL)[1]).toBe('klas')
    expect(labels(2, VL)[1]).toBe('klassen')
  })

  it('leaves out what is nothing', () => {
    expect(tegelsVan(GEEN_VERSCHIL, NL)).toEqual([])
  })
})
