import type { Locator, Page } from 'playwright-core'

/** One answer as the player remembers it. */
export interface Gegeven {
  readonly gegeven: string
  readonly goed: boolean
}

/** How a button is pressed: with a finger or a key. */
export type Hand = (knop: Locator) => Promise<void>

/** A press on a button that disappears meanwhile is given up after this time; then the bot looks again. */
const GREEP_MS = 5000

export const tik: Hand = (knop) => knop.click({ timeout: GREEP_MS })
/** Returns a hand for what never stands still: a finger presses the very thing, not the place where it was a moment ago. */
export const tapInFlight = (hand: Hand): Hand =>
  hand === tik ? (knop) => knop.dispatchEvent('click', undefined, { timeout: GREEP_MS }) : hand
/** Returns a hand for what drifts without going far: a finger forces its tap there. */
export const tapWhereSeen = (hand: Hand): Hand =>
  hand === tik ? (knop) => knop.click({ force: true, timeout: GREEP_MS }) : hand
export const toets: Hand = (knop) => knop.press('Enter', { timeout: GREEP_MS })

/** How an answer is given. */
export interface Zet {
  /** Whether to answer wrongly, where that is possible. */
  readonly fout: boolean
  readonly hand: Hand
}

/** Plays one game in a real browser, going only by the names of its buttons. */
export interface SpelBot {
  /** Locates what can be answered, even behind a panel; it is there as soon as the game can be played. */
  vragen(page: Page): Locator
  /** Gives one answer; null where none could be given yet. */
  give(page: Page, zet: Zet): Promise<Gegeven | null>
  /** Helps an answer along while it is under way; absent where an answer takes effect at once. */
  onderweg?(page: Page, hand: Hand): Promise<void>
}
