import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eigenAntwoord, vreemdePagina } from './proef-antwoord.ts'
import { sessie } from '../session/sessie.ts'
import { SLEUTEL } from '../session/sleutel.ts'
import { renewTokens } from './renew-tokens.ts'

const paar = () => eigenAntwoord(200, { access_token: 'a.b.c', refresh_token: 'a.b.c' })

/** Sets what the line answers to a refresh, and to the question for the key after it. */
function lijn(refresh: () => Response, sleutel: () => Response = () => vreemdePagina(200)) {
  vi.stubGlobal('fetch', async (pad: string) =>
    pad.endsWith('/public-key') ? sleutel() : refresh(),
  )
}

beforeEach(() => {
  sessie.chooseSSO()
  sessie.saveTokens('oud', 'ververs')
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessie.stop()
})

describe('new tokens', () => {
  it('are refused by our own word alone', async () => {
    lijn(() => eigenAntwoord(401, { code: 'token_expired', message: 'Log opnieuw in.' }))
    expect(await renewTokens()).toBe(false)
  })

  it.each([
    ['a filter’s 403', () => vreemdePagina(403)],
    ['a proxy’s 404', () => vreemdePagina(404)],
    ['a hotspot’s page', () => vreemdePagina(200)],
    ['our own trouble', () => eigenAntwoord(503, { code: 'unavailable', message: 'Even niet.' })],
    [
      'no network',
      () => {
        throw new TypeError('failed to fetch')
      },
    ],
  ])('cannot be had on a line that answers %s, which is no refusal', async (_, refresh) => {
    lijn(refresh)
    await expect(renewTokens()).rejects.toMatchObject({ name: 'ApiFout' })
    expect(sessie.refreshToken()).toBe('ververs')
  })

  it('are not judged by a page in place of the key, and that page is not kept', async () => {
    winkels.session.setItem(SLEUTEL.publicKey, '<html>')
    lijn(paar)
    await expect(renewTokens()).rejects.toMatchObject({ status: 0 })
    expect(winkels.session.getItem(SLEUTEL.publicKey)).toBe('<html>')
    winkels.session.removeItem(SLEUTEL.publicKey)
    await expect(renewTokens()).rejects.toMatchObject({ status: 0 })
    expect(winkels.session.getItem(SLEUTEL.publicKey)).toBeNull()
  })
})
