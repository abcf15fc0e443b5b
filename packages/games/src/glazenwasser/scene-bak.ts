import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { Held } from '@letterhaven/game-kit/held/held'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Huis, Indeling } from './indeling.ts'
import { kaartOnder } from './kaartmaat.ts'
import { hangAan, KRUIN } from './keuzevak.ts'
import { ding } from './paint-klein.ts'
import { raakHeld } from './raak.ts'
import type { State } from './rules.ts'
import { standVan } from './stand.ts'

/** Who washes, as far as the scene tells it what to do. */
export type Wasser = Pick<Held, 'reik' | 'juich' | 'schud'>

/** What the hero washes from. */
export interface Hangplek {
  readonly held: Wasser
  /** Who answers a touch. */
  readonly raakbaar: readonly Raakbaar[]
  /** Sends the hero to the window that the pupil turned to, as far as it can be reached. */
  naar(nu: State): void
}

/** A gondola, with where it is now. */
interface Hangbak {
  readonly held: Held
  readonly schaal: number
  readonly nu: { readonly x: number; readonly y: number }
  /** Hangs before a window, or beside it so that who lives there is seen. */
  hang(plek: number, isNaast?: boolean): void
}

const TOUW = '#e0c08c'
/** How far the hero swings aside from a window that is done where it cannot rise above it, in widths of it. */
const NAAST = 0.62
/** How high the hero is with its head, unscaled, and how far above the plank a rope comes in from the frame. */
const KOP = 172
const KNIK = 96
/** How far beside the glass a rope hangs, in px: over the frame, and over no word or face. */
const KOZIJN = 5
/** How far it hangs below a window that is done, in heights of it: who was won there is seen. */
export const ZAKT = 0.66
/** How far the plank hangs below the sill, unscaled. */
const LAGER = 36
/** The bucket on the plank, from the middle of it, unscaled. */
export const EMMER = { x: 74, y: 2, maat: 0.86 } as const

