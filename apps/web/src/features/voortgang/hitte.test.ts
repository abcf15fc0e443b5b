import { describe, expect, it } from 'vitest'
import { LeerlingIdSchema } from '@letterhaven/contracts/ids'
import { hitteRijen, hitteVoet } from './hitte.ts'

const leerling = (
  nr: number,
  voornaam: string,
  achternaam: string,
  cellen: [string, number, number][],
) => ({
  id: LeerlingIdSchema.parse(`00000000-0000-4000-8000-00000000000${nr}`),
  naam: { voornaam, tussenvoegsel: '', achternaam },
  dagen: [],
  waarschuwingen: [],
  cellen: cellen.map(([categorie, goed, totaal]) => ({ categorie, goed, totaal, niveau: null })),
})
const kop = (code: string) => ({
  id: code,
  koppen: [{ code, naam: `woorden met ${code}`, kort: code, eiland: null, jaargroep: null }],
  groep: { soort: 'eiland', eiland: null } as const,
})

describe('the rows of the heat map', () => {
  const kolommen = [kop('ei'), kop('ij'), kop('taxi')]
  const leerlingen = [
    leerling(1, 'Yara', 'Yilmaz', [
      ['ij', 3, 4],
      ['ei', 0, 2],
    ]),
    leerling(2, 'Levi', 'Aerts', [['taxi', 0, 0]]),
    leerling(3, 'Sem', 'Bos', [['ij', 4, 4]]),
  ]
  const rijen = hitteRijen(leerlingen, { land: 'nl', kolommen, volgorde: 'achternaam' })

  it('stand by surname', () => {
    expect(rijen.map(({ naam }) => naam)).toEqual(['Levi Aerts', 'Sem Bos', 'Yara Yilmaz'])
  })

  it('put every cell under its own category, whatever the order in which they came', () => {
    expect(rijen[2]?.waarden).toEqual([0, 75, null])
    expect(rijen[2]?.cellen[1]?.totaal).toBe(4)
  })

  it('tell nothing answered from nothing right', () => {
    expect(rijen[0]?.waarden).toEqual([null, null, null])
    expect(rijen[2]?.waarden[0]).toBe(0)
  })

  it('stand weakest first when asked, who did not practise last', () => {
    const zwakst = hitteRijen(leerlingen, { land: 'nl', kolommen, volgorde: 'zwakst' })
    expect(zwakst.map(({ kort }) => kort)).toEqual(['Yara', 'Sem', 'Levi'])
  })

  it('count the categories of a folded year together, by their answers', () => {
    const [ei, ij] = kolommen
    const koppen = [ei, ij].flatMap((kolom) => kolom?.koppen ?? [])
    const jaar = { id: 'jaar-3', koppen, groep: { soort: 'jaar', jaar: 3, vouw: 'dicht' } as const }
    const samen = hitteRijen(leerlingen, { land: 'nl', kolommen: [jaar], volgorde: 'achternaam' })
    expect(samen.map(({ cellen }) => cellen)).toEqual([
      [{ goed: 0, totaal: 0 }],
      [{ goed: 4, totaal: 4 }],
      [{ goed: 3, totaal: 6 }],
    ])
    expect(samen.map(({ waarden }) => waarden)).toEqual([[null], [100], [50]])
  })

  it('are summed per column by their answers, not by their shares', () => {
    expect(hitteVoet(rijen, kolommen)).toEqual([0, 88, null])
  })
})
