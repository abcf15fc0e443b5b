import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import {
  naafPlaat,
  VERRE_MOLENS,
  VERRE_NAAF,
  verreWieken,
  vliegerPlaat,
  WIEK,
  wiekPlaat,
} from './paint-molen.ts'
import { AANLOOP, layRad, naafVan, rollTo } from './rad.ts'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** No floor has more stones than this. */
const MEEST = 14
/** How far an arm reaches past the middle of its stone. */
const STEEKT = 46
/** Rope and wood of the rim. */
const RIEM = { donker: '#5f3a26', licht: '#d9a566' } as const
const VLIEGERS = [
  ['#e8645a', 0.1, 0.3],
  ['#7a6bd6', 0.9, 0.26],
  [GOUD, 0.8, 0.5],
] as const

/** Adds small life in the sky of the mills: kites that stand in the wind, and small mills that turn far away. */
export function makeMolenland(stage: Stage, { w, h, k }: Indeling, op: Laag): void {
  const maat = k * 1.5
  const wieken = VERRE_MOLENS.map(([x, y, groot]) =>
    stage.beeld(
      stage.textuur(() => verreWieken(groot * maat, stage.schaal)),
      { x: x * w, y: y * h - VERRE_NAAF * groot * maat, op },
    ),
  )
  const vliegers = VLIEGERS.map(([kleur, x, y]) =>
    stage.beeld(
      stage.textuur(() => vliegerPlaat(kleur, Math.max(0.55, k * 0.9), stage.schaal)),
      { x: x * w, y: y * h, anker: [0.5, 0.2], op },
    ),
  )
  stage.opRustigFrame((ms, t) => {
    if (stage.rustig) return
    for (const [i, beeld] of wieken.entries()) beeld.rotation += ms * (0.0006 + i * 0.0002)
    for (const [i, beeld] of vliegers.entries()) {
      const [, x, y] = VLIEGERS[i] ?? VLIEGERS[0]
      beeld.set(x * w + Math.sin(t / 1300 + i * 2) * 14 * k, y * h + Math.sin(t / 900 + i) * 9 * k)
      beeld.rotation = 0.2 + Math.sin(t / 700 + i * 3) * 0.14
    }
  })
}

const midden = ({ x, y, w, h }: Vak): readonly [number, number] => [x + w / 2, y + h / 2]

/** Makes the mill: its arms from the hub to each stone, the rim past them, and the hub that looks on. */
export function makeMolen(stage: Stage, eerste: Indeling) {
  const laag = stage.laag()
  const rand = stage.tekening(laag)
  const platen = [0, 1, 2, 3].map((nr) => stage.textuur(() => wiekPlaat(nr, stage.schaal)))
  const wieken = Array.from({ length: MEEST }, (_, nr): Beeld => {
    const plaat = platen[nr % platen.length]
    if (!plaat) throw new Error('no arm')
    return stage.beeld(plaat, { x: 0, y: 0, anker: [0, 0.48], op: laag })
  })
  const hoogte = eerste.molen?.rad.vak.h ?? 200
  const k = Math.min(1.15, Math.max(0.42, hoogte / 330))
  const [rust, blij] = [false, true].map((isBlij) =>
    stage.beeld(
      stage.textuur(() => naafPlaat(k, isBlij, stage.schaal)),
      { x: 0, y: 0, op: laag },
    ),
  )
  let plan = eerste.molen
  let nu = 0
  let doel = 0
  /** What is told of each frame in which it turns: how fast it goes, and where the stones are. */
  let luisteraar: (vakken: readonly Vak[], snel: number) => void = () => undefined

  function draw(snel: number): void {
    if (!plan) return
    const { x, y } = naafVan(plan.rad)
    const vakken = layRad(plan.rad, nu)
    rand.clear()
    for (const [nr, vak] of vakken.entries()) {
      const [mx, my] = midden(vak)
      const volgende = vakken[(nr + 1) % vakken.length]
      if (volgende && vakken.length > 2) {
        const riem = { soort: 'lijn', van: [mx, my], naar: midden(volgende) } as const
        rand.teken(riem, { lijn: RIEM.donker, dikte: 13 })
        rand.teken(riem, { lijn: RIEM.licht, dikte: 6 })
      }
    }
    for (const [nr, wiek] of wieken.entries()) {
      const vak = vakken[nr]
      wiek.visible = vak !== undefined
      if (!vak) continue
      const [mx, my] = midden(vak)
      wiek.set(x, y)
      wiek.rotation = Math.atan2(my - y, mx - x)
      wiek.scale.set(
        (Math.hypot(mx - x, my - y) + STEEKT * k) / WIEK.w,
        Math.min(1, 0.5 + k * 0.35),
      )
    }
    const draait = Math.abs(snel) > 0.0015
    for (const beeld of [rust, blij]) {
      beeld?.set(x, y)
      if (beeld) beeld.rotation = Math.max(-0.4, Math.min(0.4, -snel * 60))
    }
    if (rust) rust.visible = !draait
    if (blij) blij.visible = draait
    luisteraar(vakken, snel)
  }

  stage.opFrame((ms) => {
    if (nu === doel) return
    const was = nu
    nu = stage.rustig ? doel : rollTo(nu, doel, ms)
    draw(nu === doel ? 0 : (nu - was) / Math.max(1, ms))
  })

  return {
    laag,
    /** Hangs the stones of a floor on it, as it stands; new ones come in turning. */
    leg: ({ molen }: Indeling, stand: number, isNieuw: boolean): void => {
      plan = molen
      nu = isNieuw && !stage.rustig ? stand - AANLOOP : stand
      doel = stand
      draw(0)
    },
    /** Turns to where it should stand; everything follows. */
    draai: (stand: number): void => {
      doel = stand
    },
    opDraai: (f: typeof luisteraar): void => {
      luisteraar = f
    },
    /** The hub, from which comes what is baked. */
    naaf: () => (plan ? naafVan(plan.rad) : { x: 0, y: 0 }),
    /** Is glad of that, for a moment. */
    enjoy: (): void => {
      stage.tweens.start(700, (t) => {
        const groot = t >= 1 ? 1 : 1 + Math.sin(t * Math.PI) * 0.22
        for (const beeld of [rust, blij]) beeld?.scale.set(groot)
      })
    },
  }
}
