import type { KijkMee } from '@letterhaven/contracts/kijk-mee'
import { KIJK_MEE_KOP } from '@letterhaven/contracts/kijk-mee-maten'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { describe, expect, it } from 'vitest'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'
import { SLEUTEL } from '../session/sleutel.ts'
import { makeKijkMee } from './make-kijk-mee.ts'

const look = {
  id: 'blik-1',
  admin: { id: 'a', naam: 'De Klimop', soort: 'school', land: 'nl', features: [] },
  role: 'docent',
  als: 'juf',
  naam: 'Juf Els',
  reden: 'De school belde',
  nogMs: 1000,
  verlengd: false,
} as unknown as KijkMee
const kantoor = { _id: 'ik', role: 'office', adminId: null, exp: 1 } as unknown as SessieUser

function opzet(user: SessieUser | null = kantoor, opslag = geheugen()) {
  let wie = user
  return {
    opslag,
    winkel: makeKijkMee(
      () => opslag,
      () => wie,
    ),
    wordt: (nu: SessieUser | null) => (wie = nu),
  }
}

describe('the look of the office', () => {
  it('goes along with calls to a school or a child, and with no others', () => {
    const { winkel } = opzet()
    expect(winkel.koppen('/api/admins/a/groepen')).toEqual({})
    winkel.begin(look)
    expect(winkel.koppen('/api/admins/a/groepen')).toEqual({ [KIJK_MEE_KOP]: 'blik-1' })
    expect(winkel.koppen('/api/leerlingen/l/landkaart')).toEqual({ [KIJK_MEE_KOP]: 'blik-1' })
    expect(winkel.koppen('/api/kantoor/kijk-mee/blik-1')).toEqual({})
    expect(winkel.koppen('https://elders.example/api/admins/a')).toEqual({})
  })

  it('that is over goes along no more, and is known for asking anew', () => {
    const { winkel } = opzet()
    winkel.begin(look)
    let gehoord = 0
    winkel.subscribe(() => void (gehoord += 1))
    winkel.eindig('een andere')
    expect(winkel.open()).not.toBeNull()
    winkel.eindig('blik-1')
    expect(winkel.open()).toBeNull()
    expect(winkel.laatste()).toMatchObject({ voorbij: true, als: 'juf' })
    expect(winkel.koppen('/api/admins/a/groepen')).toEqual({})
    winkel.vergeet()
    expect(winkel.laatste()).toBeNull()
    expect(gehoord).toBe(2)
  })

  it('is one for all tabs of one person, and of nobody else', () => {
    const een = opzet()
    const twee = opzet(kantoor, een.opslag)
    een.winkel.begin(look)
    twee.winkel.herlees()
    expect(twee.winkel.open()).toMatchObject({ id: 'blik-1' })
    expect(
      opzet({ ...kantoor, _id: 'ander' } as SessieUser, een.opslag).winkel.laatste(),
    ).toBeNull()
    expect(opzet({ ...kantoor, role: 'docent' }, een.opslag).winkel.laatste()).toBeNull()
    twee.wordt(null)
    twee.winkel.herlees()
    expect(twee.winkel.laatste()).toBeNull()
  })

  it('is none where what was kept cannot be read', () => {
    const opslag = geheugen()
    opslag.setItem(SLEUTEL.kijkMee, '{')
    expect(opzet(kantoor, opslag).winkel.laatste()).toBeNull()
  })
})