/** Makes somebody in a gondola on two ropes, hanging from the cornice of the house with the window. */
export function makeBak(
  stage: Stage,
  indeling: Indeling,
  start: { readonly soort: HeldSoort; readonly plek: number },
): Hangbak {
  const eerste = indeling.ramen[0] ?? { x: 0, y: 0, w: 100, h: 100 }
  const lager = LAGER * indeling.held
  const { schaal: k, hoger } = hangAan(eerste, indeling.keuze, { schaal: indeling.held, lager })
  const touwen = [-1, 1].map((kant) => ({ kant, tek: stage.tekening() }))
  const half = 101 * k
  const perkX = (x: number): number => Math.max(half + 8, Math.min(indeling.w - half - 8, x))

  const smal = half * 0.96
  /** In a low window the hero hangs lower, so that the face is below the word. */
  const diepIn = (vak: Vak): number =>
    hoger > 0 ? -hoger : Math.max(0, kaartOnder(vak.w) - (vak.h - KRUIN * k))
  const voet = (y: number): number => Math.min(indeling.kade - 8 * k, y)

  /** Returns where the hero waits whose window is done: at the cornice, from where nothing is covered; or lower beside it. */
  function wachtBij(vak: Vak, midden: number, huis: Huis | undefined) {
    const { lijst, nok, x, w } = huis ?? { lijst: 100, nok: 100, x: 0, w: indeling.w }
    if (lijst - nok >= KOP * k)
      return { x: perkX(midden), y: lijst + 6, top: lijst - 2, breed: smal }
    const opzij = vak.w * NAAST * (midden > x + w / 2 ? 1 : -1)
    const y = voet(vak.y + vak.h * (1 + ZAKT) + lager + diepIn(vak))
    return { x: perkX(midden - opzij), y, top: lijst + 4, breed: smal }
  }

  /** Returns where the hero is, and where its ropes hang: how far beside its middle, and from how high. */
  function zetel(plek: number, isNaast = false) {
    const vak = indeling.ramen[plek] ?? eerste
    const midden = vak.x + vak.w / 2
    const huis = indeling.huizen.find((hs) => midden >= hs.x && midden <= hs.x + hs.w)
    if (isNaast) return wachtBij(vak, midden, huis)
    return {
      x: perkX(midden - (indeling.keuze ? 0 : vak.w * 0.12)),
      y: voet(vak.y + vak.h + lager + diepIn(vak)),
      top: (huis?.lijst ?? 100) + 4,
      breed: Math.max(smal, vak.w / 2 + KOZIJN),
    }
  }

  let doel = zetel(start.plek)
  const nu = { ...doel }

  // Registered before the hero's own frame, so that the arm reaches from where the gondola is now.
  stage.opFrame((ms, t) => {
    const f = stage.rustig ? 1 : 1 - Math.exp(-ms / 140)
    nu.x += (doel.x - nu.x) * f
    nu.y += (doel.y - nu.y) * f
    nu.top += (doel.top - nu.top) * f
    nu.breed += (doel.breed - nu.breed) * f
    const wiegt = stage.rustig ? 0 : Math.sin(t / 620) * 2
    const x = nu.x + wiegt
    voor.set(x, nu.y)
    voor.rotation = stage.rustig ? 0 : (doel.x - nu.x) * 0.0002
    held.plaats(x - 6 * k, nu.y - 2 * k)
    for (const { kant, tek } of touwen) {
      const boven = [nu.x + kant * nu.breed, nu.top] as const
      const knik = [boven[0], Math.max(nu.top, nu.y - KNIK * k)] as const
      tek.clear()
      for (const [lijn, dikte] of [
        [INKT, 6],
        [TOUW, 2.6],
      ] as const)
        for (const [van, naar] of [
          [boven, knik],
          [knik, [x + kant * half, nu.y - 4 * k]],
        ] as const)
          tek.teken({ soort: 'lijn', van, naar }, { lijn, dikte })
      const haak = { soort: 'cirkel', midden: boven, r: 8 } as const
      tek.teken(haak, { vul: GOUD, lijn: INKT, dikte: 3.5 })
    }
  })

  const held = makeHeld(stage, {
    soort: start.soort,
    maat: k,
    gereedschap: () => ding('wisser', stage.schaal),
    greep: [0.5, 0.28],
  })
  const voor = stage.laag()
  const plank = stage.beeld(
    stage.textuur(() => ding('bak', stage.schaal)),
    { x: 0, y: -16 * k, anker: [0.5, 0], op: voor },
  )
  plank.scale.set(k)
  return {
    held,
    schaal: k,
    nu,
    hang: (plek, isNaast) => {
      doel = zetel(plek, isNaast)
    },
  }
}

/** Returns whether the hero hangs beside its window: nothing is done there, and somebody may look out. */
export function isNaastRaam({ actief, plekken }: Pick<State, 'actief' | 'plekken'>): boolean {
  const raam = plekken[actief]
  return raam !== undefined && ['schoon', 'dicht', 'gewezen'].includes(standVan(raam))
}

/** Makes the bucket of a gondola, or of two. */
export function makeEmmer(stage: Stage, schaal: number) {
  const emmer = stage.beeld(
    stage.textuur(() => ding('emmer', stage.schaal)),
    { x: 0, y: 0, anker: [0.5, 1] },
  )
  emmer.scale.set(schaal * EMMER.maat)
  return emmer
}

/** Makes the hero in a gondola of its own, with the bucket on it. */
export function makeHangbak(
  stage: Stage,
  indeling: Indeling,
  start: { readonly soort: HeldSoort; readonly plek: number },
): Hangplek {
  const bak = makeBak(stage, indeling, start)
  const emmer = makeEmmer(stage, bak.schaal)
  stage.opFrame(() => {
    emmer.set(bak.nu.x + EMMER.x * bak.schaal, bak.nu.y + EMMER.y * bak.schaal)
  })
  return {
    held: bak.held,
    raakbaar: [raakHeld(bak.held, bak.schaal)],
    naar: (nu) => bak.hang(nu.actief, isNaastRaam(nu)),
  }
}
