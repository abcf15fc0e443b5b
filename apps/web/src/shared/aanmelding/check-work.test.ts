import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadFoutProef } from '../api/fout-uit-antwoord.ts'
import { eigenAntwoord, vreemdePagina } from '../api/proef-antwoord.ts'
import { ROUTE_NAMEN, routeVan } from '../routes/routes.ts'
import { checkWork } from './check-work.ts'
import { gebruikNavigatie } from '../session/naar-inloggen.ts'
import { sessie } from '../session/sessie.ts'
import { SLEUTEL } from '../session/sleutel.ts'

const voorbij = () =>
  eigenAntwoord(401, { code: 'token_expired', message: 'Je bent niet meer ingelogd.' })

let heen: string[] = []

/** Makes the line answer this, and returns the tokens with which it was asked. */
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

const BINNEN = '/app/auth/mijn-account'
const opAdres = (pathname: string): void =>
  void vi.stubGlobal('window', { location: { pathname, search: '', hash: '' } })
/** Runs the check and lets the pause before the second question pass. */
async function lookOut(): Promise<void> {
  let loopt = true
  const uit = checkWork().finally(() => (loopt = false))
  while (loopt) await vi.advanceTimersByTimeAsync(1_000)
  await uit
}

// This is loaded before time stands still, because what is imported waits by timers of its own.
beforeAll(() => loadFoutProef())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  heen = []
  opAdres(BINNEN)
  gebruikNavigatie((pad) => void heen.push(pad))
  sessie.chooseSSO()
  sessie.saveTokens('roep', 'ververs')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessie.stop()
})

describe('looking whether this session still runs', () => {
  it('goes to the login page where it was ended, and signs this tab out', async () => {
    lijn(voorbij)
    await lookOut()
    expect(heen).toEqual(['/app/auth/login-sso'])
    expect(sessie.accessToken()).toBeNull()
  })

  it('asks with the token that lasts as long as the session', async () => {
    const metSchoolaccount = lijn(() => eigenAntwoord(200, { loopt: true }))
    await lookOut()
    expect(metSchoolaccount).toEqual(['Bearer ververs'])
    sessie.chooseWachtwoord()
    winkels.local.setItem(SLEUTEL.accessToken, 'met wachtwoord')
    const metWachtwoord = lijn(() => eigenAntwoord(200, { loopt: true }))
    await lookOut()
    expect(metWachtwoord).toEqual(['Bearer met wachtwoord'])
    expect(heen).toEqual([])
  })

  it('asks nothing of nobody', async () => {
    sessie.stop()
    const tokens = lijn(voorbij)
    await lookOut()
    expect(tokens).toEqual([])
    expect(heen).toEqual([])
  })

  it.each([
    ['a filter’s 401', () => vreemdePagina(401)],
    ['a hotspot’s page', () => vreemdePagina(200)],
    ['our own trouble', () => eigenAntwoord(503, { code: 'unavailable', message: 'Even niet.' })],
    [
      'a server that does not know the call yet',
      () => eigenAntwoord(404, { code: 'not_found', message: 'Weg.' }),
    ],
    [
      'no network',
      () => {
        throw new TypeError('failed to fetch')
      },
    ],
  ])('changes nothing on a line that answers %s', async (_, antwoord) => {
    lijn(antwoord)
    await lookOut()
    expect(heen).toEqual([])
    expect(sessie.accessToken()).toBe('roep')
  })

  it('does not end a session that began while the answer was on its way', async () => {
    lijn(() => {
      sessie.saveTokens('nieuw', 'ververs2')
      return voorbij()
    })
    await lookOut()
    expect(heen).toEqual([])
    expect(sessie.accessToken()).toBe('nieuw')
  })

  it('asks once more before it goes: a password that is being changed ends its own tokens for a moment', async () => {
    const antwoorden = [voorbij, () => eigenAntwoord(200, { loopt: true })]
    lijn(() => (antwoorden.shift() ?? voorbij)())
    await lookOut()
    expect(heen).toEqual([])
    expect(antwoorden).toEqual([])
  })

  it.each([
    ...ROUTE_NAMEN.map(routeVan)
      .filter(({ toegang }) => toegang === 'openbaar')
      .map(({ path }) => path.replace(/\{\w+\}/g, 'abc')),
    '/geen/pagina',
  ])('leaves who is on %s alone, which everybody may see', async (pad) => {
    opAdres(pad)
    const tokens = lijn(voorbij)
    await lookOut()
    expect(tokens).toEqual([])
    expect(heen).toEqual([])
  })

  it('is asked once where it is asked again before the answer came', async () => {
    const tokens = lijn(() => eigenAntwoord(200, { loopt: true }))
    await Promise.all([checkWork(), checkWork()])
    expect(tokens).toHaveLength(1)
  })

  it('leaves the flag that says where sessions are kept: another tab may have one of its own', async () => {
    lijn(voorbij)
    await lookOut()
    expect(heen).toEqual(['/app/auth/login-sso'])
    expect(sessie.isSSO()).toBe(true)
  })
})
