import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { isKantoor, type Rol } from '@letterhaven/contracts/rol'
import type { Woordsoort } from '@letterhaven/domain/soort-verboden'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { routeVan, type RouteNaam } from '../apps/web/src/shared/routes/routes.ts'
import { adresVan, leidtElders, type Params, paramsVan, routesMet, zietPagina } from './adressen.ts'
import { check, WEERGAVEN, type Weergave } from './axe.ts'
import { signIn } from './bezoek.ts'
import { hollandsOp } from './hollands.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'
import { dezeBoom, drawBy } from '../rig/loting.ts'
import { loadTaak, signInAtApi, practise } from '../rig/oefenen.ts'
import { rustigIn } from './rustig.ts'
import { goInside, hasEverything, isGeweigerd, staatStil } from './scherm.ts'
import { toetsVan } from './toets-klaar.ts'

const omgeving = metOmgeving()
const { bezoek, ga, wordt } = rustigIn(omgeving)
const KLAAR = routesMet((naam) => routeVan(naam).status === 'klaar')
const BOOM = dezeBoom()
const OPENBAAR = KLAAR.filter((naam) => routeVan(naam).toegang === 'openbaar')
const EIGEN = KLAAR.filter((naam) => !OPENBAAR.includes(naam))

beforeAll(async () => {
  const { url, accounts } = omgeving.stack
  for (const school of accounts.schools) {
    const leerling = school.accounts.leerling ?? school.accounts.demo
    if (!leerling) continue
    // This is done before the roles run, two at a time, because each of them would set the test of the same pupil.
    await toetsVan(omgeving.stack, school)
    await practise(url, leerling)
    await loadTaak(await signInAtApi(url, leerling), leerling.userId)
  }
  for (const nummer of [1, 2, 3]) await practise(url, kind(nummer), nummer)
})

/** The kind of account that a role manages, where it is not a school. */
const SOORT: Partial<Readonly<Record<Rol, Woordsoort>>> = { rtadmin: 'rt', thuisadmin: 'thuis' }

interface Ronde {
  readonly namen: readonly RouteNaam[]
  readonly params: Params
  /** All four by night; by day a page that is not drawn is seen once in each width and theme. */
  readonly weergaven: readonly Weergave[]
  /** How to get from the first page to those after it. */
  readonly verder: (page: Page, pad: string) => Promise<void>
  /** The kind of account in Flanders, where words of the Netherlands count as faults. */
  readonly vlaams?: Woordsoort | undefined
}

/** Returns the faults of pages, opened one after the other. */
async function checkPaginas(
  page: Page,
  { namen, params, weergaven, verder, vlaams }: Ronde,
): Promise<string[]> {
  const fouten: string[] = []
  const geheel = drawBy(BOOM, namen)
  for (const [i, naam] of namen.entries()) {
    const naar = i === 0 ? ga : verder
    await naar(page, adresVan(naam, params))
    await hasEverything(page)
    if (await isGeweigerd(page)) fouten.push(`${naam} was not shown`)
    if (await page.getByText('Komt binnenkort').isVisible()) fouten.push(`${naam} is to come`)
    const hollands = vlaams ? await hollandsOp(page, vlaams) : []
    fouten.push(...hollands.map((woord) => `${naam} says ${woord}`))
    const enkele = weergaven.length > 2 && !geheel.has(naam)
    fouten.push(...(await check(page, enkele ? undefined : weergaven)))
  }
  return fouten
}

interface RolKeur {
  readonly rol: Rol
  readonly land: 'nl' | 'be'
  readonly weergaven: readonly Weergave[]
  /** Whether others see the same screens, so that by day a third of them is enough. */
  readonly isHerhaling: boolean
}

/** Describes the check of a role in one country, in some of the four views. */
const een = (rol: Rol, land: 'nl' | 'be', weergaven = [0, 1, 2, 3]): RolKeur => ({
  rol,
  land,
  weergaven: WEERGAVEN.filter((_, i) => weergaven.includes(i)),
  isHerhaling: weergaven.length === 1,
})

/** Says why the office looks along with a school, so that its pages open. */
async function kijkMee(page: Page, params: Params): Promise<void> {
  await ga(page, adresVan('a-groepen', params))
  await page.getByLabel('Waarom kijk je mee?').fill('De school belde over een wachtwoord')
  await page.getByRole('button', { name: 'Meekijken' }).click()
  await page.getByRole('region', { name: 'Meekijken' }).waitFor()
}

