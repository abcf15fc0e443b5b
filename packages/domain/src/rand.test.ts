import { expect, it } from 'vitest'
import { zonderEinde } from './einde.ts'
import { zonderRand } from './rand.ts'

const isStreep = (teken: string): boolean => teken === '-'

it.each([
  ['--a-b--', '--a-b', 'a-b'],
  ['a', 'a', 'a'],
  ['---', '', ''],
  ['', '', ''],
])('takes edges off %o and leaves what is inside', (tekst, einde, rand) => {
  expect(zonderEinde(tekst, isStreep)).toBe(einde)
  expect(zonderRand(tekst, isStreep)).toBe(rand)
})

it('looks at each character once', () => {
  let gezien = 0
  const count = (teken: string): boolean => (gezien += 1) > 0 && isStreep(teken)
  zonderRand(`a${'-'.repeat(1000)}a`, count)
  expect(gezien).toBeLessThan(5)
  zonderRand('-'.repeat(1000), count)
  expect(gezien).toBeLessThan(1010)
})
