import { findCycles } from './find-cycles.ts'
import { findRoomCircles } from './find-room-circles.ts'
import type { Edge, Graph } from './module-graph.ts'
import { breaks, IMPURE, LAYERS, PURE, RULES, TEST } from './rules.ts'
import { workspaceOf } from './workspace.ts'

/** One broken rule, ready to print. */
export interface Violation {
  readonly regel: string
  readonly melding: string
}

/** Returns whether a file imports from a workspace that the layer of its own workspace may not see. */
function breaksLayers({ from, to }: Edge): boolean {
  const allowed = LAYERS[workspaceOf(from)]
  const target = workspaceOf(to)
  if (target === '' || target === workspaceOf(from)) return false
  if (target === 'packages/testkit') return false
  if (allowed === undefined) return workspaceOf(from) !== ''
  return !allowed.includes(target.replace(/^(?:apps|packages)\//, ''))
}

/** Returns a search from a start module to all that it reaches, itself included, each with the path that leads there. */
function waysFrom(graph: Graph): (start: string) => ReadonlyMap<string, readonly string[]> {
  const targets = Map.groupBy(
    graph.edges.filter(({ kind }) => kind !== 'type'),
    ({ from }) => from,
  )
  return (start) => {
    const ways = new Map<string, readonly string[]>([[start, [start]]])
    for (const [file, way] of ways) {
      for (const { to } of targets.get(file) ?? []) if (!ways.has(to)) ways.set(to, [...way, to])
    }
    return ways
  }
}

const pureFiles = ({ files }: Graph): readonly string[] =>
  files.filter((file) => PURE.test(file) && !TEST.test(file))

/** Returns every pure module, and every module that one of them imports at run time. */
export function pureModules(graph: Graph): ReadonlySet<string> {
  const search = waysFrom(graph)
  return new Set(pureFiles(graph).flatMap((file) => [...search(file).keys()]))
}

/** Returns, for every pure module that reaches something impure, the first path by which it does. */
function impureWays(graph: Graph): readonly (readonly string[])[] {
  const search = waysFrom(graph)
  return pureFiles(graph).flatMap((file) => {
    const found = [...search(file)].find(([end]) => IMPURE.test(end))
    return found === undefined ? [] : [found[1]]
  })
}

/** Returns everything in the graph that breaks an arrow of the architecture. */
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
  const circles = findRoomCircles(graph.edges).map((knot) => ({
    regel: 'geen-kringen-van-kamers',
    melding: [...knot, knot[0]].join(' → '),
  }))
  const lost = graph.lost.map(({ from, specifier, why }) => ({
    regel: 'vindbaar',
    melding: `${from} → '${specifier}' ${why}`,
  }))
  return [...layers, ...rules, ...pure, ...cycles, ...circles, ...lost]
}
