import { describe, expect, it } from 'vitest'
import { lusVak } from '@letterhaven/game-kit/onderdelen/lus'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import { classify, fotosOp, printIn } from './indeling.ts'
import {
  cropZoeker,
  inKader,
  kaderOm,
  KANTEN,
  lookTo,
  moveKader,
  touchesDier,
  schuifVan,
  zoomVan,
  type Kant,
} from './kader.ts'
import { hoogteVan, schaalVan } from './maat.ts'
import { BOUW } from './soorten.ts'
import type { Kader } from './rules.ts'
import { makeLand, type Land, type Standplaats } from './weide.ts'

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

/** A head is so wide at least, and what is worn on it so high, in units of an animal. */
const [HOOFD, MUTS] = [56, 14] as const

/** Returns the box of an animal: from what is on its head to its feet, as wide as its body or its head. */
function lijfVan({ s }: Land, { dier, x, y }: Standplaats): Vak {
  const maat = schaalVan(dier) * s
  const breed = Math.max(HOOFD, 2 * BOUW[dier.soort].romp[0]) * maat
  const hoog = hoogteVan(dier) * s + MUTS * maat
  return { x: x - breed / 2, y: y - hoog, w: breed, h: hoog }
}

/** Returns the box of the face of an animal: the upper half of it. */
function gezichtVan(land: Land, plaats: Standplaats): Vak {
  const lijf = lijfVan(land, plaats)
  return { ...lijf, h: lijf.h * 0.5 }
}

/** Returns which part of a box another one covers. */
function deelOver(een: Vak, ander: Vak): number {
  const breed = Math.min(een.x + een.w, ander.x + ander.w) - Math.max(een.x, ander.x)
  const hoog = Math.min(een.y + een.h, ander.y + ander.h) - Math.max(een.y, ander.y)
  return (Math.max(0, breed) * Math.max(0, hoog)) / (een.w * een.h)
}

describe('a screen that is turned, or changes its size', () => {
  const wieIn = (land: Land, kader: Kader) => inKader(land, kader).map(({ dier }) => dier.id)
  const paren = [
    [390, 844, 844, 390],
    [768, 1024, 1024, 768],
    [1366, 650, 390, 844],
  ] as const

  it.each(paren)('from %i by %i to %i by %i keeps the one animal in the frame', (w, h, w2, h2) => {
    const na = landen(w2, h2)
    let anders = 0
    for (const [nr, land] of landen(w, h).entries())
      for (const plaats of land.plaatsen) {
        const daar = na[nr]
        if (!daar) throw new Error('no land')
        const kader = kaderOm(land, plaats)
        expect(wieIn(daar, moveKader(land, daar, kader))).toEqual([plaats.dier.id])
        if (wieIn(daar, kader).join() !== plaats.dier.id) anders += 1
      }
    // Decoy: at the same part of the land somebody else stands, or nobody.
    expect(anders).toBeGreaterThan(0)
  })

  it('keeps a frame beside an animal as far from it, and comes back where it was', () => {
    const [van, naar] = [landen(390, 844)[0], landen(844, 390)[0]]
    const [plaats] = van?.plaatsen ?? []
    if (!van || !naar || !plaats) throw new Error('no land')
    const ver: Kader = {
      x: plaats.hart.x / van.w,
      y: (plaats.hart.y - 60 * van.s) / van.h,
      maat: 44,
    }
    const daar = moveKader(van, naar, ver)
    const terug = moveKader(naar, van, daar)
    expect(terug.x).toBeCloseTo(ver.x)
    expect(terug.y).toBeCloseTo(ver.y)
  })
})

it('the young see all of their land at once on a telephone, and everybody does on a larger screen', () => {
  const heel = (w: number, h: number, gezicht: string): boolean =>
    landen(w, h).every(({ isHeel }, nr) => isHeel || !ADRESSEN[nr]?.endsWith(gezicht))
  expect(heel(390, 844, 'jong')).toBe(true)
  for (const gezicht of ['jong', 'oud']) expect(heel(1280, 800, gezicht)).toBe(true)
  expect(heel(320, 256, 'jong')).toBe(false)
})

