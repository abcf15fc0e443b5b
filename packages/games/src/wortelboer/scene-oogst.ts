import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { dampPlaat } from './paint-klein.ts'
import { gastPlaat, potPlaat } from './paint-soep.ts'
import { ANKER, wortelPlaat } from './paint-wortel.ts'
import { GASTEN } from './scene-soep.ts'

/** When a carrot leaps to the soup, and how long it flies, in ms. */
const VLUCHT = { wacht: 700, ms: 620 } as const
/** How large a carrot is as it falls into the soup. */
const KLEIN = 0.3
/** How large the pot is beside its guests, who stand around it and not behind: there they would look cooked. */
const POTMAAT = 0.82
/** Where the feet of guests are, from the foot of the pot at scale 1, in the order in which they come. */
const PLEKKEN = [
  [-90, 2],
  [90, 2],
  [-128, 6],
  [128, 6],
  [-110, -16],
  [110, -16],
] as const
/** Who stands behind is painted first. */
const VAN_ACHTER = [4, 5, 2, 3, 0, 1] as const
/** The middle of the soup. */
const SOEP_Y = -106 * POTMAAT

/** Makes the pot on the field that fills with every carrot, and the guests who come for it. */
export function makeOogst(stage: Stage, { ketel, w, grond, k }: Indeling, op: Laag) {
  const { x, y, s } = ketel
  const klein = stage.textuur(() => wortelPlaat(KLEIN * Math.max(0.6, s), stage.schaal))
  const reus = stage.textuur(() => wortelPlaat(1.5 * k, stage.schaal))
  const achter = stage.laag(op)
  const gasten = VAN_ACHTER.map((nr) => {
    const [gx, gy] = PLEKKEN[nr]
    const dier = GASTEN[nr] ?? 'konijn'
    const kant = gx < 0 ? 1 : -1
    const plaat = stage.textuur(() => gastPlaat(dier, { s, schaal: stage.schaal, kant, nr }))
    const plek = { x: x + gx * s, y: y + gy * s, anker: [0.5, 1] as const, op: achter }
    return { nr, beeld: stage.beeld(plaat, plek) }
  })
  const makePot = (isVol: boolean): Beeld =>
    stage.beeld(
      stage.textuur(() => potPlaat(s * POTMAAT, stage.schaal, isVol)),
      { x, y, anker: [0.5, 1], op },
    )
  const [vol, leeg] = [makePot(true), makePot(false)]
  const vlieger = stage.beeld(klein, { x: 0, y: 0, anker: ANKER, op: stage.laag(op) })
  const reuzin = stage.beeld(reus, { x: 0, y: 0, anker: ANKER, op: stage.laag(op) })
  vlieger.visible = false
  reuzin.visible = false
  const damp = stage.textuur(() => dampPlaat(stage.schaal))
  let rest = 0
  stage.opRustigFrame((ms) => {
    rest += ms
    if (!vol.visible || rest < 900) return
    rest = 0
    stage.barst(op, damp, {
      x,
      y: y + SOEP_Y * s,
      n: 1,
      snelheid: 22,
      zwaarte: -50,
      leven: 1500,
      omhoog: 30,
      schaal: s,
    })
  })

  /** Shows how much is in the soup, and who came for it. */
  function show(aantal: number, totaal: number): void {
    vol.visible = aantal > 0
    leeg.visible = aantal === 0
    const komen = Math.ceil((aantal / Math.max(1, totaal)) * GASTEN.length)
    for (const { nr, beeld } of gasten) beeld.visible = nr < komen
  }

  /** Lets a carrot go from the hand to the soup in an arc. */
  const leap = (beeld: Beeld, u: number, top: number): void => {
    const begin = grond - 40 * k
    beeld.visible = u < 1
    beeld.set(
      w / 2 + (x - w / 2) * u,
      begin + (y + SOEP_Y * s - begin) * u - Math.sin(u * Math.PI) * top * k,
    )
  }

  function fly(gebeurt: () => void): void {
    stage.tweens.start(
      VLUCHT.ms,
      (u) => {
        leap(vlieger, u, 90)
        vlieger.rotation = u * 5
        if (u >= 1) gebeurt()
      },
      { wacht: VLUCHT.wacht, verloop: VERLOPEN.recht },
    )
  }

  /** Lets a giant shoot up out of the ground, and dive into the soup. */
  function erupt(gebeurt: () => void): void {
    const top = grond - 30 * k
    stage.tweens.start(
      700,
      (u) => {
        reuzin.visible = true
        reuzin.rotation = 0
        reuzin.scale.set(1)
        reuzin.set(w / 2, top + (1 - u) * 330 * k)
      },
      { wacht: 200, verloop: VERLOPEN.terug },
    )
    stage.tweens.start(1, gebeurt, { wacht: 420 })
    stage.tweens.start(
      700,
      (u) => {
        leap(reuzin, u, 120)
        reuzin.rotation = u * 3
        reuzin.scale.set(1 - 0.7 * u)
      },
      { wacht: 950, verloop: VERLOPEN.recht },
    )
  }

  /** Where the soup is. */
  const midden = { x, y: y + SOEP_Y * s }
  return { show, fly, erupt, midden }
}
