import { describe, expect, it } from 'vitest'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'
import { inlogplekVan, inlogplekVoor } from './inlogplek.ts'
import { rememberCodes } from './klas-van-apparaat.ts'

const KIND = { _id: 'kind-1', role: 'leerling' } as never
const JUF = { _id: 'juf-1', role: 'docent' } as never

/** A device of a class, and one that knows none. */
function apparaat(klascode: string | null) {
  const opslag = geheugen()
  rememberCodes({ schoolcode: 'ABC234', klascode }, opslag)
  return opslag
}
const KLAS = apparaat('abcdefgh23')
const GEEN = apparaat(null)

describe('where somebody signs in again', () => {
  it('is for a child its own name in the class of the device', () => {
    expect(inlogplekVan({ isSSO: false, user: KIND }, KLAS)).toEqual({
      pad: '/app/auth/klas/abcdefgh23',
      zoek: { kind: 'kind-1' },
    })
  })

  it('is the page for everybody for a child on a device that knows no class, and for a teacher on one that does', () => {
    const gewoon = { pad: '/app/auth/login', zoek: {} }
    expect(inlogplekVan({ isSSO: false, user: KIND }, GEEN)).toEqual(gewoon)
    expect(inlogplekVan({ isSSO: false, user: JUF }, KLAS)).toEqual(gewoon)
    expect(inlogplekVan({ isSSO: false, user: null }, KLAS)).toEqual(gewoon)
  })

  it('is the school account for whoever came in by one', () => {
    for (const user of [KIND, JUF])
      expect(inlogplekVan({ isSSO: true, user }, KLAS).pad).toBe('/app/auth/login-sso')
    expect(inlogplekVoor({ naam: 'l-landkaart' }, true, KLAS).pad).toBe('/app/auth/login-sso')
  })
})

describe('where somebody signs in who asks for a page', () => {
  it('is the class for a page of a child, at the name of that child', () => {
    expect(inlogplekVoor({ naam: 'l-spel-taxirit', leerlingId: 'kind-1' }, false, KLAS)).toEqual({
      pad: '/app/auth/klas/abcdefgh23',
      zoek: { kind: 'kind-1' },
    })
    expect(inlogplekVoor({ naam: 'l-landkaart', leerlingId: 'kind-1' }, false, GEEN).pad).toBe(
      '/app/auth/login',
    )
  })

  it('is the page for everybody for a page of a teacher', () => {
    expect(inlogplekVoor({ naam: 'a-groepen' }, false, KLAS).pad).toBe('/app/auth/login')
  })
})
