import { expect, it } from 'vitest'
import { pasKetting } from './ketting.tsx'

const MAAT = { maat: 20, letter: 'gewoon' } as const

it('the chain shows the last words that fit, in their order', () => {
  const woorden = ['boot', 'boom', 'room', 'roos', 'poes']
  expect(pasKetting(woorden, 5000, MAAT)).toEqual(woorden)
  const past = pasKetting(woorden, 230, MAAT)
  expect(past).toEqual(woorden.slice(-past.length))
  expect(past.length).toBe(2)
})

it('has room for nothing where the word is wider than the screen, and for nothing of nothing', () => {
  expect(pasKetting(['verantwoordelijkheid'], 100, MAAT)).toEqual([])
  expect(pasKetting([], 100, MAAT)).toEqual([])
})
