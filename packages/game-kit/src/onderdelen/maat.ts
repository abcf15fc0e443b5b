export type Slag = 'kort' | 'lang'

/** Strokes that one hand makes: those that were made, and how long it has been holding or resting. Plain data. */
export interface Maat {
  readonly slagen: readonly Slag[]
  /** How long the hand has been down, in ms; null while it is up. */
  readonly vast: number | null
  /** How long the hand has rested since its last stroke, in ms. */
  readonly rust: number
}

export interface Tempo {
  /** From how long a stroke counts as long, in ms. */
  readonly lang: number
  /** How long a hand rests until its row of strokes has ended, in ms: one switch can count and say that it is done. */
  readonly wacht: number
}

export const STIL: Maat = { slagen: [], vast: null, rust: 0 }

/** Returns whether a row of strokes has ended, by waiting. An empty row never ends. */
export const isAf = ({ slagen, vast, rust }: Maat, { wacht }: Tempo): boolean =>
  slagen.length > 0 && vast === null && rust >= wacht

/** Puts the hand down. A row that has ended takes no more strokes. */
export const pressMaat = (maat: Maat, tempo: Tempo): Maat =>
  maat.vast !== null || isAf(maat, tempo) ? maat : { ...maat, vast: 0, rust: 0 }

/** Lifts the hand, which makes a stroke of as long as it was down. */
export const releaseMaat = (maat: Maat, { lang }: Tempo): Maat =>
  maat.vast === null
    ? maat
    : { slagen: [...maat.slagen, maat.vast >= lang ? 'lang' : 'kort'], vast: null, rust: 0 }

/** Lets time pass for the hand, in ms. */
export const passMaat = (maat: Maat, ms: number): Maat =>
  maat.vast === null ? { ...maat, rust: maat.rust + ms } : { ...maat, vast: maat.vast + ms }
