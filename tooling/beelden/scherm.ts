import type { Page } from 'playwright-core'
import type { Account } from '../../rig/aanmelden.ts'
import type { DemoSchool } from '../../apps/api/src/seed/demo-accounts.ts'
import { moet } from '../../rig/moet.ts'

/** Where a picture is taken: a school with its people, and a window and taak of its pupil. */
export interface Plek {
  /** 'http://host:port' of the school's own host. */
  readonly adres: string
  readonly school: DemoSchool
  /** A home of the same country, with a parent. */
  readonly thuis: DemoSchool
  /** A practice of the same country, with its remedial teacher. */
  readonly praktijk: DemoSchool
  /** Localized word for groups in addresses. */
  readonly groepenwoord: 'groepen' | 'klassen'
  /** Address of the pupil's next window, and of a taak in glazenwasser. */
  readonly venster: string
  readonly spel: string
}

type Rol = 'docent' | 'schooladmin' | 'thuisadmin' | 'rtadmin' | 'leerling'

/** A finished screen: whose, where, and what is done before the picture is taken. */
export interface Scherm {
  readonly naam: string
  readonly rol: Rol | null
  readonly pad: (plek: Plek) => string
  readonly doe?: (page: Page) => Promise<void>
  /** Shows only what fits the window (maps and games), or the whole page. */
  readonly venster?: true
  /** On what is touched with fingers. */
  readonly vingers?: true
}

/** The addresses of a school's own pages, in its own word for groups. */
export const groepen = ({ school, groepenwoord }: Plek): string =>
  `/admins/${school.adminId}/${groepenwoord}`
export const groep = (plek: Plek): string => `${groepen(plek)}/${plek.school.groepId}`
export const leerling = (plek: Plek): string =>
  `${groep(plek)}/leerlingen/${plek.school.leerlingId}`

/** Of which account a role's screens are. */
const ACCOUNT_VAN: Record<Rol, (plek: Plek) => DemoSchool> = {
  docent: ({ school }) => school,
  schooladmin: ({ school }) => school,
  leerling: ({ school }) => school,
  thuisadmin: ({ thuis }) => thuis,
  rtadmin: ({ praktijk }) => praktijk,
}

/** The account behind a screen; null where nobody signs in. */
export function wieVan({ rol }: Scherm, plek: Plek): Account | null {
  return rol === null ? null : moet(ACCOUNT_VAN[rol](plek).accounts[rol], rol)
}

/** The pupil's world has one look, day and night; everything else is seen in both. */
export function themasVan({ rol, naam }: Scherm): readonly ('light' | 'dark')[] {
  return rol === 'leerling' && naam !== 'methodetoets' ? ['light'] : ['light', 'dark']
}
