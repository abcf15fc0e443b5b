import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { shotAt } from './kast-wereld.ts'
import { ballon } from './paint-attractie.ts'
import { bob } from './scene-bob.ts'
import { bordlamp, ster } from './paint-klein.ts'
import { LAMPEN } from './paint-kermis.ts'

/** How many dots show where a ball is going to be shot, and how far apart they are, in s. */
const STIPPEN = { aantal: 7, om: 0.055 } as const
/** How long a ball sees stars, in ms, how many, and how far round it, in balls. */
const DUIZEL = { ms: 1500, sterren: 3, om: 2 } as const
/** How long a balloon bobs that is touched, in ms. */
const BOB_MS = 800
/** The balloon is this wide and high at scale 1, and hangs at these places in turn, as parts of the field. */
const BALLON = { r: 30, hoog: 44 } as const
const PLEKKEN: readonly Punt[] = [
  [-0.14, 0.5],
  [0.14, 0.5],
  [-0.32, 0.33],
]

/** Returns where the balloon of a word hangs, and how large it is. */
export function ballonplek({ veld }: Pick<Indeling, 'veld'>, nummer: number) {
  const [breed, hoog] = [veld.rechts - veld.links, veld.onder - veld.boven]
  const [dx, dy] = PLEKKEN[nummer % PLEKKEN.length] ?? [0, 0]
  const r = Math.max(9, Math.min(breed * 0.05, hoog * 0.06))
  return { x: (veld.links + veld.rechts) / 2 + dx * breed, y: veld.boven + dy * hoog, r }
}

interface Hangend {
  readonly beeld: Beeld
  readonly plek: ReturnType<typeof ballonplek>
}

/** Makes what can be aimed at for its own sake, a balloon in the field, and the dots that show where the ball is going. */
export function makeDoelen(stage: Stage, indeling: Indeling) {
  const { bal: r } = indeling
  const stip = stage.textuur(() => bordlamp(true, stage.schaal))
  const stippen = Array.from({ length: STIPPEN.aantal }, (_, i) => {
    const beeld = stage.beeld(stip, { x: 0, y: 0 })
    beeld.scale.set(1.25 - i * 0.1)
    beeld.visible = false
    return beeld
  })
  const sterTex = stage.textuur(() => ster(stage.schaal))
  const sterren = Array.from({ length: DUIZEL.sterren }, () => {
    const beeld = stage.beeld(sterTex, { x: 0, y: 0 })
    beeld.visible = false
    return beeld
  })
  const ballonnen = LAMPEN.map((kleur): Beeld => {
    const { r: straal } = ballonplek(indeling, 0)
    const beeld = stage.beeld(
      stage.textuur(() => ballon(kleur, straal / BALLON.r, stage.schaal)),
      { x: 0, y: 0, anker: [0.5, 0.3] },
    )
    beeld.visible = false
    return beeld
  })
  let hangt: Hangend | null = null
  let woord: number | null = null
  let draai = 1

  stage.opRustigFrame((_, t) => {
    if (hangt && !stage.rustig) hangt.beeld.rotation = Math.sin(t / 600) * 0.12
  })

  function hangUp(nummer: number): Hangend | null {
    const beeld = ballonnen[nummer % ballonnen.length]
    if (!beeld) return null
    const plek = ballonplek(indeling, nummer)
    hangt = { beeld, plek }
    beeld.set(plek.x, plek.y)
    beeld.visible = true
    return hangt
  }

  return {
    /** Hangs the balloon of a word up, once; null takes it away. */
    show(nummer: number | null): void {
      if (nummer === woord || indeling.bumpers.length === 0 || stage.rustig) return
      woord = nummer
      if (hangt) hangt.beeld.visible = false
      hangt = null
      const beeld = nummer === null ? null : hangUp(nummer)?.beeld
      if (beeld) stage.tweens.start(420, (s) => beeld.scale.set(s), { verloop: VERLOPEN.terug })
    },
    /** Lets the balloon bob for who touches it; one that was popped is blown up again. */
    bob(): void {
      const hier = hangt ?? (woord === null ? null : hangUp(woord))
      if (!hier) return
      const { x, y } = hier.plek
      bob(stage, hier.beeld, { plek: [x, y], op: r * 1.2, rek: 0.16, ms: BOB_MS })
    },
    /** Pops the balloon when the ball touches it; returns whether it did. */
    meet(x: number, y: number): boolean {
      if (!hangt || Math.hypot(hangt.plek.x - x, hangt.plek.y - y) > hangt.plek.r + r) return false
      hangt.beeld.visible = false
      hangt = null
      return true
    },
    /** Shows which way a ball would go that leans so far, in radians; null where none can be shot. */
    aim(scheef: number | null): void {
      for (const [i, beeld] of stippen.entries()) {
        beeld.visible = scheef !== null
        if (scheef === null) continue
        beeld.set(...shotAt(indeling, scheef, (i + 1.4) * STIPPEN.om))
        beeld.alpha = 0.95 - i * 0.11
      }
    },
    /** Makes the ball see stars for a moment. */
    dizzy(): void {
      if (stage.rustig) return
      draai = 0
      stage.tweens.start(DUIZEL.ms, (s) => (draai = s), { verloop: VERLOPEN.recht })
    },
    /** Lets the stars that the ball sees go round it. */
    follow(x: number, y: number): void {
      for (const [i, beeld] of sterren.entries()) {
        beeld.visible = draai < 1
        const hoek = draai * 14 + (i * Math.PI * 2) / DUIZEL.sterren
        beeld.set(x + Math.cos(hoek) * r * DUIZEL.om, y - r * 1.2 + Math.sin(hoek) * r * 0.7)
        beeld.scale.set(Math.min(0.6, r / 24) * (1 + 0.25 * Math.sin(hoek)))
      }
    },
  }
}
