import { describe, expect, it } from 'vitest'
import { signIn, opnieuw } from './bezoek.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'
import { vieseRamen } from '../rig/spellers/glazenwasser.ts'
import { openSpelVan } from './spellen/open.ts'

const omgeving = metOmgeving()

describe('the browser takes no text for a page or a script', () => {
  it('on the way through the site, the work of a teacher, the map and a game: nothing of ours asks it to', async () => {
    const { url } = omgeving.stack
    const school = schoolVan(omgeving.stack, 'nl')
    const leraar = await opnieuw(omgeving.browser)
    await leraar.page.goto(`${url}/site/home`)
    await leraar.page.goto(`${url}/dev/spellen`)
    await signIn(leraar.page, url, moet(school.accounts.docent, 'docent'))
    await leraar.page.getByRole('heading', { level: 1 }).waitFor()
    const speler = await opnieuw(omgeving.browser)
    await openSpelVan(speler.page, { url, account: kind(4) }, { spel: 'glazenwasser', over: 6 })
    await vieseRamen(speler.page).first().waitFor()
    // The service worker was installed under the only policy that there is.
    expect(
      await speler.page.evaluate(
        async () => (await navigator.serviceWorker.ready).active?.scriptURL,
      ),
    ).toBe(`${url}/sw.js`)
    expect([leraar.klachten, speler.klachten]).toEqual([[], []])
    await leraar.context.close()
    await speler.context.close()
  })

  it('and a text that is put into a page all the same is refused, and reported', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser)
    await page.goto(`${omgeving.stack.url}/app/auth/login`)
    const gevolg = await page.evaluate(() => {
      const poging = (werk: () => unknown): string => {
        try {
          werk()
          return 'gedaan'
        } catch (fout) {
          return (fout as Error).name
        }
      }
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(naam: string, regels: object): unknown }
      }
      return [
        poging(() => (document.body.innerHTML = '<img src=x onerror=alert(1)>')),
        poging(() => (document.createElement('script').src = 'https://elders.example/x.js')),
        poging(() => new DOMParser().parseFromString('<p>', 'text/html')),
        poging(() => trustedTypes.createPolicy('eigen', {})),
        poging(() => (document.body.textContent = 'gewone tekst')),
      ]
    })
    expect(gevolg).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'gedaan'])
    await expect.poll(() => klachten.some((klacht) => klacht.includes('CSP'))).toBe(true)
    await context.close()
  })
})
