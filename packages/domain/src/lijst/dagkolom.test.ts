import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDagkolom } from './dagkolom.ts'

const VANDAAG = '2026-11-25'
const dagen = (...cellen: string[]) => readDagkolom(cellen, VANDAAG).dagen.map(({ dag }) => dag)
const twijfel = (...cellen: string[]) => readDagkolom(cellen, VANDAAG).twijfel

describe('a column of days', () => {
  it('has one order, which a single cell proves for all', () => {
    expect(dagen('03/12/2017', '11/25/2016', '12/31/2016')).toEqual([
      '2017-03-12',
      '2016-11-25',
      '2016-12-31',
    ])
    expect(dagen('03/12/2017', '25/11/2016')).toEqual(['2017-12-03', '2016-11-25'])
    expect(twijfel('03/12/2017', '11/25/2016')).toBeNull()
    expect(twijfel('03/12/2017', '25/11/2016')).toBeNull()
  })

  it('that proves nothing has the day first, and names the cell that may be another day', () => {
    expect(dagen('04/04/2017', '03/12/2017')).toEqual(['2017-04-04', '2017-12-03'])
    expect(twijfel('04/04/2017', '03/12/2017')).toBe(1)
    // Nobody who writes these forms puts the month first, and where day and month are equal nothing is left open.
    expect(twijfel('03-12-2017', '3.12.2017', '04/04/2017', '2017-03-12')).toBeNull()
  })

  it('proves its order by what has not been yet', () => {
    expect(dagen('03/12/2026', '01/02/2017')).toEqual(['2026-03-12', '2017-01-02'])
    expect(readDagkolom(['03/12/2026']).dagen[0]?.dag).toBe('2026-12-03')
  })

  it.each(['12-03-2027', '2026-11-26', '20270312', '26 november 2026', '13/12/2026'])(
    'has no day that has not been yet: %s',
    (cel) => {
      expect(readDagkolom([cel, '2017-03-12'], VANDAAG).dagen).toEqual([
        { dag: null, volgensStandaard: false, mis: 'geen-dag' },
        { dag: '2017-03-12', volgensStandaard: true, mis: null },
      ])
      // Where a day may still be to come, the same cell is read.
      expect(readDagkolom([cel]).dagen[0]?.mis).toBeNull()
    },
  )

  it('that proves both orders leaves open what can be read in two ways', () => {
    const { dagen: gelezen } = readDagkolom([
      '25/11/2016',
      '11/25/2016',
      '03/12/2017',
      '05/05/2017',
    ])
    expect(gelezen.map(({ dag, mis }) => [dag, mis])).toEqual([
      ['2016-11-25', null],
      ['2016-11-25', null],
      [null, 'volgorde'],
      ['2017-05-05', null],
    ])
  })

  it.each([
    '12-03-2017 00:00',
    '12-3-2017',
    '12.03.2017 0:00:00',
    '2017-03-12 00:00:00',
    '2017-03-12T00:00:00.000Z',
    '2017-03-12T00:00:00+01:00',
    '2017-03-12+01:00',
    '2017/3/12',
    '20170312',
    '12 maart 2017',
    '12-mrt-2017',
    '12-mrt-17',
    '12-03-17',
    '12.3.17',
    '12 Mar 2017',
    'zondag 12 maart 2017',
    '42806',
    '42806,0',
  ])('drops the time behind a day, and knows it as a spreadsheet writes it: %s', (cel) => {
    expect(dagen(cel)).toEqual(['2017-03-12'])
    expect(twijfel(cel)).toBeNull()
  })

  it('takes two digits for a year of this century, in the order of its column', () => {
    expect(dagen('03/12/17', '11/25/16')).toEqual(['2017-03-12', '2016-11-25'])
    expect(twijfel('03/12/17')).toBe(0)
    expect(dagen('03/12/26')).toEqual(['2026-03-12'])
  })

  it('takes a number for a day only where the whole column says so', () => {
    expect(dagen('42806', '', '43000')).toEqual(['2017-03-12', null, '2017-09-22'])
    expect(dagen('42806', 'onbekend')).toEqual([null, null])
    expect(dagen('12345')).toEqual([null])
    expect(dagen('99999')).toEqual([null])
  })

  it.each(['31-02-2017', '2017-02-30', '12-03-7', '3 november', '00-00-2017', '13/13/2017'])(
    'reads no day where there is none: %s',
    (cel) => {
      const [dag] = readDagkolom([cel], VANDAAG).dagen
      expect(dag).toEqual({ dag: null, volgensStandaard: false, mis: 'geen-dag' })
    },
  )

  it('gives every day back that it was written with, in every way that one column can be', () => {
    const dag = fc.date({
      min: new Date('2005-01-01'),
      max: new Date('2026-11-01'),
      noInvalidDate: true,
    })
    const SCHRIJF = {
      nl: (j: string, m: string, d: string) => `${d}-${m}-${j}`,
      us: (j: string, m: string, d: string) => `${m}/${d}/${j} 12:00:00 AM`,
      iso: (j: string, m: string, d: string) => `${j}-${m}-${d}T00:00:00`,
    }
    fc.assert(
      fc.property(
        fc.array(dag, { minLength: 1 }),
        fc.constantFrom(...(Object.keys(SCHRIJF) as (keyof typeof SCHRIJF)[])),
        (lijst, hoe) => {
          const echt = [...lijst.map((een) => een.toISOString().slice(0, 10)), '2016-12-31']
          const cellen = echt.map((een) => {
            const [j = '', m = '', d = ''] = een.split('-')
            return SCHRIJF[hoe](j, m, d)
          })
          expect(dagen(...cellen)).toEqual(echt)
        },
      ),
    )
  })
})
