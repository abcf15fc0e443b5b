import { bak } from '@letterhaven/game-kit/tekenen/bake'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { KLIM_STAP, staKlimmer, stapKlimmer } from '@letterhaven/game-kit/onderdelen/klimmer'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { plankHoog, type Indeling } from './indeling.ts'
import { drawParaplu } from './paint-klein.ts'
import { vaantje } from './paint-vaantje.ts'
import { jumpsOf, plekVan, type Plek } from './route.ts'
import { RICHEL_PX, type Richels } from './scene-richels.ts'
import { makeVlucht } from './scene-vlucht.ts'
import type { Salto } from './sprong.ts'

/** A hop on the way, the last one, which can be seen, and the one from the spring. */
const SPRONG_MS = { tussen: 290, laatste: 440, veer: 600 } as const
const HURK_MS = 130
const OP_MS = 420
const ZWEEF_MS = 1050
/** The hero has crossed the bridge after this long at most, however wide that is. */
const OVER_MS = 560
const STAP_MS = KLIM_STAP * 1000
/** How far the feet are below what it hangs from, unscaled. */
const HANGT = 178
const MEESTE_STAPPEN = 6
const PARAPLU = { w: 132, h: 150 } as const

/** Makes the hero, that jumps from stone to stone, crosses the bridge and floats down by its umbrella. */
export function makeKlimmer(
  stage: Stage,
  eerste: Indeling,
  { soort, richels }: { readonly soort: HeldSoort; readonly richels: Richels },
) {
  const { s } = eerste
  const held = makeHeld(stage, {
    soort,
    maat: s,
    gereedschap: () => vaantje(stage.schaal),
    greep: [0.28, 0.8],
  })
  const scherm = stage.beeld(
    stage.textuur(() =>
      bak({ ...PARAPLU, schaal: stage.schaal }, (g) => drawParaplu(g, PARAPLU.w, PARAPLU.h)),
    ),
    { x: 70 * s, y: -92 * s, anker: [0.5, 1], op: held.laag },
  )
  scherm.scale.set(s)
  scherm.visible = false
  const vlucht = makeVlucht(stage, held, s)
  const { set, leap, hier } = vlucht
  let indeling = eerste
  /** The stone on which it stands; null on the floor. */
  let op: number | null = null
  /** Counts the ways that were set out on: a newer one ends the older. */
  let weg = 0
  /** How far it trod. */
  let stap = 0

  /** Sets out on a new way. */
  function vertrek(): void {
    weg += 1
    scherm.visible = false
    vlucht.halt()
    vlucht.stand(() => null)
  }

  const richelVan = (steen: number | null): Plek => {
    const { x, y } = plekVan(indeling, steen)
    return { x, y: y + (indeling.stenen[steen ?? -1]?.h ?? 0) - RICHEL_PX }
  }

  /** Lands on the ledge of a stone, which gives, springs or swings under it. */
  function land(steen: number): void {
    richels.land(steen, vlucht.kant())
    vlucht.stand(() => {
      const onder = richels.at(steen)
      return onder.rust ? null : onder
    })
  }

  function follow(punten: readonly Plek[], veer: boolean, daarna: () => void): void {
    const [punt, ...rest] = punten
    if (!punt) return daarna()
    const isLaatste = rest.length === 0
    const ver = Math.abs(punt.y - hier().y)
    const hoog = 26 + indeling.stap * 0.35 + (veer && isLaatste ? ver * 0.25 : 0)
    const ms = isLaatste ? (veer ? SPRONG_MS.veer : SPRONG_MS.laatste) : SPRONG_MS.tussen
    leap(punt, { ms, hoog }, () => {
      if (!veer || isLaatste) return follow(rest, veer, daarna)
      // The spring is pressed down first.
      richels.schiet()
      leap(punt, { ms: HURK_MS, hoog: 0, isHurk: true }, () => follow(rest, veer, daarna))
    })
  }

  /** Crosses the bridge on foot. */
  function cross(y: number, rechts: number): void {
    const mijn = weg
    const wereld = { vloer: y, links: 0, rechts, dozen: [], lijf: { w: 0, h: 1 } }
    let klimmer = staKlimmer(hier().x, wereld)
    let rest = 0
    let over = OVER_MS
    lopen = (ms) => {
      over -= ms
      rest = Math.min(rest + ms, MEESTE_STAPPEN * STAP_MS)
      for (; rest >= STAP_MS; rest -= STAP_MS)
        klimmer = stapKlimmer(klimmer, { kant: 1, spring: false }, wereld)
      if (mijn === weg) set(klimmer.x, y)
      return mijn === weg && over > 0 && klimmer.x < rechts
    }
  }
  /** Floats down to the floor. */
  function zweef(): void {
    held.schud(700)
    const mijn = weg
    const van = hier()
    const naar = plekVan(indeling, null)
    if (stage.rustig) return set(naar.x, naar.y)
    scherm.visible = true
    stage.tweens.start(
      ZWEEF_MS,
      (t) => {
        if (mijn !== weg) return
        const wiegt = Math.sin(t * Math.PI * 3) * 14 * (1 - t)
        set(van.x + (naar.x - van.x) * t + wiegt, van.y + (naar.y - van.y) * t)
        scherm.visible = t < 1
      },
      { verloop: VERLOPEN.heenWeer },
    )
  }

  let lopen: ((ms: number) => boolean) | null = null
  stage.opFrame((ms) => {
    if (lopen && !lopen(ms)) lopen = null
  })

  return {
    held,
    /** Ends the way that it is on; returns where the feet are then. */
    halt: (): Plek => {
      vertrek()
      return hier()
    },
    /** Stands at once on its stone, or on the ledge that it left behind, on a floor that may be new. */
    place: (nieuw: Indeling, steen: number | null, isWeg: boolean): void => {
      indeling = nieuw
      vertrek()
      op = steen
      const { x, y } = isWeg ? richelVan(steen) : plekVan(nieuw, steen)
      set(x, y)
    },
    /** Jumps to a stone, over ledges or by the spring where that is far; onto its ledge where its word went to the bridge. */
    spring: (steen: number, isWeg: boolean): void => {
      vertrek()
      const { punten, veer } = jumpsOf(indeling, op, steen)
      op = steen
      follow(isWeg ? punten.with(-1, richelVan(steen)) : punten, veer, () => {
        if (isWeg) land(steen)
      })
    },
    /** Turns head over heels where it is; returns how, and where that was. */
    salto: (): (Salto & Plek) | null => {
      const salto = vlucht.salto()
      return salto && { ...salto, ...hier() }
    },
    /** Jumps up to the bridge and crosses it. */
    steekOver: (): void => {
      vertrek()
      const { brug, maat } = indeling
      const y = brug.y + plankHoog(maat.brug) + 2
      const begin = { x: brug.x + brug.w * 0.22, y }
      leap(begin, { ms: OP_MS, hoog: 30 }, () => {
        if (!stage.rustig) cross(y, brug.x + brug.w * 0.8)
      })
    },
    /** Hangs from the floor of the lift, below the words, to be carried up. */
    hang: (): void => {
      vertrek()
      const { brug } = indeling
      const [x, bodem] = [brug.x + brug.w / 2, brug.y + brug.h + 14]
      leap({ x, y: bodem + HANGT * s }, { ms: OP_MS, hoog: 30 })
      held.reik(x + 30 * s, bodem)
    },
    /** Jumps on the plank so far along the bridge, which does not hold, and floats down from there. */
    breek: (deel: number): void => {
      vertrek()
      op = null
      const { brug, maat } = indeling
      const plank = { x: brug.x + brug.w * deel, y: brug.y + plankHoog(maat.brug) + 2 }
      leap(plank, { ms: OP_MS, hoog: 30 }, zweef)
    },
    /** Treads the stone on which it stands, while that goes by under its feet so fast; not while it jumps. */
    tread: (snel: number): void => {
      if (stage.rustig) return
      const vaart = Math.min(1, Math.abs(snel) * 160)
      stap += vaart
      const { x, y } = hier()
      held.plaats(x, y - Math.abs(Math.sin(stap * 0.55)) * 15 * vaart * s)
      held.laag.rotation = Math.sign(snel) * vaart * 0.13 + Math.sin(stap * 0.55) * 0.08 * vaart
    },
    /** Goes where a stone of the mill takes it. */
    ride: (x: number, y: number): void => {
      vertrek()
      set(x, y)
    },
    /** Stands somewhere for good. */
    sta: ({ x, y }: Plek): void => {
      vertrek()
      set(x, y)
    },
    /** Comes down with the bridge to the next floor, `t` from 0 to 1. */
    zak: (van: Plek, t: number): void => {
      const naar = plekVan(indeling, null)
      set(van.x + (naar.x - van.x) * t, van.y + (naar.y - van.y) * t)
    },
  }
}
