import { describe, expect, it } from 'vitest'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'
import { rememberCodes } from '../../../shared/session/klas-van-apparaat.ts'
import { saveWantedRoute } from '../../../shared/session/wanted-route.ts'
import { eigenKlasVan } from './eigen-klas.ts'

const KIND = '07e97975-f27e-472f-9758-73bf76eecfa4'
const SPEL = `/leerling/${KIND}/somvensters/s1/taken/t1/spellen/taxirit`

/** A device that knows a class or none, from which a page was asked for. */
function apparaat(klascode: string | null, pad: string | null) {
  const winkels = { local: geheugen(), session: geheugen() }
  rememberCodes({ schoolcode: 'ABC234', klascode }, winkels.local)
  if (pad !== null) saveWantedRoute(winkels.session, pad, KIND)
  return winkels
}

describe('a child that has to sign in again', () => {
  it.each([`/leerling/${KIND}/landkaart`, SPEL])(
    'is led to its own name in the class: %s',
    (pad) => {
      const verwacht = { klascode: 'abcdefgh23', kind: KIND }
      expect(eigenKlasVan(apparaat('abcdefgh23', pad))).toEqual(verwacht)
      // To look does not take it: it is still the way back afterwards.
      const winkels = apparaat('abcdefgh23', pad)
      eigenKlasVan(winkels)
      expect(eigenKlasVan(winkels)).toEqual(verwacht)
    },
  )

  it.each([
    ['on a device that knows no class', null, SPEL],
    ['for a page of a teacher', 'abcdefgh23', '/admins/a1/groepen'],
    ['where no page was asked for', 'abcdefgh23', null],
  ])('is not %s', (_, klascode, pad) => {
    expect(eigenKlasVan(apparaat(klascode, pad))).toBeNull()
  })
})
