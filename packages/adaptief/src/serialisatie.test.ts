import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEngine } from './index.ts'
import { makeWereld, practise, WERELD_CODES, inRust } from './proefleerling.ts'
import { readStaat, writeStaat, STAAT_VERSIE } from './serialisatie.ts'
import type { Staat } from './staat.ts'
import { opPlanken } from './verleden.ts'

const engine = createEngine(makeWereld())

function geoefend(aantal: number): Staat {
  const begin = engine.init(
    {
      groep: 4,
      scope: WERELD_CODES,
      dyslexie: true,
      settings: { doelen: ['c4a'], niveau: { max: 3 } },
    },
    7,
  )
  const gewoon = { niveau: () => -0.5, moeilijkheid: (id: string) => engine.difficulty(id).mean }
  return practise(engine, begin, { ...gewoon, aantal, guess: 0.02, seed: 3 }).staat
}

describe('the stored form', () => {
  it('gives back exactly the state that went in, new or after much practice', () => {
    for (const aantal of [0, 1, 130]) {
      const staat = geoefend(aantal)
      expect(readStaat(writeStaat(staat))).toEqual({ ok: true, staat: inRust(staat) })
    }
    expect(geoefend(130).kaarten.length).toBeGreaterThan(3)
  })

  it('goes on as if nothing happened: the next choices are the same', () => {
    const staat = geoefend(60)
    const uitkomst = readStaat(writeStaat(staat))
    const terug = uitkomst.ok ? uitkomst.staat : engine.init({ groep: 3, scope: [] })
    const ctx = { t: 20_020, guess: 0.5 }
    expect(engine.next(terug, ctx)).toEqual(engine.next(staat, ctx))
  })

  it('fits in 8 KB with 58 categories, full of cards, long words and words seen', () => {
    const scope = Array.from({ length: 58 }, (_, i) => `categorie${i}`)
    const kaarten = Array.from({ length: 40 }, (_, i) => ({
      woord: `kinderfeestje${i}`,
      gemist: 1,
      laatst: 2,
      s: 0.5,
      d: 6,
      fouten: 1,
    }))
    const gezien = {
      recent: Array.from({ length: 32 }, (_, i) => i * 1_000_003),
      vakken: opPlanken(Array.from({ length: 256 }, () => 0xabcd)),
      dag: 20_000,
    }
    const begin = engine.init({ groep: 8, scope })
    const staat = { ...begin, kaarten, gezien, focus: 'categorie1' }
    const bytes = writeStaat(staat)
    expect(bytes.length).toBeLessThanOrEqual(8192)
    expect(readStaat(bytes)).toEqual({ ok: true, staat: inRust(staat) })
  })
})

describe('bytes that are no state', () => {
  const goed = writeStaat(geoefend(40))

  it('are refused by name: empty, another version, damaged', () => {
    expect(readStaat(new Uint8Array())).toEqual({ ok: false, fout: 'leeg' })
    const ander = goed.slice()
    ander[0] = STAAT_VERSIE + 1
    expect(readStaat(ander)).toEqual({ ok: false, fout: 'andere_versie' })
    expect(readStaat(goed.slice(0, -1))).toEqual({ ok: false, fout: 'beschadigd' })
    expect(readStaat(new Uint8Array([STAAT_VERSIE]))).toEqual({ ok: false, fout: 'beschadigd' })
  })

  it('are refused after any change of one byte', () => {
    fc.assert(
      fc.property(fc.nat(goed.length - 1), fc.integer({ min: 1, max: 255 }), (plek, verschil) => {
        const stuk = goed.slice()
        stuk[plek] = (stuk[plek] ?? 0) ^ verschil
        expect(readStaat(stuk).ok).toBe(false)
      }),
    )
  })

  it('never make the reader throw, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (rommel) => {
        expect(readStaat(rommel).ok).toBe(false)
      }),
    )
  })

  it('are refused with a right checksum over values that cannot be', () => {
    const staat = geoefend(1)
    const met = (lijst: readonly number[], waarde: number) => lijst.with(0, waarde)
    const { mean, variantie } = staat.schattingen
    for (const kapot of [
      { variantie: met(variantie, -1) },
      { variantie: met(variantie, Number.NaN) },
      { mean: met(mean, Infinity) },
    ]) {
      const bytes = writeStaat({ ...staat, schattingen: { ...staat.schattingen, ...kapot } })
      expect(readStaat(bytes)).toEqual({ ok: false, fout: 'beschadigd' })
    }
  })
})
