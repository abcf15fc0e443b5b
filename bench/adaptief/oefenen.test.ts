import { describe, expect, it } from 'vitest'
import { tegenover, winstLater, type PerWet } from './oefenstudie.ts'
import { GEWOON, practise } from './oefenen.ts'
import { eersteWoord } from './proefrivalen.ts'
import { gemiddelde } from './rij.ts'
import type { Rivaal } from './rivaal.ts'
import { RIVALEN, type RivaalNaam } from './rivalen/rivalen.ts'
import { makeWereld, type Boek } from './wereld.ts'
import { WETTEN, type Wet } from './wetten.ts'

const wereld = makeWereld('proef')
const LEERLINGEN = 10
const ZITTINGEN = 24

const letPractise = (make: (boek: Boek) => Rivaal, wet: Wet) =>
  practise(make(wereld.boek), {
    wereld,
    wet,
    leerlingen: LEERLINGEN,
    zittingen: ZITTINGEN,
    om: GEWOON,
  })
const onderAlle = (make: (boek: Boek) => Rivaal): PerWet => ({
  zone: letPractise(make, 'zone'),
  oefening: letPractise(make, 'oefening'),
  fouten: letPractise(make, 'fouten'),
})

const namen = ['willekeurig', 'leerboek', 'elo, categorie', 'motor', 'orakel'] as const
const gespeeld = new Map(namen.map((naam) => [naam, onderAlle(RIVALEN[naam])]))
const van = (naam: (typeof namen)[number]): PerWet => {
  const gevonden = gespeeld.get(naam)
  if (!gevonden) throw new Error(naam)
  return gevonden
}
const lokaas = onderAlle(eersteWoord)
const winst = (u: PerWet, wet: keyof PerWet) => gemiddelde(u[wet].map(winstLater))
const zone = (u: PerWet, wet: keyof PerWet) =>
  gemiddelde(u[wet].map((een) => een.zone / een.antwoorden))

describe('a class that practises', () => {
  it('learns most with who sees all, under each law', () => {
    for (const wet of WETTEN) {
      const anderen = namen.filter((naam) => naam !== 'orakel').map((naam) => winst(van(naam), wet))
      expect(winst(van('orakel'), wet)).toBeGreaterThan(Math.max(...anderen))
    }
  })

  it('learns less by lot than with an engine', () => {
    const { wetten } = tegenover(van('motor'), van('willekeurig'))
    for (const { waarde, fout } of wetten) expect(waarde - 2 * fout).toBeGreaterThan(1)
  })

  it('learns next to nothing from one word (decoy), and is seldom in the zone', () => {
    for (const wet of WETTEN) {
      expect(winst(lokaas, wet)).toBeLessThan(0.3 * winst(van('willekeurig'), wet))
      expect(zone(lokaas, wet)).toBeLessThan(zone(van('willekeurig'), wet))
    }
  })

  it('is the same class for each rival, with or without practice', () => {
    const zonder = (u: PerWet) => u.zone.map((een) => [een.zonder, een.zonderLater, een.zwak])
    expect(zonder(van('motor'))).toEqual(zonder(van('orakel')))
    expect(zonder(lokaas)).toEqual(zonder(van('leerboek')))
  })

  it('gives the same table for the same seeds, and another in another world', () => {
    const nog = (naam: RivaalNaam) => letPractise(RIVALEN[naam], 'zone')
    expect(nog('motor')).toEqual(van('motor').zone)
    expect(nog('elo, categorie')).toEqual(van('elo, categorie').zone)
    const ander = makeWereld('ander')
    const elders = practise(RIVALEN['elo, categorie'](ander.boek), {
      wereld: ander,
      wet: 'zone',
      leerlingen: LEERLINGEN,
      zittingen: ZITTINGEN,
      om: GEWOON,
    })
    expect(elders).not.toEqual(van('elo, categorie').zone)
  })

  it('is not changed for the engine by times that say nothing', () => {
    const zinloos = practise(RIVALEN.motor(wereld.boek), {
      wereld,
      wet: 'zone',
      leerlingen: LEERLINGEN,
      zittingen: ZITTINGEN,
      om: { ...GEWOON, zinloos: true },
    })
    expect(zinloos.map(winstLater)).toEqual(van('motor').zone.map(winstLater))
  })

  it('is changed by them for who counts seconds', () => {
    const met = (zinloos: boolean) =>
      practise(RIVALEN['elo, hshs'](wereld.boek), {
        wereld,
        wet: 'zone',
        leerlingen: 3,
        zittingen: 4,
        om: { ...GEWOON, zinloos },
      })
    expect(met(true)).not.toEqual(met(false))
  })
})
