import type { Endpoint } from '@letterhaven/contracts/endpoint'
import { isVanOns, soortVan } from '@letterhaven/contracts/van-ons'
import { omgeving } from './client.ts'
import { makeClient, type CallArgs } from './make-client.ts'

/** A file that arrived complete. */
export interface Bestand {
  readonly naam: string
  readonly bytes: Blob
}

const naamUit = (antwoord: Response): string =>
  /filename="([\w.-]+)"/.exec(antwoord.headers.get('content-disposition') ?? '')?.[1] ??
  'letterhaven.zip'

/** Reads an answer to its end and reports the number of bytes so far. Throws when the answer is cut off. */
async function readAll(antwoord: Response, onBytes: (bytes: number) => void): Promise<Bestand> {
  const delen: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const lezer = antwoord.body?.getReader()
  for (;;) {
    const deel = await lezer?.read()
    if (!deel || deel.done) break
    delen.push(deel.value)
    bytes += deel.value.length
    onBytes(bytes)
  }
  const type = antwoord.headers.get('content-type') ?? ''
  return { naam: naamUit(antwoord), bytes: new Blob(delen, { type }) }
}

/** Makes one call of the contract that answers with a file, and reports how many bytes are in. Throws an ApiFout. */
export async function fetchBestand<E extends Endpoint>(
  endpoint: E,
  args: CallArgs<E>,
  onBytes: (bytes: number) => void,
): Promise<Bestand> {
  const gehaald: Bestand[] = []
  const call = makeClient({
    ...omgeving,
    fetch: async (pad, init) => {
      const antwoord = await fetch(pad, init)
      if (!isVanOns(antwoord, soortVan(endpoint))) return antwoord
      gehaald.push(await readAll(antwoord, onBytes))
      return new Response('', { headers: antwoord.headers })
    },
  })
  await call(endpoint, args)
  const [bestand] = gehaald
  if (!bestand) throw new Error('an answer without a file')
  return bestand
}