/** Returns the faults of every finished page that a role may open; in Flanders words of the Netherlands are faults too. */
async function checkRol({ rol, land, weergaven, isHerhaling }: RolKeur): Promise<string[]> {
  const fouten: string[] = []
  await bezoek(async ({ page }) => {
    const params = await wordt(page, rol, land)
    if (isKantoor(rol)) await kijkMee(page, params)
    const alle = EIGEN.filter((naam) => zietPagina(naam, rol) && !leidtElders(naam, rol))
    const getrokken = isHerhaling ? drawBy(BOOM, alle, { waarvoor: rol }) : new Set(alle)
    const namen = alle.filter((naam) => getrokken.has(naam))
    const vlaams = land === 'be' ? (SOORT[rol] ?? 'school') : undefined
    fouten.push(
      ...(await checkPaginas(page, { namen, params, weergaven, verder: goInside, vlaams })),
    )
  })
  return fouten
}

describe('axe finds nothing', () => {
  it('on what a visitor sees, /dev/ui included', () =>
    bezoek(async ({ page }) => {
      const namen = OPENBAAR
      expect(namen).toContain('dev-ui')
      const { stack } = omgeving
      const params = await paramsVan(stack, schoolVan(stack, 'nl'))
      expect(await checkPaginas(page, { namen, params, weergaven: WEERGAVEN, verder: ga })).toEqual(
        [],
      )
      await ga(page, '/bestaat-niet')
      expect(await check(page)).toEqual([])
    }))

  // A role whose screens are the same as those of an earlier one sees them in one of the four views, each role in another one;
  // a pupil's pages have one theme.
  it.each([
    ['leerling and docent', [een('leerling', 'be', [0, 3]), een('docent', 'be')]],
    ['superadmin and office', [een('superadmin', 'nl', [0]), een('office', 'be', [1])]],
    ['schooladmin and rtadmin', [een('schooladmin', 'be', [2]), een('rtadmin', 'be', [3])]],
    ['thuisadmin and demo', [een('thuisadmin', 'be', [0]), een('demo', 'nl', [3])]],
  ] as const)(
    'on the finished pages of %s, nor is a Dutch-only word on the Flemish ones',
    async (_wie, paar) => {
      const fouten = await Promise.all(paar.map(checkRol))
      expect(fouten.flat()).toEqual([])
    },
  )

  it('on the pages of a school without groups', () =>
    bezoek(async ({ page }) => {
      const { url, accounts } = omgeving.stack
      const leeg = moet(
        accounts.schools.find(({ groepId, soort }) => !groepId && soort === 'school'),
        'empty school',
      )
      await signIn(page, url, moet(leeg.accounts.docent, 'docent'))
      await staatStil(page)
      await page.getByText('nog niet aan een groep gekoppeld').waitFor()
      expect(await check(page)).toEqual([])
    }))

  it('on the pages of a group and a pupil who never practised', () =>
    bezoek(async ({ page }) => {
      const { url } = omgeving.stack
      const { adminId, accounts } = schoolVan(omgeving.stack, 'nl')
      await signIn(page, url, moet(accounts.schooladmin, 'schooladmin'))
      await staatStil(page)
      const groep = moet(SEED_ADMINS[0]?.groepen[3], 'groep')
      const voet = `/admins/${adminId}/groepen/${groep.id}`
      const leerling = moet(groep.leerlingen[0], 'leerling').id
      const delen = ['leerlingen', 'voortgang', `leerlingen/${leerling}`]
      for (const deel of [...delen, `leerlingen/${leerling}/voortgang`]) {
        await goInside(page, `${voet}/${deel}`)
        expect(await check(page)).toEqual([])
      }
    }))

  it('on pages that say no, that are still to come, and that say who is signed in', () =>
    bezoek(async ({ page }) => {
      const params = await wordt(page, 'docent')
      const later = adresVan('a-leerling-oefeninstellingen', params)
      const paden = ['/superadmin/dashboard', later, '/app/auth/login']
      for (const pad of paden) {
        await ga(page, pad)
        expect(await check(page)).toEqual([])
      }
    }))

  it('on the page of signing in as Flanders sees it', () =>
    bezoek(async ({ page }) => {
      await page.goto(`${omgeving.stack.vlaamseUrl}/app/auth/login`)
      await staatStil(page)
      expect(await check(page)).toEqual([])
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
      const fouten = await check(page)
      expect(fouten.join('\n')).toContain('button-name')
      expect(fouten.join('\n')).toContain('px sideways')
    }))
})
