import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { PRATER } from './eend.ts'
import type { Indeling } from './indeling.ts'
import { belletje, eend, eendInDeLucht } from './paint-klein.ts'

/** Returns a swing in steps too small to see, so that not every frame has to be drawn again. */
const trap = (golf: number): number => Math.round(golf * 8) / 8

const BELLETJES = 5
const BELLETJE_MS = 5200
/** How long the ducks fly. */
const VLUCHT_MS = 2600
const HOP_MS = 640
/** How high the fountain is before the first word, and with all of them, in pixels of a screen 800 high. */
const FONTEIN = { begin: 16, vol: 150, spuit: 90 } as const
/** How long the fountain takes to spout. */
const SPUIT_MS = 320
const STRALEN = [-1, -0.5, 0, 0.5, 1] as const
const WATER = { rand: 'rgba(60,110,210,.55)', licht: '#e8f8ff' } as const

/** Adds the small bubbles from the machine. */
export function blowBelletjes(stage: Stage, { blazer, k }: Indeling): void {
  const [mx, my] = [blazer.x, blazer.y - 104 * blazer.k]
  const plaat = stage.textuur(() => belletje(stage.schaal))
  const belletjes = Array.from({ length: BELLETJES }, (_, i) => {
    const b = stage.beeld(plaat, { x: mx, y: my - i * 24 * k })
    b.scale.set((0.4 + (i % 3) * 0.22) * k)
    return b
  })
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, b] of belletjes.entries()) {
      const deel = (t / BELLETJE_MS + i / BELLETJES) % 1
      b.set(mx + Math.sin(deel * 7 + i) * 16 * k, my - deel * 170 * k)
      b.alpha = Math.min(1, (1 - deel) * 2.5)
    }
  })
}

/** Makes the fountain in the pond: it rises with the share of the words that fly, and spouts with each. */
export function makeFontein(stage: Stage, { vijver: { x, y }, k }: Indeling) {
  const water = stage.tekening()
  const hoogte = { nu: 0, doel: 0 }

  function draw(golf: number): void {
    water.clear()
    const h = Math.max(6, hoogte.nu * (1 + 0.06 * golf))
    for (const kant of STRALEN) {
      const [breed, top] = [kant * (14 * k + h * 0.34), y - h * (1 - 0.24 * kant ** 2)]
      const straal = {
        soort: 'boog',
        van: [x, y - 4 * k],
        via: [x + breed * 0.55, top - h * 0.5],
        naar: [x + breed, y + (kant === 0 ? -h * 0.9 : 2 * k)],
      } as const
      water.teken(straal, { lijn: WATER.rand, dikte: 8 * k })
      water.teken(straal, { lijn: WATER.licht, dikte: 4.5 * k })
    }
  }

  stage.opRustigFrame((ms, t) => {
    const f = stage.rustig ? 1 : 1 - Math.exp(-ms / 420)
    hoogte.nu += (hoogte.doel - hoogte.nu) * f
    draw(stage.rustig ? 0 : trap(Math.sin(t / 240)))
  })
  return {
    rise: (deel: number, direct: boolean): void => {
      hoogte.doel = (FONTEIN.begin + (FONTEIN.vol - FONTEIN.begin) * deel) * k
      if (direct) hoogte.nu = hoogte.doel
    },
    /** Spouts once, and falls back by itself. */
    spuit: (wacht: number): void => {
      if (stage.rustig) return
      stage.tweens.start(
        SPUIT_MS,
        (deel) => {
          if (deel < 1) hoogte.nu = Math.max(hoogte.nu, hoogte.doel + FONTEIN.spuit * k * deel)
        },
        { wacht },
      )
    },
  }
}

/** How often and how high a duck hops, and after how many ms. */
type Hop = readonly [keer: number, hoog: number, wacht: number]

/** Makes the ducks on the pond, which hop with joy, and fly up and come back. */
export function makeEenden(stage: Stage, { vijver, k, w, lucht }: Indeling) {
  const zit = stage.textuur(() => eend(stage.schaal))
  const vlieg = stage.textuur(() => eendInDeLucht(stage.schaal))
  const eenden = ([-0.72, PRATER.dx, 0.8] as const).map((dx, i) => {
    const [x, y] = [vijver.x + dx * vijver.a, vijver.y + (i === 1 ? PRATER.dy : -0.1) * vijver.b]
    const op = stage.beeld(zit, { x, y })
    const los = stage.beeld(vlieg, { x, y })
    const maat = k * (i === 1 ? 0.72 : 0.9)
    op.scale.set(maat)
    los.scale.set(maat)
    los.visible = false
    return { op, los, x, y, maat, hoog: 0 }
  })
  let klapt = false
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, { op, los, x, y, maat, hoog }] of eenden.entries()) {
      const dobber = trap(Math.sin(t / 700 + i)) * 2
      op.set(x + trap(Math.sin(t / 2600 + i * 2)) * 14 * k, y + dobber - hoog)
      if (klapt) los.scale.set(maat, maat * (0.72 + 0.28 * Math.sin(t / 70 + i)))
    }
  })

  function fly(): void {
    if (stage.rustig) return
    klapt = true
    for (const [i, { op, los, x, y }] of eenden.entries()) {
      op.visible = false
      los.visible = true
      stage.tweens.start(
        VLUCHT_MS,
        (deel) => {
          // Out to the left and in from the right again, highest halfway.
          const ver = (x - deel * (w + 240) + w + 120) % (w + 240)
          const hoog = Math.sin(deel * Math.PI) * (y - lucht.y) * (0.62 + 0.12 * i)
          los.set(((ver + w + 240) % (w + 240)) - 120, y - hoog)
          if (deel < 1) return
          los.visible = false
          op.visible = true
          klapt = false
        },
        { verloop: VERLOPEN.recht, wacht: i * 130 },
      )
    }
  }
  /** Lets one duck hop: so often, so high, after so many ms. */
  function hopWith(een: (typeof eenden)[number], [keer, hoog, wacht]: Hop): void {
    if (stage.rustig || klapt) return
    stage.tweens.start(
      (HOP_MS / 2) * keer,
      (deel) => {
        een.hoog = Math.abs(Math.sin(deel * Math.PI * keer)) * hoog * k
      },
      { verloop: VERLOPEN.recht, wacht },
    )
  }
  return {
    fly,
    /** Lets the ducks hop one after the other. */
    hop: (wacht: number): void => {
      for (const [i, een] of eenden.entries()) hopWith(een, [2, 26, wacht + i * 140])
    },
    /** Lets the duck hop that talks. */
    quack: (): void => {
      const prater = eenden[1]
      if (prater) hopWith(prater, [1, 18, 350])
    },
    /** The ducks, each of which hops for who touches it. */
    raakbaar: eenden.map((een): Raakbaar => ({
      x: een.x,
      y: een.y,
      r: Math.max(24, 40 * k),
      answer: () => hopWith(een, [3, 30, 0]),
    })),
  }
}
