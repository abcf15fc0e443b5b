import { Agent, request } from 'node:http'

/** One call to a door of the product. */
export interface Vraag {
  readonly pad: string
  readonly body: unknown
  /** Which of this machine's own addresses it comes from: 127.0.0.x. */
  readonly vanaf: number
}

/** Two kinds of calls that nobody may be able to tell apart. */
export interface Paar {
  readonly naam: string
  /** Makes the call of the n-th pair for somebody or something that exists. */
  bestaat(n: number): Vraag
  /** Makes the call of the n-th pair for somebody or something that does not exist. */
  bestaatNiet(n: number): Vraag
}

interface Antwoord {
  readonly ms: number
  /** The status, the names and values of the headers, and the text, without what differs for every call. */
  readonly gezicht: string
}

/** The results of the pairs: the times in ms, and every different reply on each side. */
export interface Reeks {
  readonly bestaat: readonly number[]
  readonly bestaatNiet: readonly number[]
  readonly gezichten: readonly [ReadonlySet<string>, ReadonlySet<string>]
}

const WISSELT = new Set(['date', 'x-request-id', 'keep-alive'])

/** Makes a caller that keeps its connections open, one per address that it calls from. */
export function makeBeller(poort: number) {
  const agents = new Map<number, Agent>()
  const agentVan = (vanaf: number): Agent => {
    const agent = agents.get(vanaf) ?? new Agent({ keepAlive: true, maxSockets: 1 })
    agents.set(vanaf, agent)
    return agent
  }
  const bel = ({ pad, body, vanaf }: Vraag): Promise<Antwoord> =>
    new Promise((klaar, mislukt) => {
      const tekst = JSON.stringify(body)
      const begin = performance.now()
      const vraag = request(
        {
          host: '127.0.0.1',
          port: poort,
          localAddress: `127.0.0.${vanaf}`,
          path: pad,
          method: 'POST',
          agent: agentVan(vanaf),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(tekst),
          },
        },
        (antwoord) => {
          const delen: Buffer[] = []
          antwoord.on('data', (deel: Buffer) => delen.push(deel))
          antwoord.on('end', () => {
            const ms = performance.now() - begin
            const kop = Object.entries(antwoord.headers).filter(([naam]) => !WISSELT.has(naam))
            const gezicht = JSON.stringify([
              antwoord.statusCode,
              kop,
              Buffer.concat(delen).toString(),
            ])
            klaar({ ms, gezicht })
          })
        },
      )
      vraag.on('error', mislukt)
      vraag.end(tekst)
    })
  return {
    bel,
    close: () => {
      for (const agent of agents.values()) agent.destroy()
    },
  }
}

/** Makes the two calls of every pair one after the other, in random order. */
export async function vraagParen(
  bel: (vraag: Vraag) => Promise<Antwoord>,
  paar: Paar,
  { aantal, loting }: { readonly aantal: number; readonly loting: () => number },
): Promise<Reeks> {
  const tijden: [number[], number[]] = [[], []]
  const gezichten: [Set<string>, Set<string>] = [new Set(), new Set()]
  for (let n = 0; n < aantal; n += 1) {
    const volgorde = loting() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)
    for (const kant of volgorde) {
      const { ms, gezicht } = await bel(kant === 0 ? paar.bestaat(n) : paar.bestaatNiet(n))
      tijden[kant].push(ms)
      gezichten[kant].add(gezicht)
    }
  }
  return { bestaat: tijden[0], bestaatNiet: tijden[1], gezichten }
}
