import type { Page } from 'playwright-core'
import { paste } from '../../rig/plak.ts'
import { schoolbestandVanNu } from '../../rig/schoolbestand.ts'
import { groep, groepen, leerling, type Plek, type Scherm } from './scherm.ts'

const LIJST =
  'Voornaam\tTussen\tAchternaam\nFemke\tvan den\tBroek\nZoë\t\tYılmaz\nIlyas\tel\tAmrani'

const admin = ({ school }: Plek): string => `/admins/${school.adminId}`

/** Reads in a file as the school's administration makes it, without the number, which belongs to another school. */
async function readIn(page: Page): Promise<void> {
  const tekst = schoolbestandVanNu().replace(/<brincode>[^]*?<\/dependancecode>/, '')
  const buffer = Buffer.from(tekst)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer })
  await page.getByRole('heading', { name: 'Kijk na wat er verandert' }).waitFor()
}

async function readMis(page: Page): Promise<void> {
  const buffer = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'klassenfoto.png', mimeType: 'image/png', buffer })
  await page.getByRole('alert').waitFor()
}

const pasteLijst = (page: Page): Promise<void> =>
  paste(page.getByLabel('Voornaam van leerling 1'), LIJST)

/** Opens the dialog behind a button. */
const druk = (naam: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: naam }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function choose(page: Page): Promise<void> {
  const vinkjes = page.locator('main li input[type=checkbox]')
  for (const plek of [0, 1]) await vinkjes.nth(plek).check({ force: true })
}

async function verkeerdToken(page: Page): Promise<void> {
  const veld = page.getByLabel('Verhuistoken', { exact: true })
  await veld.fill('K7QPM-ONZIN')
  await veld.press('Enter')
  await page.getByText('Dit verhuistoken werkt niet.').waitFor()
}

/** Opens a dialog from the menu of a group. */
const beheerGroep = (wat: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: /^(Groep|Klas) beheren$/ }).click()
  await page.getByRole('menuitem', { name: wat }).click()
  await page.getByRole('dialog').waitFor()
}

const beheer = { rol: 'schooladmin' } as const

/** The screens with which a school manages itself. */
export const SCHOOLSCHERMEN: readonly Scherm[] = [
  { ...beheer, naam: 'groepen-beheer', pad: groepen },
  {
    ...beheer,
    naam: 'groep-samenvoegen',
    pad: (plek) => `${groep(plek)}/leerlingen`,
    perform: beheerGroep(/^Samenvoegen/),
    venster: true,
  },
  {
    ...beheer,
    naam: 'groep-splitsen',
    pad: (plek) => `${groep(plek)}/leerlingen`,
    perform: beheerGroep(/^Splitsen/),
    venster: true,
  },
  { ...beheer, naam: 'alle-leerlingen', pad: (plek) => `${groepen(plek)}/leerlingen` },
  {
    ...beheer,
    naam: 'alle-leerlingen-keuze',
    pad: (plek) => `${groepen(plek)}/leerlingen`,
    perform: choose,
    venster: true,
  },
  { ...beheer, naam: 'dubbele-leerlingen', pad: (plek) => `${groepen(plek)}/dubbele-leerlingen` },
  { ...beheer, naam: 'inlezen', pad: (plek) => `${groepen(plek)}/edexml` },
  { ...beheer, naam: 'inlezen-mis', pad: (plek) => `${groepen(plek)}/edexml`, perform: readMis },
  {
    ...beheer,
    naam: 'inlezen-voorbeeld',
    pad: (plek) => `${groepen(plek)}/edexml`,
    perform: readIn,
  },
  { ...beheer, naam: 'schooljaar', pad: (plek) => `${groepen(plek)}/schooljaar` },
  {
    rol: 'docent',
    naam: 'toevoegen',
    pad: (plek) => `${groep(plek)}/leerlingen/toevoegen`,
    perform: pasteLijst,
  },
  { rol: 'docent', naam: 'wachtwoorden', pad: (plek) => `${groep(plek)}/leerlingen/wachtwoorden` },
  {
    ...beheer,
    naam: 'verhuistoken',
    pad: leerling,
    perform: druk(/^(Verhuistoken|Nieuw token) maken$/),
    venster: true,
  },
  {
    ...beheer,
    naam: 'verhuistoken-inlezen',
    pad: (plek) => `${groep(plek)}/leerlingen/verhuistoken-inlezen`,
    perform: verkeerdToken,
  },
  { ...beheer, naam: 'docenten', pad: (plek) => `${admin(plek)}/docenten` },
  {
    ...beheer,
    naam: 'docenten-uitnodigen',
    pad: (plek) => `${admin(plek)}/docenten`,
    perform: druk(/^Uitnodigen$/),
    venster: true,
  },
  { ...beheer, naam: 'zorgleerlingen', pad: (plek) => `${admin(plek)}/zorgleerlingen` },
  { ...beheer, naam: 'prullenbak', pad: (plek) => `${admin(plek)}/prullenbak` },
  { ...beheer, naam: 'licentie', pad: (plek) => `${admin(plek)}/licentie` },
  {
    ...beheer,
    naam: 'licentie-bestellen',
    pad: (plek) => `${admin(plek)}/licentie`,
    perform: druk(/^Plaatsen bestellen$/),
    venster: true,
  },
  { ...beheer, naam: 'accountgegevens', pad: (plek) => `${admin(plek)}/accountgegevens` },
  {
    ...beheer,
    naam: 'account-sluiten',
    pad: (plek) => `${admin(plek)}/accountgegevens`,
    perform: druk(/^Account sluiten/),
    venster: true,
  },
  { ...beheer, naam: 'vriend-uitnodigen', pad: (plek) => `${admin(plek)}/vriend-uitnodigen` },
]
