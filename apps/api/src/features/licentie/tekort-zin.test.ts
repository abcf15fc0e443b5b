import { expect, it } from 'vitest'
import { tekortZin } from './tekort-zin.ts'

it('says how many seats lack, with a point after a thousand, and one as one', () => {
  expect([1, 2, 999, 1098].map(tekortZin)).toEqual([
    'Er is 1 plaats te weinig',
    'Er zijn 2 plaatsen te weinig',
    'Er zijn 999 plaatsen te weinig',
    'Er zijn 1.098 plaatsen te weinig',
  ])
})
