import type { Edge } from './module-graph.ts'

interface Visit {
  readonly index: number
  low: number
  onStack: boolean
}

/** Returns the groups of modules that import each other at run time (Tarjan's strongly connected components). */
export function findCycles(edges: readonly Edge[]): readonly (readonly string[])[] {
  const targets = new Map<string, string[]>()
  for (const { from, to, kind } of edges) {
    if (kind !== 'type') targets.set(from, [...(targets.get(from) ?? []), to])
  }
  const visits = new Map<string, Visit>()
  const stack: string[] = []
  const knots: string[][] = []

  const follow = (file: string, here: Visit): void => {
    for (const next of targets.get(file) ?? []) {
      const seen = visits.get(next)
      if (seen === undefined) here.low = Math.min(here.low, visit(next).low)
      else if (seen.onStack) here.low = Math.min(here.low, seen.index)
    }
  }
  const close = (file: string): void => {
    const knot: string[] = []
    let member: string | undefined
    do {
      member = stack.pop()
      const seen = member === undefined ? undefined : visits.get(member)
      if (member === undefined || seen === undefined) break
      seen.onStack = false
      knot.unshift(member)
    } while (member !== file)
    if (knot.length > 1 || targets.get(file)?.includes(file)) knots.push(knot)
  }
  const visit = (file: string): Visit => {
    const here: Visit = { index: visits.size, low: visits.size, onStack: true }
    visits.set(file, here)
    stack.push(file)
    follow(file, here)
    if (here.low === here.index) close(file)
    return here
  }
  for (const file of targets.keys()) if (!visits.has(file)) visit(file)
  return knots
}
