import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { GroepPagina } from '@letterhaven/contracts/groep'
import { unpack } from '@letterhaven/testkit/unpack'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { check, WEERGAVEN } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { staatStil } from './scherm.ts'

const omgeving = metOmgeving()
const groep = moet(SEED_ADMINS[0]?.groepen[1], 'groep')
const AANTAL = 1000

/** Returns the same id for a place at every call: a page that asks again must find the pupils that it has. */
const idOp = (plek: number): string => `00000000-0000-4000-8000-${String(plek).padStart(12, '0')}`

/** A name that a spreadsheet would evaluate as a formula. */
const FORMULE = '=1+1'
const ELKE_HOEVEELSTE = 10

/** Repeats the pupils of the group that the server sends until there are a thousand, some with such a name. */
function multiply(pagina: GroepPagina) {
  const { leerlingen } = pagina
  const rijen = Array.from({ length: AANTAL }, (_, i) => {
    const leerling = moet(leerlingen[i % leerlingen.length], 'leerling')
    const naam = { ...leerling.naam, voornaam: FORMULE }
    return { ...leerling, id: idOp(i), ...(i % ELKE_HOEVEELSTE === 0 && { naam }) }
  })
  return { ...pagina, leerlingen: rijen }
}

/** Opens the page of a group of a thousand, ordered by name. */
async function opLangeLijst(perform: (page: Page) => Promise<void>): Promise<void> {
  const { stack, browser } = omgeving
  const { context, page, klachten } = await opnieuw(browser)
  const school = schoolVan(stack, 'nl')
  await signIn(page, stack.url, moet(school.accounts.schooladmin, 'schooladmin'))
  const pad = `/admins/${school.adminId}/groepen/${groep.id}`
  await page.route(`**/api${pad}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: multiply(await response.json()) })
  })
  await page.goto(`${stack.url}${pad}/leerlingen?sorteer=achternaam`)
  await staatStil(page)
  await perform(page)
  expect(klachten).toEqual([])
  await context.close()
}

/** Exports what is chosen as a file of this kind. */
async function exportAll(page: Page, soort: string): Promise<Buffer> {
  const balk = page.getByRole('region', { name: 'Acties voor de selectie' })
  await balk.getByRole('button', { name: /Exporteren/ }).click()
  const komt = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: soort }).click()
  return readFile(await (await komt).path())
}

const rijen = (page: Page) => page.locator('.lh-rij')
const rij = (page: Page, nummer: number) => page.locator(`.lh-rij[aria-posinset="${nummer}"]`)
const vak = (page: Page, nummer: number) => rij(page, nummer).locator('.lh-rij-vinkje input')
const focusOp = (page: Page) =>
  page.evaluate(() =>
    Number(document.activeElement?.closest('.lh-rij')?.getAttribute('aria-posinset') ?? 0),
  )

describe('a group of a thousand', () => {
  it('draws what is near, and every row says which of a thousand it is', () =>
    opLangeLijst(async (page) => {
      await rij(page, 1).waitFor()
      await expect.poll(() => rijen(page).count()).toBeLessThan(60)
      await expect.poll(() => rij(page, 1).getAttribute('aria-setsize')).toBe(String(AANTAL))
      expect(await check(page, WEERGAVEN.slice(0, 1))).toEqual([])
      const hoog = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await rij(page, AANTAL).waitFor()
      await expect.poll(() => rijen(page).count()).toBeLessThan(60)
      // A bad guess of the space of other rows would make the page jump while scrolling.
      const nu = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(Math.abs(nu - hoog) / hoog).toBeLessThan(0.02)
    }))

  it('is walked to both ends and further, and a row keeps its focus when it is scrolled away', () =>
    opLangeLijst(async (page) => {
      await vak(page, 2).focus()
      await page.keyboard.press('End')
      expect(await focusOp(page)).toBe(AANTAL)
      for (let i = 0; i < 30; i += 1) await page.keyboard.press('ArrowUp')
      expect(await focusOp(page)).toBe(AANTAL - 30)
      await page.keyboard.press('Home')
      expect(await focusOp(page)).toBe(1)
      for (let i = 0; i < 30; i += 1) await page.keyboard.press('ArrowDown')
      expect(await focusOp(page)).toBe(31)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
      await rij(page, AANTAL / 2).waitFor()
      expect(await focusOp(page)).toBe(31)
      await page.keyboard.press('ArrowDown')
      expect(await focusOp(page)).toBe(32)
    }))

  it('is chosen over rows that were never drawn, by Shift and all at once', () =>
    opLangeLijst(async (page) => {
      await vak(page, 3).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Shift+End')
      await page.getByText('998 geselecteerd').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByLabel('Iedereen in de lijst').click()
      await page.getByText('1.000 geselecteerd').first().waitFor()
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => vak(page, AANTAL).isChecked()).toBe(true)
      const csv = (await exportAll(page, 'CSV')).toString('utf8')
      expect(csv.trimEnd().split('\r\n')).toHaveLength(AANTAL + 1)
    }))

  it('becomes a workbook of every row, in which a name is a text and never a formula', () =>
    opLangeLijst(async (page) => {
      await page.getByLabel('Iedereen in de lijst').click()
      await page.getByText('1.000 geselecteerd').first().waitFor()
      const delen = unpack(await exportAll(page, 'Excel (.xlsx)'))
      const blad = moet(delen.get('xl/worksheets/sheet1.xml'), 'blad')
      const teksten = [
        ...moet(delen.get('xl/sharedStrings.xml'), 'teksten').matchAll(/<t[^>]*>([^<]*)<\/t>/gu),
      ].map(([, tekst]) => tekst)
      const rijenInBlad = [...blad.matchAll(/<row\b/gu)]
      expect(rijenInBlad).toHaveLength(AANTAL + 1)
      // A sheet of this length used to be packed in a worker, which the Content-Security-Policy refuses.
      expect(blad.length).toBeGreaterThan(160_000)
      const cellen = [...blad.matchAll(/<c\b[^>]*\bt="s"[^>]*><v>(\d+)<\/v>/gu)]
      const namen = cellen.filter(([, plek]) => teksten[Number(plek)] === FORMULE)
      expect(namen).toHaveLength(AANTAL / ELKE_HOEVEELSTE)
      expect(blad).not.toMatch(/<f[\s>]/u)
      await page.getByText(/^1\.000 leerlingen in .*\.xlsx$/u).waitFor()
    }))

  it('shows that it works on a file, and says when it did not come and that nothing is lost', () =>
    opLangeLijst(async (page) => {
      await page.getByLabel('Iedereen in de lijst').click()
      // Stands for whatever goes wrong on the way to the file.
      await page.evaluate(() => {
        URL.createObjectURL = () => {
          throw new Error('stuk')
        }
      })
      // The module that makes workbooks is delayed, so that there is something to see.
      const { promise: mag, resolve: laatGaan } = Promise.withResolvers<void>()
      await page.route('**/xlsx-*.js', (route) => mag.then(() => route.continue()))
      const balk = page.getByRole('region', { name: 'Acties voor de selectie' })
      await balk.getByRole('button', { name: /Exporteren/ }).click()
      await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
      await balk.locator('.lh-knop-bezig', { hasText: 'Exporteren' }).waitFor()
      laatGaan()
      await page.getByText('Het bestand is niet gemaakt en er is niets veranderd.').waitFor()
      // The button is there again for the next try, and so is the selection.
      await balk.locator('.lh-knop-bezig').waitFor({ state: 'detached' })
      expect(await page.getByText('1.000 geselecteerd').count()).toBeGreaterThan(0)
    }))

  it('goes on paper whole, or the chosen ones of it, and comes back as it was', () =>
    opLangeLijst(async (page) => {
      await rij(page, 1).waitFor()
      await page.locator('.rij-weken svg').first().waitFor()
      await page.emulateMedia({ media: 'print' })
      await page.waitForFunction((n) => document.querySelectorAll('.lh-rij').length === n, AANTAL)
      expect(await page.locator('.lh-rijen-ruimte').count()).toBe(0)
      // The small charts are there, because paper is drawn only once.
      expect(await page.locator('.rij-lijn-plek').count()).toBe(0)
      await page.emulateMedia({ media: 'screen' })
      await rij(page, 1).waitFor()
      await expect.poll(() => rijen(page).count()).toBeLessThan(60)
      await vak(page, 3).click()
      await page.keyboard.press('Shift+End')
      await page.emulateMedia({ media: 'print' })
      await page.waitForFunction(
        (n) => document.querySelectorAll('.lh-rij-gekozen').length === n,
        AANTAL - 2,
      )
      await page.getByText('Selectie: 998 van de 1.000').waitFor()
    }))
})
