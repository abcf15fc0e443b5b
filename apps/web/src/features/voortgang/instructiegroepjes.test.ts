import { describe, expect, it } from 'vitest'
import { LeerlingIdSchema } from '@letterhaven/contracts/ids'
import { instructiegroepjes } from './instructiegroepjes.ts'

const inJaren = { jaar: 4, laag: 3.5, hoog: 4.5 }
const kop = (code: string) => ({
  code,
  naam: code,
  kort: code,
  eiland: null,
  jaargroep: null,
})
const leerling = (nr: number, voornaam: string, cellen: [string, number, number][]) => ({
  id: LeerlingIdSchema.parse(`00000000-0000-4000-8000-00000000000${nr}`),
  naam: { voornaam, tussenvoegsel: '', achternaam: '' },
  cellen: cellen.map(([categorie, laag, hoog]) => ({
    categorie,
    goed: 1,
    totaal: 20,
    niveau: { kans: (laag + hoog) / 2, laag, hoog, inJaren },
  })),
  dagen: [],
  waarschuwingen: [],
})

const groepjes = instructiegroepjes({
  categorieen: [kop('ei'), kop('ij'), kop('taxi')],
  leerlingen: [
    leerling(1, 'Yara', [
      ['ei', 0.4, 0.6],
      ['ij', 0.3, 0.5],
    ]),
    leerling(2, 'Levi', [
      ['ei', 0.2, 0.4],
      ['ij', 0.3, 0.5],
      ['taxi', 0.3, 0.5],
    ]),
    leerling(3, 'Jip', [['ei', 0.3, 0.5]]),
    // Decoys: one is surely good enough, and one is too unsure to say.
    leerling(4, 'Noor', [['ei', 0.6, 0.8]]),
    leerling(5, 'Sem', [['ei', 0.1, 0.6]]),
  ],
})

describe('groups to form', () => {
  it('hold who surely is weak in the same category, weakest first, largest group first', () => {
    expect(
      groepjes.map(({ categorie, leerlingen }) => [
        categorie.code,
        leerlingen.map(({ naam }) => naam.voornaam),
      ]),
    ).toEqual([
      ['ei', ['Levi', 'Jip', 'Yara']],
      ['ij', ['Yara', 'Levi']],
    ])
  })

  it('are no group with one child', () => {
    expect(groepjes.some(({ categorie }) => categorie.code === 'taxi')).toBe(false)
  })
})
