import { describe, expect, it } from 'vitest'
import { geheugen } from './opslag.ts'
import { bewaarWantedRoute, neemWantedRoute, veiligeWantedRoute } from './wanted-route.ts'

const A = '11111111-1111-4111-8111-111111111111'

describe('a wanted route', () => {
  it.each([
    `/admins/${A}/groepen`,
    `/admins/${A}/klassen/${A}/voortgang?periode=8#noor`,
    `/leerling/${A}/landkaart`,
    '/superadmin/dashboard?zoek=%2F%2Fkwaad.nl',
    '/app/auth/mijn-account',
  ])('is kept when it is a page of ours: %s', (pad) => expect(veiligeWantedRoute(pad)).toBe(pad))

  it.each([
    null,
    '',
    'https://kwaad.nl/site/home',
    '//kwaad.nl/site/home',
    '/\\kwaad.nl/site/home',
    '\\\\kwaad.nl',
    '/\t/kwaad.nl',
    '/\n/kwaad.nl/site/home',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'site/home',
    '/..//kwaad.nl',
    '/site/..//kwaad.nl/site/home',
    '/bestaat/niet',
    '/api/auth/public-key',
    '/app/auth/login',
    '/app/auth/login-sso?x=1',
    '/app/auth/wachtwoordherstellen/a/b',
    '/%2F/kwaad.nl',
    `/site/home?${'a'.repeat(2000)}`,
  ])('is refused when it is not: %j', (pad) => expect(veiligeWantedRoute(pad)).toBeNull())

  it('is read once and then gone', () => {
    const opslag = geheugen()
    bewaarWantedRoute(opslag, '/superadmin/webinars')
    expect(neemWantedRoute(opslag)).toBe('/superadmin/webinars')
    expect(neemWantedRoute(opslag)).toBeNull()
  })

  it('is checked again when it is read', () => {
    const opslag = geheugen()
    opslag.setItem('wantedRoute', 'https://kwaad.nl')
    expect(neemWantedRoute(opslag)).toBeNull()
    expect(opslag.getItem('wantedRoute')).toBeNull()
  })

  it('of a refused address leaves an earlier one alone', () => {
    const opslag = geheugen()
    bewaarWantedRoute(opslag, '/superadmin/webinars')
    bewaarWantedRoute(opslag, '/app/auth/login')
    expect(opslag.getItem('wantedRoute')).toBe('/superadmin/webinars')
  })
})
