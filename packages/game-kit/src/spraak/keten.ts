import type { Klok, Schakel, Uiting, Uitkomst, Weg } from './schakel.ts'

/**
 * How long to wait for a sound before staying silent. What can be seen then takes over; it is there within 0.8 s, and
 * nobody waits longer.
 */
export const BEGIN_MS = 760
/** How much of that time is kept for the next link when a link does not begin. */
export const BEWAARD_MS = 300

/** How something was heard. stil: not at all. onderbroken: something else was said instead. */
export type Gezegd = Weg | 'stil' | 'onderbroken'

/** One voice made of several ways to be heard. */
export interface Keten {
  /** Says it by the first way that begins in time. Resolves when it ends, or within `BEGIN_MS` when nothing is heard. */
  say(uiting: Uiting, volume: number): Promise<Gezegd>
  stil(): void
}

interface KetenDelen {
  /** In the order in which they are tried. */
  readonly schakels: readonly Schakel[]
  readonly klok: Klok
}

interface Poging {
  readonly uiting: Uiting
  readonly volume: number
  /** How long it may take until it is heard, in ms. */
  readonly geduld: number
  readonly signaal: AbortSignal
}

/** Runs the attempt of one link. It is over when the link ends, does not begin in time, or something else is said. */
function attempt(schakel: Schakel, klok: Klok, poging: Poging): Promise<Uitkomst> {
  const eigen = new AbortController()
  return new Promise((klaar) => {
    const eind = (uitkomst: Uitkomst): void => {
      ontwek()
      klaar(uitkomst)
      eigen.abort()
    }
    const ontwek = klok.wek(poging.geduld, () => eind('te_laat'))
    poging.signaal.addEventListener('abort', () => eind('afgebroken'), { once: true })
    const beurt = { volume: poging.volume, begonnen: ontwek, signaal: eigen.signal }
    void schakel.say(poging.uiting, beurt).then(eind)
  })
}

/** Tries one link after the other, all within the same time limit. */
export function makeKeten({ schakels, klok }: KetenDelen): Keten {
  let bezig: AbortController | null = null

  function stil(): void {
    bezig?.abort()
    bezig = null
  }

  return {
    stil,
    say: async (uiting, volume) => {
      stil()
      const mijn = new AbortController()
      bezig = mijn
      const uiterlijk = klok.nu() + BEGIN_MS
      for (const [i, schakel] of schakels.entries()) {
        if (!schakel.kan(uiting)) continue
        const isLaatste = !schakels.slice(i + 1).some((later) => later.kan(uiting))
        const geduld = uiterlijk - klok.nu() - (isLaatste ? 0 : BEWAARD_MS)
        const poging = { uiting, volume, geduld, signaal: mijn.signal }
        const uitkomst = await attempt(schakel, klok, poging)
        if (mijn.signal.aborted || uitkomst === 'afgebroken') return 'onderbroken'
        if (uitkomst === 'gezegd') return schakel.weg
        if (uitkomst === 'mislukt' || uitkomst === 'te_laat') schakel.viel(uiting, uitkomst)
      }
      return 'stil'
    },
  }
}
