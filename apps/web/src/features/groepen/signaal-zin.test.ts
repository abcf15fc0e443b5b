import { describe, expect, it } from 'vitest'
import type { Signaal } from '@letterhaven/contracts/groep'
import { LeerlingIdSchema } from '@letterhaven/contracts/ids'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { rustigZin, signaalZin } from './signaal-zin.ts'

const nl = woordkeusBijLand('nl')
const leerlingen = (...namen: string[]) =>
  namen.map((voornaam, i) => ({
    id: LeerlingIdSchema.parse(`00000000-0000-4000-8000-00000000000${i}`),
    voornaam,
  }))
const telling = { goed: 12, totaal: 30 }

/** Returns a row of which only the reason matters here. */
const rij = (nr: number, waarom: Partial<LeerlingRij['waarom']> = {}): LeerlingRij => ({
  id: LeerlingIdSchema.parse(`00000000-0000-4000-8000-00000000000${nr}`),
  naam: { voornaam: '', tussenvoegsel: '', achternaam: '' },
  jaargroep: 5,
  status: 'aandacht',
  waarom: {
    reden: 'laag',
    recent: telling,
    eerder: { goed: 24, totaal: 30 },
    zwak: null,
    ...waarom,
  },
  niveau: null,
  laatst: null,
  langWeg: false,
  telling,
  oefenminuten: 0,
  weken: [],
})
/** Returns the sentences on pupils who stopped and who never began, as the server puts them: in that order, with a row each. */
const nietGeoefend = (dagen: number | null, weg: string[], nieuw: string[] = []) => {
  const allen = leerlingen(...weg, ...nieuw)
  const laatst = '2026-11-01T09:00:00Z'
  const bij = allen.map(({ id }, nr) => ({
    ...rij(nr),
    id,
    laatst: nr < weg.length ? laatst : null,
  }))
  return signaalZin({ soort: 'niet_geoefend', leerlingen: allen, dagen }, bij, nl)
}
const rijen = [
  rij(0),
  rij(1, { reden: 'dalend' }),
  rij(2, { zwak: { categorie: 'ei', naam: 'woorden met ei', kort: 'ei', goed: 1, totaal: 8 } }),
  rij(3),
]

describe('a signal in plain Dutch', () => {
  it('names one or two pupils and counts more, in the right number', () => {
    const zin = (...namen: string[]) =>
      signaalZin({ soort: 'aandacht', leerlingen: leerlingen(...namen), telling }, rijen, nl).titel
    expect(zin('Yara')).toBe('Yara heeft aandacht nodig')
    expect(zin('Yara', 'Levi')).toBe('Yara en Levi hebben aandacht nodig')
    expect(zin('Yara', 'Levi', 'Jesse')).toBe('3 leerlingen hebben aandacht nodig')
  })

  it('gives each its own reason: low, falling, and where it goes wrong', () => {
    const zin = (...namen: string[]) =>
      signaalZin({ soort: 'aandacht', leerlingen: leerlingen(...namen), telling }, rijen, nl).reden
    expect(zin('Yara')).toEqual(['In de laatste vier weken 12 van de 30 in één keer goed.'])
    expect(zin('Yara', 'Levi', 'Jesse')).toEqual([
      'Yara: 12 van de 30 goed',
      'Levi: van 80% naar 40%',
      'Jesse: vooral bij ‘woorden met ei’',
    ])
    expect(zin('Yara', 'Levi', 'Jesse', 'Mila')).toContain('En nog 1.')
  })

  it('says how long somebody was away, and that somebody never began', () => {
    expect(nietGeoefend(12, ['Jesse']).titel).toBe('Jesse heeft 12 dagen niet geoefend')
    expect(nietGeoefend(null, [], ['Jesse']).titel).toBe('Jesse is nog niet begonnen')
    expect(nietGeoefend(14, ['Jesse', 'Mila'])).toEqual({
      titel: 'Jesse en Mila hebben 10 dagen of langer niet geoefend',
      reden: ['Jesse is het langst weg: 14 dagen.'],
    })
    expect(nietGeoefend(30, ['Jesse', 'Mila', 'Sem', 'Finn']).reden).toEqual([
      'Jesse, Mila en nog\u00a02. Jesse is het langst weg: 30 dagen.',
    ])
    expect(nietGeoefend(null, [], ['Jesse', 'Mila', 'Sem'])).toEqual({
      titel: '3 leerlingen zijn nog niet begonnen',
      reden: ['Jesse, Mila en Sem. Er is nog geen enkel antwoord.'],
    })
  })

  it('never counts who did not begin among those who stopped', () => {
    expect(nietGeoefend(12, ['Şeyma'], ['Fenna'])).toEqual({
      titel: 'Şeyma heeft 12 dagen niet geoefend',
      reden: ['Fenna is nog niet begonnen.'],
    })
    expect(nietGeoefend(14, ['Jesse', 'Mila'], ['Sem', 'Finn', 'Yara'])).toEqual({
      titel: 'Jesse en Mila hebben 10 dagen of langer niet geoefend',
      reden: ['Jesse is het langst weg: 14 dagen.', '3 leerlingen zijn nog niet begonnen.'],
    })
  })

  it('leaves who is new out of what everybody did', () => {
    const op = { ...rij(1), laatst: '2026-11-20T09:00:00Z' }
    const naam = { voornaam: 'Mila', tussenvoegsel: '', achternaam: 'Vos' }
    expect(rustigZin([op])).toBe(
      'Iedereen oefende in de laatste 10 dagen en niemand gaat achteruit.',
    )
    expect(rustigZin([op, { ...rij(2), naam }])).toBe(
      'Wie begonnen is, oefende in de laatste 10 dagen en niemand gaat achteruit. Nog niet begonnen: Mila.',
    )
  })

  it('speaks of the klas in Flanders and compares with the weeks before', () => {
    const signaal: Signaal = {
      soort: 'groep',
      koers: 'vooruit',
      telling: { goed: 76, totaal: 100 },
      vorige: { goed: 72, totaal: 100 },
    }
    expect(signaalZin(signaal, [], nl)).toEqual({
      titel: 'De groep had 76% in één keer goed',
      reden: [
        'In de laatste vier weken. Dat is 4 procentpunt meer dan de vier weken ervoor, en waarschijnlijk geen toeval.',
      ],
    })
    expect(signaalZin(signaal, [], woordkeusBijLand('be')).titel).toBe(
      'De klas had 76% in één keer goed',
    )
    // A difference that may be chance is not called a change.
    expect(signaalZin({ ...signaal, koers: 'gelijk' }, [], nl).reden[0]).toContain(
      'ongeveer gelijk',
    )
  })
})
