import type { Klok } from './schakel.ts'

/** A clock that moves only when the test says so. */
export interface Proefklok extends Klok {
  /** Lets time pass and runs what was waiting for it. */
  verstrijk(ms: number): Promise<void>
}

const beurten = async (): Promise<void> => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
}

/** Makes a clock that stands still until it is told to go on. */
export function makeProefklok(): Proefklok {
  let nu = 0
  const wekkers = new Set<{ om: number; perform: () => void }>()
  return {
    nu: () => nu,
    wek: (ms, perform) => {
      const wekker = { om: nu + ms, perform }
      wekkers.add(wekker)
      return () => wekkers.delete(wekker)
    },
    verstrijk: async (ms) => {
      await beurten()
      const tot = nu + ms
      for (;;) {
        const [eerste] = [...wekkers].filter(({ om }) => om <= tot).toSorted((a, b) => a.om - b.om)
        if (!eerste) break
        wekkers.delete(eerste)
        nu = eerste.om
        eerste.perform()
        await beurten()
      }
      nu = tot
      await beurten()
    },
  }
}
