import type { FoutCode } from '@letterhaven/contracts/fout'

interface Inhoud {
  readonly code: FoutCode | 'offline' | 'andere_sessie' | 'onbekend'
  readonly message: string
  readonly status: number
  readonly velden?: Readonly<Record<string, string>> | undefined
  readonly id?: string | undefined
  readonly body?: unknown
  readonly overSeconden?: number | undefined
}

/** A call that did not succeed. `message` is Dutch and may be shown; `status` is 0 without a network. */
export class ApiFout extends Error {
  readonly code: Inhoud['code']
  readonly status: number
  /** A message per field of the body, where the server refused fields. */
  readonly velden: Readonly<Record<string, string>>
  /** Finds a fault of the server in its log. */
  readonly id: string | undefined
  /** The answer as it came, for calls whose error body says more (the 409 of answers). */
  readonly body: unknown
  /** After how long trying again makes sense, where the server says so. */
  readonly overSeconden: number | undefined

  constructor({ code, message, status, velden, id, body, overSeconden }: Inhoud) {
    super(message)
    this.name = 'ApiFout'
    this.code = code
    this.status = status
    this.velden = velden ?? {}
    this.id = id
    this.body = body
    this.overSeconden = overSeconden
  }
}

/** What may be shown of an error: its own sentence, or this one where it brought none that is ours. */
export const foutTekst = (
  fout: unknown,
  anders = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.',
): string => (fout instanceof ApiFout ? fout.message : anders)

/** True when trying again later may help: no network, or the server has trouble. */
export function isTijdelijk(fout: unknown): boolean {
  return fout instanceof ApiFout && (fout.status === 0 || fout.status === 429 || fout.status >= 500)
}

/** Waits of minutes are said; a shorter one is over before it is read. */
const LANG_WACHTEN = 120
const wachtZin = (seconden: number): string =>
  seconden > LANG_WACHTEN ? ` Dat kan weer over ${Math.ceil(seconden / 60)} minuten.` : ''

/** What came is no answer of ours (the page of a filter or a hotspot), or broke off on its way. */
const VREEMD =
  'Dat kwam niet goed aan. Moet je eerst bij de wifi inloggen? Probeer het daarna opnieuw.'
const OFFLINE =
  'Er is geen verbinding met Letterhaven. Wat je al deed is bewaard. Kijk of je internet hebt en probeer het opnieuw.'

/** The error of a call that never reached the server, or whose answer is not the server's. */
export const offlineFout = (message = OFFLINE): ApiFout =>
  new ApiFout({ code: 'offline', message, status: 0 })

export const vreemdFout = (): ApiFout => offlineFout(VREEMD)

/** The closed list of refusals: it comes after the first view (app/sessie-wacht.tsx), or when the first refusal does. */
export const laadFoutProef = () => import('@letterhaven/contracts/fout-van-ons')

/** The error of an answer: its own `message` (spec section 8), where it is ours. Without the list nothing is believed. */
export async function foutUitAntwoord(antwoord: Response): Promise<ApiFout> {
  const body: unknown = await antwoord.json().catch(() => null)
  const proef = await laadFoutProef().catch(() => null)
  if (!proef?.isFoutVanOns(antwoord.status, body)) return vreemdFout()
  const { code, message, velden, id } = body
  const wacht = Number(antwoord.headers.get('retry-after') ?? Number.NaN)
  return new ApiFout({
    code,
    message: message + wachtZin(wacht),
    status: antwoord.status,
    velden,
    id,
    body,
    overSeconden: Number.isFinite(wacht) ? wacht : undefined,
  })
}
