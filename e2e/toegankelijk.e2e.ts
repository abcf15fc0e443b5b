import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Rol } from '@letterhaven/contracts/rol'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { routeVan, type RouteNaam } from '../apps/web/src/shared/routes/routes.ts'
import {
  adminVan,
  adresVan,
  magOpenen,
  mensenVan,
  type Params,
  paramsVan,
  routesMet,
} from './adressen.ts'
import { keur, uitsteeksel, WEERGAVEN, type Weergave } from './axe.ts'
import { type Bezoek, meldAan, opnieuw, vulAanmeldingIn } from './bezoek.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'
import { laadTaak, meldAanBijApi, oefen } from './oefenen.ts'
import { isGeweigerd, staatStil } from './scherm.ts'
import { geefAntwoorden, speelUit, verderSpelen } from './spel.ts'

const omgeving = metOmgeving()
const KLAAR = routesMet((naam) => routeVan(naam).status === 'klaar')
const OPENBAAR = KLAAR.filter((naam) => routeVan(naam).toegang === 'openbaar')
const EIGEN = KLAAR.filter((naam) => !OPENBAAR.includes(naam))

beforeAll(async () => {
  const { url, accounts } = omgeving.stack
  for (const { accounts: mensen } of accounts.schools.filter(({ land }) => land === 'nl')) {
    const leerling = mensen.leerling ?? mensen.demo
    if (!leerling) continue
    await oefen(url, leerling)
    await laadTaak(await meldAanBijApi(url, leerling), leerling.userId)
  }
  for (const nummer of [1, 2, 3]) await oefen(url, kind(nummer), nummer)
})

/** One visit without movement; it ends without a complaint of console or policy. */
async function bezoek(doe: (bezoek: Bezoek) => Promise<void>): Promise<void> {
  const nieuw = await opnieuw(omgeving.browser)
  await nieuw.page.emulateMedia({ reducedMotion: 'reduce' })
  await doe(nieuw)
  expect(nieuw.klachten).toEqual([])
  await nieuw.context.close()
}

const ga = async (page: Page, pad: string): Promise<void> => {
  await page.goto(omgeving.stack.url + pad, { waitUntil: 'commit' })
  await staatStil(page)
}

/** Signs a role of the Netherlands in, wherever that leads. */
async function wordt(page: Page, rol: Rol): Promise<Params> {
  const account = moet(mensenVan(omgeving.stack, 'nl').get(rol), rol)
  await page.goto(`${omgeving.stack.url}/app/auth/login`)
  await vulAanmeldingIn(page, account)
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  return paramsVan(omgeving.stack, adminVan(omgeving.stack, 'nl', account))
}

async function keurPaginas(
  page: Page,
  {
    namen,
    params,
    weergaven,
  }: {
    namen: readonly RouteNaam[]
    params: Params
    weergaven: readonly Weergave[]
  },
): Promise<string[]> {
  const fouten: string[] = []
  for (const naam of namen) {
    await ga(page, adresVan(naam, params))
    if (await isGeweigerd(page)) fouten.push(`${naam} was not shown`)
    fouten.push(...(await keur(page, weergaven)))
  }
  return fouten
}

interface RolKeur {
  readonly rol: Rol
  readonly weergaven: readonly Weergave[]
}

/** A role in one of the four views, or in all of them. */
const een = (rol: Rol, weergave?: number): RolKeur => ({
  rol,
  weergaven: WEERGAVEN.filter((_, i) => weergave === undefined || i === weergave),
})

/** Faults of every finished page that a role may open. */
async function keurRol({ rol, weergaven }: RolKeur): Promise<string[]> {
  const fouten: string[] = []
  await bezoek(async ({ page }) => {
    const params = await wordt(page, rol)
    const namen = EIGEN.filter((naam) => magOpenen(naam, rol))
    fouten.push(...(await keurPaginas(page, { namen, params, weergaven })))
  })
  return fouten
}

