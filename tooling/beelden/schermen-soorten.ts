import type { Page } from 'playwright-core'
import type { Plek, Scherm } from './scherm.ts'

async function zonderNaam(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await page.getByText('Vul een voornaam in').waitFor()
}

/** Returns the addresses of an account's own pages, and of its group. */
const vanSoort = (soort: 'thuis' | 'praktijk') => ({
  admin: (plek: Plek): string => `/admins/${plek[soort].adminId}`,
  groepen: (plek: Plek): string => `/admins/${plek[soort].adminId}/${plek.groepenwoord}`,
  groep: (plek: Plek): string =>
    `/admins/${plek[soort].adminId}/${plek.groepenwoord}/${plek[soort].groepId}`,
})

const thuis = vanSoort('thuis')
const praktijk = vanSoort('praktijk')

/** The screens that homes and practices see in their own words. */
export const SOORTSCHERMEN: readonly Scherm[] = [
  { rol: 'thuisadmin', naam: 'thuis-kinderen', pad: thuis.groepen },
  {
    rol: 'thuisadmin',
    naam: 'kinderen-toevoegen',
    pad: (plek) => `${thuis.groep(plek)}/leerlingen/kinderen-toevoegen`,
    perform: zonderNaam,
  },
  {
    rol: 'thuisadmin',
    naam: 'thuis-wachtwoorden',
    pad: (plek) => `${thuis.groep(plek)}/leerlingen/wachtwoorden`,
  },
  {
    rol: 'thuisadmin',
    naam: 'thuis-accountgegevens',
    pad: (plek) => `${thuis.admin(plek)}/accountgegevens`,
  },
  { rol: 'rtadmin', naam: 'praktijk-groepen', pad: praktijk.groepen },
  {
    rol: 'rtadmin',
    naam: 'praktijk-leerlingen',
    pad: (plek) => `${praktijk.groep(plek)}/leerlingen`,
  },
  {
    rol: 'rtadmin',
    naam: 'praktijk-wachtwoorden',
    pad: (plek) => `${praktijk.groep(plek)}/leerlingen/wachtwoorden`,
  },
  {
    rol: 'rtadmin',
    naam: 'praktijk-accountgegevens',
    pad: (plek) => `${praktijk.admin(plek)}/accountgegevens`,
  },
]
