import { describe, expect, it } from 'vitest'
import { Beeld, kaderVan, Laag, Tekening, Textuur } from './beeldlijst.ts'

const ongezien = (): Textuur =>
  new Textuur(() => {
    throw new Error('painted though nobody looked')
  })

describe('the display list', () => {
  it('does not paint a plate before somebody looks', () => {
    const textuur = ongezien()
    const laag = new Laag()
    laag.add(new Beeld(textuur, [0.5, 0.5])).set(10, 20)
    expect(textuur.isGebakken).toBe(false)
    expect(() => textuur.plaat).toThrow('nobody looked')
  })

  it('takes a thing out and leaves the others in their order', () => {
    const laag = new Laag()
    const [a, b, c] = [0, 1, 2].map(() => laag.add(new Beeld(ongezien(), [0, 0])))
    b?.weg()
    expect(laag.kinderen).toEqual([a, c])
    expect(b?.ouder).toBeNull()
    b?.weg()
    expect(laag.kinderen).toHaveLength(2)
  })

  it('knows the box round a drawing, its lines included', () => {
    const tek = new Tekening()
    expect(kaderVan(tek)).toEqual([0, 0, 0, 0])
    tek.teken({ soort: 'lijn', van: [10, 40], naar: [30, 0] }, { lijn: '#000000', dikte: 4 })
    tek.teken({ soort: 'cirkel', midden: [30, 0], r: 5 }, { vul: '#000000' })
    expect(kaderVan(tek)).toEqual([8, -7, 29, 49])
    const versie = tek.versie
    tek.clear()
    expect(tek.versie).toBeGreaterThan(versie)
  })
})
