import type {
  BodyIn,
  Endpoint,
  ParamsIn,
  QueryIn,
  ResponseOf,
} from '@letterhaven/contracts/endpoint'
import type { Sessie } from '../session/maak-sessie.ts'
import { userUitToken } from '../session/token.ts'
import { ApiFout, foutUitAntwoord, offlineFout } from './api-fout.ts'
import { maakEenmaal } from './eenmaal.ts'

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
  /** Gets new tokens of an SSO session; false when that cannot be done. */
  readonly vernieuwTokens: () => Promise<boolean>
  /** The session is over: keep the wanted route, sign out without redirect, go and sign in. */
  readonly naarInloggen: () => void
  readonly log: (tekst: string) => void
}

/**
 * Calls of our own API get the stored access token, unless they carry a token already; a call that
 * is repeated always gets the new one.
 */
export function zetToken(
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

type Verzoek = RequestInit & { readonly headers: Headers; readonly namens: string | undefined }

/** A file goes as it is, anything else as JSON. */
function inhoudVan({ bytes }: Endpoint, body: unknown): { body: BodyInit | null; soort?: string } {
  if (body === undefined) return { body: null }
  if (bytes) return { body: body as Blob, soort: 'application/octet-stream' }
  return { body: JSON.stringify(body), soort: 'application/json' }
}

function maakVerzoek(endpoint: Endpoint, args: CallArgs<Endpoint>): Verzoek {
  const { body, soort } = inhoudVan(endpoint, args.body)
  const headers = new Headers({ accept: 'application/json' })
  if (soort) headers.set('content-type', soort)
  return {
    method: endpoint.method,
    headers,
    body,
    signal: args.signal ?? null,
    keepalive: args.keepalive ?? false,
    namens: args.namens,
  }
}

/** What came is no answer of ours (the page of a hotspot), or broke off on its way. */
const onleesbaar = (status: number): ApiFout =>
  new ApiFout({
    code: 'onbekend',
    message:
      'Het antwoord kwam niet goed aan. Kijk of je internet het doet; misschien moet je eerst bij de wifi inloggen. Probeer het dan opnieuw.',
    status,
  })

/** A file stays as it is; anything else is JSON, or text where the contract names no body. */
function leesInhoud({ file, response }: Endpoint, antwoord: Response): Promise<unknown> {
  if (file) return antwoord.blob()
  return response === null ? antwoord.text() : antwoord.json()
}

const geweigerd = (antwoord: Response): boolean =>
  antwoord.status === 401 || antwoord.status === 403

const andereSessie = (): ApiFout =>
  new ApiFout({
    code: 'andere_sessie',
    message: 'Iemand anders is nu ingelogd. Wat je deed, blijft bewaard voor jou.',
    status: 0,
  })

/** The typed client over the contract's endpoints, with the 401/403 behaviour of spec section 8. */
export function maakClient(omgeving: Omgeving) {
  const { sessie } = omgeving
  const eenmaal = maakEenmaal()

  async function stuur(pad: string, verzoek: Verzoek, opnieuw = false): Promise<Response> {
    const token = sessie.accessToken()
    if (verzoek.namens && userUitToken(token ?? '')?._id !== verzoek.namens) throw andereSessie()
    zetToken(verzoek.headers, { pad, token, opnieuw })
    try {
      return await omgeving.fetch(pad, verzoek)
    } catch (oorzaak) {
      if (verzoek.signal?.aborted) throw oorzaak
      throw offlineFout()
    }
  }

  /** A late refusal of an older session must not end the one that runs now. */
  function eindig(tokenBijVersturen: string | null): void {
    if (sessie.accessToken() !== tokenBijVersturen) return
    omgeving.log('request failed permanently, login needed')
    omgeving.naarInloggen()
  }

  /** One request; a refused one of an SSO session is repeated once with new tokens. */
  async function haal(pad: string, verzoek: Verzoek, noRetry: boolean): Promise<Response> {
    let token = sessie.accessToken()
    let antwoord = await stuur(pad, verzoek)
    if (geweigerd(antwoord) && sessie.isSSO() && !noRetry && (await omgeving.vernieuwTokens())) {
      token = sessie.accessToken()
      antwoord = await stuur(pad, verzoek, true)
    }
    if (geweigerd(antwoord)) eindig(token)
    return antwoord
  }

  return async function call<E extends Endpoint>(
    endpoint: E,
    args: CallArgs<E>,
  ): Promise<ResponseOf<E>> {
    const pad = padMet(endpoint, args.params, args.query)
    const verzoek = maakVerzoek(endpoint, args as CallArgs<Endpoint>)
    const wat = `${pad} ${String(verzoek.body)}`
    if (endpoint.eenmaal) verzoek.headers.set('idempotency-key', eenmaal.sleutel(wat))
    const antwoord = await haal(pad, verzoek, args.noRetry ?? false)
    if (!antwoord.ok) {
      eenmaal.beantwoord(antwoord.status, wat)
      throw await foutUitAntwoord(antwoord)
    }
    const inhoud = await leesInhoud(endpoint, antwoord).catch(() => {
      throw onleesbaar(antwoord.status)
    })
    if (endpoint.method !== 'GET') eenmaal.beantwoord(antwoord.status, wat)
    return inhoud as ResponseOf<E>
  }
}
