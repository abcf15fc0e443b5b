import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()

describe('who is worth a look', () => {
  it('is narrowed to one signal and one group, which Back brings back', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.getByRole('link', { name: 'Zorgleerlingen' }).click()
    await page.getByRole('heading', { name: 'Zorgleerlingen', level: 1 }).waitFor()
    const rijen = page.locator('.zorg-rij')
    await rijen.first().waitFor()
    // The screen says how many there are; the last of them are drawn a moment later.
    const toon = page.getByLabel('Toon')
    const alle = Number(/\d+/.exec(await toon.locator('option').first().innerText())?.[0])
    await expect.poll(() => rijen.count()).toBe(alle)
    expect(await check(page)).toEqual([])

    await toon.selectOption('dyslexie')
    const metDyslexie = rijen.filter({ hasText: 'Dyslexie' })
    await expect.poll(() => rijen.count()).toBeLessThan(alle)
    const over = await rijen.count()
    expect(over).toBeGreaterThan(0)
    await expect.poll(() => metDyslexie.count()).toBe(over)
    const naam = moet(await rijen.first().locator('.zorg-naam').textContent(), 'naam')
    await rijen.first().getByRole('link').click()
    await page.getByRole('heading', { name: naam, level: 1 }).waitFor()
    await page.goBack()
    await rijen.first().waitFor()
    await expect.poll(() => toon.inputValue()).toBe('dyslexie')
    await expect.poll(() => rijen.count()).toBe(over)

    // A group that no longer exists does not narrow the list.
    await page.goto(`${page.url()}&groep=weg`)
    await rijen.first().waitFor()
    await expect.poll(() => rijen.count()).toBe(over)
    expect(klachten).toEqual([])
    await context.close()
  })
})
