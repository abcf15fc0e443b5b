import { segment } from '@letterhaven/taal/grafemen'
import { loadWerkwoorden } from '@letterhaven/taal/werkwoorden'
import { describe, expect, it } from 'vitest'
import { stukkenVan } from './enten.ts'

const alle = await loadWerkwoorden()

/** Before which letters a piece begins. */
function grenzenVan(stukken: readonly string[]): ReadonlySet<number> {
  let plek = 0
  return new Set(stukken.map((stuk) => (plek += stuk.length) - stuk.length))
}

/** Where the stem of a whole verb ends: before -en, or before -n alone (gaan, zien). */
const eindeVan = ({ infinitief, stam }: (typeof alle)[number]): number =>
  infinitief.length - (infinitief.endsWith('en') && !infinitief.endsWith(`${stam}n`) ? 2 : 1)

const heelGelaten = (stukkenBij: (infinitief: string) => readonly string[]): readonly string[] =>
  alle
    .filter((een) => !grenzenVan(stukkenBij(een.infinitief)).has(eindeVan(een)))
    .map(({ infinitief }) => infinitief)

describe('the pieces of a verb', () => {
  it('never have an end of the stem and a begin of -en in one of them', () => {
    expect(alle.length).toBeGreaterThan(500)
    expect(heelGelaten(stukkenVan)).toEqual([])
    // Decoy: sounds of two letters alone tear the stem of aaien.
    const kort = /aa|ee|ie|oo|uu|ij|ei|oe|ui|ou|eu|au|ch|ng|./gu
    expect(heelGelaten((infinitief) => infinitief.match(kort) ?? [])).toContain('aaien')
  })

  it('are the sounds that the taal hears, where a sound ends on a w or an i', () => {
    for (const infinitief of ['aaien', 'groeien', 'gooien', 'sneeuwen', 'duwen', 'bouwen'])
      expect(stukkenVan(infinitief)).toEqual(segment(infinitief).graphemes)
  })
})
