import { describe, expect, it } from 'vitest'
import { opnieuw } from './bezoek.ts'
import { metOmgeving } from './omgeving.ts'
import { hasEverything } from './scherm.ts'

const omgeving = metOmgeving()
const WACHT = { timeout: 20_000 }

describe('the theme of a public page', () => {
  it('is chosen without fetching the app, is kept, and is what the app then shows', async () => {
    const { page, klachten, context } = await opnieuw(omgeving.browser)
    const scripts: string[] = []
    page.on('request', (verzoek) => {
      if (verzoek.resourceType() === 'script') scripts.push(verzoek.url())
    })
    const root = page.locator('html')
    const knop = (naam: string) => page.getByRole('button', { name: naam, exact: true })
    await page.goto(`${omgeving.stack.url}/site/colofon`)
    await expect.poll(() => knop('Licht').getAttribute('aria-pressed')).toBe('true')
    await knop('Donker').click()
    await expect.poll(() => root.getAttribute('data-theme')).toBe('dark')
    await expect.poll(() => knop('Donker').getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => knop('Licht').getAttribute('aria-pressed')).toBe('false')
    expect(scripts).toEqual([])

    await page.reload()
    await expect.poll(() => root.getAttribute('data-theme')).toBe('dark')
    await expect.poll(() => knop('Donker').getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('link', { name: 'Inloggen' }).first().hover()
    await hasEverything(page)
    await expect.poll(() => knop('Donker').getAttribute('aria-pressed'), WACHT).toBe('true')
    await expect.poll(() => knop('Licht').getAttribute('aria-pressed')).toBe('false')
    await knop('Apparaat').click()
    await expect.poll(() => root.getAttribute('data-theme'), WACHT).toBeNull()
    await expect.poll(() => knop('Apparaat').getAttribute('aria-pressed')).toBe('true')
    expect(klachten).toEqual([])
    await context.close()
  })
})
