import { createThreads, type Threads } from '../../platform/thread.ts'
import type { Druktaak } from './druk/druktaak.ts'

/** The number of cards up to which it is a group or a few; more are a year or a whole school. */
const KLEIN_WERK = 120
/** The sheets of a group take a second or two on a busy machine, those of a school of 1,500 pupils a quarter of a minute. */
const LANGST_MS = { klein: 30_000, groot: 300_000 } as const
/** More than the number of groups in a school. */
const WACHTEND = 100
/** Somebody who prints the cards of all groups one by one waits for the last of them. */
const LANGST_WACHTEN_MS = { klein: 180_000, groot: 300_000 } as const
const DRUKKERS = { klein: 2, groot: 1 } as const
/** Pages are written as they are drawn: a school takes hardly more than a group. */
const RUIMTE_MB = 256

/** Makes PDFs in threads of their own, taking turns between the schools that ask. */
export type Drukker = Pick<Threads<Druktaak, Uint8Array>, 'perform' | 'stop'>

const isKlein = (taak: Druktaak): boolean =>
  taak.wat === 'poster' ||
  taak.delen.reduce((som, { kaarten }) => som + kaarten.length, 0) <= KLEIN_WERK

/** Creates the printer of one server: a group never waits behind somebody's whole school. */
export function createDrukker(): Drukker {
  const threads = (soort: keyof typeof DRUKKERS) =>
    createThreads<Druktaak, Uint8Array>({
      module: new URL('druk/druk-thread.ts', import.meta.url),
      most: DRUKKERS[soort],
      longestMs: LANGST_MS[soort],
      longestWaitMs: LANGST_WACHTEN_MS[soort],
      memoryMb: RUIMTE_MB,
      rest: () => null,
      perKey: () => WACHTEND,
    })
  const [klein, groot] = [threads('klein'), threads('groot')]
  return {
    perform: (voor, taak, geef) => (isKlein(taak) ? klein : groot).perform(voor, taak, geef),
    async stop() {
      await Promise.all([klein.stop(), groot.stop()])
    },
  }
}
