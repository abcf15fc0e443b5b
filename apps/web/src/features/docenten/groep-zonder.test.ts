import { describe, expect, it } from 'vitest'
import type { Docent, Docenten, DocentUitnodiging } from '@letterhaven/contracts/docent'
import { GroepIdSchema, UserIdSchema } from '@letterhaven/contracts/ids'
import { groepZonder } from './groep-zonder.ts'

const id = (nr: number) => `00000000-0000-4000-8000-00000000000${nr}`
const [drie, vier] = [GroepIdSchema.parse(id(3)), GroepIdSchema.parse(id(4))]
const groepen = [
  { id: drie, naam: 'Groep 3' },
  { id: vier, naam: 'Groep 4' },
]
const naam = { voornaam: 'Fenna', tussenvoegsel: '', achternaam: 'Buren' }
const docent = (anders: Partial<Docent>): Docent => ({
  id: UserIdSchema.parse(id(9)),
  naam,
  gebruikersnaam: 'fenna@school.example',
  role: 'docent',
  groepen: [],
  uitDienst: false,
  laatstOp: null,
  tweedeFactor: false,
  ...anders,
})
const gevraagd = (anders: Partial<DocentUitnodiging>): DocentUitnodiging => ({
  id: id(8) as DocentUitnodiging['id'],
  naam,
  adres: 'fenna@school.example',
  role: 'docent',
  groepen: [vier],
  geldigTot: '2026-12-01T00:00:00Z',
  verlopen: false,
  ...anders,
})
const naVan = (anders: Partial<Docenten>, groepId: string = vier) =>
  groepZonder(
    { groepen, docenten: [docent({ groepen: [drie] })], uitnodigingen: [], ...anders },
    groepId,
  )?.naam ?? null

describe('the group that one came to the staff for', () => {
  it('is asked about while nobody teaches it, whoever did before', () => {
    expect(naVan({})).toBe('Groep 4')
    expect(naVan({ docenten: [docent({ groepen: [vier], uitDienst: true })] })).toBe('Groep 4')
    expect(naVan({ uitnodigingen: [gevraagd({ verlopen: true })] })).toBe('Groep 4')
  })

  it('is left in peace once somebody has it or was asked to', () => {
    expect(naVan({ docenten: [docent({ groepen: [drie, vier] })] })).toBeNull()
    expect(naVan({ uitnodigingen: [gevraagd({})] })).toBeNull()
  })

  it('is none where the address names none of this account', () => {
    expect([naVan({}, ''), naVan({}, id(7))]).toEqual([null, null])
  })
})
