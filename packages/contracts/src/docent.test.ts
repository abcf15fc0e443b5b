import { describe, expect, it } from 'vitest'
import { NodigWieUitSchema } from './docent.ts'

const wie = {
  voornaam: 'Fenna',
  tussenvoegsel: '',
  achternaam: 'Buren',
  adres: 'fenna@school.example',
}
const DELEN = ['voornaam', 'tussenvoegsel', 'achternaam'] as const

describe('the name of who is invited', () => {
  it.each(DELEN)('holds no address of a site: %s', (deel) => {
    for (const kwaad of [
      'Proef http://evil.example',
      'HTTPS://evil.example',
      'a WWW.evil.example',
    ]) {
      const { error } = NodigWieUitSchema.safeParse({ ...wie, [deel]: kwaad })
      expect(error?.issues).toMatchObject([
        { path: [deel], message: 'Een webadres hoort niet in een naam' },
      ])
    }
  })

  it.each(['J.P.', 'van ’t Hof-Ó Briain', 'd.o.b', 'Wwwinkel', 'School: Noord/Zuid'])(
    'may hold what names hold: %s',
    (naam) => {
      for (const deel of DELEN)
        expect(NodigWieUitSchema.safeParse({ ...wie, [deel]: naam }).success).toBe(true)
    },
  )
})
