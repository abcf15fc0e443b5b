import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../rig/browser.ts'
import { NAAR_KAART } from '../rig/spellers/scherm.ts'
import { play, spelStaat } from '../rig/spellers/speel.ts'
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
  readonly woord_id: string
  readonly categorie: string
  readonly correct: boolean
  readonly hoe: string | null
}

/** Signs in as a pupil of this year, at a school of a country, who begins anew. */
async function beginIn(jaargroep: number, land: 'nl' | 'be' = 'nl') {
  const [school] = SEED_ADMINS.filter((een) => een.land === land && een.soort === 'school')
  const leerlingen = moet(school, 'a school').groepen.flatMap((groep) => groep.leerlingen)
  const leerling = moet(
    leerlingen.find((een) => een.jaargroep === jaargroep),
    `a pupil of groep ${jaargroep}`,
  )
  await stack.beginOpnieuw(leerling.id)
  const { page } = await opnieuw(browser, OP_DE_TELEFOON)
  await signIn(page, stack.url, { ...leerling, userId: leerling.id })
  await page.waitForURL(/\/landkaart$/)
  const readAll = () =>
    stack.query<Rij>(
      `select woord_id, categorie, correct, hoe from antwoord
        where leerling_id = $1 and poging = 1 order by gegeven_op, volgnummer`,
      [leerling.id],
    )
  return { page, leerling, readAll }
}

/** Turns the first window of sentences into one of texts, which a child comes to later, and opens it. */
async function openTeksten(page: Page, leerlingId: string, code: string): Promise<void> {
  await page.getByRole('button', { name: /^Zinnen en tekst, \d+ van/ }).waitFor()
  const [raam] = await stack.query<{ id: string }>(
    `update somvenster set categorieen = array[$2]
      where leerling_id = $1 and eiland = 'zinnen' returning id`,
    [leerlingId, code],
  )
  const { id } = moet(raam, 'a window of sentences')
  await stack.query(`update taak set soort = 'tekst', aantal = 4 where somvenster_id = $1`, [id])
  await page.goto(`${stack.url}/leerling/${leerlingId}/somvensters/${id}`)
}

