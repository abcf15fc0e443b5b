import type { Held } from '@letterhaven/game-kit/held/held'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Plek } from './route.ts'
import { arcAt, saltoOp, squash, type Salto } from './sprong.ts'

/** The middle of the hero is this high over its feet, unscaled: round it a somersault turns. */
const MIDDEN = 92
/** How long a somersault takes longer than the jump in which it is made. */
const SALTO_MS = 430
/** How much longer the hero is at the beginning and the end of a jump. */
const STREK = 0.16
const LAND_MS = 300

interface Sprong {
  readonly ms: number
  readonly hoog: number
  /** A crouch before the jump goes down and nowhere. */
  readonly isHurk?: boolean
}

interface Draai extends Salto {
  /** The part of the flight at which it began. */
  readonly van: number
}

interface Vlucht extends Sprong {
  readonly van: Plek
  readonly naar: Plek
  readonly daarna: (() => void) | undefined
  t: number
  lang: number
  draaien: readonly Draai[]
}

/** What moves under the feet of a hero that stands: how far, how it leans, and how flat he is. */
export interface Onderwerp {
  readonly x: number
  readonly y: number
  readonly hoek: number
  readonly plat: number
}

const zacht = (u: number): number => u * u * (3 - 2 * u)

/** Moves the hero through the air: in arcs, longer while it is fast, flat where it lands, and head over heels when asked. */
export function makeVlucht(stage: Stage, held: Held, s: number) {
  let hier: Plek = { x: 0, y: 0 }
  let vlucht: Vlucht | null = null
  let landing = LAND_MS
  let kant = 1
  let rust: () => Onderwerp | null = () => null

  /** Draws the hero with its feet somewhere, turned round its middle. */
  function draw({ x, y }: Plek, hoek: number, plat: number): void {
    const half = MIDDEN * s
    held.plaats(x - Math.sin(hoek) * half, y - half + Math.cos(hoek) * half)
    held.laag.rotation = hoek
    held.laag.scale.set(1 + plat * 0.55, 1 - plat)
  }

  function set(x: number, y: number): void {
    hier = { x, y }
    draw(hier, 0, 0)
    stage.vuil()
  }

  function halt(): void {
    vlucht = null
    landing = LAND_MS
    draw(hier, 0, 0)
  }

  function leap(naar: Plek, sprong: Sprong, daarna?: () => void): void {
    if (stage.rustig) {
      set(naar.x, naar.y)
      return daarna?.()
    }
    if (naar.x !== hier.x) kant = Math.sign(naar.x - hier.x)
    vlucht = { ...sprong, van: hier, naar, daarna, t: 0, lang: sprong.ms, draaien: [] }
  }

  function fly(nu: Vlucht, ms: number): void {
    nu.t = Math.min(1, nu.t + ms / nu.lang)
    const { t, van, naar, hoog, draaien } = nu
    const deel = draaien.map((draai) => ({ ...draai, u: (t - draai.van) / (1 - draai.van) }))
    const op = deel.reduce(
      (som, { hoog: extra, u }) => som + extra * s * 1.6 * Math.sin(Math.PI * u),
      0,
    )
    const rond = deel.reduce((som, { keer, u }) => som + keer * zacht(Math.max(0, u)), 0)
    const x = van.x + (naar.x - van.x) * t
    const y = van.y + (naar.y - van.y) * t - arcAt(hoog, t) - op
    hier = { x, y }
    const rek = nu.isHurk ? Math.sin(Math.PI * t) * 0.34 : -STREK * Math.abs(1 - 2 * t)
    draw(hier, rond * 2 * Math.PI * kant, rek)
    stage.vuil()
    if (t < 1) return
    set(naar.x, naar.y)
    vlucht = null
    landing = nu.isHurk ? LAND_MS : 0
    nu.daarna?.()
  }

  stage.opFrame((ms) => {
    if (vlucht) return fly(vlucht, ms)
    const onder = rust()
    if (onder) {
      draw({ x: hier.x + onder.x, y: hier.y + onder.y }, onder.hoek, onder.plat)
      stage.vuil()
    } else if (landing < LAND_MS) {
      landing += ms
      draw(hier, 0, squash('balk', landing / LAND_MS).plat)
    }
  })

  return {
    set,
    halt,
    leap,
    hier: (): Plek => hier,
    /** Says what moves under the feet from now on; null where that stands still. */
    stand: (op: typeof rust): void => {
      rust = op
      landing = LAND_MS
    },
    kant: (): number => kant,
    /** Turns head over heels, in the air or on the spot; returns how, or null where nothing may move. */
    salto: (): Salto | null => {
      if (stage.rustig) return null
      if (!vlucht || vlucht.isHurk) leap(hier, { ms: 240, hoog: 20 })
      if (!vlucht || vlucht.draaien.length > 1) return null
      const { t } = vlucht
      const salto = saltoOp(t)
      vlucht.draaien = [...vlucht.draaien, { ...salto, van: t }]
      // What is left of the flight takes as much longer as it takes to turn.
      const over = Math.max(0.05, 1 - t)
      vlucht.lang = (vlucht.lang * over + SALTO_MS * salto.keer * 0.7) / over
      return salto
    },
  }
}
