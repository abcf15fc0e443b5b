import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ROOT } from '../rig/run.ts'

/**
 * The tests that take longest begin first, so that no worker is left alone at the end. The first journey plants the
 * demonstration; the tests beside it do not need it.
 */
const FIRST: readonly string[] = [
  'e2e/toegankelijk.e2e.ts',
  'apps/api/src/start/jobs.test.ts',
  'tooling/scaffold/scaffold.e2e.ts',
  'apps/api/src/rechten-walk.test.ts',
  'apps/api/src/vreemd-walk.test.ts',
  'e2e/start.e2e.ts',
  'e2e/net-weg.e2e.ts',
  'e2e/soorten-nl.e2e.ts',
  'e2e/soorten-be.e2e.ts',
  'e2e/vreemd-net.e2e.ts',
  'e2e/hele-les.e2e.ts',
  'e2e/spelen.e2e.ts',
  'e2e/les.e2e.ts',
  'e2e/bedienen.e2e.ts',
  'e2e/opslag-weg.e2e.ts',
  'e2e/kijk-mee-leest.e2e.ts',
  'e2e/navigatie.e2e.ts',
  'e2e/toegang.e2e.ts',
  'e2e/klokken.e2e.ts',
  'e2e/schoolaccount.e2e.ts',
  'e2e/demo.e2e.ts',
  'e2e/leerling-inloggen.e2e.ts',
  'e2e/spellen-kwaad.e2e.ts',
  'e2e/woorden.e2e.ts',
  'e2e/spellen.e2e.ts',
  'apps/api/src/contract-walk.test.ts',
  'apps/api/src/features/gasten/gasten.test.ts',
  'apps/api/src/seed/historie/kaartboek.test.ts',
  'apps/api/src/kern/ijking/ijken.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = FIRST.indexOf(path.relative(ROOT, moduleId).replaceAll(path.sep, '/'))
  return place === -1 ? FIRST.length : place
}

/** The order in which vitest runs files: those above first, the others in vitest's own order. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
