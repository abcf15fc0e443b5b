import { expect, it } from 'vitest'
import { bytesZin } from './bytes-zin.ts'

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [340 * 1024, '340 kB'],
  [1024 * 1024, '1 MB'],
  [2.44 * 1024 * 1024, '2,4 MB'],
])('%d bytes are said as %s', (bytes, zin) => {
  expect(bytesZin(bytes)).toBe(zin)
})
