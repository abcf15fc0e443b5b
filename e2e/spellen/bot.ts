import type { Locator, Page } from 'playwright-core'

/** One answer as the player remembers it. */
export interface Gegeven {
  readonly gegeven: string
  readonly goed: boolean
}

/** How a button is used: by a finger or by a key. */
export type Hand = (knop: Locator) => Promise<void>

/** A button that goes while a hand reaches for it is let go: then one looks again. */
const GREEP_MS = 5000

export const tik: Hand = (knop) => knop.click({ timeout: GREEP_MS })
/** A finger on what never stands still; a key needs no such care. */
export const tapInFlight = (hand: Hand): Hand =>
  hand === tik ? (knop) => knop.click({ force: true, timeout: GREEP_MS }) : hand
export const toets: Hand = (knop) => knop.press('Enter', { timeout: GREEP_MS })

/** How an answer is given. */
interface Zet {
  /** Wrongly, where that is possible. */
  readonly fout: boolean
  readonly hand: Hand
}

/** Who plays one game in a real browser, by the names of its buttons alone. */
export interface SpelBot {
  /** What can be answered, behind a panel too: there as soon as the game can be played. */
  vragen(page: Page): Locator
  /** Gives one answer; null where none could be given yet. */
  geef(page: Page, zet: Zet): Promise<Gegeven | null>
  /** What may be needed while an answer is under way; absent where giving is done at once. */
  onderweg?(page: Page, hand: Hand): Promise<void>
}
