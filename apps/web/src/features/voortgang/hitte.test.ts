import { describe, expect, it } from 'vitest'
import { LeerlingIdSchema } from '@letterhaven/contracts/ids'
import { hitteRijen } from './hitte.ts'

const leerling = (
  nr: number,
  voornaam: string,
  achternaam: string,
  cellen: [string, number, number][],
) => ({
  id: LeerlingIdSchema.parse(`00000000-0000-4000-8000-00000000000${nr}`),
  naam: { voornaam, tussenvoegsel: '', achternaam },
  cellen: cellen.map(([categorie, goed, totaal]) => ({ categorie, goed, totaal, niveau: null })),
})
const kop = (code: string) => ({ code, naam: `woorden met ${code}`, kort: code })

describe('the rows of the heat map', () => {
  const rijen = hitteRijen(
    {
      categorieen: [kop('ei'), kop('ij'), kop('taxi')],
      leerlingen: [
        leerling(1, 'Yara', 'Yilmaz', [
          ['ij', 3, 4],
          ['ei', 0, 2],
        ]),
        leerling(2, 'Levi', 'Aerts', [['taxi', 0, 0]]),
      ],
    },
    'nl',
  )

  it('stand by surname', () => {
    expect(rijen.map(({ naam }) => naam)).toEqual(['Levi Aerts', 'Yara Yilmaz'])
  })

  it('put every cell under its own category, whatever the order in which they came', () => {
    expect(rijen[1]?.waarden).toEqual([0, 75, null])
    expect(rijen[1]?.cellen[1]?.totaal).toBe(4)
  })

  it('tell nothing answered from nothing right', () => {
    expect(rijen[0]?.waarden).toEqual([null, null, null])
    expect(rijen[1]?.waarden[0]).toBe(0)
  })
})
