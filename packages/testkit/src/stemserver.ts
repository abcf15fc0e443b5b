import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeToon } from './toon.ts'

/** What the provider was asked. */
export interface Stemvraag {
  readonly pad: string
  readonly sleutel: string
  readonly body: {
    readonly input: string
    readonly voice: string
    readonly speed: number
    readonly model: string
  }
}

/** How the provider answers: with a tone, or in one of the ways in which providers fail. */
export type Antwoordwijze =
  | 'toon'
  | 'stuk'
  | 'geen-geluid'
  | 'leeg'
  | 'te-groot'
  | 'hangt'
  | 'stuurt-door'

/** A provider of voices that says everything with the same tone. */
export interface Stemserver {
  readonly url: string
  readonly vragen: Stemvraag[]
  antwoordt(wijze: Antwoordwijze): void
  close(): Promise<void>
}

const GROOT = 2_000_000

const ANTWOORDEN: Readonly<Record<Antwoordwijze, (res: ServerResponse) => void>> = {
  toon: (res) => res.writeHead(200, { 'content-type': 'audio/wav' }).end(makeToon()),
  stuk: (res) => res.writeHead(503).end('stuk'),
  'geen-geluid': (res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<p>hallo</p>'),
  leeg: (res) => res.writeHead(200, { 'content-type': 'audio/mpeg' }).end(),
  'te-groot': (res) =>
    res.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.alloc(GROOT)),
  hangt: () => undefined,
  'stuurt-door': (res) => res.writeHead(302, { location: '/elders' }).end(),
}

async function read(req: IncomingMessage): Promise<Stemvraag['body']> {
  let tekst = ''
  for await (const stuk of req) tekst += String(stuk)
  return JSON.parse(tekst) as Stemvraag['body']
}

/** Starts the provider on this machine. */
export async function startStemserver(): Promise<Stemserver> {
  const vragen: Stemvraag[] = []
  let wijze: Antwoordwijze = 'toon'
  const server = createServer((req, res) => {
    void read(req).then((body) => {
      vragen.push({ pad: req.url ?? '', sleutel: req.headers.authorization ?? '', body })
      ANTWOORDEN[wijze](res)
    })
  })
  await new Promise<void>((klaar) => server.listen(0, '127.0.0.1', klaar))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    vragen,
    antwoordt: (nieuw) => {
      wijze = nieuw
    },
    close: () =>
      new Promise((klaar) => {
        server.close(() => klaar())
        server.closeAllConnections()
      }),
  }
}
