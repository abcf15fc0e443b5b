import type { Page } from 'playwright-core'
import type { Account } from '../../rig/aanmelden.ts'
import type { DemoSchool } from '../../apps/api/src/seed/demo-accounts.ts'
import { moet } from '../../rig/moet.ts'

/** Where pictures are taken: a school with its people, and a window and a taak of its pupil. */
export interface Plek {
  /** The address of the school's own host, as 'http://host:port'. */
  readonly adres: string
  readonly school: DemoSchool
  /** A home account in the same country, with a parent. */
  readonly thuis: DemoSchool
  /** A practice in the same country, with its remedial teacher. */
  readonly praktijk: DemoSchool
  /** The word for groups in addresses, which differs per country. */
  readonly groepenwoord: 'groepen' | 'klassen'
  /** The addresses of the pupil's next window, and of a taak in glazenwasser. */
  readonly venster: string
  readonly spel: string
}

type Rol = 'docent' | 'schooladmin' | 'thuisadmin' | 'rtadmin' | 'leerling'

/** A finished screen: whose it is, where it is, and what is done before the picture is taken. */
export interface Scherm {
  readonly naam: string
  readonly rol: Rol | null
  readonly pad: (plek: Plek) => string
  readonly perform?: (page: Page) => Promise<void>
  /** Shows only what fits in the window (maps and games) instead of the whole page. */
  readonly venster?: true
  /** Uses a touch screen. */
  readonly vingers?: true
}

/** The addresses of a school's own pages, with its own word for groups. */
export const groepen = ({ school, groepenwoord }: Plek): string =>
  `/admins/${school.adminId}/${groepenwoord}`
export const groep = (plek: Plek): string => `${groepen(plek)}/${plek.school.groepId}`
export const leerling = (plek: Plek): string =>
  `${groep(plek)}/leerlingen/${plek.school.leerlingId}`

/** The account whose screens a role sees. */
const ACCOUNT_VAN: Record<Rol, (plek: Plek) => DemoSchool> = {
  docent: ({ school }) => school,
  schooladmin: ({ school }) => school,
  leerling: ({ school }) => school,
  thuisadmin: ({ thuis }) => thuis,
  rtadmin: ({ praktijk }) => praktijk,
}

/** Returns the account behind a screen; null where nobody signs in. */
export function wieVan({ rol }: Scherm, plek: Plek): Account | null {
  return rol === null ? null : moet(ACCOUNT_VAN[rol](plek).accounts[rol], rol)
}

/**
 * Returns the themes of a screen. The pupil's world looks the same by day and by night, except for the methodetoets; everything
 * else has both themes.
 */
export function themasVan({ rol, naam }: Scherm): readonly ('light' | 'dark')[] {
  return rol === 'leerling' && naam !== 'methodetoets' ? ['light'] : ['light', 'dark']
}
