import { expect, it } from 'vitest'
import { vraagVan } from './logboek-filter.ts'

const LEEG = { wie: '', wat: '', van: '', tot: '' }
const ID = '60b703ec-2d85-806c-8299-2cbdf48fe72c'

it('a filter asks for what is chosen, and leaves out what cannot be meant', () => {
  expect(vraagVan(LEEG)).toEqual({})
  const vol = { wie: ID, wat: 'kijk_mee_gestart', van: '2026-11-01', tot: '2026-11-27' }
  expect(vraagVan(vol)).toEqual(vol)
  expect(vraagVan({ ...LEEG, wie: 'iemand', wat: 'iets', van: '2026-02-31' })).toEqual({})
  // A year that is being typed comes as 0002, 0020 and 0202 first.
  for (const tot of ['0002-11-27', '0202-11-27', '2300-01-01', 'gisteren'])
    expect(vraagVan({ ...LEEG, tot })).toEqual({})
})
