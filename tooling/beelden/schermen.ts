import type { Page } from 'playwright-core'
import { ROUTE_NAMEN, routeVan } from '../../apps/web/src/shared/routes/routes.ts'
import { moet } from '../../rig/moet.ts'
import { groep, groepen, leerling, type Plek, type Scherm } from './scherm.ts'
import { SCHOOLSCHERMEN } from './schermen-school.ts'
import { SOORTSCHERMEN } from './schermen-soorten.ts'

async function chooseDrie(page: Page): Promise<void> {
  const vinkjes = page.locator('main li input[type=checkbox]')
  for (const plek of [0, 1, 2]) await vinkjes.nth(plek).check()
}

const klas = ({ school }: Plek): string => `/app/auth/klas/${school.klascode}`

async function chooseNaam(page: Page): Promise<void> {
  await page.locator('main ul button').first().click()
  await page.getByRole('heading', { name: /^Hoi / }).waitFor()
}

const VEGEN = 5
const VEEG_MS = 300

/** Closes the instruction of a game, so that the game starts. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('dialog').first().press('Escape')
  await page.waitForTimeout(VEEG_MS)
}

/** Washes window after window until one was wrong, and stops when the correction is shown. */
async function playUntilFout(page: Page): Promise<void> {
  await begin(page)
  for (const raam of await page.locator('.gw-raam').all())
    for (let veeg = 0; veeg < VEGEN; veeg++) {
      if (await page.locator('.lhs-correctie').isVisible()) return
      await raam.press('Enter')
      await page.waitForTimeout(VEEG_MS)
    }
}

async function chooseEiland(page: Page): Promise<void> {
  await page.locator('button.eiland').first().press('Enter')
  await page.getByRole('dialog').waitFor()
}

async function chooseTab(page: Page, naam: string): Promise<void> {
  await page.getByRole('tab', { name: naam }).click()
}

/** Opens the dictation and types half a word. */
async function write(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Er staat een toets klaar' }).press('Enter')
  for (const letter of 'tr') await page.getByRole('button', { name: letter, exact: true }).click()
}

async function composeToets(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Methodetoets klaarzetten' }).click()
  const paneel = page.getByRole('dialog', { name: 'Methodetoets klaarzetten' })
  await paneel.getByRole('checkbox', { name: /met ei/ }).press('Space')
}

/** The address of a public page that is still to come, whichever that is. */
function straks(): string {
  const naam = ROUTE_NAMEN.find((een) => {
    const { layout, status } = routeVan(een)
    return layout === 'site' && status === 'later'
  })
  return routeVan(moet(naam, 'public page to come')).path
}

const kaart = ({ school }: Plek): string => `/leerling/${school.leerlingId}/landkaart`
const eigenPlek = ({ school }: Plek): string => `/leerling/${school.leerlingId}/eigen-plek`

/** Every finished screen, in the order in which a visitor would meet them. */
export const SCHERMEN: readonly Scherm[] = [
  { naam: 'home', rol: null, pad: () => '/site/home' },
  { naam: 'colofon', rol: null, pad: () => '/site/colofon' },
  { naam: 'demo', rol: null, pad: () => '/demo', venster: true },
  { naam: 'inloggen', rol: null, pad: () => '/app/auth/login', venster: true },
  {
    naam: 'leerling-school',
    rol: null,
    pad: () => '/app/auth/login?wie=leerling',
    venster: true,
  },
  { naam: 'leerling-klas', rol: null, pad: klas, venster: true },
  { naam: 'leerling-plaatjes', rol: null, pad: klas, perform: chooseNaam, venster: true },
  {
    naam: 'wachtwoord-aanvragen',
    rol: null,
    pad: () => '/app/auth/wachtwoordaanvragen',
    venster: true,
  },
  {
    naam: 'wachtwoord-herstellen',
    rol: null,
    pad: () => '/app/auth/wachtwoordherstellen/-/-',
    venster: true,
  },
  // Somebody is waiting on it if a user signed in on that server with a school account that is not known there.
  { naam: 'mijn-account', rol: 'schooladmin', pad: () => '/app/auth/mijn-account' },
  { naam: 'bestaat-niet', rol: null, pad: () => '/zomaar', venster: true },
  { naam: 'komt-binnenkort', rol: null, pad: straks, venster: true },
  { naam: 'landkaart', rol: 'leerling', pad: kaart, venster: true },
  { naam: 'eiland', rol: 'leerling', pad: kaart, perform: chooseEiland, venster: true },
  { naam: 'eigen-plek', rol: 'leerling', pad: eigenPlek, venster: true },
  {
    naam: 'eigen-plek-groei',
    rol: 'leerling',
    pad: eigenPlek,
    perform: (page) => chooseTab(page, 'Groei'),
    venster: true,
  },
  {
    naam: 'methodetoets',
    rol: 'leerling',
    pad: kaart,
    perform: write,
    venster: true,
    vingers: true,
  },
  { naam: 'somvenster', rol: 'leerling', pad: ({ venster }) => venster, venster: true },
  { naam: 'glazenwasser', rol: 'leerling', pad: ({ spel }) => spel, venster: true },
  {
    naam: 'glazenwasser-spelen',
    rol: 'leerling',
    pad: ({ spel }) => spel,
    perform: begin,
    venster: true,
  },
  {
    naam: 'glazenwasser-fout',
    rol: 'leerling',
    pad: ({ spel }) => spel,
    perform: playUntilFout,
    venster: true,
  },
  {
    naam: 'groepen',
    rol: 'docent',
    pad: groepen,
  },
  { naam: 'groep', rol: 'docent', pad: (plek) => `${groep(plek)}/leerlingen` },
  {
    naam: 'groep-keuze',
    rol: 'docent',
    pad: (plek) => `${groep(plek)}/leerlingen`,
    perform: chooseDrie,
  },
  {
    naam: 'methodetoets-klaarzetten',
    rol: 'docent',
    pad: (plek) => `${groep(plek)}/leerlingen`,
    perform: composeToets,
    venster: true,
  },
  { naam: 'groepsvoortgang', rol: 'docent', pad: (plek) => `${groep(plek)}/voortgang` },
  { naam: 'leerling', rol: 'docent', pad: leerling },
  { naam: 'leerlingvoortgang', rol: 'docent', pad: (plek) => `${leerling(plek)}/voortgang` },
  ...SCHOOLSCHERMEN,
  ...SOORTSCHERMEN,
]
