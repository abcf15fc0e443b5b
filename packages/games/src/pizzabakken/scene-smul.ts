import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { hartje, kruimel } from './paint-lekker.ts'
import { MOND, type Eter, type Houding } from './eter.ts'

/** What is seen of a guest who eats: the slice, the open mouth and the happy face, all made for this guest. */
export interface Bord {
  readonly punt: Beeld
  readonly mond: Beeld
  readonly gezicht: Beeld
  /** Draws the cheese between the mouth and a point; nothing without one. */
  draad(naar: readonly [number, number] | null, slap: number): void
  /** Whether this guest is still the one who eats. */
  isNog(): boolean
}

/** When the slice comes, in ms; the number of the guest who eats, and how many were fed. */
export interface Maal {
  readonly komt: number
  readonly gast: number
  readonly gevoed: number
}

/** How long the slice takes to come, the cheese is pulled, the slice is eaten, and the guest enjoys it, in ms. */
const KOM_MS = 180
const TREK_MS = 480
const HAP_MS = 540
const BLIJ_MS = 1150
const HAPPEN = 3
const STIL: Houding = { op: 0, opzij: 0, plat: 0 }
const golf = (t: number, keer: number): number => Math.sin(t * Math.PI * keer)

/** How guests enjoy it, from 0 to 1, in the order of their faces: float, chew, sway, bounce, nod and sob. */
const BLIJ: readonly ((t: number) => Houding)[] = [
  (t) => ({ op: 26 * golf(t, 1), opzij: 7 * golf(t, 4), plat: 0 }),
  (t) => ({ op: 0, opzij: 0, plat: 0.1 * golf(t, 6) }),
  (t) => ({ op: 3 * Math.abs(golf(t, 4)), opzij: 14 * golf(t, 4), plat: 0 }),
  (t) => ({ op: 24 * Math.abs(golf(t, 3)), opzij: 0, plat: 0.1 * golf(t, 6) * golf(t, 1) }),
  (t) => ({ op: 10 * golf(t, 1), opzij: 0, plat: 0.05 * golf(t, 4) }),
  (t) => ({ op: 4 * golf(t, 12), opzij: 0, plat: 0.04 * golf(t, 8) }),
]

/** Makes how a guest eats what is right: each in its own way. The more were fed, the more hearts fly up. */
export function makeSmul(stage: Stage, op: Laag) {
  const kruimels = stage.textuur(() => kruimel(stage.schaal))
  const harten = stage.textuur(() => hartje(stage.schaal))

  /** Returns what pulls the cheese, from 0 to 1. */
  const pullVan =
    ({ x, y, maat }: Eter, { punt, draad, isNog }: Bord) =>
    (deel: number): void => {
      if (!isNog()) return
      const [px, py] = [x + (30 + 44 * deel) * maat, y - 10 * deel * maat]
      punt.set(px, py)
      draad([px - 30 * maat, py], 6 + 20 * deel)
    }

  /** Returns what lets the slice go in, bite by bite. */
  function biteVan({ x, y, maat }: Eter, { punt, mond, draad, isNog }: Bord) {
    let gehapt = 0
    return (deel: number): void => {
      if (!isNog()) return
      draad(null, 0)
      const nu = Math.min(HAPPEN - 1, Math.floor(deel * HAPPEN))
      const open = Math.abs(Math.cos(deel * HAPPEN * Math.PI))
      mond.scale.set(maat, maat * (0.25 + 0.75 * open))
      punt.scale.set(maat * (1 - nu / HAPPEN))
      punt.set(x + (24 - 6 * nu) * maat, y + 2 * maat)
      if (nu < gehapt) return
      gehapt = nu + 1
      stage.barst(op, kruimels, { x, y: y + 6 * maat, n: 4, snelheid: 190, leven: 700, omhoog: 90 })
    }
  }

  /** Returns what shows how good it was. */
  function cheerVan(eter: Eter, { punt, mond, gezicht, isNog }: Bord, { gast, gevoed }: Maal) {
    const { x, y, maat } = eter
    const move = BLIJ[gast % BLIJ.length] ?? (() => STIL)
    const n = 4 + Math.min(8, gevoed)
    return (deel: number): void => {
      if (!isNog()) return
      if (!gezicht.visible)
        stage.barst(op, harten, { x, y: y - 60 * maat, n, snelheid: 230, leven: 1300, omhoog: 200 })
      mond.visible = false
      punt.visible = false
      gezicht.visible = true
      const isKlaar = deel >= 1
      const { op: hoog, opzij, plat } = isKlaar ? STIL : move(deel)
      eter.houd(isKlaar ? null : { op: hoog, opzij, plat })
      // The mouth goes down with a guest that is flatter.
      gezicht.set(x + opzij * maat, y + (MOND * plat - hoog) * maat)
      gezicht.scale.set(maat * (1 + plat), maat * (1 - plat))
    }
  }

  return (eter: Eter, bord: Bord, maal: Maal): void => {
    const { punt, mond, gezicht, isNog } = bord
    gezicht.visible = false
    const cheer = cheerVan(eter, bord, maal)
    if (stage.rustig) return cheer(1)
    const come = (deel: number): void => {
      if (!isNog()) return
      punt.scale.set(eter.maat * deel)
      mond.scale.set(eter.maat * deel)
    }
    come(0)
    let wacht = maal.komt
    stage.tweens.start(KOM_MS, come, { wacht, verloop: VERLOPEN.terug })
    wacht += KOM_MS
    stage.tweens.start(TREK_MS, pullVan(eter, bord), { wacht, verloop: VERLOPEN.uit })
    wacht += TREK_MS
    stage.tweens.start(HAP_MS, biteVan(eter, bord), { wacht, verloop: VERLOPEN.recht })
    wacht += HAP_MS
    stage.tweens.start(BLIJ_MS, cheer, { wacht, verloop: VERLOPEN.recht })
  }
}
