import path from 'node:path'
import type { Graph } from '../arrows/module-graph.ts'

/** The largest number of tests that run for a file; the nearest ones know it best. */
const MOST = 20

/** Where tests ask a service over the network, as a browser does, so that they stand beside it and import nothing of it. */
const SERVER = 'apps/api/'
const isTest = (file: string): boolean => file.endsWith('.test.ts')

/**
 * Returns the tests that a fault in a file may fail, nearest first: those of its own package that depend on it, and on the server
 * also those that stand beside it or beside what depends on it.
 */
export function testsOf(
  { files, edges }: Pick<Graph, 'files' | 'edges'>,
  file: string,
): readonly string[] {
  const inPackage = file.split('/').slice(0, 2).join('/')
  const standing = Map.groupBy(
    edges.filter(({ from, kind }) => kind !== 'type' && from.startsWith(`${inPackage}/`)),
    ({ to }) => to,
  )
  const perFolder = Map.groupBy(files.filter(isTest), (test) => path.posix.dirname(test))
  const seen = new Set([file])
  const tests = new Set<string>()
  for (const at of seen) {
    if (at.startsWith(SERVER))
      for (const test of perFolder.get(path.posix.dirname(at)) ?? []) tests.add(test)
    for (const { from } of standing.get(at) ?? []) {
      if (isTest(from)) tests.add(from)
      seen.add(from)
    }
  }
  return [...tests].slice(0, MOST)
}
