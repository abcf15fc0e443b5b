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

const OFFLINE =
  'Er is geen verbinding met Letterhaven. Wat je al deed, is bewaard. Kijk of je internet hebt en probeer het opnieuw.'

/** The error of a call that never reached the server, or whose answer is not the server's. */
export const offlineFout = (message = OFFLINE): ApiFout =>
  new ApiFout({ code: 'offline', message, status: 0 })
