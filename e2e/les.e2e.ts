import { gemeendeVorm } from '@letterhaven/game-kit/opgave/gemeend'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../rig/browser.ts'
import { signIn, OP_DE_TELEFOON, opnieuw, type Bezoek } from './bezoek.ts'
import { NAAR_KAART } from '../rig/spellers/scherm.ts'
import { play } from '../rig/spellers/speel.ts'
import type { Gegeven } from '../rig/spellers/bot.ts'
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
  readonly gegeven: string
  readonly vraag: string | null
  readonly correct: boolean
  readonly categorie: string
}

/** Signs in as a pupil, sails on, and plays the offered taak to its end. */
async function playOneTaak(
  bezoek: Bezoek,
  leerling: { gebruikersnaam: string; wachtwoord: string; userId: string },
  fouten: (beurt: number) => boolean,
): Promise<{ gespeeld: Gegeven[]; rijen: Rij[] }> {
  const { page } = bezoek
  await stack.beginOpnieuw(leerling.userId)
  await signIn(page, stack.url, leerling)
  await page.waitForURL(/\/landkaart$/)
  await page.getByRole('link', { name: /Verder spelen/ }).click()
  await page.waitForURL(/\/spellen\/[a-z]+$/)
  const gespeeld = await play(page, { fouten })
  await page.getByRole('dialog').getByRole('button', { name: NAAR_KAART }).press('Enter')
  await page.waitForURL(/\/(landkaart|somvensters\/[^/]+)$/)
  await expect
    .poll(() => rijenVan(leerling.userId), { timeout: 15_000 })
    .toHaveLength(gespeeld.length)
  return { gespeeld, rijen: await rijenVan(leerling.userId) }
}

/** Returns the first tries of a pupil: a mend counts nowhere, and neither does a step on the way to a word. */
const rijenVan = (leerlingId: string): Promise<Rij[]> =>
  stack.query<Rij>(
    `select gegeven, vraag, correct, categorie from antwoord
      where leerling_id = $1 and poging = 1 and coalesce(vraag, '') not like '%>%'
      order by gegeven_op, volgnummer`,
    [leerlingId],
  )

/** Returns an answer in the database as the player remembers it. */
const vanRij = ({ gegeven, vraag, correct }: Rij): Gegeven => ({
  gegeven: gemeendeVorm(vraag, gegeven),
  goed: correct,
})

/** Reads every number of a heat map with its pupil and category; columns that hold a whole year are left out. */
async function readCellen(tabel: Locator): Promise<[cel: string, procent: number][]> {
  return tabel.evaluate((el) => {
    const regels = (cel: Element) => (cel as HTMLElement).innerText.trim().split('\n')
    const koppen = [...el.querySelectorAll('thead tr:last-child th')].map(regels)
    return [...el.querySelectorAll('tbody tr')].flatMap((rij) => {
      const [wie, ...cellen] = rij.querySelectorAll('th, td')
      const naam = wie ? regels(wie)[0] : ''
      return cellen.flatMap((cel, i): [string, number][] => {
        const [kort = '', ...rest] = koppen[i + 1] ?? []
        const procent = Number.parseInt(regels(cel)[0] ?? '', 10)
        return Number.isNaN(procent) || rest.some((deel) => deel.includes(' samen'))
          ? []
          : [[`${naam}: ${kort.trim()}`, procent]]
      })
    })
  })
}

/** Returns a second pupil of the demonstration's first group. */
async function tweedeLeerling(): Promise<{
  gebruikersnaam: string
  wachtwoord: string
  userId: string
}> {
  const { SEED_ADMINS } = await import('../apps/api/src/seed/plan.ts')
  const leerling = SEED_ADMINS[0]?.groepen[0]?.leerlingen[1]
  if (!leerling) throw new Error('the seed has no second pupil')
  return { ...leerling, userId: leerling.id }
}

describe('a lesson: two pupils play, the teacher reads what they did', () => {
  it('what the pupils did stands in the database, answer by answer, and on the teacher’s screens, number by number', async () => {
    const [school] = stack.accounts.schools
    const eerste = school?.accounts.leerling
    const docent = school?.accounts.docent
    if (!school || !eerste || !docent) throw new Error('the demonstration lacks its first school')
    const tweede = await tweedeLeerling()

    const noor = await opnieuw(browser, { breedte: 844, hoogte: 390 })
    const sem = await opnieuw(browser, OP_DE_TELEFOON)
    const vanNoor = await playOneTaak(noor, eerste, (beurt) => beurt % 4 === 3)
    const vanSem = await playOneTaak(sem, tweede, () => false)
    for (const { gespeeld, rijen } of [vanNoor, vanSem]) {
      expect(rijen.map(vanRij)).toEqual(gespeeld)
      expect(gespeeld.length).toBeGreaterThanOrEqual(8)
    }
    expect(vanNoor.rijen.some((rij) => !rij.correct)).toBe(true)

    const juf = await opnieuw(browser)
    const { page } = juf
    await signIn(page, stack.url, docent)
    await page.waitForURL(/\/groepen$/)
    await page
      .getByRole('link', { name: /Groep 3/ })
      .first()
      .click()
    await page.waitForURL(/\/leerlingen$/)
    await page.getByRole('link', { name: 'Voortgang', exact: true }).click()
    const tabel = page.getByRole('grid')
    await tabel.waitFor()

    const cellen = await stack.query<{ naam: string; categorie: string; procent: number }>(
      `select concat_ws(' ', l.voornaam, nullif(l.tussenvoegsel, ''), l.achternaam) as naam, a.categorie,
          round(100.0 * count(*) filter (where a.correct) / count(*))::integer as procent
        from antwoord a join leerling l on l.admin_id = a.admin_id and l.id = a.leerling_id
        join plaatsing p on p.admin_id = l.admin_id and p.leerling_id = l.id and p.groep_id = $1
        where a.poging = 1 and coalesce(a.vraag, '') not like '%>%'
        group by 1, 2`,
      [school.groepId],
    )
    expect(cellen.length).toBeGreaterThanOrEqual(1)
    const { findCategorie } = await import('@letterhaven/taal/categorieen')
    const kort = (code: string) => findCategorie(code)?.kort
    const verwacht = cellen.map(({ naam, categorie, procent }) => [
      `${naam}: ${kort(categorie)}`,
      procent,
    ])
    const getoond = new Map(await readCellen(tabel))
    for (const jaar of await tabel.locator('thead [aria-expanded=false]').allInnerTexts()) {
      await tabel.getByRole('button', { name: jaar.trim(), exact: true }).press('Enter')
      for (const [cel, procent] of await readCellen(tabel)) getoond.set(cel, procent)
    }
    // There are neither more nor fewer cells: where nobody answered, a number would be made up.
    expect(Object.fromEntries(getoond)).toEqual(Object.fromEntries(verwacht))

    await page.goto(
      `${stack.url}/admins/${school.adminId}/groepen/${school.groepId}/leerlingen/${eerste.userId}/voortgang`,
    )
    await page.getByRole('heading', { level: 1 }).waitFor()
    const fouten = vanNoor.rijen.filter((rij) => !rij.correct)
    for (const fout of fouten)
      await page.getByText(vanRij(fout).gegeven, { exact: true }).first().waitFor()

    for (const { klachten, context } of [noor, sem, juf]) {
      expect(klachten).toEqual([])
      await context.close()
    }
  })
})
