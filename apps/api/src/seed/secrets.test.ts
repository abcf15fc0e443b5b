import { expect, it } from 'vitest'
import { woordgeheim } from './secrets.ts'

/** Words with 'het', after which an adjective loses its -e: 'een slim kompas'. */
const HET = /^\w+e (?:anker|duin|eiland|kasteel|kompas|strand)$/

it('two words of a password are good Dutch together', () => {
  const geheimen = Array.from({ length: 3000 }, (_, i) => woordgeheim(`kind ${i}`))
  expect(geheimen.filter((geheim) => HET.test(geheim))).toEqual([])
  expect(geheimen.every((geheim) => /^[a-z]+ [a-z]+$/.test(geheim))).toBe(true)
  // It would be seen (decoy).
  expect('slimme kompas').toMatch(HET)
})
