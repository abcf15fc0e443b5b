import { describe, expect, it } from 'vitest'
import { GroepIdSchema, LeerlingIdSchema } from '@letterhaven/contracts/ids'
import type { SchoolLeerling } from '@letterhaven/contracts/school-leerling'
import { chooseLeerlingen, opAchternaam } from '../../shared/leerlingen/choose-leerlingen.ts'
import { ZONDER, geldigeZeef, jarenVan, makeZeef, samenIn, schoolSorteringen } from './zeef.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [vijf, tien] = [GroepIdSchema.parse(id(91)), GroepIdSchema.parse(id(92))]
const groepen = [
  { id: vijf, naam: 'Groep 5' },
  { id: tien, naam: 'Groep 10' },
]
let teller = 0

function kind(naam: string, rest: Partial<SchoolLeerling> = {}): SchoolLeerling {
  const [voornaam = '', achternaam = ''] = naam.split(' ')
  teller += 1
  return {
    id: LeerlingIdSchema.parse(id(teller)),
    naam: { voornaam, tussenvoegsel: '', achternaam },
    groepId: vijf,
    jaargroep: 5,
    status: 'op_de_plaats',
    waarom: {
      reden: 'gelijk',
      recent: { goed: 1, totaal: 2 },
      eerder: { goed: 1, totaal: 2 },
      zwak: null,
    },
    laatst: '2026-11-20T09:00:00Z',
    langWeg: false,
    telling: { goed: 1, totaal: 2 },
    oefenminuten: 3,
    ...rest,
  }
}

const eerste = kind('Şeyma Yılmaz')
const tweede = kind('Anne-Marie Bos', { groepId: tien, jaargroep: 6, laatst: null })
const los = kind('Zoë Aerts', { groepId: null, jaargroep: 6 })
const allen = [eerste, tweede, los]

const namen = (waarde: string, zoek = '') => {
  const volgorde = schoolSorteringen(groepen, 'Groep').find((s) => s.waarde === waarde)?.volgorde
  return chooseLeerlingen(opAchternaam(allen, 'nl'), {
    zoek,
    filter: 'alle',
    volgorde: volgorde ?? (() => 0),
  }).map(({ naam }) => naam.voornaam)
}

describe('the list of a school', () => {
  it('is ordered by surname, first name, group with who sits in none last, and last practice', () => {
    expect(namen('achternaam')).toEqual(['Zoë', 'Anne-Marie', 'Şeyma'])
    expect(namen('voornaam')).toEqual(['Anne-Marie', 'Şeyma', 'Zoë'])
    expect(namen('groep')).toEqual(['Şeyma', 'Anne-Marie', 'Zoë'])
    expect(namen('laatst')[0]).toBe('Anne-Marie')
  })

  it('finds names without their accents, hyphens and dotless letters, and not those of others', () => {
    expect(namen('achternaam', 'seyma')).toEqual(['Şeyma'])
    expect(namen('achternaam', 'yilmaz')).toEqual(['Şeyma'])
    expect(namen('achternaam', 'anne marie')).toEqual(['Anne-Marie'])
    expect(namen('achternaam', 'seyma bos')).toEqual([])
  })

  it('is narrowed to a group, to a year, and to who sits in none', () => {
    const wie = (zeef: { groep: string; jaar: string }) => allen.filter(makeZeef(zeef))
    expect(wie({ groep: vijf, jaar: '' })).toEqual([eerste])
    expect(wie({ groep: ZONDER, jaar: '' })).toEqual([los])
    expect(wie({ groep: '', jaar: '6' })).toEqual([tweede, los])
    expect(wie({ groep: vijf, jaar: '6' })).toEqual([])
    expect(jarenVan(allen)).toEqual([5, 6])
  })

  it('shows everybody where the address names a group or year that is not there', () => {
    const school = { groepen, leerlingen: allen }
    const oud = { groep: id(99), jaar: '12' }
    expect(geldigeZeef(oud, school)).toEqual({ groep: '', jaar: '' })
    expect(geldigeZeef({ groep: tien, jaar: '6' }, school)).toEqual({ groep: tien, jaar: '6' })
    expect(geldigeZeef({ groep: ZONDER, jaar: '' }, school).groep).toBe(ZONDER)
  })

  it('says where a choice sits together, and nothing where it sits apart or in none', () => {
    expect(samenIn([eerste])).toBe(vijf)
    expect(samenIn([eerste, tweede])).toBeNull()
    expect(samenIn([los])).toBeNull()
    expect(samenIn([])).toBeNull()
  })
})
