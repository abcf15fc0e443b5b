import type { AdminScope } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { listFeatures } from './methodetoetsen.queries.ts'

/** Stops where the school makes no method tests: for it there are none. */
export async function requireTestschool(scope: AdminScope): Promise<void> {
  if (!(await listFeatures(scope)).includes('testschool')) throw notFound()
}
