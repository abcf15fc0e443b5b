import type { CDPSession, Locator, Page } from 'playwright-core'
import { moet } from '../omgeving.ts'
import { botVan } from '../../rig/spellers/speel.ts'

/** Makes a device that plays no sound and has no voices; runs before the page. */
export function zonderGeluid(): void {
  const refuse = () => new DOMException('no sound here', 'NotAllowedError')
  Object.assign(globalThis, {
    AudioContext: function AudioContext() {
      throw refuse()
    },
  })
  Reflect.deleteProperty(globalThis, 'speechSynthesis')
  HTMLMediaElement.prototype.play = () => Promise.reject(refuse())
}

export interface Punt {
  readonly x: number
  readonly y: number
}

export async function midden(knop: Locator): Promise<Punt> {
  const { x, y, width, height } = moet(await knop.boundingBox(), 'a place on the screen')
  return { x: x + width / 2, y: y + height / 2 }
}

/** Returns the middle of the first and of the last thing that can be answered. */
async function tweeVragen(page: Page): Promise<readonly [Punt, Punt]> {
  const vragen = (await botVan(page)).vragen(page)
  return [await midden(vragen.first()), await midden(vragen.last())]
}

/** Makes a screen that can feel two fingers. */
export async function metVingers(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
  return cdp
}

export const hit = (
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  punten: Punt[],
) =>
  cdp.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: punten.map(({ x, y }, id) => ({ x, y, id })),
  })

/** Puts two fingers on two answers at the same moment, slides them a little and lifts them. */
export async function tweeVingers(page: Page, cdp: CDPSession): Promise<void> {
  const [een, twee] = await tweeVragen(page)
  await hit(cdp, 'touchStart', [een, twee])
  await hit(cdp, 'touchMove', [
    { x: een.x + 9, y: een.y + 6 },
    { x: twee.x - 9, y: twee.y - 6 },
  ])
  await hit(cdp, 'touchEnd', [])
}

/** Turns the tablet while a finger drags. */
export async function turnOnderDeHand(page: Page, cdp: CDPSession): Promise<void> {
  const { width, height } = moet(page.viewportSize(), 'a screen')
  const [{ x, y }] = await tweeVragen(page)
  await hit(cdp, 'touchStart', [{ x, y }])
  await hit(cdp, 'touchMove', [{ x: x + 14, y: y - 22 }])
  await page.setViewportSize({ width: height, height: width })
  await hit(cdp, 'touchMove', [{ x: height / 2, y: width / 2 }])
  await hit(cdp, 'touchEnd', [])
  await page.waitForFunction(
    (breed) => document.querySelector('.lhs-doek canvas')?.clientWidth === breed,
    height,
  )
}

/** Holds a key down, as somebody does who leans on it. */
export async function leunOpEnter(page: Page): Promise<void> {
  await (await botVan(page)).vragen(page).first().focus()
  for (let n = 0; n < 30; n += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}

/** Hides the tab behind another one; an hour later it is visible again. */
export async function uurWeg(page: Page): Promise<void> {
  const show = (stand: 'hidden' | 'visible') =>
    page.evaluate((nu) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => nu })
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => nu === 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    }, stand)
  await page.clock.install()
  await show('hidden')
  await page.clock.fastForward('01:00:00')
  await show('visible')
}

/** Makes software that draws in place of a GPU pass for one; runs before the page. */
export function alsGpu(): void {
  const vraagDoek = HTMLCanvasElement.prototype.getContext
  const vraagNaam = WebGL2RenderingContext.prototype.getParameter
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, soort: string, opties?: WebGLContextAttributes) {
      const wens = soort === 'webgl2' ? { ...opties, failIfMajorPerformanceCaveat: false } : opties
      return Reflect.apply(vraagDoek, this, [soort, wens])
    },
  })
  Object.assign(WebGL2RenderingContext.prototype, {
    getParameter(this: WebGL2RenderingContext, wat: number) {
      const antwoord: unknown = Reflect.apply(vraagNaam, this, [wat])
      return typeof antwoord === 'string' ? antwoord.replaceAll(/swiftshader/gi, 'GPU') : antwoord
    },
  })
}

/** Returns whether the current picture is drawn by WebGL. */
export const isDoorGpu = (page: Page): Promise<boolean> =>
  page
    .locator('.lhs-doek[data-klaar=ja] canvas')
    .first()
    .evaluate((doek) => (doek as HTMLCanvasElement).getContext('webgl2') !== null)

/** Kills the process that draws, as a driver crash does; resolves when there is another picture. */
export async function crashGpu(page: Page): Promise<void> {
  const oud = await page.locator('.lhs-doek canvas').first().elementHandle()
  const cdp = await moet(page.context().browser(), 'a browser').newBrowserCDPSession()
  await cdp.send('Browser.crashGpuProcess')
  await page.waitForFunction((doek) => doek?.isConnected === false, oud)
  await page.locator('.lhs-doek[data-klaar=ja] canvas').waitFor({ state: 'attached' })
}

/** Takes the drawing context away, as a device may; resolves when there is another picture. */
export async function verliesBeeld(page: Page): Promise<void> {
  const oud = await page.locator('.lhs-doek canvas').first().elementHandle()
  await oud?.evaluate((doek) => doek.dispatchEvent(new Event('contextlost', { cancelable: true })))
  await page.waitForFunction((doek) => doek?.isConnected === false, oud)
  await page.locator('.lhs-doek[data-klaar=ja] canvas').waitFor({ state: 'attached' })
}
