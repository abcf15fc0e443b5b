import { expect, it } from 'vitest'
import { volgordeVan } from './scene-podium.ts'

it('puts the pupil at its place, between who is ahead of it and who is not', () => {
  expect(volgordeVan({ stand: [1, 3, 2] })).toEqual([1, 2, 0, -1])
  expect(volgordeVan({ stand: [0, 1, -1] })).toEqual([1, -1, 0, 2])
  expect(volgordeVan({ stand: [-1, 0, -1] })).toEqual([-1, 1, 0, 2])
})
