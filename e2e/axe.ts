import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const bron = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const ALLES: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** Another theme changes colours and nothing else. */
const KLEUR: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast'] }

declare global {
  interface Window {
    /** Put there by the test. */
    readonly axe?: { run(root: Document, options: RunOptions): Promise<AxeResults> }
  }
}

/**
 * Rows outside the window count as well: without this their text would not be judged. Colours are judged where
 * they arrive, not on their way: rows that just came into sight would still show those of the other theme.
 */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const vel = new CSSStyleSheet()
    vel.replaceSync('* { content-visibility: visible !important; transition: none !important; }')
    document.adoptedStyleSheets = [vel]
  })
}

/** Waits until what moves to another colour or place has arrived; what moves for ever is left alone. */
async function isTotRust(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const eindig = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.allSettled(eindig.map(({ finished }) => finished))
  })
}

/** What axe finds wrong: a line per rule and element. */
async function find(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(bron)
  const { violations } = await page.evaluate(
    (opties) => window.axe?.run(document, opties) ?? Promise.reject(new Error('no axe')),
    options,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

/** How a screen is looked at. */
export interface Weergave {
  readonly breedte: number
  readonly donker: boolean
}

/** Light and dark, on a phone and on a desk. */
export const WEERGAVEN: readonly Weergave[] = [
  { breedte: 1440, donker: false },
  { breedte: 1440, donker: true },
  { breedte: 390, donker: true },
  { breedte: 390, donker: false },
]

/** Each width and each theme once: what most screens are looked at in. */
const ENKELE: readonly Weergave[] = WEERGAVEN.filter(
  ({ breedte, donker }) => breedte > 800 !== donker,
)

/** How far a page can be moved sideways, in pixels. */
export async function uitsteeksel(page: Page): Promise<number> {
  return page.evaluate(() => {
    const el = document.scrollingElement ?? document.documentElement
    return el.scrollWidth - el.clientWidth
  })
}

/** Faults of the screen as it stands, in the given views; of the four in dark the colours alone. */
export async function check(
  page: Page,
  weergaven: readonly Weergave[] = ENKELE,
): Promise<string[]> {
  const fouten: string[] = []
  for (const { breedte, donker } of weergaven) {
    await page.setViewportSize({ width: breedte, height: 844 })
    await showEverything(page)
    await page.evaluate(
      (thema) => {
        document.documentElement.dataset['theme'] = thema
      },
      donker ? 'dark' : 'light',
    )
    // A change of size or theme is shown in the next frames; the game waits a moment with it.
    await page.waitForTimeout(200)
    await isTotRust(page)
    const waar = `${new URL(page.url()).pathname} ${breedte} ${donker ? 'dark' : 'light'}`
    const gevonden = await find(page, donker && weergaven.length > ENKELE.length ? KLEUR : ALLES)
    fouten.push(...gevonden.map((fout) => `${waar} ${fout}`))
    const over = await uitsteeksel(page)
    if (over > 0) fouten.push(`${waar} moves ${over} px sideways`)
  }
  return fouten
}
