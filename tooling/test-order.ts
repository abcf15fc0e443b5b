import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ROOT } from '../rig/run.ts'

/**
 * The tests that take longest begin first, so that no worker is left alone at the end. The first journey plants the
 * demonstration; the two after it do not need it and run meanwhile.
 */
const FIRST: readonly string[] = [
  'tooling/scaffold/scaffold.test.ts',
  'e2e/toegankelijk.e2e.ts',
  'e2e/start.e2e.ts',
  'e2e/opzetten.e2e.ts',
  'e2e/spelen.e2e.ts',
  'e2e/net-weg.e2e.ts',
  'e2e/spellen.e2e.ts',
  'e2e/woorden.e2e.ts',
  'e2e/hele-les.e2e.ts',
  'e2e/toegang.e2e.ts',
  'e2e/leerling-inloggen.e2e.ts',
  'e2e/bedienen.e2e.ts',
  'e2e/les.e2e.ts',
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
