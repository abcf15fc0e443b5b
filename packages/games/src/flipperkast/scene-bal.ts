import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { ARM } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { BUMPER, buildKast } from './kast-wereld.ts'
import type { KastWereld } from './kast-wereld.ts'
import { arm, bal as balPlaat, spoor, veer } from './paint-klein.ts'
import type { Input, State } from './rules.ts'

const SPOREN = 6
/** How long a ball flies that goes straight to its target, in ms. */
export const VLUCHT_MS = 420

interface BalDelen {
  readonly send: (input: Input) => void
  /** Called when the ball hit something that is not the chosen target: another target, or a bumper from `BUMPER` on. */
  readonly opBots: (naam: number) => void
}

export interface Bal {
  show(state: State): void
  trek(kracht: number): void
  schiet(kracht: number): void
  hef(kant: number, op: boolean): void
  /** Lets the ball fly straight to a target. */
  vlieg(plek: number): void
  /** Brings the ball back to the plunger. */
  terug(): void
}

/** Makes the two arms. They stand where the engine has them, or at rest while there is no engine. */
function makeArmen(stage: Stage, { armen, armLengte }: Indeling): readonly [Beeld, Beeld] {
  const set = ([x, y]: Punt): Beeld =>
    stage.beeld(
      stage.textuur(() => arm(armLengte, stage.schaal)),
      { x, y, anker: [0.16, 0.5] },
    )
  const [links, rechts] = [set(armen[0]), set(armen[1])]
  links.rotation = ARM.rust
  rechts.rotation = -ARM.rust
  rechts.scale.set(-1, 1)
  return [links, rechts]
}

function makeSporen(stage: Stage, r: number): (x: number, y: number, rolt: boolean) => void {
  const tex = stage.textuur(() => spoor(r, stage.schaal))
  const beelden = Array.from({ length: SPOREN }, () => stage.beeld(tex, { x: 0, y: 0 }))
  const punten: Punt[] = []
  for (const beeld of beelden) beeld.visible = false
  return (x, y, rolt) => {
    if (rolt) punten.unshift([x, y])
    else punten.pop()
    punten.length = Math.min(punten.length, SPOREN * 2)
    for (const [i, beeld] of beelden.entries()) {
      const punt = punten[i * 2 + 1]
      beeld.visible = punt !== undefined
      if (!punt) continue
      beeld.set(...punt)
      beeld.alpha = 0.5 * (1 - i / SPOREN)
      beeld.scale.set(0.95 - (i / SPOREN) * 0.6)
    }
  }
}

/** Makes the ball, the arms and the plunger: what the engine moves. */
export function makeBal(stage: Stage, indeling: Indeling, { send, opBots }: BalDelen): Bal {
  const { baan, bal: r, k, doelen } = indeling
  const spring = stage.beeld(
    stage.textuur(() => veer(Math.max(18, baan.breed - 14 * k), stage.schaal)),
    { x: baan.x, y: baan.bal + r, anker: [0.5, 0.04] },
  )
  const armen = makeArmen(stage, indeling)
  const sporen = makeSporen(stage, r * 0.86)
  const beeld = stage.beeld(
    stage.textuur(() => balPlaat(r, stage.schaal)),
    { x: baan.x, y: baan.bal },
  )
  let kast: KastWereld | null = null
  let nu: State | null = null
  let rolt = false
  let vliegt = false
  let meldt = false

  // Calm play shoots straight and needs no engine.
  if (!stage.rustig)
    import('@letterhaven/game-kit/onderdelen/natuurkunde').then(
      ({ makeNatuurkunde }) => {
        kast = buildKast(indeling, makeNatuurkunde)
        kast.ligKlaar()
      },
      (fout: unknown) => console.warn('no physics; balls fly straight', fout),
    )

  function lay(kracht = 0): void {
    spring.scale.set(1, 1 - 0.45 * kracht)
    spring.y = baan.bal + r + kracht * 42 * k
    if (!rolt && !vliegt) beeld.set(baan.x, baan.bal + kracht * 42 * k)
  }

  function fly(plek: number, na?: () => void): void {
    const wit = doelen[plek]
    if (!wit) return
    const [x0, y0] = [beeld.x, beeld.y]
    const [x1, y1] = [wit.midden[0], wit.midden[1] + wit.r * 0.9]
    rolt = false
    vliegt = true
    stage.tweens.start(
      VLUCHT_MS,
      (s) => {
        const [mx, my] = [(x0 + x1) / 2 + 60 * k, Math.min(y0, y1) - 20 * k]
        beeld.set(
          (1 - s) ** 2 * x0 + 2 * s * (1 - s) * mx + s * s * x1,
          (1 - s) ** 2 * y0 + 2 * s * (1 - s) * my + s * s * y1,
        )
        if (s >= 1) na?.()
      },
      { verloop: VERLOPEN.recht },
    )
  }

  function shoot(kracht: number): void {
    lay()
    const doel = nu?.opgave?.doel ?? null
    if (kast) {
      kast.schiet(kracht)
      rolt = true
      meldt = true
    } else if (doel !== null) fly(doel, () => send({ type: 'raak', plek: doel }))
  }

  function opHits(hits: readonly number[]): void {
    for (const naam of hits) {
      if (naam < BUMPER && naam === nu?.opgave?.doel) {
        rolt = false
        send({ type: 'raak', plek: naam })
        return
      }
      opBots(naam)
    }
  }

  function move(wereld: KastWereld, ms: number): void {
    const opgave = nu?.opgave ?? null
    const wit =
      opgave && opgave.doel !== null
        ? { plek: opgave.doel, ms: opgave.ms, kwijt: opgave.kwijt }
        : null
    if (!rolt) wereld.ligKlaar()
    const hits = wereld.verstrijk(ms, wit)
    armen[0].rotation = wereld.armen[0].hoek()
    armen[1].rotation = wereld.armen[1].hoek() - Math.PI
    if (!rolt) return
    const { x, y } = wereld.plaats()
    beeld.set(x, y)
    opHits(hits)
    if (rolt && wereld.isKwijt()) {
      rolt = false
      send({ type: 'kwijt' })
    }
  }

  stage.opFrame((ms) => {
    if (meldt) send({ type: 'rolt' })
    meldt = false
    if (kast) move(kast, ms)
    if (!stage.rustig) sporen(beeld.x, beeld.y, rolt || vliegt)
  })

  return {
    show: (state) => {
      nu = state
      // A picture that was painted again takes up the ball that is under way.
      if (state.opgave?.bal === 'rolt' && kast && !rolt && !vliegt) shoot(0.6)
    },
    trek: lay,
    schiet: shoot,
    hef: (kant, op) => kast?.armen[kant === 0 ? 0 : 1].hef(op),
    vlieg: (plek) => fly(plek),
    terug: () => {
      rolt = false
      vliegt = false
      kast?.ligKlaar()
      for (const een of kast?.armen ?? []) een.hef(false)
      stage.tweens.start(
        340,
        (s) => !rolt && !vliegt && beeld.set(baan.x, baan.bal + (1 - s) * 120 * k),
      )
    },
  }
}
