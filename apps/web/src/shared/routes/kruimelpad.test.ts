import { describe, expect, it } from 'vitest'
import { kruimelpad } from './kruimelpad.ts'

const params = { adminId: 'a', groepId: 'g', leerlingId: 'l' }
const teksten = (naam: Parameters<typeof kruimelpad>[0]) =>
  kruimelpad(naam, params).map(({ tekst }) => tekst)

describe('breadcrumbs', () => {
  it('begin with the area as the specification names it', () => {
    expect(teksten('a-groepen')).toEqual(['admin account', '{Groepen}'])
    expect(teksten('o-webinars')).toEqual(['office account', 'Webinars'])
    expect(kruimelpad('home', {})).toEqual([])
  })

  it('show the group between the groups and its pages', () => {
    expect(teksten('a-groep-voortgang')).toEqual([
      'admin account',
      '{Groepen}',
      '{Groep}',
      'Voortgang',
    ])
    expect(teksten('a-groep')).toEqual(['admin account', '{Groepen}', '{Groep}', '{Leerlingen}'])
  })

  it('show the pupil below the group', () => {
    expect(teksten('a-leerling-voortgang')).toEqual([
      'admin account',
      '{Groepen}',
      '{Groep}',
      '{Leerling}',
      'Voortgang',
    ])
  })

  it('never lead to the page that is open', () => {
    const paden = kruimelpad('a-groep', params).map(({ pad }) => pad)
    expect(paden).toEqual(['/admins/a/groepen', '/admins/a/groepen', null, null])
  })

  it('link finished pages only, and never the last step', () => {
    const stappen = kruimelpad('a-handelingsplan-edit', { ...params, handelingsplanId: 'h' })
    const paden = Object.fromEntries(stappen.map(({ tekst, pad }) => [tekst, pad]))
    expect(paden['{Groep}']).toBe('/admins/a/groepen/g/leerlingen')
    expect(paden['Handelingsplan']).toBeNull()
    expect(paden['{Leerling}']).toBe('/admins/a/groepen/g/leerlingen/l')
    expect(stappen.at(-1)).toMatchObject({ tekst: 'Bewerken', pad: null })
  })
})
