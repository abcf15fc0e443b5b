import { TRAPPEN } from '@letterhaven/contracts/trap'
import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import { MANIFESTS } from '@letterhaven/games/manifests'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dezeBoom, drawBy } from '../rig/loting.ts'
import { opnieuw } from './bezoek.ts'
import { metOmgeving } from './omgeving.ts'
import { listMisplaatst } from './spellen/maten.ts'

const omgeving = metOmgeving()
const JOURNEY_MS = 300_000
/** The size of text, in pixels, of a browser whose user never changed it. */
const GEWONE_TEKST = 16

type Scherm = readonly [breedte: number, hoogte: number]

/** A phone, a tablet, a low laptop, and a laptop that is zoomed in four times. */
const SCHERMEN: readonly Scherm[] = [
  [390, 844],
  [768, 1024],
  [1366, 650],
  [320, 256],
]
/** Text sizes in percent, with the screens that they are read at. */
const TEKSTEN: readonly (readonly [tekst: number, schermen: readonly Scherm[]])[] = [
  [100, SCHERMEN],
  [200, SCHERMEN],
  [400, [[390, 844]]],
]
const KLAAR = SPEL_IDS.filter((id) => MANIFESTS[id].status === 'klaar')

/** By night every stage of every game at its beginning and late; by day some of these, drawn by the tree. */
const STANDEN = KLAAR.flatMap((spel) =>
  (['begin', 'laat'] as const).flatMap((pose) =>
    TRAPPEN.map((trap) => ({ spel, pose, trap, naam: `${spel} ${pose} ${trap}` })),
  ),
)
const GETROKKEN = drawBy(
  dezeBoom(),
  STANDEN.map(({ naam }) => naam),
  { waarvoor: 'spel-maten', eenOp: 6 },
)

/** Waits until the picture of a game is there in the size of the window as it is now, and the words are laid out over it. */
async function waitForPicture(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const doek = document.querySelector<HTMLElement>('.lhs-doek[data-klaar="ja"]')
    const [beeld, ...oude] = doek?.querySelectorAll('canvas') ?? []
    if (!doek || !beeld || oude.length > 0) return false
    const { width, height } = beeld.style
    return width === `${doek.clientWidth}px` && height === `${doek.clientHeight}px`
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((klaar) => requestAnimationFrame(() => requestAnimationFrame(klaar)))
  })
}

/** Returns what is wrong, once that no longer changes: what is measured first may still be on its way to its place. */
async function look(page: Page): Promise<string[]> {
  await waitForPicture(page)
  let fouten = await page.evaluate(listMisplaatst)
  for (let vorige: string[] = []; fouten.length > 0 && `${fouten}` !== `${vorige}`;) {
    vorige = fouten
    await waitForPicture(page)
    fouten = await page.evaluate(listMisplaatst)
  }
  return fouten
}

interface Stand {
  readonly spel: SpelId
  readonly pose: string
  readonly trap: number
}

/** Opens a game in a browser whose user set this text size. */
async function openSpel(page: Page, { spel, pose, trap }: Stand, procent: number): Promise<void> {
  const standard = (GEWONE_TEKST * procent) / 100
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
  const vraag = `spel=${spel}&trap=${trap}&pose=${pose}&rustig`
  await page.goto(`${omgeving.stack.url}/dev/spellen?${vraag}`)
  await page.locator('.lhs-hud').waitFor()
  const maat = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(maat).toBe(`${standard}px`)
}

describe('the layout of every game', () => {
  it.each(STANDEN.filter(({ naam }) => GETROKKEN.has(naam)))(
    '$spel, $pose, stage $trap, has no word or control that is covered, cut off or broken, at every size of screen and text',
    async (stand) => {
      const { page, context, klachten } = await opnieuw(omgeving.browser)
      const fouten: string[] = []
      for (const [tekst, schermen] of TEKSTEN) {
        let isOpen = false
        for (const [width, height] of schermen) {
          await page.setViewportSize({ width, height })
          if (!isOpen) await openSpel(page, stand, tekst)
          isOpen = true
          const hier = await look(page)
          fouten.push(...hier.map((fout) => `${width}×${height} at ${tekst} %: ${fout}`))
        }
      }
      expect(fouten).toEqual([])
      expect(klachten).toEqual([])
      await context.close()
    },
    JOURNEY_MS,
  )

  it(
    'is seen to be wrong where a button covers another, a word is cut off, a word breaks, and one stands out of the window',
    async () => {
      const { page, context } = await opnieuw(omgeving.browser, { breedte: 390, hoogte: 844 })
      await openSpel(page, { spel: 'leesraket', pose: 'begin', trap: 1 }, 100)
      expect(await look(page)).toEqual([])
      await page.evaluate(() => {
        const spel = document.querySelector('.lhs-spel')
        if (!spel) return
        const vast = 'position: absolute; z-index: 9; top: 300px; left: 20px; margin: 0'
        const lokvogels = [
          ['button', `${vast}; width: 90px; height: 50px`, 'Lokknop'],
          ['button', `${vast}; width: 90px; height: 50px; translate: 40px 0`, 'Lokvogel'],
          ['p', `${vast}; top: 400px; width: 30px; overflow: hidden`, 'afgeknipt'],
          ['p', `${vast}; top: 460px; width: 3em; word-break: break-all`, 'onderbroken'],
          ['button', `${vast}; top: 540px; width: 90px; height: 40px`, 'Dunne knop'],
          ['button', `${vast}; left: -60px; top: 340px; width: 90px; height: 50px`, 'Randknop'],
        ] as const
        for (const [soort, stijl, tekst] of lokvogels) {
          const el = document.createElement(soort)
          el.style.cssText = stijl
          el.textContent = tekst
          spel.append(el)
        }
      })
      const fouten = (await page.evaluate(listMisplaatst)).join('\n')
      expect(fouten).toMatch(/'Lokknop' covers .*'Lokvogel'/)
      expect(fouten).toMatch(/'afgeknipt' is cut off/)
      expect(fouten).toMatch(/'onderbroken' is broken after/)
      expect(fouten).toMatch(/'Dunne knop' is too small to press: 40 px/)
      expect(fouten).toMatch(/'Randknop' is cut off/)
      expect(fouten).toMatch(/'Randknop' cannot be pressed/)
      await context.close()
    },
    JOURNEY_MS,
  )
})
