import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../rig/browser.ts'
import { NAAR_KAART } from '../rig/spellers/scherm.ts'
import { play } from '../rig/spellers/speel.ts'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { OP_DE_TELEFOON, opnieuw, signIn } from './bezoek.ts'
import { moet } from './omgeving.ts'
import { startStack, type Stack } from './stack.ts'

let browser: Browser
let stack: Stack

beforeAll(async () => {
  browser = await launchBrowser()
  stack = await startStack(inject('postgres'))
})
afterAll(async () => {
  await browser?.close()
  await stack?.close()
})

/** Returns the first pupil of a year at the first school of a country. */
function leerlingVan(land: 'nl' | 'be', jaargroep: number) {
  const scholen = SEED_ADMINS.filter((admin) => admin.land === land && admin.soort === 'school')
  const alle = scholen.flatMap(({ groepen }) => groepen.flatMap(({ leerlingen }) => leerlingen))
  const leerling = alle.find((een) => een.jaargroep === jaargroep)
  const { id, ...account } = moet(leerling, `a pupil of groep ${jaargroep}`)
  return { id, ...account, userId: id }
}

interface Rij {
  readonly woord_id: string
  readonly categorie: string
  readonly correct: boolean
}

const antwoordenVan = (leerlingId: string): Promise<Rij[]> =>
  stack.query<Rij>(
    `select woord_id, categorie, correct from antwoord
      where leerling_id = $1 and poging = 1 order by gegeven_op, volgnummer`,
    [leerlingId],
  )

/** Opens the first window of the island of verbs from the map. */
async function openRaam(page: Page): Promise<void> {
  const eiland = page.getByRole('button', { name: /^Werkwoorden, \d+ van \d+/ })
  await eiland.press('Enter')
  const paneel = page.getByRole('dialog', { name: 'Werkwoorden' })
  await paneel.getByRole('link').first().press('Enter')
  await page.waitForURL(/\/somvensters\/[^/]+$/)
}

describe('the island of verbs, which used to lie in the mist', () => {
  it.each([
    ['nl', 6, 'Flipperkast', 'Hoe schrijf je het werkwoord daar?'],
    ['be', 5, 'Wortelboer', 'Lees de zin en trek de wortel uit de grond.'],
  ] as const)(
    'lets a pupil in %s, groep %i, put verbs in their sentences on its first day, in %s',
    async (land, jaargroep, spel, zin) => {
      const leerling = leerlingVan(land, jaargroep)
      await stack.beginOpnieuw(leerling.id)
      const { page } = await opnieuw(browser, OP_DE_TELEFOON)
      await signIn(page, land === 'be' ? stack.vlaamseUrl : stack.url, leerling)
      await page.waitForURL(/\/landkaart$/)
      await openRaam(page)
      await page.getByRole('radio', { name: new RegExp(`^${spel}`) }).press(' ')
      await page.getByRole('link', { name: 'Spelen', exact: true }).press('Enter')
      await page.waitForURL(new RegExp(`/spellen/${spel.toLowerCase()}$`))
      const uitleg = page.getByRole('dialog', { name: 'Zo speel je' })
      await uitleg.getByText(zin).waitFor()
      const gespeeld = await play(page, { fouten: (beurt) => beurt % 4 === 2 })
      await page.getByRole('dialog').getByRole('button', { name: NAAR_KAART }).press('Enter')
      await page.waitForURL(/\/(landkaart|somvensters\/[^/]+)$/)
      await expect
        .poll(async () => (await antwoordenVan(leerling.id)).length, { timeout: 15_000 })
        .toBe(gespeeld.length)
      const rijen = await antwoordenVan(leerling.id)
      expect(rijen.every(({ woord_id }) => /^ww:[^:]+:\d+$/.test(woord_id))).toBe(true)
      expect(new Set(rijen.map(({ categorie }) => categorie))).toEqual(new Set(['ww-tt']))
      expect(rijen.map(({ correct }) => correct)).toEqual(gespeeld.map(({ goed }) => goed))
      expect(rijen.some(({ correct }) => !correct)).toBe(true)
    },
  )

  it('is still in the mist for a pupil who does not learn verbs yet (decoy)', async () => {
    const leerling = leerlingVan('nl', 3)
    const { page } = await opnieuw(browser)
    await signIn(page, stack.url, leerling)
    await page.waitForURL(/\/landkaart$/)
    await page.getByRole('button', { name: 'Werkwoorden, nog in de mist' }).waitFor()
    expect(await page.getByRole('button', { name: /^Werkwoorden, \d/ }).count()).toBe(0)
  })
})
