import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Rol } from '@letterhaven/contracts/rol'
import { vindMeervoud, vindVreemd, type Woordsoort } from '@letterhaven/domain/soort-verboden'
import type { DemoAccount, DemoSchool } from '../apps/api/src/seed/demo-accounts.ts'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { routeVan, type RouteNaam } from '../apps/web/src/shared/routes/routes.ts'
import { adresVan, leidtElders, magOpenen, paramsVan, routesMet } from './adressen.ts'
import { opnieuw, vulAanmeldingIn } from './bezoek.ts'
import { metOmgeving, moet } from './omgeving.ts'
import { laadTaak, meldAanBijApi, oefen } from './oefenen.ts'
import { gaBinnen, gaVanBuiten, isGeweigerd, leesScherm } from './scherm.ts'

const omgeving = metOmgeving()

/** Every finished page but the public ones, and those of games, which speak to nobody's account. */
const SCHERMEN = routesMet(
  (naam) =>
    routeVan(naam).status === 'klaar' &&
    routeVan(naam).toegang !== 'openbaar' &&
    !naam.startsWith('l-spel'),
)

const BEHEERDER: Readonly<Record<Woordsoort, Rol>> = {
  school: 'schooladmin',
  rt: 'rtadmin',
  thuis: 'thuisadmin',
}
const SOORTEN = ['school', 'rt', 'thuis'] as const
const LANDEN = ['nl', 'be'] as const

const adminVan = (soort: Woordsoort, land: 'nl' | 'be'): DemoSchool =>
  moet(
    omgeving.stack.accounts.schools.find((s) => s.soort === soort && s.land === land && s.groepId),
    `${soort} ${land}`,
  )

/** What accounts and groups are called is content. */
const NAMEN = SEED_ADMINS.flatMap(({ naam, groepen }) => [naam, ...groepen.map((g) => g.naam)])
const zonderNamen = (tekst: string): string =>
  NAMEN.reduce((rest, naam) => rest.replaceAll(naam, '·'), tekst)

/** Opens what opens on a press and changes nothing by itself: dialogs, menus and folded parts, one after the other. */
async function leesMetDialogen(page: Page): Promise<string> {
  const delen = [await leesScherm(page)]
  for (const knop of await page.locator('main summary:visible').all()) {
    await knop.click()
  }
  delen.push(await leesScherm(page))
  const knoppen = page.locator('main button[aria-haspopup]:visible')
  for (const knop of (await knoppen.all()).slice(0, 3)) {
    await knop.click()
    delen.push(await leesScherm(page))
    await page.keyboard.press('Escape')
  }
  return delen.join('\n')
}

interface Gelezen {
  readonly naam: RouteNaam
  readonly tekst: string
}

/** Signs a person of an account in and reads every screen that the role opens. */
async function lees(
  school: DemoSchool,
  rol: Rol,
  account: DemoAccount,
): Promise<{ gelezen: Gelezen[]; klachten: string[] }> {
  const { stack, browser } = omgeving
  const host = school.land === 'be' ? stack.vlaamseUrl : stack.url
  const { page, context, klachten } = await opnieuw(browser)
  await page.goto(`${host}/app/auth/login`)
  await vulAanmeldingIn(page, account)
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const params = await paramsVan(stack, school)
  const namen = SCHERMEN.filter((naam) => magOpenen(naam, rol) && !leidtElders(naam, rol))
  const gelezen: Gelezen[] = []
  for (const [i, naam] of namen.entries()) {
    await (i === 0 ? gaVanBuiten : gaBinnen)(page, host + adresVan(naam, params))
    if (await isGeweigerd(page)) throw new Error(`${naam} was not shown to ${rol}`)
    gelezen.push({ naam, tekst: zonderNamen(await leesMetDialogen(page)) })
  }
  await context.close()
  return { gelezen, klachten }
}

beforeAll(async () => {
  const { url } = omgeving.stack
  for (const soort of SOORTEN)
    for (const land of LANDEN) {
      const { accounts } = adminVan(soort, land)
      const leerling = moet(accounts.leerling, 'leerling')
      await oefen(url, leerling, 2)
      await laadTaak(await meldAanBijApi(url, leerling), leerling.userId)
    }
})

describe.each(LANDEN)('in %s', (land) => {
  it.each(SOORTEN)('no screen of a %s says a word of another', async (soort) => {
    const school = adminVan(soort, land)
    const mensen = [BEHEERDER[soort], 'docent', 'leerling'] as const
    const vreemd: string[] = []
    for (const rol of mensen) {
      const account = school.accounts[rol]
      if (!account) continue
      const { gelezen, klachten } = await lees(school, rol, account)
      if (process.env['DUMP'])
        (await import('node:fs')).writeFileSync(
          `${process.env['DUMP']}/${soort}-${land}-${rol}.txt`,
          gelezen.map(({ naam, tekst }) => `##### ${naam}\n${tekst}`).join('\n'),
        )
      for (const { naam, tekst } of gelezen)
        vreemd.push(
          ...[...vindVreemd(tekst, { soort, land }), ...vindMeervoud(tekst)].map(
            (een) => `${rol} ${naam}: ${een}`,
          ),
        )
      expect(klachten).toEqual([])
      expect(gelezen.length).toBeGreaterThan(3)
    }
    expect([...new Set(vreemd)]).toEqual([])
  })
})
