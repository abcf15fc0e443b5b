import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Rol } from '@letterhaven/contracts/rol'
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
import { signIn, opnieuw, fillInAanmelding } from './bezoek.ts'
import { hollandsOp } from './hollands.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { loadTaak, signInAtApi, practise } from '../rig/oefenen.ts'
import { goInside, goFromBuiten, hasEverything, staatStil } from './scherm.ts'
import { verderSpelen } from './spel.ts'

const omgeving = metOmgeving()

/** Pages of games that are still to come differ only in their title, so a few of them stand for all. */
const GAMES = routesMet((naam) => naam.startsWith('l-spel-') && routeVan(naam).status === 'later')
const isEen = (naam: RouteNaam): boolean => !GAMES.includes(naam) || GAMES.indexOf(naam) < 4
const KLAAR = routesMet((naam) => routeVan(naam).status === 'klaar' && naam !== 'dev-ui')
/** Pages of the app only; the public ones are written by the build, and are opened from outside. */
const EIGEN = routesMet((naam) => routeVan(naam).toegang !== 'openbaar')
const LATER = routesMet((naam) => routeVan(naam).status === 'later' && isEen(naam))

beforeAll(async () => {
  const { url } = omgeving.stack
  for (const land of ['nl', 'be'] as const)
    for (const school of omgeving.stack.accounts.schools.filter((s) => s.land === land)) {
      const leerling = school.accounts.leerling ?? school.accounts.demo
      if (!leerling) continue
      await practise(url, leerling, 2)
      await loadTaak(await signInAtApi(url, leerling), leerling.userId)
    }
})

interface Bekeken {
  readonly naam: RouteNaam
  readonly pad: string
  readonly komtNog: boolean
  readonly hollands: readonly string[]
}

interface Leesronde {
  readonly namen: readonly RouteNaam[]
  readonly params: Params
  readonly ga: (page: Page, adres: string) => Promise<void>
}

/** Opens pages one after the other and reads each. */
async function read(
  page: Page,
  host: string,
  { namen, params, ga }: Leesronde,
): Promise<Bekeken[]> {
  const bekeken: Bekeken[] = []
  let vorige: RouteNaam | null = null
  for (const naam of namen) {
    const isBinnen = vorige !== null && [vorige, naam].every((een) => EIGEN.includes(een))
    await (isBinnen ? ga : goFromBuiten)(page, host + adresVan(naam, params))
    await hasEverything(page)
    vorige = naam
    bekeken.push({
      naam,
      pad: new URL(page.url()).pathname,
      komtNog: await page.getByText('Komt binnenkort').isVisible(),
      hollands: await hollandsOp(page),
    })
  }
  return bekeken
}

/** Reads pages as one role on one host. */
async function alsRol(
  land: 'nl' | 'be',
  rol: Rol,
  namen: readonly RouteNaam[],
  ga = goInside,
): Promise<{ bekeken: Bekeken[]; klachten: string[] }> {
  const { stack, browser } = omgeving
  const host = land === 'be' ? stack.vlaamseUrl : stack.url
  const { page, context, klachten } = await opnieuw(browser)
  const account = moet(mensenVan(stack, land).get(rol), rol)
  await page.goto(`${host}/app/auth/login`)
  await fillInAanmelding(page, account)
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const params = await paramsVan(stack, adminVan(stack, land, account))
  const bekeken = await read(page, host, { namen, params, ga })
  await context.close()
  return { bekeken, klachten }
}

/** The finished pages of every role are searched for such words where axe checks them (`toegankelijk.e2e.ts`). */
describe('no Dutch-only word stands on the Flemish host', () => {
  it.each([
    ['schooladmin', 'admin'],
    ['superadmin', 'kantoor'],
    ['leerling', 'leerling'],
  ] as const)('on the pages still to come of %s, which all say so', async (rol, layout) => {
    const namen = LATER.filter((naam) => routeVan(naam).layout === layout && magOpenen(naam, rol))
    const { bekeken, klachten } = await alsRol('be', rol, namen, goFromBuiten)
    expect(bekeken.filter(({ hollands }) => hollands.length > 0)).toEqual([])
    expect(bekeken.filter(({ komtNog }) => !komtNog)).toEqual([])
    expect(namen.length).toBeGreaterThan(3)
    expect(klachten).toEqual([])
  })

  it('on what a visitor sees, a wrong address included', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser)
    const namen = [...KLAAR, ...LATER].filter((naam) => routeVan(naam).toegang === 'openbaar')
    const params = await paramsVan(omgeving.stack, schoolVan(omgeving.stack, 'be'))
    const bekeken = await read(page, omgeving.stack.vlaamseUrl, { namen, params, ga: goFromBuiten })
    expect(bekeken.filter(({ hollands }) => hollands.length > 0)).toEqual([])
    await page.goto(`${omgeving.stack.vlaamseUrl}/bestaat-niet`)
    await staatStil(page)
    expect(await hollandsOp(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl-BE')
    expect(klachten).toEqual([])
    await context.close()
  })

  it('in a game and its pause', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { accounts } = schoolVan(stack, 'be')
    await signIn(page, stack.vlaamseUrl, moet(accounts.leerling, 'leerling'))
    await verderSpelen(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Pauze' }).waitFor()
    expect(await hollandsOp(page)).toEqual([])
    expect(klachten).toEqual([])
    await context.close()
  })

  it('while the same check does find them on the Dutch host', async () => {
    const namen: RouteNaam[] = ['a-groepen', 'a-groep-voortgang']
    const { bekeken } = await alsRol('nl', 'docent', namen)
    for (const { hollands } of bekeken) expect(hollands).toContain('Groepen')
  })
})

describe('the word for groups in the address', () => {
  const PAGINAS: readonly RouteNaam[] = ['a-groepen', 'a-groep', 'a-groep-voortgang']

  it('is klassen on the Flemish host, also for who comes by groepen', async () => {
    const { bekeken } = await alsRol('be', 'docent', PAGINAS, goFromBuiten)
    const { adminId, groepId } = schoolVan(omgeving.stack, 'be')
    expect(bekeken.map(({ pad }) => pad)).toEqual([
      `/admins/${adminId}/klassen`,
      `/admins/${adminId}/klassen/${groepId}/leerlingen`,
      `/admins/${adminId}/klassen/${groepId}/voortgang`,
    ])
  })

  it('is groepen on the Dutch host, also for who comes by klassen', async () => {
    const { page, context } = await opnieuw(omgeving.browser)
    const { adminId, accounts } = schoolVan(omgeving.stack, 'nl')
    await signIn(page, omgeving.stack.url, moet(accounts.docent, 'docent'))
    await page.goto(`${omgeving.stack.url}/admins/${adminId}/klassen`)
    await staatStil(page)
    expect(new URL(page.url()).pathname).toBe(`/admins/${adminId}/groepen`)
    await context.close()
  })
})
