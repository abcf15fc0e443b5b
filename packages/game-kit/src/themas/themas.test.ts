import { expect, it } from 'vitest'
import { THEMAS } from './alle.ts'

it('twelve worlds stand ready, no two with one name or one sky', () => {
  expect(THEMAS.length).toBeGreaterThanOrEqual(12)
  expect(new Set(THEMAS.map(({ naam }) => naam)).size).toBe(THEMAS.length)
  expect(new Set(THEMAS.map(({ lucht }) => lucht.join())).size).toBe(THEMAS.length)
  for (const { verte, nabij } of THEMAS) {
    expect(verte.length).toBeGreaterThan(0)
    expect(nabij.length).toBeGreaterThan(0)
  }
})
