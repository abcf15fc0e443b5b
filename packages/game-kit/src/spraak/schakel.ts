/** Something to say. */
export interface Uiting {
  readonly tekst: string
  /** False where a voice that reads from letters says it wrong: then only somebody's recording will do. */
  readonly robotstem?: false | undefined
}

/** By which way it was heard: the device's own voice, or a sound that we keep. */
export type Weg = 'stem' | 'geluid'

/**
 * How a try ended. te_laat: nothing was heard in time, which says nothing of the next time. geweigerd: the browser waits
 * for a first touch, and no link is to blame.
 */
export type Uitkomst = 'gezegd' | 'mislukt' | 'te_laat' | 'geweigerd' | 'afgebroken'

/** What a link is told while it speaks. */
export interface Beurt {
  /** 0…1 */
  readonly volume: number
  /** Called by the link at the moment that it is heard. */
  readonly begonnen: () => void
  /** Aborted where it must be silent. */
  readonly signaal: AbortSignal
}

/** One way to be heard. */
export interface Schakel {
  readonly weg: Weg
  /** Whether it is worth a try, as far as it is known now. */
  kan(uiting: Uiting): boolean
  /** Says it; resolves at the end and never throws. */
  zeg(uiting: Uiting, beurt: Beurt): Promise<Uitkomst>
  /** Hears that its try came to nothing: what `kan` says from now on is its own to decide. */
  viel(uiting: Uiting, waarom: 'mislukt' | 'te_laat'): void
}

/** The time of a page; tests bring their own. */
export interface Klok {
  nu(): number
  /** Calls after so many ms; returns the way to call it off. */
  wek(ms: number, doe: () => void): () => void
}

/** The page's own clock. */
export const KLOK: Klok = {
  nu: () => performance.now(),
  wek: (ms, doe) => {
    const wekker = setTimeout(doe, ms)
    return () => clearTimeout(wekker)
  },
}
