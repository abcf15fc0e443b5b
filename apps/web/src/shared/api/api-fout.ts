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
  /** A message per field of the body, when the server refused fields. */
  readonly velden: Readonly<Record<string, string>>
  /** The id by which a server fault can be found in its log. */
  readonly id: string | undefined
  /** The answer as it came, for calls whose error body holds more (such as the 409 on answers). */
  readonly body: unknown
  /** The number of seconds after which trying again makes sense, when the server says so. */
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

/** Returns the sentence to show for an error: that of an ApiFout, or `anders` for any other error. */
export const foutTekst = (
  fout: unknown,
  anders = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.',
): string => (fout instanceof ApiFout ? fout.message : anders)

/** Returns true when trying again later may help: there is no network, the server is too busy (429), or it has trouble. */
export function isTijdelijk(fout: unknown): boolean {
  return fout instanceof ApiFout && (fout.status === 0 || fout.status === 429 || fout.status >= 500)
}

const OFFLINE =
  'Er is geen verbinding met Letterhaven. Wat je al deed, is bewaard. Kijk of je internet hebt en probeer het opnieuw.'

/** Makes the error for a call that never reached the server, or whose answer did not come from the server. */
export const offlineFout = (message = OFFLINE): ApiFout =>
  new ApiFout({ code: 'offline', message, status: 0 })
