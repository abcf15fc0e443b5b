import { describe, expect, it } from 'vitest'
import { tegenover, winstLater, type PerWet } from './oefenstudie.ts'
import { GEWOON, oefen } from './oefenen.ts'
import { eersteWoord } from './proefrivalen.ts'
import { gemiddelde } from './rij.ts'
import type { Rivaal } from './rivaal.ts'
import { RIVALEN, type RivaalNaam } from './rivalen/rivalen.ts'
import { maakWereld, type Boek } from './wereld.ts'
import { WETTEN, type Wet } from './wetten.ts'

const wereld = maakWereld('proef')
const LEERLINGEN = 10
const ZITTINGEN = 24

const laatOefenen = (maak: (boek: Boek) => Rivaal, wet: Wet) =>
  oefen(maak(wereld.boek), {
    wereld,
    wet,
    leerlingen: LEERLINGEN,
    zittingen: ZITTINGEN,
    om: GEWOON,
  })
const onderAlle = (maak: (boek: Boek) => Rivaal): PerWet => ({
  zone: laatOefenen(maak, 'zone'),
  oefening: laatOefenen(maak, 'oefening'),
  fouten: laatOefenen(maak, 'fouten'),
})

const namen = ['willekeurig', 'leerboek', 'elo, categorie', 'motor', 'orakel'] as const
const gespeeld = new Map(namen.map((naam) => [naam, onderAlle(RIVALEN[naam])]))
const van = (naam: (typeof namen)[number]): PerWet => {
  const gevonden = gespeeld.get(naam)
  if (!gevonden) throw new Error(naam)
  return gevonden
}
const lokaas = onderAlle(eersteWoord)
const winst = (u: PerWet, wet: Wet) => gemiddelde(u[wet].map(winstLater))
const zone = (u: PerWet, wet: Wet) => gemiddelde(u[wet].map((een) => een.zone / een.antwoorden))

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
    const nog = (naam: RivaalNaam) => laatOefenen(RIVALEN[naam], 'zone')
    expect(nog('motor')).toEqual(van('motor').zone)
    expect(nog('elo, categorie')).toEqual(van('elo, categorie').zone)
    const ander = maakWereld('ander')
    const elders = oefen(RIVALEN['elo, categorie'](ander.boek), {
      wereld: ander,
      wet: 'zone',
      leerlingen: LEERLINGEN,
      zittingen: ZITTINGEN,
      om: GEWOON,
    })
    expect(elders).not.toEqual(van('elo, categorie').zone)
  })

  it('is not changed for the engine by times that say nothing', () => {
    const zinloos = oefen(RIVALEN.motor(wereld.boek), {
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
      oefen(RIVALEN['elo, hshs'](wereld.boek), {
        wereld,
        wet: 'zone',
        leerlingen: 3,
        zittingen: 4,
        om: { ...GEWOON, zinloos },
      })
    expect(met(true)).not.toEqual(met(false))
  })
})
