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

/**
 * Begins to keep what is pressed; runs in the page. A press counts when the finger lands: not every button waits for a
 * click. A click without a finger is one by a program.
 */
function startOpname(): void {
  const drukken: Druk[] = []
  ;(globalThis as Opname).drukken = drukken
  let vorige = performance.now()
  let geland: Element | null = null
  const knopVan = ({ target }: Event): HTMLButtonElement | null =>
    target instanceof Element ? target.closest('button') : null
  function keep(knop: HTMLButtonElement): void {
    const nu = performance.now()
    drukken.push({ naMs: nu - vorige, naam: knop.getAttribute('aria-label') ?? knop.textContent })
    vorige = nu
  }
  document.addEventListener(
    'pointerdown',
    (event) => {
      geland = knopVan(event)
      if (geland instanceof HTMLButtonElement) keep(geland)
    },
    true,
  )
  document.addEventListener(
    'click',
    (event) => {
      const knop = knopVan(event)
      if (knop && knop !== geland) keep(knop)
      geland = null
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
/** Nobody reads and presses quicker than this: a bot's haste is no part of what is measured. */
const PAS_MS = 1_000

interface Opdracht {
  readonly drukken: readonly Druk[]
  readonly geduldMs: number
  readonly pasMs: number
}

/** Presses the same buttons with the same pauses, and returns the ms between frames meanwhile; runs in the page. */
async function pressAgain({ drukken, geduldMs, pasMs }: Opdracht): Promise<readonly number[]> {
  const knoppen = (): readonly HTMLButtonElement[] => [
    ...document.querySelectorAll<HTMLButtonElement>('.lhs-spel button:not(:disabled)'),
  ]
  const naamVan = (knop: HTMLButtonElement): string =>
    knop.getAttribute('aria-label') ?? knop.textContent
  /** What a button is called, without where it happens to be. */
  const kern = (naam: string): string => naam.split(',')[0] ?? naam
  const search = (naam: string): HTMLButtonElement | undefined =>
    knoppen().find((knop) => naamVan(knop) === naam) ??
    knoppen().find((knop) => kern(naamVan(knop)) === kern(naam))
  function press(knop: HTMLButtonElement): void {
    const finger = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true }
    knop.dispatchEvent(new PointerEvent('pointerdown', finger))
    knop.dispatchEvent(new PointerEvent('pointerup', finger))
    knop.click()
  }
  const duren: number[] = []
  let vorige = await new Promise(requestAnimationFrame)
  let wacht = 0
  for (let nr = 0; nr < drukken.length;) {
    const nu = await new Promise(requestAnimationFrame)
    duren.push(nu - vorige)
    wacht += nu - vorige
    vorige = nu
    const druk = drukken[nr]
    const pas = Math.max(pasMs, druk?.naMs ?? 0)
    if (!druk || wacht < pas) continue
    const knop = search(druk.naam)
    if (knop) press(knop)
    if (!knop && wacht < pas + geduldMs) continue
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
  page.evaluate(pressAgain, { drukken, geduldMs: GEDULD_MS, pasMs: PAS_MS })
