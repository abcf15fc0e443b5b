import { bak } from '@letterhaven/game-kit/tekenen/bake'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import {
  KLIM_STAP,
  staKlimmer,
  stapKlimmer,
  type Klimwereld,
} from '@letterhaven/game-kit/onderdelen/klimmer'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { drawKist } from './paint-toren.ts'
import { KLIM_MS, type Kant } from './rules.ts'

/** The part of the way to the top that is walking. */
const LOOPDEEL = 0.42
/** How near to its middle, in px, the hero stands at a ladder. */
const BIJ_LADDER = 34
const STAP_MS = KLIM_STAP * 1000
const GLIJ_MS = 420
/** The largest number of steps in one frame. Longer frames are not made up for. */
const MEESTE_STAPPEN = 6

/** Returns a world with two crates on the floor between the ladders, to hop over. */
function wereldVan({ ladders, grond, toren, s }: Indeling): Klimwereld {
  const [w, h] = [58 * s, 40 * s]
  const tussen = [0, 1].map((i) => ((ladders[i] ?? 0) + (ladders[i + 1] ?? 0)) / 2)
  return {
    vloer: grond,
    links: toren.x,
    rechts: toren.x + toren.w,
    dozen: tussen.map((x) => ({ x: x - w / 2, y: grond - h, w, h })),
    lijf: { w: 44 * s, h: 120 * s },
  }
}

/** Makes the hero on the floor. It walks and hops by hand, or goes to a ladder and climbs. */
export function makeKlimmer(stage: Stage, indeling: Indeling, soort: HeldSoort) {
  const { ladders, grond, boven, s } = indeling
  const wereld = wereldVan(indeling)
  for (const { x, y, w, h } of wereld.dozen)
    stage.beeld(
      stage.textuur(() => bak({ w, h, schaal: stage.schaal }, (g) => drawKist(g, w, h))),
      { x, y, anker: 0 },
    )
  const held = makeHeld(stage, {
    soort,
    maat: s,
    gereedschap: () =>
      bak({ w: 44, h: 44, schaal: stage.schaal }, (g) => {
        streep(g, pad('M12 40V6'), { dikte: 9 })
        streep(g, pad('M12 40V6'), { kleur: '#b9783f', dikte: 4 })
        solid(g, {
          pad: pad('M14 6L40 12L14 22Z'),
          kader: [14, 6, 26, 16],
          kleur: '#e8645a',
          lijn: 3.5,
        })
      }),
    greep: [0.28, 0.8],
  })
  let klimmer = staKlimmer(ladders[1] ?? 0, wereld)
  let kant: Kant = 0
  let spring = false
  let rest = 0
  /** Something is moving the hero, so hands have to wait. */
  let vast = false

  const set = (x: number, y: number): void => {
    klimmer = { ...staKlimmer(x, wereld), y }
    held.plaats(x, y)
  }
  set(klimmer.x, grond)

  stage.opFrame((ms) => {
    if (vast) return
    rest = Math.min(rest + ms, MEESTE_STAPPEN * STAP_MS)
    const was = klimmer
    while (rest >= STAP_MS) {
      klimmer = stapKlimmer(klimmer, { kant, spring }, wereld)
      spring = false
      rest -= STAP_MS
    }
    if (was.x === klimmer.x && was.y === klimmer.y) return
    held.plaats(klimmer.x, klimmer.y)
    stage.vuil()
  })

  return {
    held,
    loop: (naar: Kant): void => {
      kant = naar
    },
    /** Handles up: returns the ladder at which the hero stands, or makes it jump and returns null. */
    omhoog: (): number | null => {
      const nr = ladders.findIndex((x) => Math.abs(x - klimmer.x) < Math.max(22, BIJ_LADDER * s))
      if (nr >= 0 && klimmer.staat && !vast) return nr
      spring = true
      return null
    },
    /** Walks to a ladder and climbs it, in the time that the rules give. */
    klim: (nr: number): void => {
      const doel = ladders[nr] ?? klimmer.x
      const van = klimmer
      kant = 0
      vast = true
      if (stage.rustig) return set(doel, boven)
      stage.tweens.start(
        KLIM_MS,
        (t) => {
          const loopt = Math.min(1, t / LOOPDEEL)
          const klimt = Math.max(0, (t - LOOPDEEL) / (1 - LOOPDEEL))
          const hop = loopt < 1 ? Math.abs(Math.sin(loopt * Math.PI * 3)) * 16 * s : 0
          const wiegt = klimt > 0 && klimt < 1 ? Math.sin(klimt * Math.PI * 7) * 5 * s : 0
          const vloer = van.y + (grond - van.y) * loopt
          set(
            van.x + (doel - van.x) * loopt + wiegt,
            (klimt > 0 ? grond + (boven - grond) * klimt : vloer) - hop,
          )
        },
        { verloop: VERLOPEN.recht },
      )
    },
    /** Slides down the ladder again, to the floor. */
    glij: (): void => {
      held.schud(700)
      const van = klimmer
      const klaar = (): void => {
        vast = false
        set(van.x, grond)
      }
      if (stage.rustig) return klaar()
      stage.tweens.start(
        GLIJ_MS,
        (t) => (t >= 1 ? klaar() : set(van.x, van.y + (grond - van.y) * t)),
        {
          verloop: VERLOPEN.recht,
        },
      )
    },
    /** Sinks the tower by a floor, `t` from 0 to 1. The hero moves with the floor it stands on. */
    zak: (t: number): void => {
      set(klimmer.x, boven + (grond - boven) * t)
      if (t >= 1) vast = false
    },
  }
}
