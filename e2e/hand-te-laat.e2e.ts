import { describe, expect, it } from 'vitest'
import { isGoedGespeld, raamMet, vieseRamen, vieseWoorden } from '../rig/spellers/glazenwasser.ts'
import { spelStaat } from '../rig/spellers/speel.ts'
import { opnieuw } from './bezoek.ts'
import { metOmgeving, moet } from './omgeving.ts'

const omgeving = metOmgeving()
const GEDULD_MS = 60_000

async function open(spel: string) {
  const bezoek = await opnieuw(omgeving.browser, { breedte: 820, hoogte: 700, beweegt: true })
  await bezoek.page.goto(`${omgeving.stack.url}/dev/spellen?spel=${spel}&groep=5`)
  await spelStaat(bezoek.page)
  return bezoek
}

/**
 * Presses, as soon as the correction goes away, where its button was and then elsewhere; writes down on the page which of these presses
 * the game heard.
 */
function pressTooLate(): void {
  const kaart = document.querySelector('.lhs-correctie')
  const knop = kaart?.querySelector('.lhs-snap')?.getBoundingClientRect()
  const spel = document.querySelector('.lhs-spel')
  if (!kaart || !knop || !spel) throw new Error('a correction')
  const gehoord: string[] = []
  Object.assign(globalThis, { gehoord })
  const press = (waar: string, x: number, y: number): void => {
    const doel = document.elementFromPoint(x, y)
    const hear = (): number => gehoord.push(waar)
    window.addEventListener('click', hear)
    const bij = { bubbles: true, clientX: x, clientY: y, detail: 1 }
    doel?.dispatchEvent(new PointerEvent('pointerdown', bij))
    doel?.dispatchEvent(new MouseEvent('click', bij))
    window.removeEventListener('click', hear)
  }
  const wacht = new MutationObserver(() => {
    if (kaart.isConnected) return
    wacht.disconnect()
    press('op de kaart', knop.x + knop.width / 2, knop.y + knop.height / 2)
    press('ernaast', 8, spel.getBoundingClientRect().height / 2)
    document.documentElement.dataset['gedrukt'] = ''
  })
  wacht.observe(spel, { childList: true })
}

describe('a hand that comes too late', () => {
  it.each([
    ['went away by itself', false],
    ['was closed', true],
  ])(
    'presses nothing where the correction just %s, and all that is beside it',
    async (_, sluit) => {
      const { page, context, klachten } = await open('glazenwasser')
      await vieseRamen(page).first().waitFor()
      const fout = moet(
        (await vieseWoorden(page)).find((woord) => !isGoedGespeld(woord)),
        'fout woord',
      )
      await raamMet(page, fout).press('Enter')
      await page.getByRole('button', { name: 'Wassen', exact: true }).press('Enter')
      await page.locator('.lhs-correctie').waitFor()
      await page.evaluate(pressTooLate)
      if (sluit) await page.locator('.lhs-snap').click()
      await page.locator('html[data-gedrukt]').waitFor({ timeout: GEDULD_MS })
      expect(
        await page.evaluate(() => (globalThis as unknown as { gehoord: string[] }).gehoord),
      ).toEqual(['ernaast'])
      expect(klachten).toEqual([])
      await context.close()
    },
  )

  it('holds nothing any longer once what it dragged went another way', async () => {
    const { page, context, klachten } = await open('postbezorger')
    const brief = page.locator('.po-envelop').first()
    await brief.waitFor()
    const vak = moet(await brief.boundingBox(), 'a letter')
    const [x, y] = [vak.x + vak.width / 2, vak.y + vak.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 40, y - 40, { steps: 4 })
    const hand = page.locator('.po-sleep')
    await hand.waitFor()
    await page.locator('.po-huis').first().press('Enter')
    await hand.waitFor({ state: 'detached' })
    await page.mouse.up()
    // The letter is at the house of the keys: who lives there takes it, or says that it is not for them.
    await page.locator('.po-deur, .po-ballon').waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })
})
