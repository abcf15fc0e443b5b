import { TRAPPEN } from '@letterhaven/contracts/trap'
import { trappenVan, uitlegVan } from '@letterhaven/game-kit/scherm/trappen'
import type { Onderwerp } from '@letterhaven/game-kit/regels/contract'
import { zonderSterren } from '@letterhaven/domain/gesproken'
import { describe, expect, it, vi } from 'vitest'
import { SPELLEN } from './laad.ts'
import { vasteZinnen } from './vaste-zinnen.ts'
import { opdrachtVan } from './opdracht.ts'

// A game brings shapes that a browser alone can make. Nothing is drawn here.
vi.stubGlobal('Path2D', class {})
const GELADEN = await Promise.all(
  Object.values(SPELLEN).map(async (load) => {
    const module = await load()
    return [module.manifest.id, module] as const
  }),
)

const zinnenVan = (stappen: readonly { readonly zin: string }[] | null = []) =>
  (stappen ?? []).map(({ zin }) => zin)
/** What a game explains: its kinds, and what it asks in one of them in its own way. */
const onderwerpenVan = ({ manifest, soortUitleg = {} }: (typeof GELADEN)[number][1]) => [
  ...new Set<Onderwerp>([...manifest.kinds, ...(Object.keys(soortUitleg) as Onderwerp[])]),
]
const PER_SOORT = GELADEN.flatMap(([id, module]) =>
  onderwerpenVan(module).map((kind) => [id, kind, module] as const),
)
const LATER = PER_SOORT.flatMap(([id, kind, module]) =>
  TRAPPEN.slice(1, trappenVan(module, kind).length || 1).map(
    (trap) => [id, kind, trap, module] as const,
  ),
)

describe.each(PER_SOORT)('the instruction of %s for %s', (id, kind, module) => {
  it('has three pictures at the first stage: those of the kind where it has its own', () => {
    const stappen = uitlegVan(module, { kind, trap: 1 })
    const eigen = module.soortUitleg?.[kind]
    expect(zinnenVan(stappen)).toEqual(zinnenVan(eigen ?? module.uitleg))
    expect(stappen).toHaveLength(3)
    expect(new Set(stappen?.map(({ naam }) => naam))).toEqual(
      new Set([eigen ? `${id}:${kind}` : id]),
    )
  })

  it('is spoken by a recorded voice where there is one: the server knows every sentence of it', () => {
    const gezegd = TRAPPEN.flatMap((trap) => zinnenVan(uitlegVan(module, { kind, trap })))
    const opdracht = zonderSterren(opdrachtVan(module, kind))
    expect(vasteZinnen(id)).toEqual(expect.arrayContaining([opdracht, ...gezegd]))
    expect(vasteZinnen(id)).not.toContain(`${opdracht}!`)
  })
})

describe.each(LATER)('the instruction of %s for %s at stage %i', (id, kind, trap, module) => {
  it('shows its own tool in the place of one picture, under a name of its own', () => {
    const stappen = uitlegVan(module, { kind, trap }) ?? []
    const eerst = uitlegVan(module, { kind, trap: 1 }) ?? []
    expect(stappen).toHaveLength(eerst.length)
    const nieuw = stappen.filter(({ naam }) => !eerst.some((stap) => stap.naam === naam))
    const deel = module.soortTrappen?.[kind] ? `${kind}:${trap}` : `${trap}`
    expect(nieuw.map(({ naam }) => naam)).toEqual([`${id}:${deel}`])
    expect(zinnenVan(stappen).filter((zin) => !zinnenVan(eerst).includes(zin))).toEqual(
      zinnenVan(nieuw),
    )
  })

  it('is that of the game where a stage brings no picture of its own (decoy)', () => {
    const kaal = trappenVan(module, kind).map(({ naam, zin, teken }) => ({ naam, zin, teken }))
    const zonder = { ...module, trappen: kaal, soortTrappen: {} }
    const stappen = uitlegVan(zonder, { kind, trap })
    expect(stappen).toEqual(uitlegVan(module, { kind, trap: 1 }))
  })
})

it('shows a sentence with its verb where verbs are asked in flipperkast, and a word elsewhere', () => {
  const module = GELADEN.find(([id]) => id === 'flipperkast')?.[1]
  if (!module) throw new Error('no flipperkast')
  const [verb] = zinnenVan(uitlegVan(module, { kind: 'werkwoorden' }))
  const [woord] = zinnenVan(uitlegVan(module, { kind: 'spelling' }))
  expect([verb, woord]).toEqual([expect.stringContaining('zin'), expect.stringContaining('woord')])
  expect(opdrachtVan(module, 'werkwoorden')).not.toBe(opdrachtVan(module, 'spelling'))
})
