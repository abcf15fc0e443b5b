import type { Graph } from '../arrows/module-graph.ts'

/** The largest number of tests that run for a file; the nearest ones know it best. */
const MOST = 20

/** Returns the unit tests in the file's own package that depend on it, nearest first. */
export function testsOf({ edges }: Pick<Graph, 'edges'>, file: string): readonly string[] {
  const inPackage = file.split('/').slice(0, 2).join('/')
  const standing = Map.groupBy(
    edges.filter(({ from, kind }) => kind !== 'type' && from.startsWith(`${inPackage}/`)),
    ({ to }) => to,
  )
  const seen = new Set([file])
  const tests: string[] = []
  for (const at of seen) {
    for (const { from } of standing.get(at) ?? []) {
      if (from.endsWith('.test.ts') && !seen.has(from)) tests.push(from)
      seen.add(from)
    }
  }
  return tests.slice(0, MOST)
}
