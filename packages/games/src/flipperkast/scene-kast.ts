import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling, Rond } from './indeling.ts'
import { bordlampen, kast } from './paint-kast.ts'
import { bordlamp, bumper, doel, DOEL_KLEUR, licht, pijllamp, sterlamp } from './paint-klein.ts'
import type { State } from './rules.ts'

const BUMPERS = [
  ['panda', '#ff5d8f'],
  ['kikker', '#3cc6c0'],
  ['konijn', '#a568f0'],
] as const
/** The lamps of the board light up one after the other, each for this many ms. */
const LOOP_MS = 240

type Stand = keyof typeof DOEL_KLEUR
const STANDEN = ['open', 'doel', 'goed', 'fout'] as const satisfies readonly Stand[]

function standVan({ opgave, gegeven, item }: State, plek: number): Stand {
  if (opgave?.doel !== plek) return 'open'
  if (gegeven === null) return 'doel'
  return gegeven === item?.word ? 'goed' : 'fout'
}

interface Bol {
  readonly beelden: readonly Beeld[]
  readonly gloed: Beeld
}

function makeBol(
  stage: Stage,
  { midden: [x, y], r }: Rond,
  platen: Parameters<Stage['textuur']>[0][],
): Bol {
  const gloed = stage.beeld(
    stage.textuur(() => licht('#ffe27a', r * 2, stage.schaal)),
    { x, y },
  )
  gloed.alpha = 0
  const beelden = platen.map((plaat) => stage.beeld(stage.textuur(plaat), { x, y }))
  return { beelden, gloed }
}

/** Knocks a thing: it swells, and its light flares up. */
function klop(stage: Stage, { beelden, gloed }: Bol, rust: number): void {
  stage.tweens.start(
    260,
    (s) => {
      for (const beeld of beelden) beeld.scale.set(1 + 0.12 * Math.sin(s * Math.PI))
      gloed.alpha = Math.max(rust, 1 - s)
    },
    { verloop: VERLOPEN.recht },
  )
}

function makeBordlampen(stage: Stage, indeling: Indeling): (aan: boolean) => void {
  const [uit, brandt] = [false, true].map((aan) => stage.textuur(() => bordlamp(aan, stage.schaal)))
  if (!uit || !brandt) return () => undefined
  const paren = bordlampen(indeling).map(([x, y]) => {
    stage.beeld(uit, { x, y })
    return stage.beeld(brandt, { x, y })
  })
  let alles = false
  const show = (stap: number) => {
    for (const [i, beeld] of paren.entries()) beeld.visible = alles || (i + stap) % 3 === 0
  }
  show(0)
  let vorige = 0
  if (!stage.rustig)
    stage.opRustigFrame((_, t) => {
      const stap = Math.floor(t / LOOP_MS)
      if (stap !== vorige) show(stap)
      vorige = stap
    })
  return (aan) => {
    alles = aan
    show(vorige)
  }
}

/** Makes a row of star lamps above the arms, one for each word. */
function makeSterlampen(stage: Stage, { veld, armen, k, bal }: Indeling, aantal: number) {
  const midden = (veld.links + veld.rechts) / 2
  const ruim = Math.min(44 * k, ((veld.rechts - veld.links) * 0.62) / aantal)
  const r = Math.max(5, Math.min(14 * k, ruim * 0.42))
  return Array.from({ length: aantal }, (_, i) => {
    const u = i - (aantal - 1) / 2
    const x = midden + u * ruim
    const y = armen[0][1] - 66 * k - bal + Math.cos((u / aantal) * 2.4) * 22 * k
    const [uit, aan] = [false, true].map((brandt) =>
      stage.beeld(
        stage.textuur(() => sterlamp(brandt, r, stage.schaal)),
        { x, y },
      ),
    )
    return { uit, aan }
  })
}

function makePijlen(stage: Stage, { veld, k, bumpers }: Indeling): void {
  const y = (bumpers[0]?.midden[1] ?? 0) + 4 * k
  const rijen = [veld.links + 34 * k, veld.rechts - 34 * k].map((x) =>
    [0, 1, 2].map((i) => {
      const plaats = { x, y: y - i * 30 * k }
      stage.beeld(
        stage.textuur(() => pijllamp(false, k, stage.schaal)),
        plaats,
      )
      const aan = stage.beeld(
        stage.textuur(() => pijllamp(true, k, stage.schaal)),
        plaats,
      )
      aan.visible = i === 0
      return aan
    }),
  )
  if (stage.rustig) return
  stage.opRustigFrame((_, t) => {
    for (const [kant, rij] of rijen.entries())
      for (const [i, beeld] of rij.entries()) beeld.visible = (Math.floor(t / 260) + kant) % 3 === i
  })
}

/** The field with its targets, bumpers and lamps. */
export interface Veld {
  show(state: State): void
  /** Knocks what was hit: a target by its place, a bumper by its number. */
  klopDoel(plek: number): void
  klopBumper(nummer: number): void
  schudDoel(plek: number): void
  feest(): void
}

export function makeVeld(stage: Stage, indeling: Indeling, aantal: number): Veld {
  const { schaal } = stage
  stage.beeld(
    stage.textuur(() => kast(indeling, schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const lampen = makeBordlampen(stage, indeling)
  const sterren = makeSterlampen(stage, indeling, aantal)
  makePijlen(stage, indeling)
  const bumpers = indeling.bumpers.map((rond, i) => {
    const [dier, kleur] = BUMPERS[i] ?? BUMPERS[0]
    return makeBol(stage, rond, [() => bumper(dier, kleur, { r: rond.r, schaal })])
  })
  const doelen = indeling.doelen.map((rond) =>
    makeBol(
      stage,
      rond,
      STANDEN.map((stand) => () => doel(DOEL_KLEUR[stand], rond.r, schaal)),
    ),
  )
  let nu: State | null = null
  const rustlicht = (plek: number) => (nu && standVan(nu, plek) !== 'open' ? 0.85 : 0)

  return {
    show: (state) => {
      nu = state
      for (const [plek, { beelden, gloed }] of doelen.entries()) {
        const stand = standVan(state, plek)
        const isEr = state.opgave === null || plek < state.opgave.vormen.length
        for (const [i, beeld] of beelden.entries()) beeld.visible = isEr && STANDEN[i] === stand
        gloed.alpha = rustlicht(plek)
      }
      for (const [i, { uit, aan }] of sterren.entries()) {
        if (uit) uit.visible = i >= state.goed
        if (aan) aan.visible = i < state.goed
      }
      lampen(state.gegeven !== null && state.gegeven === state.item?.word)
    },
    klopDoel: (plek) => {
      const bol = doelen[plek]
      if (bol) klop(stage, bol, rustlicht(plek))
    },
    klopBumper: (nummer) => {
      const bol = bumpers[nummer]
      if (bol) klop(stage, bol, 0)
    },
    schudDoel: (plek) => {
      const [bol, x] = [doelen[plek], indeling.doelen[plek]?.midden[0] ?? 0]
      stage.tweens.start(
        420,
        (s) => {
          for (const beeld of bol?.beelden ?? []) beeld.x = x + Math.sin(s * 22) * 6 * (1 - s)
        },
        { verloop: VERLOPEN.recht },
      )
    },
    feest: () => lampen(true),
  }
}
