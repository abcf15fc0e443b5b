import { beforeAll, describe, expect, it } from 'vitest'
import { juisteVormen, searchWerkwoord } from './vervoeg.ts'
import { WERKWOORD_FOUTEN } from './fout-regel-werkwoord.ts'
import { werkwoordAfleiders } from './werkwoord-fouten.ts'
import type { Rolvraag, Werkwoord, Werkwoordzin } from './werkwoord.ts'
import { loadWerkwoorden, loadWerkwoordzinnen } from './werkwoorden.ts'

/** Share of the sentences that must offer something to choose from; a plural in the present (wij lopen) has nothing that a child mistakes. */
const MINSTENS_MET_KEUZE = 0.93

let werkwoorden: Werkwoord[]
let zinnen: Werkwoordzin[]
beforeAll(async () => {
  werkwoorden = await loadWerkwoorden()
  zinnen = await loadWerkwoordzinnen()
})

const ik = { rol: 'pv', tijd: 'tt', persoon: 'ik', inversie: false } as const
const hij = { ...ik, persoon: 'hij' } as const
const toen = { ...hij, tijd: 'vt' } as const

describe('wrong forms of a verb', () => {
  it.each([
    ['vinden', ik, 'vint vindt'],
    ['vinden', hij, 'vind vint'],
    ['leven', hij, 'leefd leefdt leef'],
    ['leven', ik, 'leeft'],
    ['praten', hij, 'praad praadt'],
    ['praten', { ...hij, persoon: 'wij' }, 'praatten'],
    ['praten', { ...toen, persoon: 'wij' }, 'praaten praten'],
    ['fietsen', toen, 'fietsde'],
    ['verhuizen', toen, 'verhuiste verhuizde'],
    ['melden', toen, 'melde'],
    ['zwemmen', toen, 'zwemde'],
    ['zwemmen', { rol: 'vd' }, 'gezwemd'],
    ['gebeuren', { rol: 'vd' }, 'gebeurt gebeurdt'],
    ['verbreden', { rol: 'bvd' }, 'verbreedde'],
    ['verlichten', { rol: 'bvd' }, 'verlichtte'],
    ['redden', { rol: 'bvd' }, 'gerede'],
    ['breken', { rol: 'bvd' }, 'gebroke'],
    ['zijn', hij, ''],
    ['zijn', ik, 'bent'],
    ['willen', hij, 'wilt'],
    ['worden', toen, 'wert werdt wordde'],
    ['gaan', { rol: 'vd' }, ''],
    ['schrikken', toen, ''],
  ] satisfies [string, Rolvraag, string][])('%s, %o: %s', (infinitief, vraag, vormen) => {
    const { werkwoord } = searchWerkwoord(infinitief, werkwoorden)
    const afleiders = werkwoordAfleiders(werkwoord, vraag)
    expect(afleiders.map(({ f }) => f).join(' ')).toBe(vormen)
  })

  it('are never right in their sentence, never offered twice, and nearly always there', () => {
    const keuzes = zinnen.map((zin) => {
      const { werkwoord } = searchWerkwoord(zin.infinitief, werkwoorden)
      const vormen = werkwoordAfleiders(werkwoord, zin).map(({ f }) => f)
      const goed = juisteVormen(werkwoord, zin)
      expect([zin.zin, vormen.filter((f) => goed.includes(f))]).toEqual([zin.zin, []])
      expect(new Set(vormen).size).toBe(vormen.length)
      return vormen.length
    })
    const met = keuzes.filter((aantal) => aantal > 0).length
    expect(met / zinnen.length).toBeGreaterThanOrEqual(MINSTENS_MET_KEUZE)
  })

  it('use every rule of the closed list', () => {
    const gebruikt = zinnen.flatMap((zin) =>
      werkwoordAfleiders(searchWerkwoord(zin.infinitief, werkwoorden).werkwoord, zin),
    )
    expect([...new Set(gebruikt.map(({ rule }) => rule))].toSorted()).toEqual(
      Object.keys(WERKWOORD_FOUTEN).toSorted(),
    )
  })
})
