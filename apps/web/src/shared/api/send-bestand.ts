import type { Endpoint, ResponseOf } from '@letterhaven/contracts/endpoint'
import { omgeving } from './client.ts'
import { makeClient, type CallArgs } from './make-client.ts'

/** The progress of a file in bytes; all of it is sent when both numbers are equal. */
export interface Onderweg {
  readonly verstuurd: number
  readonly totaal: number
}

/** Makes a request that reports its progress, which `fetch` cannot do. */
function send(
  pad: string,
  { method, headers, body, signal }: RequestInit,
  onVoortgang: (onderweg: Onderweg) => void,
): Promise<Response> {
  return new Promise((klaar, mis) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method ?? 'POST', pad)
    new Headers(headers).forEach((waarde, naam) => xhr.setRequestHeader(naam, waarde))
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onVoortgang({ verstuurd: loaded, totaal: total }),
    )
    xhr.addEventListener('load', () =>
      klaar(
        new Response(xhr.responseText, {
          status: xhr.status,
          headers: { 'content-type': xhr.getResponseHeader('content-type') ?? '' },
        }),
      ),
    )
    xhr.addEventListener('error', () => mis(new TypeError('no connection')))
    xhr.addEventListener('abort', () => mis(new DOMException('aborted', 'AbortError')))
    signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(body as Blob)
  })
}

/** Makes one call of the contract that carries a file, and reports its progress. Throws an ApiFout. */
export const sendBestand = <E extends Endpoint>(
  endpoint: E,
  args: CallArgs<E>,
  onVoortgang: (onderweg: Onderweg) => void,
): Promise<ResponseOf<E>> =>
  makeClient({ ...omgeving, fetch: (pad, init) => send(pad, init, onVoortgang) })(endpoint, args)
