/** What can stand at a window. */
export const SPULLEN = ['plant', 'muis', 'lamp'] as const
export type Spul = (typeof SPULLEN)[number]

/** The windows of the houses along the rope, and who ordered. */
export interface Straat {
  /** What stands at each window, from the left. */
  readonly ramen: readonly (readonly Spul[])[]
  /** The window of the guest. */
  readonly thuis: number
  /** What the guest says of that window, to be read. */
  readonly zin: string
}

/** A pizza on the rope. */
export interface Rit {
  /** Where it hangs, in windows: 0 is the middle of the first, and after the last comes the oven. */
  readonly mand: number
  /** The windows where others opened. */
  readonly gebeld: readonly number[]
}
