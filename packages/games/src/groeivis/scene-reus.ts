import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { REUS, reusPlaat, vlekPlaat, vlekPlekken } from './paint-reus.ts'
import type { Lichten } from './scene-zee.ts'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'

/** How much of the screen the whale takes, and at most how large it is. */
const BREED = 0.86
const GROOTST = 1.5
/** How far its middle is from the tip of its mouth, at scale 1. */
const GEZICHT = 330
/** How well it is seen before the first word, asleep in the dark. */
const BEGIN = 0.42
/** How long it breathes in and out, in ms, and how far it rises by that, in px. */
const ADEM = { ms: 1500, px: 5 } as const

/**
 * Makes the giant of the deep. At first it is a hill in the dark; each right word makes a spot on its back glow and shows more of it,
 * and at the end of a good round it wakes.
 */
export function makeReus(
  stage: Stage,
  { w, h, zand, bord, vis, k }: Indeling,
  { aantal, op }: { readonly aantal: number; readonly op: Laag },
): Lichten & { readonly raakbaar: Raakbaar } {
  const maat = Math.min(GROOTST * k, Math.max((w * BREED) / REUS.w, 0.5))
  const opZand = zand - 78 * maat
  // On an upright screen the sand is full of plants and fish, so there it hangs above the ship.
  const y = w >= h ? opZand : bord.y + bord.h + vis.h + 110 * maat
  const thuis = { x: w / 2 + 10 * maat, y }
  const laag = stage.laag(op)
  laag.set(thuis.x, thuis.y)
  const [slaapt, wakker] = [false, true].map((isWakker) =>
    stage.beeld(
      stage.textuur(() => reusPlaat(isWakker, [maat, stage.schaal])),
      { x: 0, y: 0, op: laag },
    ),
  )
  const textuur = stage.textuur(() => vlekPlaat([Math.max(0.5, maat), stage.schaal]))
  const vlekken = vlekPlekken(aantal).map(({ x, y }) => {
    const beeld = stage.beeld(textuur, { x: x * maat, y: y * maat, op: laag })
    beeld.alpha = 0
    return beeld
  })
  if (wakker) wakker.alpha = 0
  let hoogte = thuis.y
  let aan = 0
  let isWakker = false
  stage.opRustigFrame((_ms, t) => {
    if (!stage.rustig) laag.y = hoogte + Math.sin(t / ADEM.ms) * ADEM.px
  })
  const see = (deel: number): void => {
    if (slaapt) slaapt.alpha = BEGIN + (1 - BEGIN) * deel
  }
  see(0)
  /** Opens an eye for a moment, for who touches it in its sleep. */
  function peek(): void {
    if (isWakker || !wakker || stage.rustig) return
    const open = (u: number): void => {
      if (!isWakker) wakker.alpha = Math.min(1, Math.sin(u * Math.PI) * 2)
    }
    stage.tweens.start(1200, open, { verloop: VERLOPEN.recht })
  }
  return {
    raakbaar: { ...thuis, r: Math.min(w * 0.3, 240 * maat), answer: peek },
    show: (nu, meteen) => {
      for (const [i, beeld] of vlekken.entries()) {
        if (i < aan === i < nu) continue
        if (meteen || i >= nu) beeld.alpha = i < nu ? 1 : 0
        else stage.tweens.start(700, (u) => (beeld.alpha = u), { wacht: 700 })
      }
      const [van, naar] = [aan / aantal, nu / aantal]
      if (meteen) see(naar)
      else stage.tweens.start(900, (u) => see(van + (naar - van) * u), { wacht: 700 })
      aan = nu
    },
    midden: (nr) => {
      const vlek = vlekken[nr]
      return vlek ? { x: thuis.x + vlek.x, y: thuis.y + vlek.y } : null
    },
    feest: () => {
      isWakker = true
      // It wakes, and beside the panel it comes to look who was there.
      const [naarX, naarY] =
        w >= h ? [w * 0.7 + GEZICHT * maat, zand - 150 * maat] : [thuis.x, thuis.y]
      stage.tweens.start(1800, (u) => {
        if (wakker) wakker.alpha = u
        laag.x = thuis.x + (naarX - thuis.x) * u
        hoogte = thuis.y + (naarY - thuis.y) * u
      })
      for (const [i, beeld] of vlekken.entries())
        if (i < aan)
          stage.tweens.start(1800, (u) => (beeld.alpha = 0.55 + 0.45 * Math.cos(u * Math.PI * 4)), {
            wacht: i * 90,
          })
    },
  }
}
