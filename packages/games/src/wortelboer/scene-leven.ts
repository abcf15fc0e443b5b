import { raakBeeld } from '@letterhaven/game-kit/onderdelen/gebaar'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Trap } from '@letterhaven/contracts/trap'
import type { Indeling } from './indeling.ts'
import { gloeiPlaat, kraaiPlaat, vlinderPlaat, wormPlaat } from './paint-leven.ts'

const RECHT = { verloop: VERLOPEN.recht } as const
/** How many butterflies or fireflies there are. */
const VLIEGERS = 3

/** Makes the crow on the arm of the scarecrow. Who touches it sees it fly a round. */
function makeKraai(stage: Stage, { pop }: Indeling, op: Laag): Raakbaar {
  const thuis = { x: pop.x - 52 * pop.s, y: pop.y - 132 * pop.s }
  const plaats = (vliegt: boolean): Beeld =>
    stage.beeld(
      stage.textuur(() => kraaiPlaat(stage.schaal, vliegt)),
      { ...thuis, op },
    )
  const [zit, vliegt] = [plaats(false), plaats(true)]
  const maat = Math.max(0.55, pop.s)
  zit.scale.set(maat)
  vliegt.scale.set(maat)
  vliegt.visible = false
  const fly = (u: number): void => {
    zit.visible = u >= 1
    vliegt.visible = u < 1
    const hoek = u * Math.PI * 2
    vliegt.set(thuis.x + Math.sin(hoek) * 90 * maat, thuis.y - (1 - Math.cos(hoek)) * 44 * maat)
    vliegt.scale.set(maat * (u < 0.5 ? 1 : -1), maat * (0.8 + 0.3 * Math.abs(Math.sin(u * 26))))
  }
  return raakBeeld(zit, { r: 34 * maat, answer: () => stage.tweens.start(1500, fly, RECHT) })
}

/** Makes a worm that looks out of the side of the earth, and pops up for who touches it. */
function makeWorm(stage: Stage, { w, h, grond, rij, k }: Indeling, op: Laag): Raakbaar {
  const y = Math.min(h - 8, grond + rij + (h - grond - rij) * 0.82)
  const worm = stage.beeld(
    stage.textuur(() => wormPlaat(stage.schaal)),
    { x: w - 6, y, anker: [0.5, 1], op },
  )
  const maat = Math.max(0.6, k)
  worm.rotation = -1.25
  worm.scale.set(maat, maat * 0.8)
  const pop = (u: number): void => worm.scale.set(maat, maat * (0.8 + Math.sin(u * Math.PI) * 0.5))
  return raakBeeld(worm, { r: 44 * maat, answer: () => stage.tweens.start(900, pop, RECHT) })
}

/** Makes what flutters over the field: butterflies by day, fireflies at night. */
function addVliegers(
  stage: Stage,
  { w, grond, k }: Indeling,
  { op, trap }: { op: Laag; trap: Trap },
): void {
  const tex = stage.textuur(() => (trap === 3 ? gloeiPlaat : vlinderPlaat)(stage.schaal))
  const vliegers = Array.from({ length: VLIEGERS }, (_, nr) => {
    const beeld = stage.beeld(tex, { x: w * (0.3 + nr * 0.19), y: grond - (60 + nr * 22) * k, op })
    beeld.scale.set(Math.max(0.5, k * 0.8))
    return { beeld, x: beeld.x, y: beeld.y }
  })
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [nr, { beeld, x, y }] of vliegers.entries()) {
      beeld.set(x + Math.sin(t / 1900 + nr * 2) * 56 * k, y + Math.sin(t / 760 + nr) * 16 * k)
      const fladder = trap === 3 ? 1 : 0.45 + 0.55 * Math.abs(Math.sin(t / 110 + nr))
      beeld.scale.set(Math.max(0.5, k * 0.8) * fladder, Math.max(0.5, k * 0.8))
      if (trap === 3) beeld.alpha = 0.55 + 0.45 * Math.sin(t / 620 + nr * 2)
    }
  })
}

/** Adds what lives on the field and in it. Returns what answers a touch. */
export function addLeven(
  stage: Stage,
  indeling: Indeling,
  { op, trap }: { op: Laag; trap: Trap },
): readonly Raakbaar[] {
  addVliegers(stage, indeling, { op, trap })
  return [makeKraai(stage, indeling, op), makeWorm(stage, indeling, op)]
}
