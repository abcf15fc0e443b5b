import { judge } from '@letterhaven/domain/signalen'
import { describe, expect, it } from 'vitest'
import { procent } from './deel.ts'
import { verandering } from './verandering.ts'

const telling = (goed: number, totaal: number) => ({ goed, totaal })

describe('a change in four weeks', () => {
  it('is the difference between the percents that stand beside it, however those were rounded', () => {
    // The difference is 14.5 points, but 15 between the two figures as they are read.
    const vensters = { recent: telling(157, 200), eerder: telling(128, 200) }
    expect(
      [vensters.eerder, vensters.recent].map(({ goed, totaal }) => procent(goed / totaal)),
    ).toEqual(['64%', '79%'])
    const { kort, zin } = verandering(vensters, 'leerling')
    expect(kort).toBe('15 hoger')
    expect(zin).toBe('15 procentpunt hoger dan de vier weken ervoor')
  })

  it('is called chance where no status speaks of it, and not where one does', () => {
    const daling = { recent: telling(60, 80), eerder: telling(72, 80) }
    const beetje = { recent: telling(17, 20), eerder: telling(18, 20) }
    const status = (vensters: typeof daling) =>
      judge({ ...vensters, leerlingId: 'a', laatsteDag: '2026-11-20', sinds: null })
    expect(status(daling).reden).toBe('dalend')
    expect(verandering(daling, 'leerling').zin).toBe(
      '15 procentpunt lager dan de vier weken ervoor',
    )
    expect(status(beetje).reden).toBe('gelijk')
    expect(verandering(beetje, 'leerling')).toEqual({
      kort: '5 lager',
      zin: '5 procentpunt lager dan de vier weken ervoor; dat kan toeval zijn',
    })
    // A pupil who needs attention because their share is low may still have changed by chance alone.
    const laag = { recent: telling(12, 20), eerder: telling(11, 20) }
    expect(status(laag).status).toBe('aandacht')
    expect(verandering(laag, 'leerling').zin).toContain(
      'hoger dan de vier weken ervoor; dat kan toeval',
    )
  })

  it('is none where both are equal', () => {
    const gelijk = { recent: telling(16, 20), eerder: telling(32, 40) }
    expect(verandering(gelijk, 'leerling')).toEqual({
      kort: 'gelijk',
      zin: 'gelijk aan de vier weken ervoor',
    })
  })

  it('is told of nobody of whom nothing can be said yet', () => {
    const vensters = { recent: telling(15, 19), eerder: telling(10, 30) }
    const { status } = judge({
      ...vensters,
      leerlingId: 'a',
      laatsteDag: '2026-11-20',
      sinds: null,
    })
    expect(status).toBe('nog_niet_te_zeggen')
    expect(verandering(vensters, 'leerling')).toEqual({
      kort: '',
      zin: 'nog te weinig om een verandering te zien',
    })
  })

  it('asks more answers of a group than of a pupil', () => {
    const vensters = { recent: telling(60, 80), eerder: telling(50, 80) }
    expect(verandering(vensters, 'leerling').kort).toBe('12 hoger')
    expect(verandering(vensters, 'groep').kort).toBe('')
  })
})
