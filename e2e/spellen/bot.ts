import type { Locator, Page } from 'playwright-core'

/** One answer as the player remembers it. */
export interface Gegeven {
  readonly gegeven: string
  readonly goed: boolean
}

/** Who plays one game in a real browser, by the names of its buttons alone. */
export interface SpelBot {
  /** What can be answered, behind a panel too: there as soon as the game can be played. */
  vragen(page: Page): Locator
  /** Gives one answer, a wrong one where that is asked and possible; null where none could be given yet. */
  geef(page: Page, fout: boolean): Promise<Gegeven | null>
}
