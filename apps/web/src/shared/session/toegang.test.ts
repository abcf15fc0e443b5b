import { describe, expect, it } from 'vitest'
import { ROLLEN, type Rol } from '@letterhaven/contracts/rol'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { eigenPagina, landingVoor } from './landing.ts'
import { judgeToegang, magNaar, mistFeature } from './toegang.ts'

const ADMIN = '11111111-1111-4111-8111-111111111111'
const ANDER = '22222222-2222-4222-8222-222222222222'
const IK = '33333333-3333-4333-8333-333333333333'

const user = (role: Rol): SessieUser =>
  ({
    _id: IK,
    role,
    adminId: role === 'office' || role === 'superadmin' ? null : ADMIN,
    exp: 1,
  }) as SessieUser

describe('who may open a page', () => {
  it('everybody, when it is public', () => {
    expect(judgeToegang('home', {}, null)).toBe('ok')
  })

  it('nobody without signing in, when it is not', () => {
    expect(judgeToegang('a-groepen', { adminId: ADMIN }, null)).toBe('login')
    expect(judgeToegang('mijn-account', {}, null)).toBe('login')
  })

  it('the map: all eight roles', () => {
    for (const rol of ROLLEN)
      expect(judgeToegang('l-landkaart', { leerlingId: IK }, user(rol))).toBe('ok')
  })

  it('the office area: office and superadmin alone', () => {
    const toegelaten = ROLLEN.filter((rol) => judgeToegang('o-dashboard', {}, user(rol)) === 'ok')
    expect(toegelaten).toEqual(['superadmin', 'office'])
  })

  it('action plans: the four roles of the specification', () => {
    const params = { adminId: ADMIN, groepId: ANDER, leerlingId: IK }
    const toegelaten = ROLLEN.filter(
      (rol) => judgeToegang('a-zorgtraject', params, user(rol)) === 'ok',
    )
    expect(toegelaten).toEqual(['superadmin', 'office', 'schooladmin', 'docent'])
  })

  it('the pages of a school: the office, whose look is judged where the page stands', () => {
    const params = { adminId: ADMIN, groepId: ANDER }
    for (const naam of ['a-docenten', 'a-groepen', 'a-wachtwoorden'] as const)
      expect(judgeToegang(naam, params, user('office'))).toBe('ok')
    expect(judgeToegang('a-docenten', params, user('docent'))).toBe('geweigerd')
  })

  it('finds nothing at another admin, or on another pupil’s map', () => {
    expect(judgeToegang('a-groepen', { adminId: ANDER }, user('docent'))).toBe('niet_gevonden')
    expect(judgeToegang('a-groepen', { adminId: ANDER }, user('office'))).toBe('ok')
    expect(judgeToegang('l-landkaart', { leerlingId: ANDER }, user('leerling'))).toBe(
      'niet_gevonden',
    )
    expect(judgeToegang('l-landkaart', { leerlingId: ANDER }, user('docent'))).toBe('ok')
  })

  it('finds nothing under an id that is none', () => {
    expect(judgeToegang('a-groepen', { adminId: 'abc' }, user('office'))).toBe('niet_gevonden')
  })

  it('misses a feature only when the admin is known not to have it', () => {
    expect(mistFeature('a-zorgtraject', [])).toBe(true)
    expect(mistFeature('a-zorgtraject', ['featureZorgtraject'])).toBe(false)
    expect(mistFeature('a-zorgtraject', null)).toBe(false)
    expect(mistFeature('a-groepen', [])).toBe(false)
  })
})

describe('where each role lands', () => {
  it('on its own first page, and rtadmin and thuisadmin nowhere', () => {
    expect(landingVoor(user('leerling'))).toBe(`/leerling/${IK}/landkaart`)
    expect(landingVoor(user('demo'))).toBe(`/leerling/${IK}/landkaart`)
    expect(landingVoor(user('docent'))).toBe(`/admins/${ADMIN}/groepen`)
    expect(landingVoor(user('schooladmin'))).toBe(`/admins/${ADMIN}/groepen`)
    expect(landingVoor(user('office'))).toBe('/superadmin/dashboard')
    expect(landingVoor(user('superadmin'))).toBe('/superadmin/dashboard')
    expect(landingVoor(user('rtadmin'))).toBeNull()
    expect(landingVoor(user('thuisadmin'))).toBeNull()
  })

  it('has a page of its own for every role, which it may open', () => {
    for (const rol of ROLLEN) {
      const pad = eigenPagina(user(rol))
      expect(pad && magNaar(pad, user(rol))).toBe(true)
    }
  })

  it('does not go where the next person may not', () => {
    expect(magNaar(`/leerling/${ANDER}/landkaart?x=1`, user('leerling'))).toBe(false)
    expect(magNaar('/superadmin/dashboard', user('docent'))).toBe(false)
    expect(magNaar('/bestaat/niet', user('superadmin'))).toBe(false)
    expect(magNaar(`/admins/${ADMIN}/klassen?zoek=noor#a`, user('docent'))).toBe(true)
  })
})
