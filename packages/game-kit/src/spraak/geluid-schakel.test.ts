import { describe, expect, it } from 'vitest'
import { makeGeluidSchakel } from './geluid-schakel.ts'
import type { Beurt, Uitkomst } from './schakel.ts'

const HOND = '/audio/nl-NL/aa.mp3'
const beurt = (): Beurt => ({
  volume: 1,
  begonnen: () => undefined,
  signaal: new AbortController().signal,
})

/** Sets up a player whose sounds are their own address; a sound that is not there cannot be fetched. */
function opstelling(speelt: Uitkomst = 'gezegd') {
  const gevraagd: string[] = []
  const gespeeld: string[] = []
  const er = new Set([HOND])
  const schakel = makeGeluidSchakel({
    fetchGeluid: async (adres) => {
      gevraagd.push(adres)
      if (!er.has(adres)) throw new Error('404')
      return new Blob([adres])
    },
    speel: async (geluid) => {
      gespeeld.push(await geluid.text())
      return speelt
    },
  })
  return { schakel, gevraagd, gespeeld, er }
}

describe('kept sounds', () => {
  it('are asked for only where the server named one', async () => {
    const { schakel, gevraagd } = opstelling()
    expect(schakel.kan({ tekst: 'hond' })).toBe(false)
    expect(await schakel.say({ tekst: 'hond' }, beurt())).toBe('mislukt')
    await schakel.fetchAhead(['hond', 'kat'])
    expect(gevraagd).toEqual([])
  })

  it('are fetched once, ahead or at their first use, and played from memory', async () => {
    const { schakel, gevraagd, gespeeld } = opstelling()
    schakel.leer({ hond: HOND })
    await schakel.fetchAhead(['hond', 'kat'])
    for (let i = 0; i < 3; i += 1)
      expect(await schakel.say({ tekst: 'hond', robotstem: false }, beurt())).toBe('gezegd')
    expect(gevraagd).toEqual([HOND])
    expect(gespeeld).toEqual([HOND, HOND, HOND])
  })

  it('that did not come are asked for again at their next use: the network may be back', async () => {
    const { schakel, gevraagd, er } = opstelling()
    schakel.leer({ hond: HOND })
    er.clear()
    expect(await schakel.say({ tekst: 'hond' }, beurt())).toBe('mislukt')
    er.add(HOND)
    expect(await schakel.say({ tekst: 'hond' }, beurt())).toBe('gezegd')
    expect(gevraagd).toEqual([HOND, HOND])
  })

  it('that cannot be played are not tried again, and others are', async () => {
    const { schakel } = opstelling('mislukt')
    schakel.leer({ hond: HOND, kat: HOND })
    await schakel.say({ tekst: 'hond' }, beurt())
    expect(schakel.kan({ tekst: 'hond' })).toBe(false)
    expect(schakel.kan({ tekst: 'kat' })).toBe(true)
  })

  it('that may not sound before a touch are kept for after it', async () => {
    const { schakel } = opstelling('geweigerd')
    schakel.leer({ hond: HOND })
    expect(await schakel.say({ tekst: 'hond' }, beurt())).toBe('geweigerd')
    expect(schakel.kan({ tekst: 'hond' })).toBe(true)
  })

  it('are not played when it has become too late for them', async () => {
    const { schakel, gespeeld } = opstelling()
    schakel.leer({ hond: HOND })
    const af = new AbortController()
    const uitkomst = schakel.say({ tekst: 'hond' }, { ...beurt(), signaal: af.signal })
    af.abort()
    expect(await uitkomst).toBe('mislukt')
    expect(gespeeld).toEqual([])
  })
})
