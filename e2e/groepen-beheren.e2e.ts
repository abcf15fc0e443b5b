import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { keur } from './axe.ts'
import { meldAan, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const groep = moet(SEED_ADMINS[0]?.groepen[1], 'groep')

describe('groups of a school', () => {
  it('are made, take pupils who can go back at once, are named anew, and leave the lists when empty', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await meldAan(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen`)
    await page.getByRole('button', { name: 'Nieuwe groep' }).click()
    expect(await keur(page)).toEqual([])
    // The name of another is refused, and what was typed stays.
    await page.getByLabel('Groepsnaam').fill(groep.naam)
    await page.keyboard.press('Enter')
    await page.getByText('Deze naam is al in gebruik').waitFor()
    await page.getByLabel('Groepsnaam').fill('De zeehonden')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'De zeehonden' }).waitFor()

    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groep.id}/leerlingen`)
    await page.locator('.lh-rij-vinkje input').first().check()
    const wie = moet(await page.locator('.lh-rij-gekozen .lh-rij-titel').textContent(), 'naam')
    await page.getByRole('button', { name: 'Verplaatsen' }).click()
    await page.getByLabel('Naar welke groep?').selectOption({ label: 'De zeehonden' })
    expect(await keur(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }).click()
    await page.getByText('1 leerling zit nu in De zeehonden.').waitFor()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('Iedereen zit weer waar hij zat.').waitFor()
    await page.getByText(wie).first().waitFor()

    await page.goto(`${stack.url}/admins/${adminId}/groepen`)
    await page.getByRole('link', { name: 'De zeehonden' }).click()
    await page.getByRole('button', { name: 'Groep beheren' }).click()
    await page.getByRole('menuitem', { name: 'Naam wijzigen' }).click()
    await page.getByLabel('Groepsnaam').fill('De dolfijnen')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'De dolfijnen' }).waitFor()
    await page.getByRole('button', { name: 'Groep beheren' }).click()
    await page.getByRole('menuitem', { name: 'Archiveren' }).click()
    await page.waitForURL(`${stack.url}/admins/${adminId}/groepen`)
    await page.getByText('De dolfijnen is gearchiveerd.').waitFor()
    expect(await page.getByRole('link', { name: 'De dolfijnen' }).count()).toBe(0)
    // Refusing a name is an answer of 400, which the browser tells as well.
    expect(klachten.filter((klacht) => !klacht.includes('400'))).toEqual([])
    await context.close()
  })
})
