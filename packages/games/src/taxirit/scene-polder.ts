import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { diepteVan, wegX } from '@letterhaven/game-kit/onderdelen/banen'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage, Tekening } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { dip, hop, stretch } from '@letterhaven/game-kit/onderdelen/gebaar'
import { addWolken } from '@letterhaven/game-kit/onderdelen/wolken'
import type { Indeling } from './indeling.ts'
import { erf, molenPlek, wiek } from './paint-erf.ts'
import { ding } from './paint-klein.ts'
import { kusterf, kustland } from './paint-kust.ts'
import { bloei, land, lucht, veld } from './paint-polder.ts'
import { inLicht } from './paint-licht.ts'
import { RECORD_BORD, recordBord } from './paint-record.ts'
import type { Land } from './paint-weg.ts'

const WOLKEN = [
  [0.3, 0.26, 240],
  [0.72, 0.2, 180],
  [0.95, 0.5, 280],
] as const

/** Adds the sky with drifting clouds. */
export function hemel(stage: Stage, indeling: Indeling, uur: 'dag' | 'avond'): void {
  const { w, horizon, k } = indeling
  stage.beeld(
    stage.textuur(() => lucht(indeling, uur, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  addWolken(
    stage,
    WOLKEN.map(([x, y, maat]) => [x * w, horizon * (0.3 + y), maat * k]),
    '#e3e2f6',
  )
}

export interface Tulpen {
  /** Shows this many rows in bloom. With `vers` the last one comes out while the pupil watches. */
  show(rijen: number, vers: boolean): void
  /** Returns a place where row `nr` is clearly visible. */
  plek(nr: number): { x: number; y: number }
  /** The animals in the land, which answer a touch. */
  readonly raakbaar: readonly Raakbaar[]
}

/** Adds the land, and the flower bed in which a row comes into bloom for good for every right word. */
export function polder(
  stage: Stage,
  indeling: Indeling,
  { aantal, gelukt, land: soort }: { aantal: number; gelukt: number; land: Land },
): Tulpen {
  const { h, horizon, veld: bed } = indeling
  const [grond, huizen] = soort === 'kust' ? [kustland, kusterf] : [land, erf]
  stage.beeld(
    stage.textuur(() => grond(indeling, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const tuin = stage.textuur(() => veld(indeling, { rijen: aantal, gelukt, schaal: stage.schaal }))
  stage.beeld(tuin, { x: 0, y: 0, anker: 0 })
  const raakbaar = soort === 'kust' ? [] : dieren(stage, indeling, soort)
  stage.beeld(
    stage.textuur(() => huizen(indeling, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  let nu = gelukt

  function bloeiOp(nr: number): void {
    let stap = 0
    stage.tweens.start(
      1100,
      (k) => {
        // A field of flowers is large, so it is painted again in only a few steps.
        const volgende = Math.floor(k * 8)
        if (volgende === stap) return
        stap = volgende
        bloei(tuin.plaat.g, indeling, { nr, deel: k })
        stage.ververs(tuin)
      },
      { verloop: VERLOPEN.heenWeer, wacht: 350 },
    )
  }

  return {
    raakbaar,
    show: (rijen, vers) => {
      for (let nr = nu; nr < rijen; nr++) {
        if (vers && nr === rijen - 1) bloeiOp(nr)
        else {
          bloei(tuin.plaat.g, indeling, { nr, deel: 1 })
          stage.ververs(tuin)
        }
      }
      nu = Math.max(nu, rijen)
    },
    plek: (nr) => {
      const y = horizon + (h - horizon) * Math.max(0.08, 0.34 - nr * 0.025)
      const x = wegX(indeling, y, bed.u + (nr + 0.35) * bed.breed)
      return { x: Math.min(indeling.w - 30, x), y }
    },
  }
}

/** Adds the sign in the flower bed with how many rows were in bloom at most so far. */
export function addRecord(stage: Stage, indeling: Indeling, rijen: number): void {
  const { w, h, horizon, k, veld: bed, isSmal } = indeling
  const y = horizon + (h - horizon) * (isSmal ? 0.56 : 0.42)
  const maat = Math.max(0.62, 0.9 * k)
  const rand = RECORD_BORD.w * 0.5 * maat + 4
  const x = Math.min(w - rand, wegX(indeling, y, bed.u + rijen * bed.breed))
  stage.beeld(
    stage.textuur(() => recordBord(rijen, maat, stage.schaal)),
    { x, y, anker: [0.5, 1] },
  )
}

/** Adds grazing cows, which hop for who touches one, and ducks in the ditch, which dip. */
function dieren(stage: Stage, indeling: Indeling, land: Land): readonly Raakbaar[] {
  const { w, h, horizon, k } = indeling
  const op = (deel: number): number => horizon + (h - horizon) * deel
  const koe = stage.textuur(() => ding('koe', stage.schaal, k))
  const koeien = [
    [0.29, 0.08, 0.42],
    [0.23, 0.13, 0.55],
    [0.125, 0.27, 0.95],
  ].map(([x = 0, diep = 0, maat = 1]) => {
    const beeld = stage.beeld(koe, { x: w * x, y: op(diep), anker: [0.5, 0.9] })
    beeld.scale.set(maat)
    return beeld
  })
  const eend = stage.textuur(() => ding('eend', stage.schaal, k))
  const eenden = [0.16, 0.3, 0.46].map((diep) => {
    const y = op(diep)
    const beeld = stage.beeld(eend, { x: wegX(indeling, y, -1.95), y })
    beeld.scale.set(0.3 + diepteVan(indeling, y) * 1.3)
    return { beeld, x: beeld.x, diep }
  })
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, dier] of koeien.entries()) dier.rotation = Math.sin(t / 1100 + i * 2) * 0.03
    for (const [i, { beeld, x, diep }] of eenden.entries())
      beeld.x = x + Math.sin(t / 1300 + i * 2) * 34 * diep * k
  })
  return [
    ...koeien.map((koe): Raakbaar => {
      const { x, y, scale } = koe
      const hoog = 40 * scale.x * k
      return {
        x,
        y: y - hoog,
        r: Math.max(28, 1.5 * hoog),
        answer: () => hop(stage, koe, y),
      }
    }),
    // The roundabout of the evening lies over the ducks.
    ...(land === 'avond' ? [] : eenden).map(({ beeld, x }): Raakbaar => ({
      x,
      y: beeld.y,
      r: Math.max(28, 56 * beeld.scale.x * k),
      answer: () => dip(stage, beeld),
    })),
  ]
}

/** Adds the turning sails of the mill. Returns what lets them fly round for so many ms. */
export function turnMolen(stage: Stage, indeling: Indeling): (ms: number) => void {
  const molen = molenPlek(indeling)
  const zeil = stage.textuur(() => wiek(molen.k, stage.schaal))
  const wieken = [0, 1, 2, 3].map(() =>
    stage.beeld(zeil, { x: molen.x, y: molen.y - 172 * molen.k, anker: [10 / 48, 0] }),
  )
  const as = stage.tekening()
  const midden = [molen.x, molen.y - 172 * molen.k] as const
  as.teken(
    { soort: 'cirkel', midden, r: 9 * molen.k },
    { vul: GOUD, lijn: INKT, dikte: 4 * molen.k },
  )
  let hoek = 0.5
  let hard = 0
  const draai = (): void => {
    for (const [i, beeld] of wieken.entries()) beeld.rotation = hoek + (i * Math.PI) / 2
  }
  draai()
  stage.opRustigFrame((ms) => {
    if (stage.rustig) return
    hoek += (ms / 2600) * (hard > 0 ? 7 : 1)
    hard = Math.max(0, hard - ms)
    draai()
  })
  return (ms) => {
    hard = Math.max(hard, ms)
  }
}

/** Adds dashes on the road up to the crossing, which come nearer while the taxi drives. */
export function strepen(stage: Stage, indeling: Indeling): (ms: number) => void {
  const { h, kruising } = indeling
  const N = 4
  const van = kruising.voet + (h - kruising.voet) * 0.22
  const delen: Tekening[] = Array.from({ length: N }, () => stage.tekening())
  let fase = 0
  return (ms) => {
    fase = (fase + ms / 2600) % (1 / N)
    for (const [i, deel] of delen.entries()) {
      const z = i / N + fase
      const [ya, yb] = [van + (h - van) * z ** 1.6, van + (h - van) * (z + 0.1) ** 1.6]
      deel.clear()
      deel.teken(
        { soort: 'lijn', van: [wegX(indeling, ya, 0), ya], naar: [wegX(indeling, yb, 0), yb] },
        { lijn: CREME, dikte: 3 + 10 * z * indeling.k },
      )
    }
  }
}

/** Adds bushes and tulips at the edges, in front of everything, and a butterfly. Flowers and butterfly answer a touch. */
export function voorgrond(stage: Stage, indeling: Indeling, land: Land): readonly Raakbaar[] {
  const { w, h, k } = indeling
  const smal = w < 600
  const paint = (wat: 'struik' | 'tulp' | 'vlinder', maat: number) =>
    stage.textuur(() => inLicht(ding(wat, stage.schaal, maat), land))
  const struik = paint('struik', k)
  for (const [x, maat] of [
    [smal ? -30 * k : -14 * k, 0.9],
    [w + (smal ? 40 : 10) * k, 1.05],
  ] as const)
    stage.beeld(struik, { x, y: h + 30 * k, anker: [0.5, 1] }).scale.set(smal ? maat * 0.7 : maat)
  const tulp = paint('tulp', k * 0.8)
  const rijen = smal ? [22, 50, w - 96] : [40, 84, 128, w - 250, w - 206, w - 162, w - 118]
  const tulpen = rijen.map((x, i) =>
    stage.beeld(tulp, { x, y: h + (6 + (i % 2) * 8) * k, anker: [0.5, 1] }),
  )
  const bij = { x: w * 0.86, y: h * 0.72 }
  const vlinder = stage.beeld(paint('vlinder', 0.8 * k), bij)
  let buiteling = 0
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, bloem] of tulpen.entries()) bloem.rotation = Math.sin(t / 800 + i * 0.8) * 0.07
    const op = Math.sin(buiteling * Math.PI) * 90 * k
    vlinder.set(bij.x + Math.sin(t / 700) * 24 * k, bij.y + Math.sin(t / 430) * 12 * k - op)
    vlinder.rotation = buiteling * 2 * Math.PI
    vlinder.scale.set(0.6 + 0.4 * Math.abs(Math.sin(t / 130)), 1)
  })
  const tumble: Raakbaar = {
    ...bij,
    r: Math.max(30, 40 * k),
    answer: () =>
      stage.tweens.start(1000, (deel) => {
        buiteling = deel % 1
      }),
  }
  const bloemen = tulpen.map((bloem): Raakbaar => ({
    x: bloem.x,
    y: h - 36 * k,
    r: Math.max(26, 36 * k),
    answer: () => stretch(stage, bloem, 0.34),
  }))
  return [tumble, ...bloemen]
}
