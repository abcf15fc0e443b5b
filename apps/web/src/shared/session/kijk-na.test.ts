import { winkels } from '@letterhaven/ui/opslag'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kijkNa } from './kijk-na.ts'
import { gebruikNavigatie } from './naar-inloggen.ts'
import { sessie } from './sessie.ts'
import { SLEUTEL } from './sleutel.ts'

const data = (status: number, inhoud: object) =>
  new Response(JSON.stringify(inhoud), {
    status,
    headers: { 'content-type': 'application/json' },
  })
const pagina = (status: number) =>
  new Response('<html>', { status, headers: { 'content-type': 'text/html' } })
const voorbij = () => data(401, { code: 'token_expired', message: 'Je bent niet meer aangemeld.' })

let heen: string[] = []

/** What the line answers; gives the tokens with which was asked. */
function lijn(antwoord: () => Response): string[] {
  const tokens: string[] = []
  vi.stubGlobal(
    'fetch',
    async (_pad: string, { headers }: { headers: { authorization: string } }) => {
      tokens.push(headers.authorization)
      return antwoord()
    },
  )
  return tokens
}

beforeEach(() => {
  heen = []
  const location = { pathname: '/app/admin/groepen', search: '', hash: '' }
  vi.stubGlobal('window', { location })
  gebruikNavigatie((pad) => void heen.push(pad))
  sessie.kiesSSO()
  sessie.bewaarTokens('roep', 'ververs')
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessie.stop()
})

describe('looking whether this session still runs', () => {
  it('goes to the login page where it was ended, and signs this tab out', async () => {
    lijn(voorbij)
    await kijkNa()
    expect(heen).toEqual(['/app/auth/login-sso'])
    expect(sessie.accessToken()).toBeNull()
  })

  it('asks with the token that lasts as long as the session', async () => {
    const metSchoolaccount = lijn(() => data(200, { loopt: true }))
    await kijkNa()
    expect(metSchoolaccount).toEqual(['Bearer ververs'])
    sessie.kiesWachtwoord()
    winkels.local.setItem(SLEUTEL.accessToken, 'met wachtwoord')
    const metWachtwoord = lijn(() => data(200, { loopt: true }))
    await kijkNa()
    expect(metWachtwoord).toEqual(['Bearer met wachtwoord'])
    expect(heen).toEqual([])
  })

  it('asks nothing of nobody', async () => {
    sessie.stop()
    const tokens = lijn(voorbij)
    await kijkNa()
    expect(tokens).toEqual([])
    expect(heen).toEqual([])
  })

  it.each([
    ['a filter’s 401', () => pagina(401)],
    ['a hotspot’s page', () => pagina(200)],
    ['our own trouble', () => data(503, { code: 'unavailable', message: 'Even niet.' })],
    [
      'a server that does not know the call yet',
      () => data(404, { code: 'not_found', message: 'Weg.' }),
    ],
    [
      'no network',
      () => {
        throw new TypeError('failed to fetch')
      },
    ],
  ])('changes nothing on a line that answers %s', async (_, antwoord) => {
    lijn(antwoord)
    await kijkNa()
    expect(heen).toEqual([])
    expect(sessie.accessToken()).toBe('roep')
  })

  it('does not end a session that began while the answer was on its way', async () => {
    lijn(() => {
      sessie.bewaarTokens('nieuw', 'ververs2')
      return voorbij()
    })
    await kijkNa()
    expect(heen).toEqual([])
    expect(sessie.accessToken()).toBe('nieuw')
  })
})
