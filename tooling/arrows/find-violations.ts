import { findCycles } from './find-cycles.ts'
import type { Edge, Graph } from './module-graph.ts'
import { breaks, IMPURE, LAYERS, PURE, RULES, TEST } from './rules.ts'
import { workspaceOf } from './workspace.ts'

/** One broken rule, ready to print. */
export interface Violation {
  readonly regel: string
  readonly melding: string
}

/** Does a file's workspace lie in a layer that the other may not see? */
function breaksLayers({ from, to }: Edge): boolean {
  const allowed = LAYERS[workspaceOf(from)]
  const target = workspaceOf(to)
  if (target === '' || target === workspaceOf(from)) return false
  if (target === 'packages/testkit') return false
  if (allowed === undefined) return workspaceOf(from) !== ''
  return !allowed.includes(target.replace(/^(?:apps|packages)\//, ''))
}

/** For every pure module: the way by which it reaches something impure, if there is one. */
function impureWays({ files, edges }: Graph): readonly (readonly string[])[] {
  const targets = Map.groupBy(
    edges.filter(({ kind }) => kind !== 'type'),
    ({ from }) => from,
  )
  const search = (start: string): readonly string[] | null => {
    const queue: (readonly string[])[] = [[start]]
    const seen = new Set([start])
    for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
      const end = way.at(-1) ?? start
      if (IMPURE.test(end)) return way
      for (const { to } of targets.get(end) ?? []) {
        if (seen.has(to)) continue
        seen.add(to)
        queue.push([...way, to])
      }
    }
    return null
  }
  const pure = files.filter((file) => PURE.test(file) && !TEST.test(file))
  return pure.map(search).filter((way) => way !== null)
}

/** Everything in the graph that breaks an arrow of the architecture. */
export function findViolations(graph: Graph): readonly Violation[] {
  const layers = graph.edges
    .filter(breaksLayers)
    .map(({ from, to }) => ({ regel: 'lagen', melding: `${from} → ${to}` }))
  const rules = graph.edges.flatMap((edge) =>
    RULES.filter((rule) => breaks(rule, edge)).map(({ naam, waarom }) => ({
      regel: naam,
      melding: `${edge.from} → ${edge.to} (${waarom})`,
    })),
  )
  const pure = impureWays(graph).map((way) => ({ regel: 'zuiver', melding: way.join(' → ') }))
  const cycles = findCycles(graph.edges).map((knot) => ({
    regel: 'geen-kringen',
    melding: [...knot, knot[0]].join(' → '),
  }))
  const lost = graph.lost.map(({ from, specifier, why }) => ({
    regel: 'vindbaar',
    melding: `${from} → '${specifier}' ${why}`,
  }))
  return [...layers, ...rules, ...pure, ...cycles, ...lost]
}
