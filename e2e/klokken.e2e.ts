import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Bezoek, signIn, opnieuw } from './bezoek.ts'
import { dezeBoom, drawBy } from '../rig/loting.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { skewKlok } from './scheve-klok.ts'
import { staatStil } from './scherm.ts'

const omgeving = metOmgeving()
const UUR = 60
const DAG = 24 * UUR
/** By how many minutes the device is wrong; two of these by day. */
const SCHEEF = [...drawBy(dezeBoom(), [-DAG, -2, 30, 6 * UUR, DAG].map(String))].map(Number)

async function opToestel(minuten: number): Promise<Bezoek> {
  const bezoek = await opnieuw(omgeving.browser)
  await skewKlok(bezoek.context, minuten)
  return bezoek
}

const kop = (page: Page) => page.getByRole('heading', { level: 1, name: 'Groepen' })
const dialoog = (page: Page) => page.getByRole('dialog', { name: 'Wil je doorgaan?' })

async function chooseSchool(page: Page): Promise<void> {
  await page.goto(`${omgeving.stack.url}/app/auth/login-sso`)
  await page.getByRole('button', { name: 'Demoschool' }).click()
  await page.getByRole('button', { name: /Leerkracht bij/ }).click()
}

/** Sets the end of the session that the page knows to this many minutes from now, by the true clock. */
async function setEinde(page: Page, minuten: number): Promise<void> {
  await page.evaluate(
    (exp) => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>
      localStorage.setItem('user', JSON.stringify({ ...user, exp }))
    },
    Math.floor(Date.now() / 1000) + minuten * 60,
  )
}

describe.each(SCHEEF)('on a device whose clock is %i minutes wrong', (minuten) => {
  it('a school account comes in, and is in after a reload', async () => {
    const { page, context, klachten } = await opToestel(minuten)
    await chooseSchool(page)
    await kop(page).waitFor()
    await page.reload()
    await kop(page).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/groepen$/)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('a password comes in, stays in at every reload, and is asked for again five minutes before the end', async () => {
    const { page, context, klachten } = await opToestel(minuten)
    const { accounts } = schoolVan(omgeving.stack, 'nl')
    await signIn(page, omgeving.stack.url, moet(accounts.docent, 'docent'))
    await kop(page).waitFor()
    for (let n = 0; n < 2; n += 1) {
      await page.reload()
      await kop(page).waitFor()
    }
    await setEinde(page, 8)
    await page.reload()
    await staatStil(page)
    expect(await dialoog(page).count()).toBe(0)
    await setEinde(page, 4)
    await page.reload()
    await dialoog(page).waitFor()
    // The page says the time that this device will show.
    const einde = new Date(Date.now() + (minuten + 4) * 60_000)
    const rond = [-1, 0, 1].map((anders) =>
      new Intl.DateTimeFormat('nl', {
        timeStyle: 'short',
        timeZone: 'Europe/Amsterdam',
      }).format(einde.getTime() + anders * 60_000),
    )
    const gezegd = /Om (\d\d:\d\d) uur/.exec(moet(await dialoog(page).textContent(), 'tekst'))
    expect(rond).toContain(gezegd?.[1])
    expect(klachten).toEqual([])
    await context.close()
  })
})

describe('a device whose clock is set right between two visits', () => {
  it.each([-DAG, DAG])('after it was %i minutes wrong, is still signed in', async (minuten) => {
    const { page, context, klachten } = await opToestel(minuten)
    const { accounts } = schoolVan(omgeving.stack, 'nl')
    await signIn(page, omgeving.stack.url, moet(accounts.docent, 'docent'))
    await kop(page).waitFor()
    // The stored session is moved to a device with the right time.
    const bewaard = await page.evaluate(() => Object.entries(localStorage))
    expect(bewaard.map(([naam]) => naam)).toContain('klok_scheef')
    const goed = await opnieuw(omgeving.browser)
    await goed.page.goto(`${omgeving.stack.url}/licenties`)
    await goed.page.evaluate((alles) => {
      for (const [naam, waarde] of alles) localStorage.setItem(naam, waarde)
    }, bewaard)
    await goed.page.goto(page.url())
    await kop(goed.page).waitFor()
    await expect
      .poll(() => goed.page.evaluate(() => Math.abs(Number(localStorage.getItem('klok_scheef')))))
      .toBeLessThan(60_000)
    expect([...klachten, ...goed.klachten]).toEqual([])
    await goed.context.close()
    await context.close()
  })
})

describe('a token that is not believed', () => {
  it('is said in Dutch, and what was wrong with it is in the log of the browser', async () => {
    const { page, context } = await opToestel(0)
    const gelogd: string[] = []
    page.on('console', (bericht) => gelogd.push(bericht.text()))
    await page.route('**/api/auth/public-key', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Deze pagina is geblokkeerd</h1>' }),
    )
    await chooseSchool(page)
    await page.getByRole('alert').getByText('Inloggen met je schoolaccount lukte niet').waitFor()
    expect(gelogd).toContain('failed to get public key')
    expect(await page.getByText('failed to').count()).toBe(0)
    await context.close()
  })
})
