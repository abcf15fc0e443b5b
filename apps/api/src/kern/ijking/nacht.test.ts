import { SLIP } from '@letterhaven/adaptief/constanten'
import { sigmoid } from '@letterhaven/adaptief/kansen'
import { trek } from '@letterhaven/adaptief/rng'
import type { Land } from '@letterhaven/contracts/admin'
import type { Catalogus } from '@letterhaven/contracts/taak'
import { describe, expect, it } from 'vitest'
import { calibrateBankOf, sleutelVan } from '../bank.ts'
import { calibrateNacht, type Nacht, type NachtPunt } from './nacht.ts'
import type { GeteldeBank } from './woord-oordeel.ts'

const WOORDEN = Array.from({ length: 24 }, (_, i) => `woord${i}`)
const catalogus: Catalogus = {
  categorieen: [{ code: 'ei', groep: 4, vereist: [] }],
  woorden: WOORDEN.map((id, i) => ({
    id,
    categorie: 'ei',
    kenmerken: {},
    moeilijkheid: { mean: -1 + i / 12, sd: 0.6 },
  })),
}
const verborgen = new Map(WOORDEN.map((id, i) => [id, 1.6 * (trek(11, i) - 0.5)]))

interface Klas {
  readonly seed: number
  readonly aantal: number
  readonly vanaf?: number
  readonly land?: Land
  readonly extra?: (item: string) => number
  readonly woorden?: readonly string[]
}

/** Returns answers of children whose ability is known, on words that differ from what the corpus thinks. */
function punten({ seed, aantal, vanaf = 0, land = 'nl', extra, woorden = WOORDEN }: Klas) {
  return Array.from({ length: aantal }, (_, n): NachtPunt => {
    const item = woorden[Math.floor(trek(seed, n, 1) * woorden.length)] ?? ''
    const gedacht = catalogus.woorden.find(({ id }) => id === item)?.moeilijkheid.mean ?? 0
    const theta = gedacht + 1 + 2 * (trek(seed, n, 2) - 0.5)
    const b = gedacht + (verborgen.get(item) ?? 0) + (extra?.(item) ?? 0)
    const kans = 0.02 + (0.98 - SLIP) * sigmoid(theta - b)
    return {
      id: vanaf + n + 1,
      geleerd: false,
      dag: '2026-11-20',
      land,
      item,
      correct: trek(seed, n, 3) < kans,
      guess: 0.02,
      gewicht: 1,
      vaardigheid: { mean: theta, variantie: 0.05 },
      cel: 3,
      eerder: 0,
    }
  })
}

const BEGIN: GeteldeBank = { bank: calibrateBankOf(catalogus, null), n: new Map() }

function gemaakt(nacht: Nacht) {
  if (nacht.uitkomst === 'te_weinig') throw new Error('too few')
  return nacht
}
const tellingVan = (nacht: Nacht): GeteldeBank => {
  const { bank, woorden } = gemaakt(nacht)
  return { bank, n: new Map(woorden.map(({ item, land, n }) => [sleutelVan(item, land), n])) }
}
const geleerdDoor = (rij: readonly NachtPunt[], nacht: Nacht): NachtPunt[] => {
  const ids = new Set(gemaakt(nacht).geleerd)
  return rij.map((punt) => (ids.has(punt.id) ? { ...punt, geleerd: true } : punt))
}

/** Runs a night that looks at everything that was kept. */
const nachtVan = (oud: GeteldeBank, alle: readonly NachtPunt[]): Nacht =>
  calibrateNacht(catalogus, oud, { punten: alle, perLand: alle })

/** Returns the two rows of the word that differs between the countries, as a night left them. */
function tweelingVan(nacht: Nacht) {
  const rijen = gemaakt(nacht).woorden.filter(({ item }) => item === 'woord5')
  const [alle, be] = ['alle', 'be'].map((land) => rijen.find((rij) => rij.land === land))
  if (!alle || !be) throw new Error('the word is not two')
  return { alle, be }
}

