import { expect, it } from 'vitest'
import { sterrenVan } from './sterren.ts'

it('a taak has three stars from .9, two from .75, one for who answered, none for who did not', () => {
  const sterren = (goed: number, fout: number) => sterrenVan({ goed, fout })
  expect([sterren(9, 1), sterren(89, 11)]).toEqual([3, 2])
  expect([sterren(3, 1), sterren(74, 26)]).toEqual([2, 1])
  expect([sterren(0, 9), sterren(0, 0)]).toEqual([1, 0])
})
