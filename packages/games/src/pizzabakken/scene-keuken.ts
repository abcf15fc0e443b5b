import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { hop, spin, stretch, sway } from '@letterhaven/game-kit/onderdelen/gebaar'
import { KORT, snoerPunt } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { ding, LAMPEN, lampje } from './paint-ding.ts'
import { muur, nachtlicht, schap, snoer, tafeldoek, toog, voetschaduw } from './paint-keuken.ts'
import { kozijn, straat } from './paint-loket.ts'
import { oven } from './paint-oven.ts'
import { makePuff } from './raak.ts'
import type { State } from './stand.ts'

/** Returns a swing in steps too small to see, so that not every frame has to be drawn again. */
const trap = (golf: number): number => Math.round(golf * 8) / 8

/** Adds the street behind the open window. */
export function buiten(stage: Stage, indeling: Indeling): void {
  const { x, y, w, h } = indeling.loket
  const plaat = () =>
    bak({ w, h, schaal: stage.schaal }, (g) => {
      g.translate(-x, -y)
      straat(g, indeling)
    })
  stage.beeld(stage.textuur(plaat), { x, y, anker: 0 })
}

/** Adds everything in the kitchen that stands still, with a hole where the window is. Returns what of it answers a touch. */
export function keuken(stage: Stage, indeling: Indeling): readonly Raakbaar[] {
  const { w, h, loket, straat } = indeling
  const plaat = () =>
    bak({ w, h, schaal: stage.schaal }, (g) => {
      // At the third stage it stands in the street, which is painted behind it.
      if (!straat) {
        muur(g, indeling)
        g.clearRect(loket.x, loket.y, loket.w, loket.h)
      }
      oven(g, indeling)
      schap(g, indeling)
      if (!straat) kozijn(g, indeling)
      snoer(g, indeling)
      toog(g, indeling)
      for (const voet of voeten(indeling)) voetschaduw(g, voet)
      tafeldoek(g, indeling)
      if (indeling.isNacht) nachtlicht(g, indeling)
    })
  stage.beeld(stage.textuur(plaat), { x: 0, y: 0, anker: 0 })
  return spullen(stage, indeling)
}

type SpulNaam = 'brood' | 'deegrol' | 'plant' | 'meelzak' | 'olie' | 'pizzaatje' | 'telefoon'
type Spul = readonly [SpulNaam, number, number]

/** Returns what lies on the counter, where there is room beside the pizza. */
function spullenVan({ ligt, w, h, toog: y, doek, k, loket, straat }: Indeling): readonly Spul[] {
  if (h < KORT) return []
  if (straat) {
    const bel: Spul = ['telefoon', ...straat.telefoon]
    return ligt
      ? [bel, ['meelzak', w - 70 * k, y + 50 * k], ['olie', w - 142 * k, y + 44 * k]]
      : [bel]
  }
  if (!ligt) return [['brood', 58 * k, y + 38 * k]]
  return [
    ['brood', loket.x + 66 * k, y + 62 * k],
    ['pizzaatje', loket.x + 128 * k, doek - 84 * k],
    ['meelzak', w - 70 * k, y + 50 * k],
    ['olie', w - 142 * k, y + 44 * k],
    ['deegrol', w - 216 * k, doek - 56 * k],
    ['plant', w - 56 * k, doek - 70 * k],
  ]
}

/** How far the shadow of each lies below its middle, and the width of that shadow. */
const VOET: Readonly<Record<SpulNaam, readonly [number, number]>> = {
  brood: [24, 48],
  deegrol: [24, 64],
  plant: [44, 36],
  meelzak: [50, 50],
  olie: [52, 24],
  pizzaatje: [30, 70],
  telefoon: [30, 54],
}

const voeten = (indeling: Indeling) =>
  spullenVan(indeling).map(([naam, x, y]) => {
    const [laag, half] = VOET[naam]
    return [x, y + laag * indeling.k, half * indeling.k] as const
  })

/** Adds what lies on the counter: each thing moves in its own way for who touches it. */
function spullen(stage: Stage, indeling: Indeling): readonly Raakbaar[] {
  const { k } = indeling
  const puff = makePuff(stage)
  const doet: Readonly<Record<SpulNaam, (beeld: Beeld, y: number) => void>> = {
    brood: (beeld, y) => hop(stage, beeld, y),
    pizzaatje: (beeld) => spin(stage, beeld),
    deegrol: (beeld) => spin(stage, beeld),
    meelzak: puff,
    olie: (beeld) => sway(stage, beeld, { hoek: 0.22 }),
    plant: (beeld) => sway(stage, beeld, { hoek: 0.22 }),
    telefoon: (beeld) => sway(stage, beeld, { hoek: 0.22 }),
  }
  return spullenVan(indeling).map(([naam, x, y]): Raakbaar => {
    const beeld = stage.beeld(
      stage.textuur(() => ding(naam, stage.schaal, k)),
      { x, y },
    )
    return { x, y, r: Math.max(28, 46 * k), answer: () => doet[naam](beeld, y) }
  })
}

const VLAMMEN = 5

export interface Vuur {
  /** Flares up for a while, because a pizza goes in. */
  laai(): void
}

