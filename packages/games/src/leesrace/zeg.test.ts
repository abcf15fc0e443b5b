import { describe, expect, it } from 'vitest'
import { begin, tekst, vraag } from './proef.ts'
import { standVanRegel } from './rijen.ts'
import { isRondjeKlaar } from './rules.ts'
import { antwoordVan } from './stand.ts'
import { opdrachtVan, taakVan, verdictVan } from './zeg.ts'

describe('what is told of a flag', () => {
  it('is after a mistake what to look for, and it stays until the pupil goes on', () => {
    const spel = begin()
    spel.read()
    expect(taakVan(spel.staat())).toBe('Bij welke zin zie je dat?')
    const mis = verdictVan(spel.plant(3))
    expect(mis).toMatch(/^Zin 4: daar staat het niet\. Zoek een zin/)
    expect(mis).not.toContain('Bijna')
    expect(taakVan(spel.perform({ type: 'verder' }))).toBe(mis)
  })

  it('is at the second stage what the golden baton is for, and that it came', () => {
    const spel = begin({ trap: 2 })
    spel.read()
    expect(taakVan(spel.staat())).toContain('In één keer goed: een gouden stokje!')
    spel.perform({ type: 'stuk', nr: 1 })
    spel.perform({ type: 'stuk', nr: 0 })
    expect(taakVan(spel.staat())).toContain('Nu geen gouden stokje')
    expect(verdictVan(spel.plant(0))).not.toContain('stokje')
    const raak = begin({ trap: 2 })
    raak.read()
    raak.perform({ type: 'stuk', nr: 0 })
    expect(verdictVan(raak.plant(0))).toMatch(/^Goed! Een gouden stokje!/)
  })

  it('says of a sentence that the reason quotes that it belongs there, and strikes it no more', () => {
    const mis = (citaat: readonly number[]) => {
      const spel = begin({}, vraag({ citaat }))
      spel.read()
      spel.plant(1)
      spel.perform({ type: 'verder' })
      return spel.plant(0)
    }
    const erbij = mis([0, 1])
    expect(verdictVan(erbij)).toContain('Zin 2 hoort er ook bij.')
    expect(standVanRegel(erbij, 1)).toBe('aan')
    const los = mis([0])
    expect(verdictVan(los)).not.toContain('hoort')
    expect(standVanRegel(los, 1)).toBe('mis')
  })

  it('is in the bar what is to be done now', () => {
    const spel = begin({ trap: 2 })
    expect(opdrachtVan(spel.staat())).toBe('Lees dit *stuk*')
    spel.read()
    expect(opdrachtVan(spel.staat())).toBe('Kies het *stuk* waarin het staat')
    expect(opdrachtVan(spel.perform({ type: 'stuk', nr: 0 }))).toBeNull()
  })

  it('is at the third stage whether the photograph is sharp, and else what is not in it', () => {
    const foto = (...woorden: readonly number[]): string | null => {
      const spel = begin({ trap: 3 })
      spel.read()
      spel.perform({ type: 'regel', nr: 0 })
      expect(taakVan(spel.staat())).toMatch(/^Knip de foto bij/)
      for (const nr of woorden) spel.perform({ type: 'woord', nr })
      return verdictVan(spel.perform({ type: 'geef' }))
    }
    expect(foto(1, 3)).toMatch(/^Goed! Scherpe foto!/)
    expect(foto(0, 0)).toMatch(/^Goed! De foto is wazig: ‘zoekt zijn pet’ stond er niet op\./)
  })
})

it('ends a lap with the last question of a text, and with no other', () => {
  const eerste = begin()
  eerste.read()
  expect(isRondjeKlaar(eerste.plant(0))).toBe(false)
  const laatste = begin({}, tekst('pet').at(-1))
  laatste.read()
  expect(isRondjeKlaar(laatste.plant(0))).toBe(false)
  expect(isRondjeKlaar(laatste.perform({ type: 'verder' }))).toBe(false)
  expect(isRondjeKlaar(laatste.plant(5))).toBe(true)
})

it('shows every answer with a capital, and is a sentence as it stands', () => {
  const show = (antwoord: string): string => antwoordVan(vraag({ keuzes: [antwoord], goed: 0 }))
  expect(show('een pet')).toBe('Een pet')
  expect(show('ijs')).toBe('IJs')
  expect(show('’s middags')).toBe('’s Middags')
  expect(show('880')).toBe('880')
  expect(show('Ze ziet de pet al.')).toBe('Ze ziet de pet al.')
})
