import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import { KAAL } from '@letterhaven/game-kit/held/held-kleding'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { metAchtbaan, sterPlekken, sterrenAan } from './achtbaan.ts'
import { ringlampen } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { bordlampen, kast } from './paint-kast.ts'
import { bordlamp, bumper, kroon, licht, sterlamp } from './paint-klein.ts'
import { paletVan } from './palet.ts'
import { makeAchtbaan } from './scene-achtbaan.ts'
import { lichtVan, oordeelVan, ringVol } from './stand.ts'
import type { State } from './stand.ts'

const BUMPERS = ['#ff5d8f', '#3cc6c0', '#a568f0'] as const
/** The lamps of the board light up one after the other, each for this many ms. */
const LOOP_MS = 240
const KLOP_MS = 260

/** Makes lamps that are off or on. Returns what turns them on by their number. */
function makeLampjes(
  stage: Stage,
  punten: readonly (readonly [number, number])[],
): (brandt: (i: number) => boolean) => void {
  const [uit, aan] = [false, true].map((brandt) =>
    stage.textuur(() => bordlamp(brandt, stage.schaal)),
  )
  if (!uit || !aan) return () => undefined
  const beelden = punten.map(([x, y]) => {
    stage.beeld(uit, { x, y })
    return stage.beeld(aan, { x, y })
  })
  return (brandt) => {
    for (const [i, beeld] of beelden.entries()) beeld.visible = brandt(i)
  }
}

/** Makes the lamps round the board: those that were earned stay on, the others run. */
function makeBordlampen(stage: Stage, indeling: Indeling) {
  const punten = bordlampen(indeling)
  const light = makeLampjes(stage, punten)
  let deel = 0
  let alles = false
  let stap = 0
  const show = (): void => light((i) => alles || i < deel * punten.length || (i + stap) % 3 === 0)
  if (!stage.rustig)
    stage.opRustigFrame((_, t) => {
      const nu = Math.floor(t / LOOP_MS)
      if (nu === stap) return
      stap = nu
      show()
    })
  return (licht: number, feest: boolean): void => {
    deel = licht
    alles = feest
    show()
  }
}

/** Returns where the star lamps above the arms are: in one row, and at the stage of the coaster in two. */
function sterPunten({ veld, armen, k, bal }: Indeling, state: State) {
  const midden = (veld.links + veld.rechts) / 2
  const ruim = Math.min(46 * k, ((veld.rechts - veld.links) * 0.66) / state.aantal)
  const r = Math.max(5, Math.min(16 * k, ruim * 0.42))
  const punten = Array.from({ length: sterPlekken(state) }, (_, i): Punt => {
    const rij = Math.floor(i / state.aantal)
    const u = (i % state.aantal) - (state.aantal - 1) / 2
    const boog = Math.cos((u / state.aantal) * 2.4) * 22 * k
    return [midden + u * ruim, armen[0][1] - 58 * k - bal + boog - rij * r * 2.3]
  })
  return { punten, r }
}

/**
 * Makes the star lamps: golden for a right word, twice where the ball rode, and pale for a mended one. The star up to which the
 * pupil's own record came wears a crown.
 */
function makeSterlampen(stage: Stage, indeling: Indeling, begin: State) {
  const { punten, r } = sterPunten(indeling, begin)
  const sterren = punten.map(([x, y]) =>
    (['uit', 'half', 'aan'] as const).map((stand) => ({
      stand,
      beeld: stage.beeld(
        stage.textuur(() => sterlamp(stand, r, stage.schaal)),
        { x, y },
      ),
    })),
  )
  const plek = punten[(begin.vorigRecord ?? 0) - 1]
  if (plek)
    stage.beeld(
      stage.textuur(() => kroon(r * 0.95, stage.schaal)),
      { x: plek[0], y: plek[1] - r * 0.55, anker: [0.5, 1] },
    )
  return (state: State): void => {
    const aan = sterrenAan(state)
    for (const [i, standen] of sterren.entries())
      for (const { stand, beeld } of standen) beeld.visible = stand === (aan[i] ?? 'uit')
  }
}

interface Bumper {
  readonly beeld: Beeld
  readonly gloed: Beeld
}

function makeBumpers(stage: Stage, indeling: Indeling, soort: HeldSoort): readonly Bumper[] {
  const { schaal, kleding = KAAL } = stage
  // The pupil's own animal sits in the middle, and is met by every ball.
  const gezichten: readonly ((g: G) => void)[] = [
    (g) => drawKop(g, 'panda'),
    (g) => drawKop(g, 'kikker'),
    (g) => drawHeldKop(g, soort, { ...kleding, hoed: null }),
  ]
  return indeling.bumpers.map(({ midden: [x, y], r }, i) => {
    const gloed = stage.beeld(
      stage.textuur(() => licht('#ffe27a', r * 2.2, schaal)),
      { x, y },
    )
    gloed.alpha = 0
    const beeld = stage.beeld(
      stage.textuur(() =>
        bumper(gezichten[i] ?? (() => undefined), BUMPERS[i] ?? BUMPERS[0], { r, schaal }),
      ),
      { x, y },
    )
    return { beeld, gloed }
  })
}

/** The field with its bumpers and lamps. */
export interface Veld {
  show(state: State): void
  klopBumper(nummer: number): void
  feest(): void
}

export function makeVeld(
  stage: Stage,
  indeling: Indeling,
  { begin, soort }: { begin: State; soort: HeldSoort },
): Veld {
  stage.beeld(
    stage.textuur(() => kast(indeling, stage.schaal, paletVan(begin.trap))),
    { x: 0, y: 0, anker: 0 },
  )
  const lightBaan = metAchtbaan(begin) ? makeAchtbaan(stage, indeling, begin) : null
  const lightBord = makeBordlampen(stage, indeling)
  const ring = ringlampen(indeling)
  const lightRing = makeLampjes(stage, ring)
  const lightSterren = makeSterlampen(stage, indeling, begin)
  const bumpers = makeBumpers(stage, indeling, soort)
  return {
    show: (state) => {
      const licht = lichtVan(state)
      lightSterren(state)
      lightBaan?.(state)
      const vol = state.opgave ? ringVol(state.opgave) : 0
      lightRing((i) => i < vol * ring.length)
      lightBord(licht, oordeelVan(state) === 'goed')
    },
    klopBumper: (nummer) => {
      const bol = bumpers[nummer]
      if (!bol) return
      stage.tweens.start(
        KLOP_MS,
        (s) => {
          bol.beeld.scale.set(1 + 0.16 * Math.sin(s * Math.PI))
          bol.gloed.alpha = 1 - s
        },
        { verloop: VERLOPEN.recht },
      )
    },
    feest: () => lightBord(1, true),
  }
}
