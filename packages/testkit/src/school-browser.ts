import { createHash, randomBytes } from 'node:crypto'
import type { TestServer } from './test-server.ts'

const HOST = 'localhost:3999'
const MAX_STEPS = 12

/** A tab's own secret, and the challenge that it sends beforehand. */
export interface Tabblad {
  readonly verifier: string
  readonly challenge: string
}

export function openTabblad(): Tabblad {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Where a walk ended, and every address on the way. */
export interface Wandeling {
  readonly eind: URL
  readonly adressen: readonly string[]
}

export interface SchoolBrowser {
  /** Makes one request, with cookies as a browser keeps them; a form is posted. */
  vraag(
    adres: string,
    form?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; location: string | null; body: unknown }>
  /** Follows every redirect to a page of the app, or to an answer without a redirect. */
  volg(adres: string, form?: Readonly<Record<string, string>>): Promise<Wandeling>
  /** Signs in at the demonstration's school as one of its people, from start to end; null cancels. */
  signIn(
    tab: Tabblad,
    mensId: string | null,
    meer?: Readonly<Record<string, string>>,
  ): Promise<Wandeling>
  /** Exchanges a code for tokens. */
  wissel(code: string, verifier: string): ReturnType<TestServer['call']>
}

/** Opens a browser without a screen, to walk through a sign-in at another party. */
export function openSchoolBrowser(server: TestServer, agent = 'Firefox/150.0'): SchoolBrowser {
  const koekjes = new Map<string, string>()

  const vraag: SchoolBrowser['vraag'] = async (adres, form) => {
    const { pathname, search } = new URL(adres, `http://${HOST}`)
    const antwoord = await server.call(pathname + search, {
      method: form ? 'POST' : 'GET',
      headers: {
        host: HOST,
        'user-agent': agent,
        cookie: [...koekjes].map((paar) => paar.join('=')).join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    })
    for (const koekje of [antwoord.headers['set-cookie'] ?? []].flat()) {
      const [naam = '', waarde = ''] = String(koekje).split(';', 1)[0]?.split('=') ?? []
      koekjes.set(naam, waarde)
    }
    const location = antwoord.headers['location']
    return {
      status: antwoord.status,
      location: location ? String(location) : null,
      body: antwoord.body,
    }
  }

  const follow: SchoolBrowser['volg'] = async (adres, form) => {
    const adressen = [adres]
    let antwoord = await vraag(adres, form)
    while (antwoord.location && adressen.length < MAX_STEPS) {
      adressen.push(antwoord.location)
      if (antwoord.location.startsWith('/app/')) break
      antwoord = await vraag(antwoord.location)
    }
    return { eind: new URL(adressen.at(-1) ?? '', `http://${HOST}`), adressen }
  }

  return {
    vraag,
    volg: follow,
    async signIn({ challenge }, mensId, meer = {}) {
      const zoek = new URLSearchParams({
        provider: 'demoschool',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...meer,
      })
      const heen = await follow(`/api/auth/sso/start?${zoek}`)
      const terug = await follow(heen.eind.pathname, { wie: mensId ?? '' })
      return { eind: terug.eind, adressen: [...heen.adressen, ...terug.adressen] }
    },
    wissel: (code, verifier) =>
      server.call(
        `/api/auth/token?${new URLSearchParams({ auth_code: code, code_verifier: verifier })}`,
        {
          headers: { 'user-agent': agent },
        },
      ),
  }
}
