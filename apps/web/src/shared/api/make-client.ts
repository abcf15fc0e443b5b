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
    /** Send it even if the page is being left. */
    readonly keepalive?: boolean
    /** In the name of this user alone: never with the token of who is signed in on this device by now. */
    readonly namens?: string
    /** No token refresh and no second try on a 401 or 403. */
    readonly noRetry?: boolean
  }

/** What the client needs of the world around it. */
interface Omgeving {
  readonly fetch: (pad: string, init: RequestInit) => Promise<Response>
  readonly sessie: Sessie
  /** Gets new tokens of an SSO session; false when that is refused. Throws where there is no line. */
  readonly renewTokens: () => Promise<boolean>
  /** The session is over: keep the wanted route, sign out without redirect, go and sign in. */
  readonly naarInloggen: () => void
  readonly log: (tekst: string) => void
  /** Learns from an answer of ours what time it is. */
  readonly hoor: (antwoord: Response) => void
  /** The look of the office: what a call says along, and that it is over. */
  readonly kijkMee: Pick<KijkMeeWinkel, 'koppen' | 'eindig'>
}

/**
 * Calls of our own API get the stored access token, unless they carry a token already; a call that
 * is repeated always gets the new one.
 */
export function setToken(
  headers: Headers,
  { pad, token, opnieuw }: { pad: string; token: string | null; opnieuw: boolean },
): void {
  if (!/^\/?api(\/|$)/.test(pad) || token === null) return
  if (opnieuw || !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
}

/** The address of a call. */
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
  /** The kind in which an answer of ours comes. */
  readonly soort: string
}

/** A file goes as it is, anything else as JSON. */
function inhoudVan({ bytes }: Endpoint, body: unknown): { body: BodyInit | null; soort?: string } {
  if (body === undefined) return { body: null }
  if (bytes) return { body: body as Blob, soort: 'application/octet-stream' }
  return { body: JSON.stringify(body), soort: 'application/json' }
}

function makeVerzoek(endpoint: Endpoint, args: CallArgs<Endpoint>): Verzoek {
  const { body, soort } = inhoudVan(endpoint, args.body)
  const headers = new Headers({ accept: 'application/json' })
  if (soort) headers.set('content-type', soort)
  return {
    method: endpoint.method,
    headers,
    body,
    signal: args.signal ?? null,
    keepalive: args.keepalive ?? false,
    // What another address says is no answer to this call, also where that is one of ours.
    redirect: 'error',
    namens: args.namens,
    soort: soortVan(endpoint),
  }
}

/** A file stays as it is; anything else is JSON, or text where the contract names no body. */
function readInhoud({ file, response }: Endpoint, antwoord: Response): Promise<unknown> {
  if (file) return antwoord.blob()
  return response === null ? antwoord.text() : antwoord.json()
}

/** A good answer of ours, or our refusal; whatever else came is no line. */
const weigh = async (antwoord: Response, soort: string): Promise<Response | ApiFout> =>
  isVanOns(antwoord, soort) ? antwoord : foutUitAntwoord(antwoord)

/** Refused by ourselves: a page of somebody else's under these statuses ends no session. */
const geweigerd = (uit: Response | ApiFout): boolean =>
  uit instanceof ApiFout && (uit.status === 401 || uit.status === 403)

const andereSessie = (): ApiFout =>
  new ApiFout({
    code: 'andere_sessie',
    message: 'Iemand anders is nu ingelogd. Wat jij deed, is bewaard.',
    status: 0,
  })

/**
 * The typed client over the contract's endpoints, which signs out or goes to the own pages where the server says 401 or
 * 403.
 */
export function makeClient(omgeving: Omgeving) {
  const { sessie } = omgeving
  const eenmaal = makeEenmaal()

  /** Sends it in the name of who is signed in. */
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

  /** A late refusal of an older session must not end the one that runs now. */
  function eindig(tokenBijVersturen: string | null): void {
    if (sessie.accessToken() !== tokenBijVersturen) return
    omgeving.log('request failed permanently, login needed')
    omgeving.naarInloggen()
  }

  /** One request; a refused one of an SSO session is repeated once with new tokens. */
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