describe('axe finds nothing', () => {
  it('on what a visitor sees, /dev/ui included', () =>
    bezoek(async ({ page }) => {
      const namen = OPENBAAR
      expect(namen).toContain('dev-ui')
      expect(
        await keurPaginas(page, { namen, params: { token: 'onbekend' }, weergaven: WEERGAVEN }),
      ).toEqual([])
      await ga(page, '/bestaat-niet')
      expect(await keur(page)).toEqual([])
    }))

  // Who shares a screen with somebody above sees it in one of the four views, each role in another.
  it.each([
    ['leerling and docent', [een('leerling'), een('docent')]],
    ['superadmin and office', [een('superadmin', 0), een('office', 1)]],
    ['schooladmin and rtadmin', [een('schooladmin', 2), een('rtadmin', 3)]],
    ['thuisadmin and demo', [een('thuisadmin', 0), een('demo', 2)]],
  ] as const)('on the finished pages of %s', async (_wie, paar) => {
    const fouten = await Promise.all(paar.map(keurRol))
    expect(fouten.flat()).toEqual([])
  })

  it('on the pages of a school without groups', () =>
    bezoek(async ({ page }) => {
      const { url, accounts } = omgeving.stack
      const leeg = moet(
        accounts.schools.find(({ groepId, soort }) => !groepId && soort === 'school'),
        'empty school',
      )
      await meldAan(page, url, moet(leeg.accounts.docent, 'docent'))
      await staatStil(page)
      await page.getByText('nog niet aan een groep gekoppeld').waitFor()
      expect(await keur(page)).toEqual([])
    }))

  it('on the pages of a group and a pupil who never practised', () =>
    bezoek(async ({ page }) => {
      const { url } = omgeving.stack
      const { adminId, accounts } = schoolVan(omgeving.stack, 'nl')
      await meldAan(page, url, moet(accounts.schooladmin, 'schooladmin'))
      const groep = moet(SEED_ADMINS[0]?.groepen[3], 'groep')
      const voet = `/admins/${adminId}/groepen/${groep.id}`
      const leerling = moet(groep.leerlingen[0], 'leerling').id
      const delen = ['leerlingen', 'voortgang', `leerlingen/${leerling}`]
      for (const deel of [...delen, `leerlingen/${leerling}/voortgang`]) {
        await ga(page, `${voet}/${deel}`)
        expect(await keur(page)).toEqual([])
      }
    }))

  it('on pages that say no, that are still to come, and that say who is signed in', () =>
    bezoek(async ({ page }) => {
      const params = await wordt(page, 'docent')
      const later = adresVan('a-leerling-oefeninstellingen', params)
      const paden = ['/superadmin/dashboard', later, '/app/auth/login']
      for (const pad of paden) {
        await ga(page, pad)
        expect(await keur(page)).toEqual([])
      }
    }))

  it('with a menu, a drawer and a dialog open; Escape closes each and gives the focus back', () =>
    bezoek(async ({ page }) => {
      const params = await wordt(page, 'docent')
      const groep = adresVan('a-groep', params)
      const actief = () =>
        page.evaluate(() => document.activeElement?.closest('[class]')?.className ?? '')
      await ga(page, groep)
      await page.locator('.account-knop').press('Enter')
      await page.getByRole('menu').waitFor()
      expect(await keur(page, WEERGAVEN.slice(0, 2))).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
      expect(await actief()).toContain('account-knop')

      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menu' }).press('Enter')
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      expect(await keur(page, WEERGAVEN.slice(2))).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' })

      await page.setViewportSize({ width: 1440, height: 844 })
      await ga(page, adresVan('a-groep-voortgang', params))
      const cel = page.locator('td button').first()
      await cel.press('Enter')
      await page.getByRole('dialog').waitFor()
      expect(await keur(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }))

  it('on an island, in a game, its pause and its end', () =>
    bezoek(async ({ page }) => {
      await wordt(page, 'leerling')
      await staatStil(page)
      await page.locator('button.eiland').first().press('Enter')
      await page.getByRole('dialog').waitFor()
      expect(await keur(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await verderSpelen(page)
      await geefAntwoorden(page, 1)
      expect(await keur(page, WEERGAVEN.slice(2))).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Pauze' }).waitFor()
      expect(await keur(page, WEERGAVEN.slice(0, 1))).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Pauze' }).waitFor({ state: 'detached' })
      await page.setViewportSize({ width: 1280, height: 800 })
      await speelUit(page)
      expect(await keur(page)).toEqual([])
    }))

  it('while it does find what is wrong', () =>
    bezoek(async ({ page }) => {
      await ga(page, '/site/home')
      await page.evaluate(() => {
        const knop = document.createElement('button')
        const breed = document.createElement('div')
        breed.style.inlineSize = '3000px'
        breed.style.blockSize = '1px'
        document.querySelector('main')?.append(knop, breed)
      })
      const fouten = await keur(page)
      expect(fouten.join('\n')).toContain('button-name')
      expect(fouten.join('\n')).toContain('px sideways')
    }))
})

describe('the policy of the browser', () => {
  it('is heard when it refuses something', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser)
    await ga(page, '/site/home')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.vreemd = true'
      document.head.append(script)
    })
    await expect.poll(() => klachten.join('\n'), { timeout: 10_000 }).toContain('CSP: script-src')
    expect(await page.evaluate(() => 'vreemd' in window)).toBe(false)
    await context.close()
  })
})

describe('small windows', () => {
  it('need no moving sideways at 320 pixels', () =>
    bezoek(async ({ page }) => {
      const params = await wordt(page, 'docent')
      await page.setViewportSize({ width: 320, height: 640 })
      const breed: string[] = []
      for (const naam of KLAAR) {
        await ga(page, adresVan(naam, params))
        const over = await uitsteeksel(page)
        if (over > 0) breed.push(`${naam}: ${over} px`)
      }
      expect(breed).toEqual([])
    }))
})

/** What has the focus, and whether one sees that. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const el = document.activeElement ?? document.body
    const { outlineStyle, boxShadow } = getComputedStyle(el)
    const { top, height } = el.getBoundingClientRect()
    return {
      naam: el.textContent.trim(),
      id: el.id,
      zichtbaar: height > 0 && top >= 0,
      // After the last stop the browser itself has the focus.
      ring: el === document.body || outlineStyle !== 'none' || boxShadow !== 'none',
    }
  })

describe('the keyboard', () => {
  it.each([
    ['home', null],
    ['login', null],
    ['a-groep', 'docent'],
    ['l-landkaart', 'leerling'],
  ] as const)('first finds the way past the navigation on %s, and shows where it is', (naam, rol) =>
    bezoek(async ({ page }) => {
      const params = rol ? await wordt(page, rol) : {}
      await ga(page, adresVan(naam, params))
      await page.keyboard.press('Tab')
      const eerste = { naam: 'Naar de inhoud', zichtbaar: true, ring: true }
      await expect.poll(() => focus(page), { timeout: 10_000 }).toMatchObject(eerste)
      const ringen: boolean[] = []
      for (let stap = 0; stap < 6; stap += 1) {
        await page.keyboard.press('Tab')
        ringen.push((await focus(page)).ring)
      }
      expect(ringen).not.toContain(false)
      await page.locator('.lh-sla-over').press('Enter')
      expect((await focus(page)).id).toBe('inhoud')
    }),
  )
})
