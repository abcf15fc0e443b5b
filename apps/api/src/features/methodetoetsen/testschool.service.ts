import type { AdminScope } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { listFeatures } from './methodetoetsen.queries.ts'

/** Throws 404 when the school does not use method tests: for that school they do not exist. */
export async function requireTestschool(scope: AdminScope): Promise<void> {
  if (!(await listFeatures(scope)).includes('testschool')) throw notFound()
}
