import { findCycles } from './find-cycles.ts'
import type { Edge } from './module-graph.ts'

/** Folders of workspaces, which are not judged here: the layers judge what is in them. */
const STREETS = new Set(['apps', 'packages'])

/** Tests and the testkit, which may depend on anything they test. */
const TRIES = /\.(?:test|e2e)\.tsx?$|^packages\/testkit\//

/** Splits a path into steps from the root; a workspace is one step. */
function steps(file: string): readonly string[] {
  const [first = '', second = '', ...rest] = file.split('/')
  return STREETS.has(first) ? [`${first}/${second}`, ...rest] : [first, second, ...rest]
}

/** Finds where the two paths of an edge part: the folder that holds both, and the edge between the two neighbours in it. */
function parting({ from, to }: Edge): { readonly folder: string; readonly edge: Edge } {
  const [a, b] = [steps(from), steps(to)]
  const at = a.findIndex((step, i) => step !== b[i])
  const upTo = (path: readonly string[]): string => path.slice(0, at + 1).join('/')
  return {
    folder: a.slice(0, at).join('/'),
    edge: { from: upTo(a), to: upTo(b), kind: 'value' },
  }
}

/**
 * Returns the circles of neighbours: folders and files in one folder that depend on each other in a ring, types included. A
 * folder counts as one with everything in it, so that each can be read, moved or drawn after the ones it depends on.
 */
export function findRoomCircles(edges: readonly Edge[]): readonly (readonly string[])[] {
  const between = edges
    .filter(({ from, to }) => from !== to && !TRIES.test(from) && !/^(?:npm|node):/.test(to))
    .map(parting)
  const perFolder = Map.groupBy(between, ({ folder }) => folder)
  return [...perFolder.values()].flatMap((pairs) => findCycles(pairs.map(({ edge }) => edge)))
}
