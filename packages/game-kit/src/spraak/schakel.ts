/** Something to say. */
export interface Uiting {
  readonly tekst: string
  /** False for a text that a voice reading from letters mispronounces. Only a kept recording will do then. */
  readonly robotstem?: false | undefined
}

/** How it was heard: by the device's own voice, or by a sound that we keep. */
export type Weg = 'stem' | 'geluid'

/**
 * How an attempt ended. te_laat: nothing was heard in time, which says nothing about the next time. geweigerd: the
 * browser waits for a first touch, and no link is to blame.
 */
export type Uitkomst = 'gezegd' | 'mislukt' | 'te_laat' | 'geweigerd' | 'afgebroken'

/** What a link is given while it speaks. */
export interface Beurt {
  /** 0…1 */
  readonly volume: number
  /** The link calls this at the moment it is heard. */
  readonly begonnen: () => void
  /** Aborted when the link must be silent. */
  readonly signaal: AbortSignal
}

/** One way to be heard. */
export interface Schakel {
  readonly weg: Weg
  /** Returns whether it is worth trying, as far as is known now. */
  kan(uiting: Uiting): boolean
  /** Says it. Resolves when it ends and never throws. */
  say(uiting: Uiting, beurt: Beurt): Promise<Uitkomst>
  /** Tells the link that its attempt failed. The link decides for itself what `kan` returns from then on. */
  viel(uiting: Uiting, waarom: 'mislukt' | 'te_laat'): void
}

/** The time of a page. Tests supply their own. */
export interface Klok {
  nu(): number
  /** Calls `perform` after `ms`. Returns a function that cancels it. */
  wek(ms: number, perform: () => void): () => void
}

/** The page's own clock. */
export const KLOK: Klok = {
  nu: () => performance.now(),
  wek: (ms, perform) => {
    const wekker = setTimeout(perform, ms)
    return () => clearTimeout(wekker)
  },
}
