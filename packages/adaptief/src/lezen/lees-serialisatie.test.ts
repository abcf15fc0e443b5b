import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEESSTAAT_VERSIE } from './lees-serialisatie.ts'
import { leesengine } from './leesengine.ts'
import { DAG, flits, lezing, na } from './proeflezer.ts'

describe('bytes that are no reading state', () => {
  const goed = leesengine.serialize(na([lezing(DAG), flits(DAG)]))
  const fout = (bytes: Uint8Array) => {
    const uit = leesengine.parse(bytes)
    return uit.ok ? null : uit.fout
  }

  it('are refused by name: empty, another version, damaged', () => {
    expect(fout(new Uint8Array())).toBe('leeg')
    const ander = goed.slice()
    ander[0] = LEESSTAAT_VERSIE + 1
    expect(fout(ander)).toBe('andere_versie')
    expect(fout(goed.slice(0, -1))).toBe('beschadigd')
  })

  it('are refused after any change of one byte, and never make the reader throw', () => {
    fc.assert(
      fc.property(fc.nat(goed.length - 1), fc.integer({ min: 1, max: 255 }), (plek, verschil) => {
        const stuk = goed.slice()
        stuk[plek] = (stuk[plek] ?? 0) ^ verschil
        expect(fout(stuk)).not.toBeNull()
      }),
    )
    fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (rommel) => void fout(rommel)))
  })

  it('are refused with a right checksum over values that cannot be', () => {
    const staat = na([lezing(DAG)])
    const geloof = staat.flits.geloof.slice().fill(Number.NaN)
    const { tekst } = staat.vlotheid
    const onmogelijk = { ...tekst, spoor: { ...tekst.spoor, samen: 1 } }
    for (const kapot of [
      { flits: { ...staat.flits, geloof } },
      { begrip: { ...staat.begrip, variantie: -1 } },
      { vlotheid: { woorden: tekst, tekst: { ...tekst, laatste: -1 } } },
      { vlotheid: { woorden: onmogelijk, tekst } },
    ])
      expect(fout(leesengine.serialize({ ...staat, ...kapot }))).toBe('beschadigd')
  })
})
