import { CONTRACT, CONTRACT_KOP } from '@letterhaven/contracts/contract'
import type {
  BodyIn,
  Endpoint,
  ParamsIn,
  QueryIn,
  ResponseOf,
} from '@letterhaven/contracts/endpoint'
import { KIJK_MEE_KOP } from '@letterhaven/contracts/kijk-mee-maten'
import { isVanOns, soortVan } from '@letterhaven/contracts/van-ons'
import type { KijkMeeWinkel } from '../kijk-mee/make-kijk-mee.ts'
import type { Sessie } from '../session/make-sessie.ts'
import { userUitToken } from '../session/token.ts'
import { ApiFout, offlineFout } from './api-fout.ts'
import { makeEenmaal } from './eenmaal.ts'
import { foutUitAntwoord } from './fout-uit-antwoord.ts'

type Deel<Naam extends string, T> = [T] extends [undefined]
  ? { readonly [N in Naam]?: undefined }
  : { readonly [N in Naam]: T }

/** What a call must pass: exactly what its contract asks for. */
export type CallArgs<E extends Endpoint> = Deel<'params', ParamsIn<E>> &
  Deel<'query', QueryIn<E>> &
  Deel<'body', BodyIn<E>> & {
    readonly signal?: AbortSignal
    /** Sends the call even if the page is being left. */
    readonly keepalive?: boolean
    /**
     * Makes the call only on behalf of this user: never with the token of somebody else who has signed in on this device since.
     */
    readonly namens?: string
    /** Skips the token refresh and the second try on a 401 or 403. */
    readonly noRetry?: boolean
  }

/** What the client needs from its surroundings. */
interface Omgeving {
  readonly fetch: (pad: string, init: RequestInit) => Promise<Response>
  readonly sessie: Sessie
  /** Gets new tokens for an SSO session; false when they are refused. Throws when there is no connection. */
  readonly renewTokens: () => Promise<boolean>
  /** The session is over: keeps the wanted route, ends the session of this tab, and goes to the login page. */
  readonly naarInloggen: () => void
  readonly log: (tekst: string) => void
  /** Learns the server's time from one of our own answers. */
  readonly hoor: (antwoord: Response) => void
  /** The office's look along: the headers that a call sends with it, and the report that it is over. */
  readonly kijkMee: Pick<KijkMeeWinkel, 'koppen' | 'eindig'>
}

/**
 * Gives calls to our own API the stored access token, unless they already carry a token; a repeated call always gets the new
 * token.
 */
