import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { drawRichel, drawSchommel, drawVeer, drawVeerplank } from './paint-klein.ts'
import { DUUR, richelVan, rock, squash, TOUW, type Richelsoort } from './sprong.ts'

const RICHEL = { w: 64, h: 38 } as const
const VEERPLANK = { w: 62, h: 40 } as const
const SCHOMMEL = { w: 72, h: TOUW + 18 } as const
/** How far a ledge reaches above the lower edge of its stone. */
export const RICHEL_PX = 8
const MEEST = 14

/** How the plate of each kind lies: what of it is where the feet stand, and how far that is from its anchor. */
const PLATEN = {
  balk: { maat: RICHEL, draw: drawRichel, anker: [0.5, 0], tot: 0 },
  veer: { maat: VEERPLANK, draw: drawVeerplank, anker: [0.5, 1], tot: VEERPLANK.h },
  schommel: { maat: SCHOMMEL, draw: drawSchommel, anker: [0.5, 0], tot: -TOUW },
} as const

type Plekken = Pick<Indeling, 'stenen' | 'veer' | 'grond' | 'molen'>

/** Makes what carries the stones, beams, springs and swings, and the spring on the floor. */
export function makeRichels(stage: Stage, { s, molen }: Indeling) {
  const laag = stage.laag()
  const textuurVan = (soort: Richelsoort) => {
    const { maat, draw } = PLATEN[soort]
    return stage.textuur(() => bak({ ...maat, schaal: stage.schaal }, (g) => draw(g, maat.w)))
  }
  const texturen = {
    balk: textuurVan('balk'),
    veer: textuurVan('veer'),
    schommel: textuurVan('schommel'),
  }
  const richels = Array.from({ length: MEEST }, (_, nr) => {
    const soort = molen ? 'balk' : richelVan(nr)
    const beeld = stage.beeld(texturen[soort], {
      x: 0,
      y: 0,
      anker: PLATEN[soort].anker,
      op: laag,
    })
    return { soort, beeld, x: 0, y: 0 }
  })
  const maat = { w: 74 * s + 14, h: 62 * s + 10 }
  const veer = stage.beeld(
    stage.textuur(() => bak({ ...maat, schaal: stage.schaal }, (g) => drawVeer(g, maat.w, maat.h))),
    { x: 0, y: 0, anker: [0.5, 1], op: laag },
  )
  /** The newest landing: on which, from which side, and how long ago in ms. */
  let landing: { readonly nr: number; readonly kant: number; ms: number } | null = null
  const deelVan = (nr: number): number => {
    const soort = richels[nr]?.soort
    return soort && landing?.nr === nr ? landing.ms / DUUR[soort] : 1
  }

  function set(nr: number): void {
    const richel = richels[nr]
    if (!richel) return
    const { soort, beeld, x, y } = richel
    const wiebel = rock(soort, deelVan(nr), landing?.kant ?? 1)
    beeld.set(x, y + PLATEN[soort].tot + (soort === 'balk' ? wiebel.y : 0))
    beeld.rotation = wiebel.hoek
    if (soort === 'veer') beeld.scale.set(1, Math.max(0.3, 1 - wiebel.y / VEERPLANK.h))
  }

  stage.opFrame((ms) => {
    if (!landing) return
    landing.ms += ms
    set(landing.nr)
    if (deelVan(landing.nr) >= 1) landing = null
  })

  return {
    laag,
    leg: ({ stenen, veer: x, grond, molen: rad }: Plekken): void => {
      for (const [nr, richel] of richels.entries()) {
        const vak = stenen[nr]
        richel.beeld.visible = vak !== undefined
        if (!vak) continue
        richel.x = vak.x + vak.w / 2
        richel.y = vak.y + vak.h - RICHEL_PX - 3
        set(nr)
      }
      veer.set(x, grond)
      veer.visible = rad === null
    },
    /** Sinks with the tower by so many px. */
    zak: (px: number): void => {
      laag.y = px
    },
    /** Comes into sight on a new floor. */
    appear: (): void => {
      laag.y = 0
      stage.tweens.start(260, (t) => {
        laag.alpha = t
      })
    },
    /** Takes somebody who lands on it, from the left (1) or the right (-1). */
    land: (nr: number, kant: number): void => {
      if (landing) {
        const vorige = landing.nr
        landing = null
        set(vorige)
      }
      if (!stage.rustig) landing = { nr, kant, ms: 0 }
    },
    /** How far who stands on it is moved by it, and how flat he is. */
    at: (nr: number) => {
      const soort = richels[nr]?.soort ?? 'balk'
      const t = deelVan(nr)
      const { x, y, hoek } = rock(soort, t, landing?.kant ?? 1)
      const { plat, op } = squash(soort, t)
      return { x, y: y - op, hoek, plat, rust: t >= 1 }
    },
    /** Presses the spring on the floor down, and lets it shoot up. */
    schiet: (): void => {
      stage.tweens.start(
        560,
        (t) => veer.scale.set(1, t >= 1 ? 1 : 1 - Math.cos(t * Math.PI * 4) * 0.5 * (1 - t)),
        { verloop: VERLOPEN.recht },
      )
    },
  }
}

export type Richels = ReturnType<typeof makeRichels>
