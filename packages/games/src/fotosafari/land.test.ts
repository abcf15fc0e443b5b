import { describe, expect, it } from 'vitest'
import { makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import { classify, fotosOp, printIn } from './indeling.ts'
import { inKader, kaderOm, schuifVan, zoomVan } from './kader.ts'
import { hoogteVan } from './maat.ts'
import { makeLand, type Land } from './weide.ts'

const MATEN = [
  [1366, 650],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [390, 844],
  [320, 568],
  [320, 256],
] as const
const ADRESSEN = ['jong', 'oud'].flatMap((gezicht) =>
  [1, 2, 3].flatMap((trap) =>
    Array.from({ length: 12 }, (_, zaad) => `kudde@1:${zaad + 1}:${trap}:${gezicht}`),
  ),
)

function landen(w: number, h: number): readonly Land[] {
  const { land } = classify(w, h)
  return ADRESSEN.flatMap((adres) => {
    const beeldzin = makeBeeldzin(adres)
    return beeldzin ? [makeLand(beeldzin.tafereel, land, hoogteVan)] : []
  })
}

describe.each(MATEN)('the savanna at %i by %i', (w, h) => {
  it('has each animal within it, and apart from those beside it', () => {
    for (const land of landen(w, h))
      for (const { dier, x, hart, y } of land.plaatsen) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(land.w)
        expect(y).toBeLessThanOrEqual(land.h)
        expect(hart.y).toBeGreaterThan(0)
        const naast = land.plaatsen.filter(
          (ander) => ander.dier.id !== dier.id && ander.dier.plek === dier.plek,
        )
        const vrij = Math.min(...naast.map((ander) => Math.abs(ander.x - x)))
        expect(vrij).toBeGreaterThanOrEqual(47.9)
      }
  })

  it('has five beside each other in some scene, who need the most room', () => {
    const samen = landen(w, h).flatMap(({ plaatsen }) =>
      Object.values(Object.groupBy(plaatsen, ({ dier }) => dier.plek)).map((daar) => daar.length),
    )
    expect(Math.max(...samen)).toBe(5)
  })

  it('lets a tap frame each animal alone, in sight', () => {
    const { land: venster } = classify(w, h)
    for (const land of landen(w, h))
      for (const plaats of land.plaatsen) {
        const kader = kaderOm(land, plaats)
        expect(inKader(land, kader).map(({ dier }) => dier.id)).toEqual([plaats.dier.id])
        const schuif = schuifVan(land, venster, kader)
        const zoom = zoomVan(land)
        const [x, y] = [plaats.hart.x * zoom - schuif.x, plaats.hart.y * zoom - schuif.y]
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(venster.w)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(venster.h)
      }
  })

  it('is seen from nearer where animals are small, so that they can be told apart', () => {
    for (const land of landen(w, h)) {
      const zoom = zoomVan(land)
      expect(zoom).toBeGreaterThanOrEqual(1)
      expect(zoom === 1 || land.s < 0.86).toBe(true)
      expect(land.s * zoom).toBeGreaterThanOrEqual(Math.min(0.859, land.s * 1.4))
    }
  })

  it('has more than one in a frame that is wide, which a tap never makes', () => {
    const meer = landen(w, h).filter(
      (land) => inKader(land, { x: 0.5, y: 0.5, maat: 4000 }).length > 1,
    )
    expect(meer).toHaveLength(ADRESSEN.length)
  })

  it('keeps sentence, land, photos and buttons apart, on the screen', () => {
    const { kaart, land, knoppen, lijn } = classify(w, h)
    for (const vak of [kaart, land, knoppen, lijn]) {
      expect(vak.x).toBeGreaterThanOrEqual(0)
      expect(vak.x + vak.w).toBeLessThanOrEqual(w)
      expect(vak.y + vak.h).toBeLessThanOrEqual(h)
    }
    const raakt = (een: typeof kaart, ander: typeof kaart): boolean =>
      een.x < ander.x + ander.w &&
      ander.x < een.x + een.w &&
      een.y < ander.y + ander.h &&
      ander.y < een.y + een.h
    expect(raakt(kaart, land) || raakt(kaart, knoppen) || raakt(land, knoppen)).toBe(false)
    expect(raakt(land, lijn)).toBe(false)
    expect(raakt(kaart, kaart)).toBe(true)
    expect(knoppen.h).toBeGreaterThanOrEqual(48)
    expect(fotosOp(classify(w, h), 12).plekken).toHaveLength(12)
    expect(printIn(classify(w, h)).foto.h).toBeGreaterThan(0)
  })
})
