import type { Page } from 'playwright-core'

/** One press on a button of a game. */
export interface Druk {
  /** When it was pressed, in ms since the press before it. */
  readonly naMs: number
  readonly naam: string
}

interface Opname {
  drukken?: Druk[]
}

/** Begins to keep what is pressed; runs in the page. */
function startOpname(): void {
  const drukken: Druk[] = []
  ;(globalThis as Opname).drukken = drukken
  let vorige = performance.now()
  document.addEventListener(
    'click',
    ({ target }) => {
      const knop = target instanceof Element ? target.closest('button') : null
      if (!knop) return
      const nu = performance.now()
      drukken.push({
        naMs: nu - vorige,
        naam: knop.getAttribute('aria-label') ?? knop.textContent,
      })
      vorige = nu
    },
    true,
  )
}

/** Records what is pressed on a page while `perform` is under way. */
export async function recordDrukken(
  page: Page,
  perform: () => Promise<unknown>,
): Promise<readonly Druk[]> {
  await page.evaluate(startOpname)
  await perform()
  return page.evaluate(() => (globalThis as Opname).drukken ?? [])
}

/** A button that has not come after this time is passed over. */
const GEDULD_MS = 4_000

interface Opdracht {
  readonly drukken: readonly Druk[]
  readonly geduldMs: number
}

/** Presses the same buttons with the same pauses, and returns the ms between frames meanwhile; runs in the page. */
async function pressAgain({ drukken, geduldMs }: Opdracht): Promise<readonly number[]> {
  const search = (naam: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll<HTMLButtonElement>('.lhs-spel button:not(:disabled)')].find(
      (knop) => (knop.getAttribute('aria-label') ?? knop.textContent) === naam,
    )
  const duren: number[] = []
  let vorige = await new Promise(requestAnimationFrame)
  let wacht = 0
  for (let nr = 0; nr < drukken.length;) {
    const nu = await new Promise(requestAnimationFrame)
    duren.push(nu - vorige)
    wacht += nu - vorige
    vorige = nu
    const druk = drukken[nr]
    if (!druk || wacht < druk.naMs) continue
    const knop = search(druk.naam)
    knop?.click()
    if (!knop && wacht < druk.naMs + geduldMs) continue
    nr += 1
    wacht = 0
  }
  return duren
}

/**
 * Plays a recording back inside the page, and returns the ms between frames meanwhile. A bot that looks for buttons by
 * their roles and names keeps a slow processor busier than the game does, and would be measured itself.
 */
export const replayDrukken = (page: Page, drukken: readonly Druk[]): Promise<readonly number[]> =>
  page.evaluate(pressAgain, { drukken, geduldMs: GEDULD_MS })
