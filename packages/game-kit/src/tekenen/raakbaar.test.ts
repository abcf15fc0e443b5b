import { expect, it } from 'vitest'
import { touch } from './raakbaar.ts'

it('a touch is answered by the nearest thing that it is on, and by nothing elsewhere', () => {
  const gezegd: string[] = []
  const ding = (naam: string, x: number) => ({ x, y: 0, r: 10, answer: () => gezegd.push(naam) })
  const dingen = [ding('eend', 0), ding('bel', 12)]
  expect(touch(dingen, { x: 7, y: 1 })).toBe(true)
  expect(touch(dingen, { x: 5, y: 1 })).toBe(true)
  expect(touch(dingen, { x: 0, y: 11 })).toBe(false)
  expect(gezegd).toEqual(['bel', 'eend'])
})
