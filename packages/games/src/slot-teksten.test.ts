import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { SlotTekst } from '@letterhaven/game-kit/scherm/spel-module'
import { describe, expect, it, vi } from 'vitest'
import { SPELLEN } from './laad.ts'

// A game brings shapes that a browser alone can make. Nothing is drawn here.
vi.stubGlobal('Path2D', class {})
const GELADEN = await Promise.all(
  Object.values(SPELLEN).map(async (load) => {
    const module = await load()
    return [module.manifest.id, module, await loadVoorraad(module.manifest)] as const
  }),
)
const UITSLAG = { score: 0, sterren: 1, ms: 0, goed: 0, fout: 0, record: null } as const

/** Says that something was reached, which is no comfort where nothing was. */
const isBereikt = (titel: string): boolean =>
  /bloei|straal|groei|knapt|knipper|helder|boven|feest|jackpot|sterren|kanjer|\bwat een\b/i.test(
    titel,
  )

describe.each(GELADEN)('the end of %s', (_, { manifest, rules, slot }, items) => {
  const [kind = 'lezen'] = manifest.kinds
  const { state } = playWithBot({ rules, items }, { seed: 4, skill: 0.4 }, { exercise: { kind } })
  const na = (goed: number, fout: number): SlotTekst =>
    slot({ ...(state as object), goed, fout }, UITSLAG)

  it('is true to the result: another title for all right, for most, and for none', () => {
    const [alles, meest, geen] = [na(10, 0), na(6, 4), na(0, 10)]
    expect(new Set([alles.titel, meest.titel, geen.titel]).size).toBe(3)
    expect(isBereikt(geen.titel)).toBe(false)
    expect(geen.zin).toMatch(/, 10 om nog eens te oefenen\.$/)
    // Not one word could be played: nothing was right, at once or otherwise.
    expect(na(0, 0).zin).toMatch(/^Deze keer geen /)
    expect(isBereikt(na(0, 0).titel)).toBe(false)
  })

  it('names the words or sentences that went wrong by what they can be asked again by', () => {
    const { woorden = [], zinnen = [] } = na(5, 5)
    const ids = new Set(items.map(({ id }) => id))
    expect(woorden.length + zinnen.length).toBeGreaterThan(0)
    expect([...woorden, ...zinnen].every(({ itemId }) => ids.has(itemId))).toBe(true)
  })
})

it('knows a title that promises what was not reached', () => {
  expect(isBereikt('De polder bloeit al!')).toBe(true)
  expect(isBereikt('Goed geoefend!')).toBe(false)
})
