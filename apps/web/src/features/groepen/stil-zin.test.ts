import { describe, expect, it } from 'vitest'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { stilZin } from './stil-zin.ts'

const zin = (langWeg: number, nietBegonnen: number) =>
  stilZin({ aantalLeerlingen: 6, langWeg, nietBegonnen }, woordkeusBijLand('nl'))

describe('the line on the card of a group about who is silent', () => {
  it.each([
    [1, 0, '1 leerling heeft 10 dagen of langer niet geoefend'],
    [3, 0, '3 leerlingen hebben 10 dagen of langer niet geoefend'],
    [1, 1, '1 leerling heeft nog nooit geoefend'],
    [4, 4, '4 leerlingen hebben nog nooit geoefend'],
    [3, 2, '3 leerlingen hebben 10 dagen of langer niet geoefend, van wie 2\u00a0nog nooit'],
    [6, 2, 'Niemand oefende in de laatste 10 dagen'],
    [6, 0, 'Niemand oefende in de laatste 10 dagen'],
    [6, 6, 'Nog niemand is begonnen'],
  ])(
    'keeps who stopped apart from who never began: %i silent, %i of them new',
    (weg, nieuw, tekst) => {
      expect(zin(weg, nieuw)).toBe(tekst)
    },
  )
})
