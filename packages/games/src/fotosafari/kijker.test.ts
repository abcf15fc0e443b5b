import { describe, expect, it } from 'vitest'
import { lusVak } from '@letterhaven/game-kit/onderdelen/lus'
import { makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import { classify } from './indeling.ts'
import { inKader, kaderOm, puntIn, schuifVan, zoomVan } from './kader.ts'
import { doorKijker, gezienVak, kijkerVan, zichtAt } from './kijker.ts'
import { hoogteVan } from './maat.ts'
import { MATEN, type Kader } from './rules.ts'
import { makeLand, type Land } from './weide.ts'

const SCHERMEN = [
  [1366, 650],
  [768, 1024],
  [844, 390],
  [390, 844],
  [320, 568],
  [320, 256],
] as const
const HOEKEN: readonly Kader[] = [0, 0.5, 1].flatMap((x) =>
  [0, 0.5, 1].flatMap((y) => [MATEN.smal, MATEN.wijd].map((maat) => ({ x, y, maat }))),
)

function landen(w: number, h: number): readonly Land[] {
  const { land } = classify(w, h)
  return ['jong', 'oud'].flatMap((gezicht) =>
    [1, 2, 3].flatMap((trap) =>
      [1, 2, 3, 4].flatMap((zaad) => {
        const beeldzin = makeBeeldzin(`kudde@1:${zaad}:${trap}:${gezicht}`)
        return beeldzin ? [makeLand(beeldzin.tafereel, land, hoogteVan)] : []
      }),
    ),
  )
}

describe.each(SCHERMEN)('the binoculars at %i by %i', (w, h) => {
  const { land: venster } = classify(w, h)

  it('stay on the land, wherever they are turned and however near', () => {
    for (const land of landen(w, h))
      for (const kader of HOEKEN) {
        const { x, y, r } = kijkerVan(land, venster, kader)
        expect(x - r).toBeGreaterThanOrEqual(0)
        expect(x + r).toBeLessThanOrEqual(venster.w)
        expect(y - r).toBeGreaterThanOrEqual(0)
        expect(y + r).toBeLessThanOrEqual(venster.h)
      }
  })

  it('have all of the frame in their round, its corners included', () => {
    for (const land of landen(w, h))
      for (const kader of HOEKEN) {
        const { x, y, r } = kijkerVan(land, venster, kader)
        const [schuif, zoom] = [schuifVan(land, venster, kader), zoomVan(land)]
        const vak = gezienVak(doorKijker(land, venster, kader), lusVak(land, kader))
        const ver = [vak.x, vak.x + vak.w].flatMap((px) =>
          [vak.y, vak.y + vak.h].map((py) =>
            Math.hypot(px * zoom - schuif.x - x, py * zoom - schuif.y - y),
          ),
        )
        expect(Math.max(...ver)).toBeLessThan(r)
      }
  })

  it('show who is framed in the middle, and enlarged', () => {
    for (const land of landen(w, h))
      for (const plaats of land.plaatsen) {
        const kader = kaderOm(land, plaats)
        const { x, y } = kijkerVan(land, venster, kader)
        const [schuif, zoom] = [schuifVan(land, venster, kader), zoomVan(land)]
        const gezien = doorKijker(land, venster, kader)(plaats.hart)
        expect(gezien.bedekt).toBe(false)
        expect(gezien.x * zoom - schuif.x).toBeCloseTo(x, 3)
        expect(gezien.y * zoom - schuif.y).toBeCloseTo(y, 3)
        expect(inKader(land, kader).map(({ dier }) => dier.id)).toEqual([plaats.dier.id])
      }
  })
})

describe('a point of the land', () => {
  const { land: venster } = classify(1366, 650)
  const [land] = landen(1366, 650)
  if (!land) throw new Error('no land')
  const kader: Kader = { x: 0.5, y: 0.5, maat: 80 }
  const see = doorKijker(land, venster, kader)
  const midden = { x: land.w / 2, y: land.h / 2 }

  it('that the binoculars are over and look past is covered; one beside them is where it is', () => {
    const { r, keer } = kijkerVan(land, venster, kader)
    expect(keer).toBeGreaterThan(1)
    const ernaast = { x: midden.x + r * 0.9, y: midden.y }
    expect(see(ernaast)).toEqual({ ...ernaast, keer: 1, bedekt: true })
    const ver = { x: midden.x + r * 1.1, y: midden.y }
    expect(see(ver)).toEqual({ ...ver, keer: 1, bedekt: false })
    expect(zichtAt('nacht')(land, venster, kader)(ernaast).bedekt).toBe(false)
  })

  it('is found again by a tap on the screen, and that by a shifted one', () => {
    const schuif = schuifVan(land, venster, kader)
    const zoom = zoomVan(land)
    const op = { x: 0.25 * land.w * zoom - schuif.x, y: 0.75 * land.h * zoom - schuif.y }
    const punt = puntIn(land, schuif, op)
    expect(punt.x).toBeCloseTo(0.25)
    expect(punt.y).toBeCloseTo(0.75)
    expect(puntIn(land, { x: schuif.x + 90, y: schuif.y }, op).x).toBeGreaterThan(0.25)
  })
})
