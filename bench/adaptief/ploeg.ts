import { Worker } from 'node:worker_threads'
import type { Antwoorden, Klus, Soort, Vragen } from './klussen.ts'

/** Threads that work on pieces of the study, each on one at a time. */
export interface Ploeg {
  /** Asks for a piece; pieces are started in the order in which they were asked for. */
  perform<S extends Soort>(soort: S, vraag: Vragen[S]): Promise<Antwoorden[S]>
  stop(): Promise<void>
}

/** Sends a question to a thread and waits for its answer. */
const request = <T>(werker: Worker, klus: object): Promise<T> =>
  new Promise((resolve, reject) => {
    werker.removeAllListeners()
    werker.once('message', resolve)
    werker.once('error', reject)
    werker.postMessage(klus)
  })

/** Starts this many threads. */
export function makePloeg(aantal: number): Ploeg {
  const werkers = Array.from(
    { length: aantal },
    () => new Worker(new URL('werker.ts', import.meta.url)),
  )
  const vrij = [...werkers]
  const wachtend: ((werker: Worker) => void)[] = []
  const take = (): Promise<Worker> =>
    new Promise((resolve) => {
      const werker = vrij.shift()
      if (werker) resolve(werker)
      else wachtend.push(resolve)
    })
  const giveBack = (werker: Worker): void => {
    const volgende = wachtend.shift()
    if (volgende) volgende(werker)
    else vrij.push(werker)
  }
  return {
    async perform<S extends Soort>(soort: S, vraag: Vragen[S]) {
      const werker = await take()
      const klus: { readonly soort: Klus['soort'] } & Vragen[S] = { ...vraag, soort }
      const antwoord = await request<Antwoorden[S]>(werker, klus)
      giveBack(werker)
      return antwoord
    },
    stop: async () => void (await Promise.all(werkers.map((werker) => werker.terminate()))),
  }
}
