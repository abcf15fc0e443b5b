import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signIn, opnieuw } from './bezoek.ts'
import { kind, metOmgeving } from './omgeving.ts'
import { hasEverything } from './scherm.ts'

const omgeving = metOmgeving()
const JOURNEY_MS = 240_000

/** Screens in CSS pixels with the text sizes in percent that they are read at. */
const SCHERMEN: readonly (readonly [breedte: number, hoogte: number, tekst: readonly number[]])[] =
  [
    [1366, 650, [100, 200]],
    [1280, 800, [150, 200]],
    [1024, 768, [100, 125]],
    [768, 1024, [100, 125]],
    [390, 844, [100, 200]],
    [844, 390, [100]],
    [320, 640, [200]],
    // A laptop that is zoomed in four times.
    [320, 256, [100]],
  ]

/**
 * Returns what covers what on the map, at three places of what scrolls: names of islands, the boat, the big button, the name, the
 * week, the shells and the round buttons; and what stands out of the screen at its sides.
 */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const DELEN = [
      '.eiland-bordje',
      '.verder-boot',
      '.verder-knop',
      '.naam-bordje',
      '.kaart-stand > *',
      '.kaart-knoppen > button',
      '.leerling-kop > *',
    ]
    const fouten = new Set<string>()
    const kader = (el: Element) => {
      const { top, bottom, left, right } = el.getBoundingClientRect()
      return { top, bottom, left, right }
    }
    /** What is left of an element's box within everything that clips it. */
    const zichtbaar = (el: Element) => {
      const vak = kader(el)
      for (let om = el.parentElement; om; om = om.parentElement) {
        if (getComputedStyle(om).overflowY === 'visible') continue
        const rand = kader(om)
        vak.top = Math.max(vak.top, rand.top)
        vak.bottom = Math.min(vak.bottom, rand.bottom)
      }
      return vak
    }
    const look = (): void => {
      const alle = DELEN.flatMap((deel) =>
        [...document.querySelectorAll(deel)].map((el) => ({
          naam: `${deel} ${el.textContent?.trim().slice(0, 16)}`,
          el,
          vak: zichtbaar(el),
        })),
      ).filter(({ vak }) => vak.bottom - vak.top > 1 && vak.right - vak.left > 1)
      for (const [i, een] of alle.entries()) {
        if (een.vak.left < -1 || een.vak.right > innerWidth + 1)
          fouten.add(`${een.naam} stands out`)
        for (const ander of alle.slice(i + 1)) {
          // The boat lies on its own button.
          if ([een, ander].every(({ naam }) => naam.startsWith('.verder'))) continue
          const hoog =
            Math.min(een.vak.bottom, ander.vak.bottom) - Math.max(een.vak.top, ander.vak.top)
          const breed =
            Math.min(een.vak.right, ander.vak.right) - Math.max(een.vak.left, ander.vak.left)
          if (hoog > 2 && breed > 2) fouten.add(`${een.naam} covers ${ander.naam}`)
        }
      }
    }
    const rollers = [...document.querySelectorAll('.kaart-zee, .kaart-rol')]
    for (const deel of [0, 0.5, 1]) {
      for (const el of rollers) {
        const over = el.scrollHeight - el.clientHeight
        el.scrollTop =
          getComputedStyle(el).flexDirection === 'column-reverse' ? -over * deel : over * deel
      }
      await new Promise((klaar) => requestAnimationFrame(klaar))
      look()
    }
    return [...fouten]
  })
}

/** The size of text, in pixels, of a browser whose user never changed it. */
const GEWONE_TEKST = 16

/** Opens the map in a browser whose user set this text size. */
async function openMap(page: Page, procent: number): Promise<void> {
  const standard = (GEWONE_TEKST * procent) / 100
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await page.reload()
  await page.locator('.kaart-knoppen').waitFor()
  await hasEverything(page)
  const maat = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(maat).toBe(`${standard}px`)
}

describe('the map', () => {
  it(
    'covers no name, boat or button with another, at every size of screen and text',
    async () => {
      const { stack, browser } = omgeving
      const { page, context, klachten } = await opnieuw(browser)
      await signIn(page, stack.url, kind(7))
      await page.locator('.kaart-knoppen').waitFor()
      const fouten: string[] = []
      for (const [width, height, teksten] of SCHERMEN) {
        await page.setViewportSize({ width, height })
        for (const tekst of teksten) {
          await openMap(page, tekst)
          const hier = await covered(page)
          fouten.push(...hier.map((fout) => `${width}×${height} at ${tekst} %: ${fout}`))
        }
      }
      expect(fouten).toEqual([])
      // The same eyes see a boat that lies on a name.
      await page.setViewportSize({ width: 1366, height: 650 })
      await openMap(page, 100)
      await page.evaluate(() => {
        const boot = document.querySelector<HTMLElement>('.verder-boot')
        const bordje = document.querySelector('.eiland-bordje')?.getBoundingClientRect()
        if (!boot || !bordje) return
        boot.style.cssText = `position: fixed; translate: none; margin: 0; top: 0; left: 0`
        const { left, top } = boot.getBoundingClientRect()
        boot.style.left = `${bordje.left - left}px`
        boot.style.top = `${bordje.top - top}px`
      })
      expect(await covered(page)).not.toEqual([])
      expect(klachten).toEqual([])
      await context.close()
    },
    JOURNEY_MS,
  )
})
