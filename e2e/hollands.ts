import type { Woordsoort } from '@letterhaven/domain/soort-verboden'
import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import type { Page } from 'playwright-core'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { readScherm } from './scherm.ts'

/** Removes names, which are content: what a school is called is not our wording. */
const zonderNamen = (tekst: string): string =>
  SEED_ADMINS.reduce((rest, { naam }) => rest.replaceAll(naam, ''), tekst)

/** Returns the words on a screen of an account that are used only in the Netherlands. */
export const hollandsOp = async (page: Page, soort: Woordsoort = 'school'): Promise<string[]> =>
  findHollands(zonderNamen(await readScherm(page)), soort).map(({ woord }) => woord)
