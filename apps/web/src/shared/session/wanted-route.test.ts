import { describe, expect, it } from 'vitest'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'
import {
  saveWantedRoute,
  takeWantedRoute,
  veiligeWantedRoute,
  waaromUitgelogd,
} from './wanted-route.ts'

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
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'blob:https://kwaad.nl/1',
    'file:///etc/passwd',
    'mailto:x@kwaad.nl',
    'http:site/home',
    'https:/site/home',
    'https:kwaad.nl',
    '///kwaad.nl/site/home',
    '////kwaad.nl',
    '/\\/kwaad.nl',
    '\\/kwaad.nl/site/home',
    '//kwaad.nl\\@localhost/site/home',
    '//beheer:geheim@kwaad.nl/site/home',
    'https://localhost@kwaad.nl/site/home',
    'https://hier.invalid/site/home',
    '//hier.invalid/site/home',
    '@kwaad.nl/site/home',
    ' /site/home',
    '\u00a0/site/home',
    '\ufeff/site/home',
    '/site/home\u0000',
    '/site/home\u007f',
    '/\r\nSet-Cookie: x=1',
    '/site\t/home',
    '\u2215\u2215kwaad.nl',
    '\uff0f\uff0fkwaad.nl/site/home',
    '/\uff0fkwaad.nl/site/home',
    '/\uff0e\uff0e/kwaad.nl',
    '/%5c%5ckwaad.nl',
    '/%2f%2fkwaad.nl/site/home',
    '/site%2fhome',
    '/site/home/..%2f..%2fkwaad',
    '/%00/site/home',
    '/site/%zz',
    '/./..//kwaad.nl/site/home',
    '/%2e%2e//kwaad.nl',
    '/sit\u0435/home',
    '/SITE/HOME',
    '/app/auth/uitnodiging/abc',
    '/app/auth/klas/zee',
    '/app/auth/wachtwoordaanvragen',
    '/app/auth/../auth/login',
    '/app/auth/login/',
    '/app/auth/log%69n',
    '?naar=/site/home',
    '#/site/home',
    `/site/home?${'a'.repeat(2000)}`,
  ])('is refused when it is not: %j', (pad) => expect(veiligeWantedRoute(pad)).toBeNull())

  it('is read once and then gone', () => {
    const opslag = geheugen()
    saveWantedRoute(opslag, '/superadmin/webinars')
    expect(takeWantedRoute(opslag)).toBe('/superadmin/webinars')
    expect(takeWantedRoute(opslag)).toBeNull()
  })

  it('is checked again when it is read', () => {
    const opslag = geheugen()
    opslag.setItem('wantedRoute', 'https://kwaad.nl')
    expect(takeWantedRoute(opslag)).toBeNull()
    expect(opslag.getItem('wantedRoute')).toBeNull()
  })

  it('of somebody is not for whoever signs in next', () => {
    for (const [wie, verwacht] of [
      [A, '/superadmin/webinars'],
      ['22222222-2222-4222-8222-222222222222', null],
    ] as const) {
      const opslag = geheugen()
      saveWantedRoute(opslag, '/superadmin/webinars', A)
      expect(takeWantedRoute(opslag, wie)).toBe(verwacht)
      expect(opslag.getItem('wantedRoute')).toBeNull()
      expect(opslag.getItem('wantedRouteVan')).toBeNull()
    }
  })

  it('of a visitor is for whoever signs in, also when somebody wanted something before', () => {
    const opslag = geheugen()
    saveWantedRoute(opslag, '/superadmin/webinars', A)
    saveWantedRoute(opslag, '/superadmin/berichten', null)
    expect(takeWantedRoute(opslag, '22222222-2222-4222-8222-222222222222')).toBe(
      '/superadmin/berichten',
    )
  })

  it('of somebody stays theirs when their page is refused once more, now without a user', () => {
    const opslag = geheugen()
    saveWantedRoute(opslag, '/superadmin/webinars', A)
    saveWantedRoute(opslag, '/superadmin/webinars')
    expect(waaromUitgelogd(opslag)).not.toBeNull()
    expect(takeWantedRoute(opslag, '22222222-2222-4222-8222-222222222222')).toBeNull()
  })

  it('of a refused address leaves an earlier one alone', () => {
    const opslag = geheugen()
    saveWantedRoute(opslag, '/superadmin/webinars')
    saveWantedRoute(opslag, '/app/auth/login')
    expect(opslag.getItem('wantedRoute')).toBe('/superadmin/webinars')
  })
})
