import { describe, expect, it } from 'vitest'
import { LeerlingIdSchema } from '@letterhaven/contracts/ids'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { makeCsv } from '../../shared/export/csv.ts'
import { alsTekst } from '../../shared/export/tabel.ts'
import { tabelVan } from '../../shared/leerlingen/kolommen.ts'
import { GROEP_KOLOMMEN } from './groep-kolommen.ts'

const rij: LeerlingRij = {
  id: LeerlingIdSchema.parse('00000000-0000-4000-8000-000000000001'),
  naam: { voornaam: '=Noor', tussenvoegsel: 'van den', achternaam: 'Berg' },
  jaargroep: 5,
  status: 'aandacht',
  waarom: {
    reden: 'laag',
    recent: { goed: 8, totaal: 20 },
    eerder: { goed: 0, totaal: 0 },
    zwak: null,
  },
  niveau: { jaar: 4.6, laag: 4, hoog: 5.2 },
  laatst: '2026-11-20T23:30:00Z',
  langWeg: false,
  telling: { goed: 30, totaal: 40 },
  oefenminuten: 12,
  weken: [
    { week: '2026-W46', goed: 20, totaal: 25 },
    { week: '2026-W47', goed: 10, totaal: 15 },
  ],
}

const cellen = (land: 'nl' | 'be', leerling = rij) => {
  const tabel = tabelVan([leerling], GROEP_KOLOMMEN, {
    w: woordkeusBijLand(land),
    kalender: { land, vandaag: '2026-11-21' },
  })
  const tekst = makeCsv(
    tabel.koppen,
    tabel.rijen.map((waarden) => waarden.map(alsTekst)),
  )
  const [koppen = [], waarden = []] = tekst
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((regel) => regel.split(';'))
  return Object.fromEntries(koppen.map((kop, i) => [kop, waarden[i]]))
}

describe('the export of a class list', () => {
  it('has what the row says, the local day, and a name that cannot be a formula', () => {
    expect(cellen('nl')).toMatchObject({
      Voornaam: "'=Noor",
      Achternaam: 'Berg',
      Groep: 'groep 5',
      Status: 'Aandacht',
      Waarom: 'In de laatste vier weken 8 van de 20 in één keer goed',
      Niveau: 'begin groep 5',
      'Niveau van': 'midden groep 4',
      'Procent goed (8 weken)': '75',
      'Opgaven deze week': '15',
      'Laatst geoefend': '2026-11-21',
    })
  })

  it('speaks Flemish for a Flemish school, in heads, cells and explanations', () => {
    const w = woordkeusBijLand('be')
    expect(cellen('be')).toMatchObject({ Leerjaar: '3e leerjaar', Niveau: 'begin 3e leerjaar' })
    const alles = [
      ...GROEP_KOLOMMEN.flatMap(({ kop, uitleg }) => [kop(w), uitleg(w)]),
      ...Object.values(cellen('be')),
    ]
    expect(alles.flatMap((tekst) => findHollands(tekst ?? ''))).toEqual([])
  })

  it('leaves a level empty that cannot be said', () => {
    expect(cellen('nl', { ...rij, niveau: { jaar: 4.6, laag: 3, hoog: 6 } })).toMatchObject({
      Niveau: '',
      'Niveau tot': '',
    })
    expect(cellen('nl', { ...rij, niveau: null, laatst: null })).toMatchObject({
      Niveau: '',
      'Laatst geoefend': '',
    })
  })

  it('has a head for every column, each once', () => {
    const koppen = GROEP_KOLOMMEN.map(({ kop }) => kop(woordkeusBijLand('nl')))
    expect(new Set(koppen).size).toBe(koppen.length)
  })
})
