import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { opnieuw, signIn, type Bezoek } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { holdAnswer } from './ophouden.ts'

const omgeving = metOmgeving()
const vestiging = (naam: string) => ({ naam, straat: '', postcode: '', plaats: '' })

/** Opens the page of the school with two buildings, where nobody needs a second step. */
async function openGegevens(): Promise<Bezoek & { adminId: string }> {
  const { stack, browser } = omgeving
  const { adminId, accounts } = schoolVan(stack, 'nl')
  await stack.query(
    `update admin set vestigingen = $2, tweede_factor = 'vrij' where admin_id = $1`,
    [adminId, JSON.stringify([vestiging('Gebouw A'), vestiging('Gebouw B')])],
  )
  const bezoek = await opnieuw(browser)
  await signIn(bezoek.page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
  await bezoek.page.goto(`${stack.url}/admins/${adminId}/accountgegevens`)
  await bezoek.page.getByText('Gebouw B', { exact: true }).waitFor()
  return { ...bezoek, adminId }
}

/** Keeps what every frame shows of an element; the function that it returns tells which states there were. */
async function watch(
  element: Locator,
  isZo: 'checked' | 'isConnected',
): Promise<() => Promise<boolean[]>> {
  const gezien = await element.evaluateHandle((wie, veld) => {
    const standen = new Set<boolean>()
    const look = () => {
      standen.add((wie as HTMLInputElement)[veld])
      requestAnimationFrame(look)
    }
    look()
    return standen
  }, isZo)
  return () => gezien.evaluate((standen) => [...standen])
}

describe('choices that are on their way together', () => {
  it('never show one that was made undone by the answer to another', async () => {
    const { page, context, klachten } = await openGegevens()
    const stap = await holdAnswer(page, '/accountgegevens')
    await page.getByRole('radio', { name: /^Wie het account beheert/ }).click()
    await stap.gedaan
    const alle = page.getByRole('radio', { name: /^Alle medewerkers/ })
    const nummer = page.getByRole('radio', { name: /^Met een nummer/ })
    await alle.click()
    await nummer.click()
    const standen = [await watch(alle, 'checked'), await watch(nummer, 'checked')]
    stap.show()
    await page.getByText('De namen zijn overal veranderd.').waitFor()
    for (const stand of standen) expect(await stand()).toEqual([true])

    const weg = await holdAnswer(page, '/accountgegevens')
    await page.getByRole('button', { name: 'Gebouw A weghalen' }).click()
    await weg.gedaan
    await page.getByRole('button', { name: 'Gebouw B weghalen' }).click()
    const leeg = await watch(page.getByText('Er zijn geen andere gebouwen.'), 'isConnected')
    weg.show()
    await page.getByText('Gebouw B is weggehaald.').waitFor()
    expect(await leeg()).toEqual([true])
    expect(klachten).toEqual([])
    await context.close()
  })

  it('take back only themselves when they are refused, and are never somebody else’s', async () => {
    const { page, context, adminId } = await openGegevens()
    const dialoog = page.getByRole('dialog')
    const mag = Promise.withResolvers<void>()
    await page.route(
      '**/accountgegevens',
      async (route) => {
        await mag.promise
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Gebouw A weghalen' }).click()
    await page.getByText('Gebouw A', { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Gebouw B weghalen' }).click()
    await page.getByRole('button', { name: 'Vestiging toevoegen' }).click()
    await dialoog.getByLabel('Naam').fill('Gebouw C')
    await dialoog.getByRole('button', { name: 'Bewaren' }).click()
    mag.resolve()
    await dialoog.waitFor({ state: 'detached' })
    await page.getByText('Gebouw C', { exact: true }).waitFor()
    await page.getByText('Gebouw A', { exact: true }).waitFor()
    expect(await page.getByText('Iemand anders heeft dit intussen').count()).toBe(0)
    const [rij] = await omgeving.stack.query<{ vestigingen: { naam: string }[] }>(
      'select vestigingen from admin where admin_id = $1',
      [adminId],
    )
    expect(rij?.vestigingen.map(({ naam }) => naam)).toEqual(['Gebouw A', 'Gebouw C'])
    await context.close()
  })
})