it('half a face that is covered counts as half', () => {
  const kop = { x: 0, y: 0, w: 40, h: 40 }
  expect(deelOver(kop, { x: 20, y: -9, w: 90, h: 90 })).toBe(0.5)
  expect(deelOver(kop, { x: 40, y: 0, w: 9, h: 9 })).toBe(0)
})

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

  it('has no animal over the face of another one, nor over the sentence', () => {
    const erover = landen(w, h).flatMap((land, nr) =>
      land.plaatsen.flatMap((achter, i) => {
        const kop = gezichtVan(land, achter)
        const voor = land.plaatsen.slice(i + 1)
        const bedekt = voor.filter((een) => deelOver(kop, lijfVan(land, een)) > 0.04)
        const wie = [...(kop.y < 0 ? ['the sentence'] : []), ...bedekt.map(({ dier }) => dier.id)]
        return wie.map((een) => `${ADRESSEN[nr]}: ${een} over ${achter.dier.id}`)
      }),
    )
    expect(erover).toEqual([])
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

  it('shows all corners of the frame, also round who stands at its edge', () => {
    const { land: venster } = classify(w, h)
    let buiten = 0
    for (const land of landen(w, h))
      for (const plaats of land.plaatsen) {
        const kader = kaderOm(land, plaats)
        const [schuif, zoom] = [schuifVan(land, venster, kader), zoomVan(land)]
        const vak = lusVak(land, kader)
        const hoek = cropZoeker(vak, { land, venster, schuif })
        expect(hoek.x * zoom).toBeGreaterThan(schuif.x)
        expect(hoek.y * zoom).toBeGreaterThan(schuif.y)
        expect((hoek.x + hoek.w) * zoom).toBeLessThan(schuif.x + venster.w)
        expect((hoek.y + hoek.h) * zoom).toBeLessThan(schuif.y + venster.h)
        // It is still round the middle of who is in it.
        expect(plaats.hart.y).toBeLessThan(hoek.y + hoek.h)
        if ((vak.y + vak.h) * zoom > schuif.y + venster.h) buiten += 1
      }
    // Decoy: the whole frame would reach under what is below the land.
    expect(buiten > 0 || h < 700).toBe(true)
  })

  it('is looked at to each of its ends in a few looks, and no further', () => {
    const { land: venster } = classify(w, h)
    for (const land of landen(w, h))
      for (const kant of Object.keys(KANTEN) as Kant[]) {
        let kader: Kader | null = { x: 0.5, y: 0.5, maat: 230 }
        let laatste = kader
        for (let blik = 0; blik < 4 && kader; blik += 1) {
          laatste = kader
          kader = lookTo(land, venster, { kader, kant })
        }
        expect(kader).toBeNull()
        const schuif = schuifVan(land, venster, laatste)
        const over = [land.w * zoomVan(land) - venster.w, land.h * zoomVan(land) - venster.h]
        const [as, op] = KANTEN[kant]
        const [rest, heel] = as === 'x' ? [schuif.x, over[0]] : [schuif.y, over[1]]
        expect(op < 0 ? rest : (heel ?? 0) - rest).toBeLessThan(16)
      }
  })

  it('is seen from nearer where animals are small and not all is in view, so that they can be told apart', () => {
    const alle = landen(w, h)
    for (const land of alle.filter(({ isHeel }) => !isHeel)) {
      const zoom = zoomVan(land)
      expect(zoom === 1 || land.s < 0.86).toBe(true)
      expect(land.s * zoom).toBeGreaterThanOrEqual(Math.min(0.859, land.s * 1.1))
    }
    expect(alle.filter(({ isHeel }) => isHeel).every((land) => zoomVan(land) === 1)).toBe(true)
  })

  it('has nobody cut off at its edge', () => {
    const buiten = landen(w, h).flatMap((land) =>
      land.plaatsen.filter((plaats) => {
        const { x, w: breed } = lijfVan(land, plaats)
        return x < 0 || x + breed > land.w
      }),
    )
    expect(buiten).toEqual([])
  })

  it('has more than one in a frame that is wide, which a tap never makes', () => {
    const meer = landen(w, h).filter(
      (land) => inKader(land, { x: 0.5, y: 0.5, maat: 4000 }).length > 1,
    )
    expect(meer).toHaveLength(ADRESSEN.length)
  })

  it('is told apart whether nobody is in the frame, or somebody in part', () => {
    for (const land of landen(w, h))
      for (const { hart } of land.plaatsen.slice(0, 3)) {
        const naast = { y: hart.y / land.h, maat: 44 }
        const half = { ...naast, x: (hart.x + 26 * land.s) / land.w }
        expect(touchesDier(land, half)).toBe(true)
      }
    // Decoy: far above all of them is nobody.
    const [land] = landen(w, h)
    if (!land) throw new Error('no land')
    const hoogst = Math.min(...land.plaatsen.map(({ hart }) => hart.y))
    const leeg = { x: 0.5, y: (hoogst - 120 * land.s) / land.h, maat: 44 }
    expect(touchesDier(land, leeg)).toBe(false)
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