export function setToken(
  headers: Headers,
  { pad, token, opnieuw }: { pad: string; token: string | null; opnieuw: boolean },
): void {
  if (!/^\/?api(\/|$)/.test(pad) || token === null) return
  if (opnieuw || !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
}

/** Returns the URL of a call. */
export function padMet(endpoint: Endpoint, params: unknown, query: unknown): string {
  const delen = (params ?? {}) as Record<string, string>
  const pad = endpoint.path.replace(/\{(\w+)\}/g, (_, naam: string) =>
    encodeURIComponent(delen[naam] ?? ''),
  )
  const zoek = new URLSearchParams((query ?? {}) as Record<string, string>).toString()
  return zoek ? `${pad}?${zoek}` : pad
}

type Verzoek = RequestInit & {
  readonly headers: Headers
  readonly namens: string | undefined
  /** The content type that one of our own answers has. */
  readonly soort: string
}

/** Sends a file as it is, and anything else as JSON. */
function inhoudVan({ bytes }: Endpoint, body: unknown): { body: BodyInit | null; soort?: string } {
  if (body === undefined) return { body: null }
  if (bytes) return { body: body as Blob, soort: 'application/octet-stream' }
  return { body: JSON.stringify(body), soort: 'application/json' }
}

function makeVerzoek(endpoint: Endpoint, args: CallArgs<Endpoint>): Verzoek {
  const { body, soort } = inhoudVan(endpoint, args.body)
  const headers = new Headers({ accept: 'application/json', [CONTRACT_KOP]: String(CONTRACT) })
  if (soort) headers.set('content-type', soort)
  return {
    method: endpoint.method,
    headers,
    body,
    signal: args.signal ?? null,
    keepalive: args.keepalive ?? false,
    // An answer from another address is no answer to this call, even if that address is ours.
    redirect: 'error',
    namens: args.namens,
    soort: soortVan(endpoint),
  }
}

/** Reads a file as a blob, and anything else as JSON, or as text when the contract names no body. */
function readInhoud({ file, response }: Endpoint, antwoord: Response): Promise<unknown> {
  if (file) return antwoord.blob()
  return response === null ? antwoord.text() : antwoord.json()
}

/** Returns a good answer of ours, or an error: our own refusal, or offline for anything else that came. */
const weigh = async (antwoord: Response, soort: string): Promise<Response | ApiFout> =>
  isVanOns(antwoord, soort) ? antwoord : foutUitAntwoord(antwoord)

/** Returns whether we refused the call ourselves: somebody else's page with one of these statuses does not end a session. */
const geweigerd = (uit: Response | ApiFout): boolean =>
  uit instanceof ApiFout && (uit.status === 401 || uit.status === 403)

const andereSessie = (): ApiFout =>
  new ApiFout({
    code: 'andere_sessie',
    message: 'Iemand anders is nu ingelogd. Wat jij deed, is bewaard.',
    status: 0,
  })

/**
 * Makes the typed client for the contract's endpoints. When the server refuses a call with 401 or 403, it ends the session and
 * goes to the login page.
 */
export function makeClient(omgeving: Omgeving) {
  const { sessie } = omgeving
  const eenmaal = makeEenmaal()

  /** Sends a request with the token of the signed-in user. */
  async function send(pad: string, verzoek: Verzoek, opnieuw = false): Promise<Response | ApiFout> {
    const token = sessie.accessToken()
    if (verzoek.namens && userUitToken(token ?? '')?._id !== verzoek.namens) throw andereSessie()
    setToken(verzoek.headers, { pad, token, opnieuw })
    for (const [naam, waarde] of Object.entries(omgeving.kijkMee.koppen(pad)))
      verzoek.headers.set(naam, waarde)
    const antwoord = await omgeving.fetch(pad, verzoek).catch((oorzaak: unknown) => {
      throw verzoek.signal?.aborted ? oorzaak : offlineFout()
    })
    const uit = await weigh(antwoord, verzoek.soort)
    if (uit.status > 0) omgeving.hoor(antwoord)
    return uit
  }

  /** Ends the session, unless another one runs by now: a late refusal of an older session must not end it. */
  function eindig(tokenBijVersturen: string | null): void {
    if (sessie.accessToken() !== tokenBijVersturen) return
    omgeving.log('request failed permanently, login needed')
    omgeving.naarInloggen()
  }

  /** Makes one request; in an SSO session a refused request is repeated once with new tokens. */
  async function retrieve(pad: string, verzoek: Verzoek, noRetry: boolean) {
    let token = sessie.accessToken()
    let uit = await send(pad, verzoek)
    if (geweigerd(uit) && sessie.isSSO() && !noRetry && (await omgeving.renewTokens())) {
      token = sessie.accessToken()
      uit = await send(pad, verzoek, true)
    }
    if (geweigerd(uit)) eindig(token)
    return uit
  }

  return async function call<E extends Endpoint>(
    endpoint: E,
    args: CallArgs<E>,
  ): Promise<ResponseOf<E>> {
    const pad = padMet(endpoint, args.params, args.query)
    const verzoek = makeVerzoek(endpoint, args as CallArgs<Endpoint>)
    const wat = `${pad} ${String(verzoek.body)}`
    if (endpoint.eenmaal) verzoek.headers.set('idempotency-key', eenmaal.sleutel(wat))
    const uit = await retrieve(pad, verzoek, args.noRetry ?? false)
    if (uit instanceof ApiFout) {
      if (uit.status > 0) eenmaal.beantwoord(uit.status, wat)
      if (uit.code === 'kijk_mee_nodig')
        omgeving.kijkMee.eindig(verzoek.headers.get(KIJK_MEE_KOP) ?? undefined)
      throw uit
    }
    const inhoud = await readInhoud(endpoint, uit).catch(() => {
      throw offlineFout()
    })
    if (endpoint.method !== 'GET') eenmaal.beantwoord(uit.status, wat)
    return inhoud as ResponseOf<E>
  }
}
