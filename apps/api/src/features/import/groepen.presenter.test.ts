import type { GroepRij } from '@letterhaven/importers'
import { describe, expect, it } from 'vitest'
import type { Account } from './account.ts'
import { presentGroepen } from './groepen.presenter.ts'

const account: Account = {
  leerlingen: [],
  begonnen: new Set(),
  jaren: { vandaag: '2026-11-27', land: 'nl', bezet: '2026-2027' },
  groepen: [
    { id: 'a', naam: 'Groep 4', sleutel: 'k4', schooljaar: '2026-2027', docenten: '' },
    { id: 'b', naam: 'Groep 5', sleutel: 'k5', schooljaar: '2026-2027', docenten: '' },
    { id: 'c', naam: 'Groep 6', sleutel: 'k6', schooljaar: '2025-2026', docenten: 'Juf Vos' },
  ],
}
const groep = (sleutel: string, naam: string): GroepRij => ({
  sleutel,
  naam,
  samengesteld: false,
  opNaam: false,
  jaargroep: null,
})
const show = (hernoemd: [string, string][], nieuw: string[]) =>
  presentGroepen({
    groepen: {
      nieuw: [],
      herkend: [],
      gekoppeld: [],
      gelijk: 0,
      hernoemd: hernoemd.map(([id, naam]) => ({ id, groep: groep(`k${id}`, naam) })),
    },
    nieuw: nieuw.map((naam) => ({ naam, jaargroep: null })),
    account,
    schooljaar: '2026-2027',
  })

describe('a group that another one is called after', () => {
  it('is said by what is renamed to it, and by two new ones of one name', () => {
    expect(show([['a', 'groep-5']], []).hernoemd[0]?.dubbel).toBe(true)
    expect(show([], ['Instroom', 'instroom']).nieuw.map(({ dubbel }) => dubbel)).toEqual([
      true,
      true,
    ])
  })

  it('is none where two change names, nor one of an earlier year, whose teachers go along', () => {
    const ruil = show(
      [
        ['a', 'Groep 5'],
        ['b', 'Groep 4'],
      ],
      ['Groep 6'],
    )
    expect(ruil.hernoemd.map(({ dubbel }) => dubbel)).toEqual([false, false])
    expect(ruil.nieuw).toEqual([
      { naam: 'Groep 6', jaargroep: null, docenten: 'Juf Vos', dubbel: false },
    ])
  })
})
