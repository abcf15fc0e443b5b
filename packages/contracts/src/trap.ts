/** The stages of a game, from the first that everybody plays. */
export const TRAPPEN = [1, 2, 3] as const
export type Trap = (typeof TRAPPEN)[number]
