import { describe, expect, it } from 'vitest'
import { begin, tekst } from './proef.ts'
import { isRondjeKlaar } from './rules.ts'
import { taakVan, verdictVan } from './zeg.ts'

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
    spel.perform({ type: 'stuk', nr: 2 })
    spel.perform({ type: 'stuk', nr: 0 })
    expect(taakVan(spel.staat())).toContain('Nu geen gouden stokje')
    expect(verdictVan(spel.plant(0))).not.toContain('stokje')
    const raak = begin({ trap: 2 })
    raak.read()
    raak.perform({ type: 'stuk', nr: 0 })
    expect(verdictVan(raak.plant(0))).toMatch(/^Goed! Een gouden stokje!/)
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