describe('the islands that were dark', () => {
  it('let a pupil of groep 3 read words by how they are built, which says nothing of spelling', async () => {
    const { page, readAll } = await beginIn(3)
    await openRuit(page, { eiland: 'Lezen', ruit: 'Lezen' })
    await openSpel(page, { titel: 'Groeivis', segment: 'groeivis' })
    const gespeeld = await play(page, { fouten: (beurt) => beurt % 4 === 2 })
    await page.getByRole('dialog').getByRole('button', { name: NAAR_KAART }).press('Enter')
    await page.waitForURL(/\/(landkaart|somvensters\/[^/]+)$/)
    await expect
      .poll(async () => (await readAll()).length, { timeout: 15_000 })
      .toBe(gespeeld.length)
    const rijen = await readAll()
    expect(new Set(rijen.map(({ categorie }) => categorie))).toEqual(new Set(['lees-1']))
    expect(rijen.every(({ woord_id }) => woord_id.startsWith('lees:'))).toBe(true)
    expect(rijen.map(({ correct }) => correct)).toEqual(gespeeld.map(({ goed }) => goed))
    // Decoy: not everything was right.
    expect(rijen.some(({ correct }) => !correct)).toBe(true)
  })

  it('let who listens say on the tablet of the child what went wrong, and have it read once more', async () => {
    const { page, readAll } = await beginIn(3)
    await openRuit(page, { eiland: 'Lezen', ruit: 'Lezen' })
    await openSpel(page, { titel: 'Leesrace', segment: 'leesrace' })
    await spelStaat(page)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const woorden = page.locator('button.ls-woord')
    const einde = page.getByRole('dialog').getByRole('button', { name: NAAR_KAART })
    // Nobody reads a word before somebody listens.
    expect(await woorden.count()).toBe(0)
    for (let blad = 0; blad < 2; blad += 1) {
      await button('Ik luister. Begin maar!').click()
      await woorden.nth(1).click()
      // A page is done no sooner than anybody can read it aloud.
      const weer = page.getByRole('heading', { name: 'Lees deze nog eens' })
      while (!(await weer.isVisible())) {
        if (await button('Alles gelezen').isVisible()) await button('Alles gelezen').click()
        await page.waitForTimeout(300)
      }
      await woorden.first().click()
    }
    await einde.click()
    await page.waitForURL(/\/(landkaart|somvensters\/[^/]+)$/)
    await expect.poll(async () => (await readAll()).length, { timeout: 15_000 }).toBe(10)
    const rijen = await readAll()
    expect(new Set(rijen.map(({ hoe }) => hoe))).toEqual(new Set(['samen']))
    expect(rijen.filter(({ correct }) => !correct)).toHaveLength(2)
  })

  it('let a pupil of groep 8 say how sure it is of what a text tells', async () => {
    const { page, leerling, readAll } = await beginIn(8)
    await openTeksten(page, leerling.id, 'tekst-6')
    await openSpel(page, { titel: 'Quizvraag', segment: 'quizvraag' })
    const gespeeld = await play(page, { fouten: (beurt) => beurt === 1 })
    await page.getByRole('dialog').getByRole('button', { name: NAAR_KAART }).press('Enter')
    await expect
      .poll(async () => (await readAll()).length, { timeout: 15_000 })
      .toBe(gespeeld.length)
    const rijen = await readAll()
    expect(rijen.map(({ categorie, correct }) => [categorie, correct])).toEqual(
      gespeeld.map(({ goed }) => ['tekst-6', goed]),
    )
    // All questions are of one text.
    expect(new Set(rijen.map(({ woord_id }) => woord_id.split(':')[0])).size).toBe(1)
  })

  it('let who listens hear a text before its questions, once and apart from them', async () => {
    const { page, leerling, readAll } = await beginIn(5)
    await openTeksten(page, leerling.id, 'tekst-1')
    await openSpel(page, { titel: 'Leesrace', segment: 'leesrace' })
    await spelStaat(page)
    const button = (name: RegExp) => page.getByRole('button', { name })
    await button(/^Ik lees voor/).click()
    // Nobody reads a word before somebody listens.
    expect(await page.locator('.lv-woord').count()).toBe(0)
    await button(/^Ik luister/).click()
    await page.locator('.lv-woord').nth(1).click()
    // A page is turned no sooner than anybody can read it aloud.
    const verder = button(/^(?:Volgende bladzij|Klaar met lezen)$/)
    const vraag = page.locator('.lz-vraag')
    while (!(await vraag.isVisible())) {
      if (await verder.isVisible()) await verder.click()
      await page.waitForTimeout(500)
    }
    const gespeeld = await play(page)
    await page.getByRole('dialog').getByRole('button', { name: NAAR_KAART }).press('Enter')
    await expect
      .poll(async () => (await readAll()).length, { timeout: 15_000 })
      .toBe(gespeeld.length + 1)
    const [gelezen, ...vragen] = await readAll()
    expect(gelezen).toMatchObject({ categorie: 'tekst-1', hoe: 'samen' })
    expect(vragen.map(({ hoe }) => hoe)).toEqual(gespeeld.map(() => 'gezien'))
  })

  it('let a Flemish pupil point at the sentence that proves it', async () => {
    const { page, leerling, readAll } = await beginIn(5, 'be')
    await openTeksten(page, leerling.id, 'tekst-3')
    await openSpel(page, { titel: 'Leesrace', segment: 'leesrace' })
    const gespeeld = await play(page, { fouten: (beurt) => beurt === 0 })
    await page.getByRole('dialog').getByRole('button', { name: NAAR_KAART }).press('Enter')
    await expect
      .poll(async () => (await readAll()).length, { timeout: 15_000 })
      .toBe(gespeeld.length)
    expect((await readAll()).map(({ correct }) => correct)).toEqual(
      gespeeld.map(({ goed }) => goed),
    )
  })
})
