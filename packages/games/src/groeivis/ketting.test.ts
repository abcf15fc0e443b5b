import { expect, it } from 'vitest'
import { fitKetting } from './ketting.tsx'

const MAAT = { maat: 20, letter: 'gewoon' } as const
const rij = (...woorden: string[]) => woorden.map((woord) => ({ woord }))

it('the chain shows the last words that fit, in their order', () => {
  const woorden = rij('boot', 'boom', 'room', 'roos', 'poes')
  expect(fitKetting(woorden, 5000, MAAT)).toEqual(woorden)
  const past = fitKetting(woorden, 230, MAAT)
  expect(past).toEqual(woorden.slice(-past.length))
  expect(past.length).toBe(2)
})

it('has room for nothing where the word is wider than the screen, and for nothing of nothing', () => {
  expect(fitKetting(rij('verantwoordelijkheid'), 100, MAAT)).toEqual([])
  expect(fitKetting([], 100, MAAT)).toEqual([])
})
