import { describe, expect, it } from 'vitest'
import { nogOver, schoneAfzender } from './aanbeveling.ts'

describe('a name in a mail to a stranger', () => {
  it.each([
    ['Sanne de Vries', 'Sanne de Vries'],
    ['J.P. van ’t Hof', 'J. P. van ’t Hof'],
    ['Basisschool De Kade (locatie Noord) & Zn.', 'Basisschool De Kade (locatie Noord) & Zn.'],
    ['Zoë Çelik-Ó Briain', 'Zoë Çelik-Ó Briain'],
  ])('stays what it is: %s', (naam, wordt) => expect(schoneAfzender(naam)).toBe(wordt))

  it.each([
    'https://kwaad.example/win?x=1',
    'www.kwaad.example',
    'kwaad.example',
    'bel@kwaad.example',
    'a\r\nBcc: b@kwaad.example',
    'kwaad․example‮',
    '<a href="//kwaad.example">hier</a>',
  ])('holds nothing to click and no line of its own: %j', (naam) => {
    const schoon = schoneAfzender(`Sanne ${naam}`)
    expect(schoon).toMatch(/^Sanne/)
    expect(schoon).not.toMatch(/[\p{C}@:/<>"]|\.\S/u)
  })

  it('is shortened, by whole signs', () => {
    const lang = schoneAfzender('👩‍👩‍👧é'.repeat(90))
    expect([...new Intl.Segmenter('nl').segment(lang)].length).toBeLessThanOrEqual(60)
    expect(schoneAfzender('é'.repeat(90))).toBe(`${'é'.repeat(59)}…`)
  })
})

describe('what may still be sent', () => {
  it('is the least of a day, a month and what the school has', () => {
    expect(nogOver({ dag: 0, maand: 0, admin: 0 })).toEqual({ dag: 5, maand: 20, admin: 30 })
    expect(nogOver({ dag: 1, maand: 18, admin: 18 })).toEqual({ dag: 2, maand: 2, admin: 12 })
    expect(nogOver({ dag: 0, maand: 0, admin: 29 })).toEqual({ dag: 1, maand: 1, admin: 1 })
    // The day runs out while the month and the school have some left, and the month runs out while the school has.
    expect(nogOver({ dag: 7, maand: 10, admin: 10 })).toEqual({ dag: 0, maand: 10, admin: 20 })
    expect(nogOver({ dag: 2, maand: 22, admin: 22 })).toEqual({ dag: 0, maand: 0, admin: 8 })
    expect(nogOver({ dag: 9, maand: 40, admin: 99 })).toEqual({ dag: 0, maand: 0, admin: 0 })
  })
})
