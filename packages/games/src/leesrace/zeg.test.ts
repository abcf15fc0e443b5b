import { describe, expect, it } from 'vitest'
import { begin, tekst, vraag } from './proef.ts'
import { standVanRegel } from './rijen.ts'
import { isRondjeKlaar } from './rules.ts'
import { antwoordVan } from './stand.ts'
import { hulpVan, opdrachtVan, sayNu, verdictVan } from './zeg.ts'

describe('what is told of a flag', () => {
  it('is after a mistake what to look for, and it stays until the pupil goes on', () => {
    const spel = begin()
    spel.read()
    expect(hulpVan(spel.staat())).toBeNull()
    const mis = verdictVan(spel.plant(3))
    expect(mis).toMatch(/^Zin 4: daar staat het niet\. Zoek een zin/)
    expect(mis).not.toContain('Bijna')
    expect(hulpVan(spel.perform({ type: 'verder' }))).toBe(mis)
  })

  it('is how the call ended, and why', () => {
    const verdicten = Array.from({ length: 12 }, (_, seed) => {
      const spel = begin({ seed })
      spel.read()
      return verdictVan(spel.plant(0)) ?? ''
    })
    for (const verdict of verdicten) {
      expect(verdict).toMatch(/^(?:Betrapt! .*(?:Haas|Eend|Wasbeer)|Waar! \w+ rent met je mee\.)/)
      expect(verdict).toContain('“zoekt zijn pet”')
    }
    expect(new Set(verdicten.map((verdict) => verdict.slice(0, 4))).size).toBe(2)
  })

  it('is first to read the own sentence again where it speaks against the call, and no answer yet', () => {
    const spel = begin()
    spel.read()
    spel.perform({ type: 'regel', nr: 0 })
    const draai = spel.perform({ type: 'roep', nr: spel.mis() })
    expect(verdictVan(draai)).toMatch(
      /^Je zin is goed! Lees hem nog eens\. Klopt het wat \w+ riep\?$/,
    )
    expect(opdrachtVan(draai)).toBe('Lees je zin *nog eens*')
    expect(verdictVan(spel.perform({ type: 'roep', nr: spel.bluffer() }))).toMatch(/^Toch /)
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
    expect(opdrachtVan(spel.staat())).toBe('Lees, en zet je *ster* op een zin')
    spel.read()
    expect(opdrachtVan(spel.staat())).toBe('Kies het *stuk* waarin het staat')
    spel.perform({ type: 'stuk', nr: 0 })
    expect(opdrachtVan(spel.staat())).toBe('Zet je *vlag* op het bewijs')
    // Then it is the sentence of the game; of two who quarrel it asks which one.
    expect(opdrachtVan(spel.perform({ type: 'regel', nr: 0 }))).toBeNull()
    const ruzie = begin({ trap: 3 })
    ruzie.read()
    expect(opdrachtVan(ruzie.perform({ type: 'regel', nr: 0 }))).toBe('Wie van de twee *bluft* er?')
  })
})

it('tells on the podium who stands where, and how often each bluffed', () => {
  const spel = begin({ aantal: 1, trap: 3 })
  spel.read(1)
  const bluffer = ['Haas', 'Eend', 'Wasbeer'][spel.bluffer()] ?? ''
  spel.plant(0)
  const gezegd = sayNu(spel.perform({ type: 'verder' }))
  expect(gezegd).toMatch(/^Je bent [1-4]e van de 4\./)
  expect(gezegd).toContain(`${bluffer} blufte 1 keer.`)
  expect(gezegd.match(/blufte 0 keer/g)).toHaveLength(2)
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
