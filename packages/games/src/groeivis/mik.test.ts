import { expect, it } from 'vitest'
import { meantOp, type Mik } from './mik.ts'

const schub = (nr: number) => ({ left: 100 + nr * 60, right: 150 + nr * 60, top: 300, bottom: 350 })
const mik: Mik = { sinds: 1000, vakken: [schub(0), schub(1)] }

it('a tap on a scale right after one on a letter counts where the scale was, though the ship takes it along', () => {
  expect(meantOp(mik, { x: 120, y: 320, t: 1300 })).toBe(0)
  expect(meantOp(mik, { x: 180, y: 320, t: 1300 })).toBe(1)
})

it('a tap beside the scales, a late one, and one before any letter was fetched mean no scale of then', () => {
  expect(meantOp(mik, { x: 155, y: 320, t: 1300 })).toBeNull()
  expect(meantOp(mik, { x: 120, y: 320, t: 1701 })).toBeNull()
  expect(meantOp(null, { x: 120, y: 320, t: 1300 })).toBeNull()
})
