import { connect, type Socket } from 'node:net'
import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { Speler } from './bevolking.ts'
import type { MaakAntwoord } from './nieuw-antwoord.ts'

/** The result of one phase of load. */
export interface Uitkomst {
  readonly verzoeken: number
  /** Answers whose ids came back as stored. */
  readonly bewaard: number
  /** Requests that got anything other than a 200 with every id in it. */
  readonly fouten: number
  readonly seconden: number
  /** Time in ms from sending a request to having its whole reply. */
  readonly wachttijden: readonly number[]
}

interface Reactie {
  readonly status: number
  readonly body: string
}

const KOP_EIND = '\r\n\r\n'

/** Reads one whole reply from the text so far; null while it is incomplete. */
function readReactie(tekst: string): Reactie | null {
  const eind = tekst.indexOf(KOP_EIND)
  if (eind < 0) return null
  const lengte = Number(/\r\ncontent-length: (\d+)/i.exec(tekst.slice(0, eind))?.[1])
  const body = tekst.slice(eind + KOP_EIND.length)
  if (Number.isNaN(lengte)) throw new Error('een antwoord van de server zonder content-length')
  if (body.length < lengte) return null
  return { status: Number(tekst.slice(9, 12)), body }
}

/** One keep-alive connection that sends a request and waits for its reply: a device that costs as little as possible. */
export class Verbinding {
  readonly #socket: Socket
  #tekst = ''
  #klaar: { resolve: (reactie: Reactie) => void; reject: (fout: unknown) => void } | null = null

  constructor(poort: number) {
    this.#socket = connect(poort, '127.0.0.1').setNoDelay(true).setEncoding('latin1')
    this.#socket.on('data', (deel: string) => this.#ontvang(deel))
    this.#socket.on('error', (fout) => this.#klaar?.reject(fout))
    this.#socket.on('close', () => this.#klaar?.reject(new Error('de server sloot de verbinding')))
  }

  #ontvang(deel: string): void {
    this.#tekst += deel
    const reactie = readReactie(this.#tekst)
    if (!reactie) return
    this.#tekst = ''
    this.#klaar?.resolve(reactie)
  }

  send(verzoek: string): Promise<Reactie> {
    return new Promise((resolve, reject) => {
      this.#klaar = { resolve, reject }
      // A connection that is closed while it is idle does not report it later.
      this.#socket.write(verzoek, (fout) => {
        if (fout) reject(fout)
      })
    })
  }

  close(): void {
    this.#klaar = null
    this.#socket.destroy()
  }
}

/** Returns the request as it goes over the wire: exactly what the web app sends. */
export function verzoekTekst(
  { leerlingId, token }: Speler,
  antwoorden: readonly AntwoordIn[],
): string {
  const body = JSON.stringify({ verzondenOp: new Date().toISOString(), antwoorden })
  return [
    `POST /api/leerlingen/${leerlingId}/antwoorden HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

const isBewaard = ({ status, body }: Reactie, antwoorden: readonly AntwoordIn[]): boolean =>
  status === 200 && antwoorden.every(({ id }) => body.includes(id))

/** Puts load on the server: every pupil has their own connection with one request in flight, until the time is up. */
export async function belast(
  { poort, spelers, make }: { poort: number; spelers: readonly Speler[]; make: MaakAntwoord },
  { perVerzoek, ms }: { perVerzoek: number; ms: number },
): Promise<Uitkomst> {
  let [bewaard, fouten] = [0, 0]
  const wachttijden: number[] = []
  const start = performance.now()
  const play = async (speler: Speler): Promise<void> => {
    const verbinding = new Verbinding(poort)
    while (performance.now() - start < ms) {
      const antwoorden = Array.from({ length: perVerzoek }, () => make(speler))
      const verzonden = performance.now()
      const reactie = await verbinding.send(verzoekTekst(speler, antwoorden))
      wachttijden.push(performance.now() - verzonden)
      if (isBewaard(reactie, antwoorden)) bewaard += antwoorden.length
      else fouten += 1
    }
    verbinding.close()
  }
  await Promise.all(spelers.map(play))
  const seconden = (performance.now() - start) / 1000
  return { verzoeken: wachttijden.length, bewaard, fouten, seconden, wachttijden }
}
