import { describe, expect, it } from 'vitest'
import { LeerlingIdSchema } from '@letterhaven/contracts/ids'
import { eilandenIn, kiesKolommen } from './kies-kolommen.ts'

const kop = (code: string, eiland: 'klanken' | 'spelling' | 'regels' | null) => ({
  code,
  naam: code,
  kort: code,
  eiland,
})
const bron = {
  categorieen: [
    kop('ei', 'spelling'),
    kop('hak', 'klanken'),
    kop('ij', 'spelling'),
    kop('oud', null),
  ],
  leerlingen: [
    {
      id: LeerlingIdSchema.parse('00000000-0000-4000-8000-000000000001'),
      naam: { voornaam: 'Noor', tussenvoegsel: '', achternaam: '' },
      dagen: [],
      cellen: ['ei', 'hak', 'ij', 'oud'].map((categorie) => ({
        categorie,
        goed: 0,
        totaal: categorie === 'ij' ? 0 : 4,
        niveau: null,
      })),
    },
  ],
}
const codes = (keuze: Parameters<typeof kiesKolommen>[1]) =>
  kiesKolommen(bron, keuze).kolommen.map(({ code }) => code)

describe('the columns of the heat map', () => {
  it('stand per island in the order of the map, those of no island last', () => {
    expect(codes({ eiland: 'alle', leeg: true })).toEqual(['hak', 'ei', 'ij', 'oud'])
    expect(eilandenIn(bron)).toEqual(['klanken', 'spelling'])
  })

  it('leave out what nobody practised, unless asked for, and say how many', () => {
    expect(codes({ eiland: 'alle', leeg: false })).toEqual(['hak', 'ei', 'oud'])
    expect(kiesKolommen(bron, { eiland: 'alle', leeg: false }).zonder).toBe(1)
    expect(kiesKolommen(bron, { eiland: 'klanken', leeg: false }).zonder).toBe(0)
  })

  it('are those of one island alone', () => {
    expect(codes({ eiland: 'spelling', leeg: true })).toEqual(['ei', 'ij'])
  })
})
