import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import type { DemoAccount, DemoSchool } from '../apps/api/src/seed/demo-accounts.ts'
import { SEED_ADMINS, type SeedLeerling } from '../apps/api/src/seed/plan.ts'
import { launchBrowser } from '../rig/browser.ts'
import { moet } from '../rig/moet.ts'
import { type Stack, startStack } from './stack.ts'

export { moet }

/** The product and a browser for one file of journeys. */
export interface Omgeving {
  stack: Stack
  browser: Browser
}

/** Starts both before the journeys of a file and ends both after them; use it only inside the tests. */
export function metOmgeving(): Omgeving {
  const omgeving: Partial<Omgeving> = {}
  beforeAll(async () => {
    const [stack, browser] = await Promise.all([startStack(inject('postgres')), launchBrowser()])
    Object.assign(omgeving, { stack, browser })
  })
  afterAll(async () => {
    await omgeving.browser?.close()
    await omgeving.stack?.close()
  })
  return omgeving as Omgeving
}

/** Returns a school of a country with a group. */
export function schoolVan(stack: Stack, land: 'nl' | 'be'): DemoSchool {
  const school = stack.accounts.schools.find(
    (s) => s.soort === 'school' && s.land === land && s.groepId,
  )
  return moet(school, `school ${land}`)
}

/** Returns any pupil of the Dutch school, by place in the seed; each journey has its own. */
export function kind(nummer: number): DemoAccount & { readonly voornaam: string } {
  const kinderen: SeedLeerling[] = (SEED_ADMINS[0]?.groepen ?? []).flatMap((g) => [...g.leerlingen])
  const { id, naam, gebruikersnaam, wachtwoord } = moet(kinderen[nummer], `leerling ${nummer}`)
  return { userId: id, gebruikersnaam, wachtwoord, voornaam: naam.voornaam }
}
