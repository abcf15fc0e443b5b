import { describe, expect, it } from 'vitest'
import { GroepIdSchema, LeerlingIdSchema } from '@letterhaven/contracts/ids'
import type { SchoolLeerling } from '@letterhaven/contracts/school-leerling'
import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { tabelVan } from '../../shared/leerlingen/kolommen.ts'
import { schoolKolommen } from './school-kolommen.ts'

const groepId = GroepIdSchema.parse('00000000-0000-4000-8000-000000000002')
const kolommen = schoolKolommen([{ id: groepId, naam: '=5B' }])
const rij: SchoolLeerling = {
  id: LeerlingIdSchema.parse('00000000-0000-4000-8000-000000000001'),
  naam: { voornaam: 'Noor', tussenvoegsel: 'van den', achternaam: 'Berg' },
  groepId,
  jaargroep: 5,
  status: 'aandacht',
  waarom: {
    reden: 'laag',
    recent: { goed: 8, totaal: 20 },
    eerder: { goed: 0, totaal: 0 },
    zwak: null,
  },
  laatst: '2026-11-20T23:30:00Z',
  langWeg: false,
  telling: { goed: 30, totaal: 40 },
  oefenminuten: 12,
}

function cellen(land: 'nl' | 'be', leerling = rij) {
  const { koppen, rijen } = tabelVan([leerling], kolommen, {
    w: woordkeusBijLand(land),
    kalender: { land, vandaag: '2026-11-21' },
  })
  return Object.fromEntries(koppen.map((kop, i) => [kop, rijen[0]?.[i]]))
}

describe('the export of a school', () => {
  it('has the group beside the year, and the last day as a day of this country', () => {
    expect(cellen('nl')).toMatchObject({
      Achternaam: 'Berg',
      Groepsnaam: '=5B',
      Groep: 'groep 5',
      'Procent goed (8 weken)': 75,
      'Laatst geoefend': { dag: '2026-11-21' },
    })
    const los = { ...rij, groepId: null, laatst: null }
    expect(cellen('nl', los)).toMatchObject({ Groepsnaam: null, 'Laatst geoefend': null })
  })

  it('speaks Flemish for a Flemish school, and has each head once', () => {
    const w = woordkeusBijLand('be')
    const koppen = kolommen.map(({ kop }) => kop(w))
    expect(new Set(koppen).size).toBe(koppen.length)
    const nl = kolommen.map(({ kop }) => kop(woordkeusBijLand('nl')))
    expect(new Set(nl).size).toBe(nl.length)
    const teksten = [...koppen, ...kolommen.map(({ uitleg }) => uitleg(w))]
    expect(teksten.flatMap((tekst) => findHollands(tekst))).toEqual([])
  })
})
