import { TRAPPEN } from '@letterhaven/contracts/trap'
import { uitlegVan } from '@letterhaven/game-kit/scherm/trappen'
import { describe, expect, it, vi } from 'vitest'
import { SPELLEN } from './laad.ts'
import { ZINNEN } from './zinnen.ts'

// A game brings shapes that a browser alone can make. Nothing is drawn here.
vi.stubGlobal('Path2D', class {})
const GELADEN = await Promise.all(
  Object.values(SPELLEN).map(async (load) => {
    const module = await load()
    return [module.manifest.id, module] as const
  }),
)

const zinnenVan = (stappen: readonly { readonly zin: string }[] = []) =>
  stappen.map(({ zin }) => zin)
const LATER = GELADEN.flatMap(([id, module]) =>
  TRAPPEN.slice(1, module.trappen?.length ?? 1).map((trap) => [id, trap, module] as const),
)

describe.each(GELADEN)('the instruction of %s', (id, module) => {
  it('is that of the game at the first stage, whole', () => {
    const eerste = uitlegVan(module, 1)
    expect(eerste).toEqual({ naam: id, stappen: module.uitleg, nieuw: module.uitleg })
  })

  it('is spoken by a recorded voice where there is one: the server knows every sentence of it', () => {
    const gezegd = (module.trappen ?? []).flatMap(({ uitleg }) => (uitleg ? [uitleg.zin] : []))
    expect(ZINNEN[id]?.uitleg).toEqual([...zinnenVan(module.uitleg), ...gezegd])
  })
})

describe.each(LATER)('the instruction of %s at stage %i', (id, trap, module) => {
  it('shows its own tool in the place of one picture, and alone to who knows the rest', () => {
    const { naam, stappen, nieuw } = uitlegVan(module, trap) ?? { naam: id, stappen: [], nieuw: [] }
    expect(naam).not.toBe(id)
    const alle = zinnenVan(stappen)
    const oud = zinnenVan(module.uitleg)
    expect(alle).toHaveLength(oud.length)
    expect(alle.filter((zin) => !oud.includes(zin))).toEqual(zinnenVan(nieuw))
    expect(nieuw).toHaveLength(1)
  })

  it('is that of the game where a stage brings no picture of its own (decoy)', () => {
    const kaal = module.trappen?.map(({ naam, zin, teken }) => ({ naam, zin, teken })) ?? []
    expect(uitlegVan({ ...module, trappen: kaal }, trap)?.naam).toBe(id)
  })
})
