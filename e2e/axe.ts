import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const bron = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const ALLES: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** Another theme changes only colours. */
const KLEUR: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast'] }

declare global {
  interface Window {
    /** Put there by the test. */
    readonly axe?: { run(root: Document, options: RunOptions): Promise<AxeResults> }
  }
}

/**
 * Makes rows outside the window visible, since their text would not be judged otherwise. It also turns transitions off, so that
 * colours are judged in their final state: rows that have just come into view would still have those of the other theme.
 */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const vel = new CSSStyleSheet()
    vel.replaceSync('* { content-visibility: visible !important; transition: none !important; }')
    document.adoptedStyleSheets = [vel]
  })
}

/** Waits until everything that moves to another colour or place has arrived; endless animations are left alone. */
async function isTotRust(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const eindig = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.allSettled(eindig.map(({ finished }) => finished))
  })
}

/** Returns what axe finds wrong, as one line per rule and element. */
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

/** How a screen is viewed. */
export interface Weergave {
  readonly breedte: number
  readonly donker: boolean
}

/** Light and dark, on a phone and on a desktop. */
export const WEERGAVEN: readonly Weergave[] = [
  { breedte: 1440, donker: false },
  { breedte: 1440, donker: true },
  { breedte: 390, donker: true },
  { breedte: 390, donker: false },
]

/** Each width and each theme once, which is how most screens are checked. */
const ENKELE: readonly Weergave[] = WEERGAVEN.filter(
  ({ breedte, donker }) => breedte > 800 !== donker,
)

/** Returns how far a page can be scrolled sideways, in pixels. */
export async function uitsteeksel(page: Page): Promise<number> {
  return page.evaluate(() => {
    const el = document.scrollingElement ?? document.documentElement
    return el.scrollWidth - el.clientWidth
  })
}

/**
 * Returns the faults of the current screen in the given views. With all four views, the dark ones are checked for colours only.
 */
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
    // A change of size or theme is shown in the next frames, and a game waits a moment before it follows.
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