describe('a night of calibration', () => {
  it('lives when it foresees later answers better, and keeps the newest share apart for that', () => {
    const rij = punten({ seed: 1, aantal: 2000 })
    const nacht = gemaakt(nachtVan(BEGIN, rij))
    expect(nacht.uitkomst).toBe('leeft')
    expect(nacht.verlies.na).toBeLessThan(nacht.verlies.voor)
    expect(nacht.proef).toBe(400)
    expect(Math.max(...nacht.geleerd)).toBe(1600)
    const fout = (van: GeteldeBank) =>
      WOORDEN.reduce((som, id, i) => {
        const gedacht = -1 + i / 12 + (verborgen.get(id) ?? 0)
        const samen = van.bank.categorieen['ei']?.mean ?? 0
        return som + ((van.bank.moeilijkheid[id]?.mean ?? 0) + samen - gedacht) ** 2
      }, 0)
    expect(fout(tellingVan(nacht))).toBeLessThan(fout(BEGIN) / 2.5)
  })

  it('does not live when what it learned does not hold for later answers (decoy)', () => {
    const eerst = punten({ seed: 2, aantal: 1600, extra: (id) => -2 * (verborgen.get(id) ?? 0) })
    const later = punten({ seed: 3, aantal: 400, vanaf: 1600 })
    expect(nachtVan(BEGIN, [...eerst, ...later]).uitkomst).toBe('niet_beter')
  })

  it('learns from every answer once: run again there is too little', () => {
    const rij = punten({ seed: 4, aantal: 1000 })
    const nacht = nachtVan(BEGIN, rij)
    const na = nachtVan(tellingVan(nacht), geleerdDoor(rij, nacht))
    expect(na).toEqual({ uitkomst: 'te_weinig', wachtend: gemaakt(nacht).proef })
  })

  it('learns from a pile of many nights as well: it comes near, and does not pass by', () => {
    const nacht = nachtVan(BEGIN, punten({ seed: 70, aantal: 20_000 }))
    expect(nacht.uitkomst).toBe('leeft')
    const samen = gemaakt(nacht).bank.categorieen['ei']?.mean ?? 0
    WOORDEN.forEach((id, i) => {
      const b = (gemaakt(nacht).bank.moeilijkheid[id]?.mean ?? 0) + samen
      expect(Math.abs(b - (-1 + i / 12 + (verborgen.get(id) ?? 0)))).toBeLessThan(0.35)
    })
  })

  it('says nothing from few answers', () => {
    expect(nachtVan(BEGIN, punten({ seed: 5, aantal: 399 }))).toEqual({
      uitkomst: 'te_weinig',
      wachtend: 399,
    })
  })

  it('lets a word wait until ten answers say something of it, and leaves no word with fewer', () => {
    const veel = punten({ seed: 6, aantal: 990, woorden: WOORDEN.slice(0, 20) })
    const zeldzaam = punten({ seed: 7, aantal: 9, vanaf: -20, woorden: [WOORDEN[23] ?? ''] })
    const nacht = gemaakt(nachtVan(BEGIN, [...zeldzaam, ...veel]))
    expect(nacht.woorden.map(({ item }) => item)).not.toContain('woord23')
    expect(nacht.bank.moeilijkheid['woord23']).toEqual(catalogus.woorden[23]?.moeilijkheid)
    expect(nacht.geleerd.every((id) => id > 0)).toBe(true)
    const tiende = punten({ seed: 8, aantal: 1, vanaf: -5, woorden: ['woord23'] })
    const met = gemaakt(nachtVan(BEGIN, [...zeldzaam, ...tiende, ...veel]))
    expect(met.woorden.find(({ item }) => item === 'woord23')?.n).toBe(10)
    expect(met.woorden.every(({ n }) => n >= 10)).toBe(true)
  })

  it('gives a word that differs in Flanders a difficulty of its own there, and keeps the two apart', () => {
    const extra = (id: string): number => (id === 'woord5' ? 1.2 : 0)
    const mengsel = (seed: number, vanaf: number): NachtPunt[] =>
      [
        ...punten({ seed, aantal: 7000, vanaf }),
        ...punten({ seed: seed + 1, aantal: 7000, vanaf: vanaf + 7000, land: 'be', extra }),
      ].toSorted((a, b) => ((a.id * 7919) % 14_000) - ((b.id * 7919) % 14_000))
    const eerste = mengsel(20, 0).map((punt, i) => ({ ...punt, id: i + 1 }))
    const nacht = gemaakt(nachtVan(BEGIN, eerste))
    expect(nacht.uitkomst).toBe('leeft')
    const vlaams = nacht.woorden.filter(({ land }) => land === 'be')
    expect(vlaams.map(({ item }) => item)).toEqual(['woord5'])
    const eerst = tweelingVan(nacht)
    expect(eerst.be.b - eerst.alle.b).toBeGreaterThan(0.8)
    expect(eerst.alle.letOp).toContain('verschilt_per_land')
    const tweede = mengsel(30, 20_000).map((punt, i) => ({ ...punt, id: 20_001 + i }))
    const alles = [...geleerdDoor(eerste, nacht), ...tweede]
    const later = tweelingVan(nachtVan(tellingVan(nacht), alles))
    expect(later.be.n).toBeGreaterThan(eerst.be.n)
    expect(later.be.b - later.alle.b).toBeGreaterThan(0.8)
    expect(later.be.sd).toBeLessThan(eerst.be.sd)
  })

  it('marks a known word that became another one, and no other', () => {
    const rij = punten({ seed: 40, aantal: 5000 })
    const bekend = nachtVan(BEGIN, rij)
    const nieuw = punten({
      seed: 41,
      aantal: 5000,
      vanaf: 5000,
      extra: (id) => (id === 'woord9' ? 1.5 : 0),
    })
    const na = gemaakt(nachtVan(tellingVan(bekend), [...geleerdDoor(rij, bekend), ...nieuw]))
    const verlopen = na.woorden.filter(({ letOp }) => letOp.includes('verloopt'))
    expect(verlopen.map(({ item }) => item)).toEqual(['woord9'])
    expect(verlopen[0]?.verloop).toBeLessThan(-3)
  })

  it('marks a word on which later answers go on saying otherwise', () => {
    const eerst = punten({ seed: 50, aantal: 4000 })
    const later = punten({
      seed: 51,
      aantal: 1000,
      vanaf: 4000,
      extra: (id) => (id === 'woord3' ? 2.5 : 0),
    })
    const nacht = gemaakt(nachtVan(BEGIN, [...eerst, ...later]))
    const gemerkt = nacht.woorden.filter(({ letOp }) => letOp.includes('past_niet'))
    expect(gemerkt.map(({ item }) => item)).toEqual(['woord3'])
  })

  it('leaves words alone that the corpus has no longer', () => {
    const vreemd = punten({ seed: 60, aantal: 500, woorden: ['weg'] })
    const rij = punten({ seed: 61, aantal: 1000, vanaf: 500 })
    const nacht = gemaakt(nachtVan(BEGIN, [...vreemd, ...rij]))
    expect(Object.keys(nacht.bank.moeilijkheid)).not.toContain('weg')
    expect(nacht.geleerd.every((id) => id > 500)).toBe(true)
  })
})
