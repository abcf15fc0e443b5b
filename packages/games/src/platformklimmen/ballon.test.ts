import { expect, it } from 'vitest'
import { choosePlek } from './ballon.tsx'

const KNOP = { x: 0, y: 300, w: 100, h: 48 }
const ballonOp = (y: number) => ({ x: 20, y, w: 200, h: 60 })

it('says why at the first place that covers nothing to press', () => {
  expect(choosePlek([ballonOp(200), ballonOp(400)], [KNOP])).toBe(0)
  expect(choosePlek([ballonOp(260), ballonOp(400)], [KNOP])).toBe(1)
  // Decoy: a button beside it is not under it.
  expect(choosePlek([ballonOp(260), ballonOp(400)], [{ ...KNOP, x: 230 }])).toBe(0)
})

it('says why where it covers least, where it covers something everywhere', () => {
  expect(choosePlek([ballonOp(290), ballonOp(250), ballonOp(300)], [KNOP])).toBe(1)
})
