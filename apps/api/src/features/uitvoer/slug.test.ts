import { expect, it } from 'vitest'
import { slug } from './overzicht.service.ts'

it.each([
  ['Zoë van den Berg', 'zoe-van-den-berg'],
  ["Noor d'Öz", 'noor-d-oz'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Олена', 'leerling'],
  ['a'.repeat(41), 'a'.repeat(40)],
  ['', 'leerling'],
])(
  'a name becomes a file name of letters, digits and dashes, and never none: %s',
  (naam, bestand) => {
    expect(slug(naam)).toBe(bestand)
  },
)