/** Makes the fire in the oven. */
export function vuur(stage: Stage, { mond, k }: Indeling): Vuur {
  const maat = Math.min(1, mond.w / 190)
  const plaat = stage.textuur(() => ding('vlam', stage.schaal, maat))
  const vlammen = Array.from({ length: VLAMMEN }, (_, i) =>
    stage.beeld(plaat, {
      x: mond.x + mond.w / 2 + (i - (VLAMMEN - 1) / 2) * mond.w * 0.155,
      y: mond.y + mond.h - 3 * k,
      anker: [0.5, 1],
    }),
  )
  let extra = 0
  const set = (t: number) => {
    for (const [i, v] of vlammen.entries()) {
      const hoog = 0.62 + (i === 2 ? 0.34 : i % 2 === 1 ? 0.12 : 0) + extra
      const golf = stage.rustig ? 0 : 0.13 * trap(Math.sin(t / 130 + i * 2.1))
      v.scale.set(Math.min(1.15, hoog * 0.94), Math.min(1.35, hoog + golf))
    }
  }
  set(0)
  stage.opRustigFrame((_ms, t) => set(t))
  return {
    laai: () =>
      stage.tweens.start(900, (deel) => (extra = 0.3 * Math.sin(deel * Math.PI)), { wacht: 1250 }),
  }
}

/** Adds garlic and sausage that hang from the shelf and sway. */
export function hangers(stage: Stage, { k, schap, ligt }: Indeling): readonly Raakbaar[] {
  if (!schap || !ligt) return []
  const onder = schap.y + schap.h
  const alle: Beeld[] = (['knoflook', 'worst', 'knoflook'] as const).map((naam, i) =>
    stage.beeld(
      stage.textuur(() => ding(naam, stage.schaal, 0.84 * k)),
      { x: schap.x + schap.w - (34 + i * 44) * k, y: onder - 1, anker: [0.5, 0] },
    ),
  )
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, b] of alle.entries()) b.rotation = 0.07 * trap(Math.sin(t / 900 + i))
  })
  return alle.map((b): Raakbaar => ({
    x: b.x,
    y: onder + 30 * k,
    r: Math.max(26, 34 * k),
    answer: () => stretch(stage, b, 0.2),
  }))
}

export interface Lampen {
  /** Lights the lamps that belong to this many right words. */
  show(goed: number, aantal: number): void
}

/** Makes the lamps of the string. Each right word lights some of them. */
export function lampen(stage: Stage, indeling: Indeling): Lampen {
  const { k, snoer: s } = indeling
  const n = Math.max(8, Math.round((s.naar[0] - s.van[0]) / (62 * k)))
  const maat = Math.max(0.62, k * 0.92)
  const alle = Array.from({ length: n }, (_, i) => {
    const [x, y] = snoerPunt(indeling, (i + 0.6) / (n + 0.4))
    const kleur = LAMPEN[i % LAMPEN.length] ?? LAMPEN[0]
    const lamp = (aan: boolean) =>
      stage.beeld(
        stage.textuur(() => lampje(kleur, { schaal: stage.schaal, k: maat, aan })),
        { x, y: y - 1, anker: [0.5, 0.2] },
      )
    lamp(false)
    const aan = lamp(true)
    aan.alpha = 0
    return aan
  })
  return {
    show: (goed, aantal) => {
      const branden = Math.round((n * goed) / aantal)
      for (const [i, lamp] of alle.entries()) {
        const moet = i < branden ? 1 : 0
        if (lamp.alpha === moet) continue
        stage.tweens.start(300, (deel) => (lamp.alpha = moet * deel), {
          wacht: 1300 + (i % 3) * 90,
        })
      }
    },
  }
}

/** Hangs a star over the string where the pupil's own record is, as a share of this round. */
export function recordSter(
  stage: Stage,
  indeling: Indeling,
  { vorigRecord, aantal }: Pick<State, 'vorigRecord' | 'aantal'>,
): void {
  if (!vorigRecord) return
  const [x, y] = snoerPunt(indeling, Math.min(0.97, vorigRecord / aantal))
  const ster = stage.beeld(
    stage.textuur(() => sterPlaat(stage.schaal)),
    { x, y: y - 4 * indeling.k },
  )
  ster.scale.set(Math.max(0.6, indeling.k * 0.8))
}

/** Adds a mouse that looks over the edge of the counter now and then. */
export function muisje(
  stage: Stage,
  { k, doek, w, ligt, h, straat }: Indeling,
): readonly Raakbaar[] {
  if (h < KORT || straat) return []
  const y = doek - 4 * k
  const b = stage.beeld(
    stage.textuur(() => ding('muis', stage.schaal, 0.82 * k)),
    { x: ligt ? 74 * k : w * 0.5, y, anker: [0.5, 0.86] },
  )
  if (!ligt) b.visible = false
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    b.x = (ligt ? 74 * k : w * 0.5) + trap(Math.sin(t / 1500)) * 7 * k
    b.rotation = 0.06 * trap(Math.sin(t / 1100))
  })
  if (!ligt) return []
  return [{ x: b.x, y: y - 24 * k, r: Math.max(28, 44 * k), answer: () => hop(stage, b, y) }]
}
