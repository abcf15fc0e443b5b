import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../rig/run.ts'
import { pageAskedOnce } from './page-asked-once.ts'

describe('what a journey demands of a page', () => {
  it('is asked until it is so, and not once', () => {
    const found = globSync('{e2e,tooling}/**/*.ts', { cwd: ROOT }).flatMap((file) =>
      pageAskedOnce(file, readFileSync(path.join(ROOT, file), 'utf8')).map(
        ({ asked }) => `${file}: expect(await ….${asked}())`,
      ),
    )
    expect(found).toEqual([])
  })

  it('is seen in a count and in a text, and may be asked once where nothing must be there', () => {
    const source = `
      expect(await page.getByRole('listitem').count()).toBe(2)
      expect(await page.locator('h1').nth(0).textContent()).toContain('Groep')
      const rijen = () => page.locator('.rij').count()
      expect(await rijen()).toBe(3)
      expect(await rijen()).toBe(0)
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(await knop.isVisible()).toBe(false)
      await expect.poll(() => page.getByRole('listitem').count()).toBe(2)`
    expect(pageAskedOnce('voorbeeld.e2e.ts', source).map(({ asked }) => asked)).toEqual([
      'count',
      'textContent',
      'rijen',
    ])
  })
})
