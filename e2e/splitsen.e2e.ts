import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../rig/browser.ts'
import { NAAR_KAART } from '../rig/spellers/scherm.ts'
import { play } from '../rig/spellers/speel.ts'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { OP_DE_TELEFOON, opnieuw, signIn } from './bezoek.ts'
import { moet } from './omgeving.ts'
import { openRuit, openSpel } from './ruit.ts'
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

interface Rij {
  readonly vraag: string
  readonly gegeven: string
  readonly correct: boolean
}

describe('splitting words, which no game played', () => {
  it('lets a pupil of groep 4 cut the words of a rule into pieces, from the map to what is stored', async () => {
    const [school] = SEED_ADMINS.filter(({ land, soort }) => land === 'nl' && soort === 'school')
    const leerlingen = moet(school, 'a school').groepen.flatMap((groep) => groep.leerlingen)
    const leerling = moet(
      leerlingen.find(({ jaargroep }) => jaargroep === 4),
      'a pupil of groep 4',
    )
    await stack.beginOpnieuw(leerling.id)
    const { page } = await opnieuw(browser, OP_DE_TELEFOON)
    await signIn(page, stack.url, { ...leerling, userId: leerling.id })
    await page.waitForURL(/\/landkaart$/)
    await openRuit(page, { eiland: 'Regels', ruit: 'Splitsen' })
    await openSpel(page, { titel: 'Splitsmachine', segment: 'splitsmachine' })
    const gespeeld = await play(page, { fouten: (beurt) => beurt % 4 === 2 })
    await page.getByRole('dialog').getByRole('button', { name: NAAR_KAART }).press('Enter')
    await page.waitForURL(/\/(landkaart|somvensters\/[^/]+)$/)
    const readAll = () =>
      stack.query<Rij>(
        `select vraag, gegeven, correct from antwoord
          where leerling_id = $1 and poging = 1 order by gegeven_op, volgnummer`,
        [leerling.id],
      )
    await expect
      .poll(async () => (await readAll()).length, { timeout: 15_000 })
      .toBe(gespeeld.length)
    const rijen = await readAll()
    expect(new Set(rijen.map(({ vraag }) => vraag))).toEqual(new Set(['splits:kg']))
    expect(rijen.map(({ correct }) => correct)).toEqual(gespeeld.map(({ goed }) => goed))
    expect(rijen.some(({ gegeven, correct }) => correct && gegeven.includes('|'))).toBe(true)
    // Decoy: not everything was right.
    expect(rijen.some(({ correct }) => !correct)).toBe(true)
  })
})
