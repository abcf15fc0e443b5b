import { expect, it } from 'vitest'
import { findRoomCircles } from './find-room-circles.ts'
import type { Edge } from './module-graph.ts'

const WEB = 'apps/web/src/shared'
const edges = (...pairs: readonly (readonly [string, string])[]): Edge[] =>
  pairs.map(([from, to]) => ({ from, to, kind: 'type' }))

it('finds rooms that lean on each other though no two files do, types included', () => {
  const ring = edges(
    [`${WEB}/heen/een.ts`, `${WEB}/terug/twee.ts`],
    [`${WEB}/terug/drie.ts`, `${WEB}/heen/vier.ts`],
  )
  expect(findRoomCircles(ring)).toEqual([[`${WEB}/heen`, `${WEB}/terug`]])
})

it('finds a ring that goes by a file beside the rooms', () => {
  const ring = edges(
    [`${WEB}/heen/een.ts`, `${WEB}/brug.ts`],
    [`${WEB}/brug.ts`, `${WEB}/terug/twee.ts`],
    [`${WEB}/terug/twee.ts`, `${WEB}/heen/een.ts`],
  )
  expect(findRoomCircles(ring).map((knot) => knot.toSorted())).toEqual([
    [`${WEB}/brug.ts`, `${WEB}/heen`, `${WEB}/terug`],
  ])
})

it('finds them between the folders of the root', () => {
  const ring = edges(['bench/main.ts', 'tooling/run.ts'], ['tooling/beeld.ts', 'bench/meet.ts'])
  expect(findRoomCircles(ring)).toEqual([['bench', 'tooling']])
})

it('lets pass a house that uses its own rooms, a test, and what stands elsewhere (decoy)', () => {
  const sound = edges(
    [`${WEB}/heen/een.ts`, `${WEB}/terug/twee.ts`],
    [`${WEB}/terug/twee.test.ts`, `${WEB}/heen/een.ts`],
    [`${WEB}/heen/deel/drie.ts`, `${WEB}/heen/vier.ts`],
    [`${WEB}/heen/een.ts`, `${WEB}/heen/deel/drie.ts`],
    ['apps/api/src/een.ts', 'packages/ui/src/twee.ts'],
    ['packages/testkit/src/drie.ts', 'apps/api/src/een.ts'],
    [`${WEB}/terug/twee.ts`, 'npm:react'],
  )
  expect(findRoomCircles(sound)).toEqual([])
})
