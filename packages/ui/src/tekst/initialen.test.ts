import { describe, expect, it } from 'vitest'
import { initialen, kleurNummer } from './initialen.ts'

describe('initials of a name', () => {
  it.each([
    ['Yara Yılmaz', 'YY'],
    ['Sanne de Vries', 'SV'],
    ['Emma Van Damme', 'EV'],
    ['Amira El Amrani', 'AE'],
    ['IJsbrand van den Berg', 'IJB'],
    ['Noor', 'N'],
    ['  zoë   claes ', 'ZC'],
    ["Joris 't Hart", 'JH'],
    ['Şeyma Çelik', 'ŞÇ'],
    ['محمد علي', 'مع'],
    ['', '?'],
  ])('%s: %s', (naam, expected) => {
    expect(initialen(naam)).toBe(expected)
  })

  it('reads a name in decomposed letters like the composed one', () => {
    expect(initialen('E\u0301mile Claes')).toBe('ÉC')
  })
})

describe('colour of an id', () => {
  it('is always the same and within range', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `leerling-${index}`)
    const numbers = ids.map((id) => kleurNummer(id, 6))
    expect(numbers).toEqual(ids.map((id) => kleurNummer(id, 6)))
    expect(Math.min(...numbers)).toBe(1)
    expect(Math.max(...numbers)).toBe(6)
  })

  it('spreads children over all colours', () => {
    const counts = new Map<number, number>()
    for (let index = 0; index < 600; index += 1) {
      const number = kleurNummer(`leerling-${index}`, 6)
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(50)
  })
})
