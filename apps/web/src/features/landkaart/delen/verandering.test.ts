import { describe, expect, it } from 'vitest'
import type { Landkaart, VensterStand } from '@letterhaven/contracts/landkaart'
import { EILANDEN } from '@letterhaven/contracts/landkaart'
import type { LeerlingId, SomvensterId } from '@letterhaven/contracts/ids'
import { beginUiterlijk } from '@letterhaven/domain/uiterlijk'
import { compare } from './verandering.ts'

const ID = 'raam' as string as SomvensterId

const kaart = (stand: VensterStand | null, verdiend = 0, schelpen = verdiend): Landkaart => ({
  leerling: { id: 'noor' as string as LeerlingId, voornaam: 'Noor' },
  weergave: { rustig: false, dyslexie: false },
  eilanden: EILANDEN.map((eiland) => {
    const hier = eiland === 'spelling' && stand !== null
    return {
      eiland,
      mist: !hier,
      straks: [],
      somvensters: hier
        ? [{ id: ID, categorieen: ['ei'], naam: 'woorden met ei', stand, open: true }]
        : [],
    }
  }),
  verder: null,
  week: [],
  verdiend,
  schelpen,
  uiterlijk: beginUiterlijk('noor'),
  gaapNa: 20,
  toets: null,
})

describe('coming back to the map', () => {
  it('shows what became better, once: the same map again is no news', () => {
    expect(compare(kaart('half', 5), kaart('half', 5))).toBeNull()
    expect(compare(undefined, kaart('aan', 5))).toBeNull()
    const beter = compare(kaart('half', 5), kaart('aan', 35))
    expect(beter?.schelpenErbij).toBe(30)
    expect(beter?.ramen.has(ID)).toBe(true)
    expect(beter?.zin).toBe('Het licht is aan: woorden met ei! En 30 schelpen erbij.')
  })

  it('lifts the mist where a first window opened, and is silent about a little light', () => {
    const open = compare(kaart(null), kaart('donker'))
    expect([...(open?.uitMist ?? [])]).toEqual(['spelling'])
    const half = compare(kaart('donker'), kaart('half'))
    expect(half?.ramen.size).toBe(1)
    expect(half?.zin).toBeNull()
  })

  it('tells what was earned, also where more was spent meanwhile', () => {
    expect(compare(kaart('half', 40, 40), kaart('half', 45, 5))?.schelpenErbij).toBe(5)
    expect(compare(kaart('half', 40, 40), kaart('half', 40, 10))).toBeNull()
  })

  it('never shows less: fewer schelpen or less light are no news (decoy)', () => {
    expect(compare(kaart('goud', 50), kaart('aan', 5))).toBeNull()
  })
})
