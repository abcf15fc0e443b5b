import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { briefje, hartje, popPlaat, VOET } from './paint-pop.ts'

/** How long the letter flies to the snowman, and how long it dances, in ms. */
const VLUCHT_MS = 900
const DANS_MS = 5200
const HOP_MS = 520
const HART_MS = 650

export interface Pop {
  /** Brings the snowman its letter, from where the bike is. */
  speel(van: { readonly x: number; readonly y: number }): void
}

/** Makes the snowman at the end of the street, who never gets a letter. */
export function makePop(stage: Stage, { sneeuwpop, k }: Indeling): Pop {
  const { x, y, s } = sneeuwpop
  const beeldVan = (isBlij: boolean) =>
    stage.beeld(
      stage.textuur(() => popPlaat(s, isBlij, stage.schaal)),
      { x, y, anker: VOET },
    )
  const [stil, blij] = [beeldVan(false), beeldVan(true)]
  blij.visible = false
  return { speel: makeDans(stage, { stil, blij, x, y, s, k }) }
}

type Beeld = ReturnType<Stage['beeld']>
interface Delen {
  readonly stil: Beeld
  readonly blij: Beeld
  readonly x: number
  readonly y: number
  readonly s: number
  readonly k: number
}

/** Makes what happens to the snowman once its letter is there: it hops, and hearts rise. */
function makeDans(stage: Stage, { stil, blij, x, y, s, k }: Delen): Pop['speel'] {
  const op = stage.laag()
  const brief = stage.beeld(
    stage.textuur(() => briefje(s, stage.schaal)),
    { x, y, op },
  )
  brief.visible = false
  const harten = stage.textuur(() => hartje(Math.max(0.6, k), stage.schaal))
  let over = 0
  let tot = 0

  stage.opFrame((ms, t) => {
    if (over <= 0) return
    over = Math.max(0, over - ms)
    tot += ms
    const hoog = over > 0 && !stage.rustig ? Math.abs(Math.sin((t / HOP_MS) * Math.PI)) : 0
    blij.y = y - hoog * 26 * s
    blij.rotation = over > 0 && !stage.rustig ? Math.sin((t / HOP_MS) * Math.PI) * 0.09 : 0
    if (tot > HART_MS) {
      tot = 0
      stage.barst(op, harten, {
        x,
        y: y - 120 * s,
        n: 2,
        snelheid: 60,
        zwaarte: -50,
        leven: 1700,
        omhoog: 50,
      })
    }
    stage.vuil()
  })

  function get(): void {
    brief.visible = stil.visible = false
    blij.visible = true
    over = DANS_MS
    tot = HART_MS
  }

  return (van) => {
    if (brief.visible || over > 0) return
    brief.visible = true
    const [bx, by] = [van.x, van.y - 60 * s]
    stage.tweens.start(
      VLUCHT_MS,
      (d) => {
        brief.set(bx + (x - bx) * d, by + (y - 32 * s - by) * d - Math.sin(d * Math.PI) * 90 * s)
        brief.rotation = (1 - d) * 5
        if (d === 1) get()
      },
      { verloop: VERLOPEN.heenWeer },
    )
    stage.vuil()
  }
}
