import { expect, it } from 'vitest'
import { vellenZin } from './vellen-zin.ts'

it('counts the sheets of each group by itself', () => {
  expect(vellenZin([8])).toMatch(/^1 vel A4/)
  expect(vellenZin([9])).toMatch(/^2 vellen A4/)
  expect(vellenZin([1, 1, 17])).toMatch(/^5 vellen A4/)
})
