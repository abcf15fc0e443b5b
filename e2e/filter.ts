import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The page that a filter, a proxy or a hotspot shows instead of what was requested. */
const PAGINA = '<!doctype html><title>Geblokkeerd</title><h1>Deze pagina is geblokkeerd</h1>'

/** A box between the devices of a school and the product, as schools have. */
export interface Filter {
  readonly url: string
  /** From now on answers these paths itself, with its own page and this status. */
  spreek(status: number, pad: RegExp): void
  /** Lets everything through again. */
  zwijg(): void
  /** Returns how many requests it has answered itself since it began to. */
  gesproken(): number
  /** Holds back the product's next response to such a request; resolves with the function that releases it. */
  houd(pad: RegExp): Promise<() => void>
  close(): Promise<void>
}

/** Starts a filter in front of the product; what it does not answer itself passes unchanged. */
export async function startFilter(doel: string): Promise<Filter> {
  let zegt: { readonly status: number; readonly pad: RegExp } | null = null
  let keer = 0
  let houdt: { readonly pad: RegExp; readonly klaar: (laat: () => void) => void } | null = null

  function door(vraag: IncomingMessage, antwoord: ServerResponse): void {
    const { method, headers, url = '/' } = vraag
    const verder = request(doel + url, { method, headers }, (echt) => {
      const send = (): void => {
        antwoord.writeHead(echt.statusCode ?? 502, echt.rawHeaders)
        echt.pipe(antwoord)
      }
      if (!houdt?.pad.test(url)) return send()
      const { klaar } = houdt
      houdt = null
      klaar(send)
    })
    verder.on('error', () => antwoord.destroy())
    vraag.pipe(verder)
  }

  const server = createServer((vraag, antwoord) => {
    if (!zegt?.pad.test(vraag.url ?? '/')) return door(vraag, antwoord)
    keer += 1
    vraag.resume()
    antwoord.writeHead(zegt.status, { 'content-type': 'text/html; charset=utf-8' }).end(PAGINA)
  })
  await new Promise<void>((klaar) => server.listen(0, klaar))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    spreek: (status, pad) => {
      zegt = { status, pad }
      keer = 0
    },
    zwijg: () => void (zegt = null),
    gesproken: () => keer,
    houd: (pad) => new Promise((klaar) => void (houdt = { pad, klaar })),
    close: () =>
      new Promise((klaar) => {
        server.close(() => klaar())
        server.closeAllConnections()
      }),
  }
}
