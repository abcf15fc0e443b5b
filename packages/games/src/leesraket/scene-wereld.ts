import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { hop, raakBeeld, spin, sway } from '@letterhaven/game-kit/onderdelen/gebaar'
import type { Indeling } from './indeling.ts'
import { voorgrond } from './paint-grond.ts'
import { hoogteDing } from './paint-hoogte.ts'
import { ding } from './paint-klein.ts'
import {
  hemelStrook,
  horizon,
  molenAs,
  recordLijn,
  sterrenveld,
  verte,
  wolkenbank,
} from './paint-lucht.ts'
import { MIJLPALEN } from './hoogte.ts'

/** How long the world sinks for one word, in ms. */
export const STIJG_MS = 2700
/** The height in words above the last one, so that there is sky above the highest flight. */
const BOVEN = 1.2

type Plaats = (hoogte: number, deel?: number) => number

/** The sky behind everything, from the town to the stars. */
function makeHemel(stage: Stage, indeling: Indeling, { achter, y, hoogst }: Delen): void {
  const { w, h, k, grond, vlucht } = indeling
  const { schaal } = stage
  const hoog = (hoogst + BOVEN) * vlucht.stap + h
  const strook = stage.beeld(
    stage.textuur(() => hemelStrook(indeling, hoog)),
    {
      x: 0,
      y: grond,
      anker: [0, 1],
      op: achter,
    },
  )
  strook.scale.set(w / 4, hoog / 1024)
  const veld = stage.textuur(() => sterrenveld(w, 480, schaal))
  for (let top = y(MIJLPALEN[1] + 0.4); top > grond - hoog; top -= 480)
    stage.beeld(veld, { x: 0, y: top, anker: [0, 1], op: achter })
  const boven = Math.round(horizon(indeling) - 330 * k)
  stage.beeld(
    stage.textuur(() => verte(indeling, boven, schaal)),
    { x: 0, y: boven, anker: 0, op: achter },
  )
}

/** What is met on the way up, and moves by itself. */
function makeOntmoetingen(stage: Stage, { hemel, k }: Indeling, { achter, y }: Delen) {
  const m = Math.max(0.55, k)
  const { schaal } = stage
  const op = (naam: Parameters<typeof hoogteDing>[0], x: number, hoogte: number): Beeld =>
    stage.beeld(
      stage.textuur(() => hoogteDing(naam, schaal, m)),
      { x: hemel.x + x * hemel.w, y: y(hoogte), op: achter },
    )
  const ballon = op('ballon', 0.2, 1.7)
  const toestellen = [op('vliegtuig', -0.1, 5.75), op('vliegtuig', 0.55, 6.3)]
  op('planeet', 0.14, 8.85)
  const maan = op('maan', 0.84, 9.25)
  const knipoog = op('knipoog', 0.84, 9.25)
  knipoog.visible = false
  stage.opRustigFrame((ms, t) => {
    if (stage.rustig) return
    ballon.x = hemel.x + hemel.w * 0.2 + Math.sin(t / 2600) * 14
    for (const toestel of toestellen) {
      toestel.x += ms * 0.03
      if (toestel.x > hemel.w + 90) toestel.x = -90
    }
  })
  return {
    raakbaar: [
      raakBeeld(ballon, {
        r: 60 * m,
        answer: () => sway(stage, ballon, { hoek: 0.3 }),
        op: achter,
      }),
      ...toestellen.map((een) =>
        raakBeeld(een, { r: 54 * m, answer: () => spin(stage, een), op: achter }),
      ),
    ],
    knipoog: () => {
      maan.visible = false
      knipoog.visible = true
    },
  }
}

/** How long the sails fly round for who touches the mill, in ms, and how much faster. */
const WAAI = { ms: 1200, keer: 26 } as const

/** Small life by the ground: turning sails, a boat and birds. Returns what of it answers a touch. */
function makeGrondleven(
  stage: Stage,
  indeling: Indeling,
  { achter, y }: Delen,
): readonly Raakbaar[] {
  const { w, k } = indeling
  const [mx, my] = molenAs(indeling)
  const wieken = stage.beeld(
    stage.textuur(() => ding('wieken', stage.schaal, k * 1.05)),
    { x: mx, y: my, op: achter },
  )
  const boot = stage.beeld(
    stage.textuur(() => ding('boot', stage.schaal, k * 0.7)),
    { x: w * 0.3, y: horizon(indeling) + 26 * k, anker: [0.5, 1], op: achter },
  )
  const vogel = stage.textuur(() => ding('vogel', stage.schaal, Math.max(0.7, k)))
  const vogels = [0, 1, 2].map((i) =>
    stage.beeld(vogel, { x: w * 0.3 + i * 34 * k, y: y(0.8) + (i % 2) * 14 * k, op: achter }),
  )
  let waait = 0
  const [hoogBoot, hoogVogel] = [boot.y, vogels.map((v) => v.y)]
  stage.opRustigFrame((ms, t) => {
    if (stage.rustig) return
    wieken.rotation += ms * 0.00025 * (waait > 0 ? WAAI.keer : 1)
    waait = Math.max(0, waait - ms)
    boot.x += ms * 0.006
    if (boot.x > w + 60) boot.x = -60
    boot.rotation = Math.sin(t / 900) * 0.04
    for (const [i, v] of vogels.entries()) {
      v.x -= ms * 0.012
      v.scale.set(1, 0.8 + 0.3 * Math.sin(t / 160 + i))
      if (v.x < -40) v.x = w + 40 + i * 20
    }
  })
  const blow = (): void => {
    waait = WAAI.ms
  }
  return [
    raakBeeld(wieken, { r: 70 * k, answer: blow, op: achter }),
    raakBeeld(boot, { r: 40 * k, answer: () => hop(stage, boot, hoogBoot), op: achter }),
    ...vogels.map((v, i) =>
      raakBeeld(v, { r: 26 * k, answer: () => hop(stage, v, hoogVogel[i] ?? v.y), op: achter }),
    ),
  ]
}

/** The neighbours who see the rocket off. */
function makePubliek(stage: Stage, { publiek, grond }: Indeling, op: Laag) {
  const { plekken, maat } = publiek
  const koppen = plekken.map((x, i) =>
    stage.beeld(
      stage.textuur(() =>
        kopPlaat(DIEREN[(i * 5 + 4) % DIEREN.length] ?? 'muis', maat, stage.schaal),
      ),
      { x, y: grond - maat * (0.33 + (i % 3) * 0.06), anker: [0.5, 0.62], op },
    ),
  )
  let blij = 0
  stage.opRustigFrame((ms, t) => {
    blij = Math.max(0, blij - ms)
    if (stage.rustig) return
    for (const [i, kop] of koppen.entries())
      kop.rotation = Math.sin(t / (blij > 0 ? 90 : 800) + i * 1.3) * (blij > 0 ? 0.16 : 0.06)
  })
  return {
    cheer: (ms: number): void => {
      blij = ms
    },
    raakbaar: koppen.map((kop) => {
      const { y } = kop
      return raakBeeld(kop, { r: maat * 0.6, answer: () => hop(stage, kop, y), op })
    }),
  }
}

interface Delen {
  readonly achter: Laag
  /** Where something at a height in words stands, before the world sinks. */
  readonly y: Plaats
  /** The highest that this flight can come, in words. */
  readonly hoogst: number
}

/** A world that sinks as the rocket rises. */
export interface Wereld {
  /** What answers a touch. */
  readonly raakbaar: readonly Raakbaar[]
  /** Lets the moon wink. */
  readonly knipoog: () => void
  /** Lets who looks on cheer for so long, in ms. */
  readonly publiek: (ms: number) => void
  /** Adds what is in front of the rocket; call it when that is there. */
  readonly addVoor: () => void
  /** Lowers the world by so many px, where the sky is larger. */
  readonly lower: (px: number) => void
  /** Brings the world to a height in words, at once or as it is flown. */
  readonly stijg: (hoogte: number, meteen: boolean) => void
}

/**
 * Makes the world that sinks as the rocket rises: `achter` lies behind the rocket, `voor` in front of it. Call `addVoor` when the
 * rocket is there.
 */
export function makeWereld(
  stage: Stage,
  indeling: Indeling,
  {
    hoogst,
    record,
  }: {
    readonly hoogst: number
    /** The pupil's highest flight so far, in words; null where there is none. */
    readonly record: number | null
  },
): Wereld {
  const { w, hemel, vlucht, k, grond } = indeling
  const y: Plaats = (hoogte, deel = 0.5) => vlucht.voet - hemel.h * deel - hoogte * vlucht.stap
  const achter = stage.laag()
  const delen: Delen = { achter, y, hoogst }
  makeHemel(stage, indeling, delen)
  const leven = makeGrondleven(stage, indeling, delen)
  const bank = Math.max(46, 74 * k)
  const wolk = (zaad: number, hoogte: number, op: Laag): Beeld =>
    stage.beeld(
      stage.textuur(() => wolkenbank(w, bank, { zaad, schaal: stage.schaal })),
      { x: 0, y: y(hoogte), anker: [0, 0.5], op },
    )
  wolk(5, 1.15, achter).alpha = 0.4
  wolk(7, MIJLPALEN[0] - 0.45, achter)
  wolk(13, MIJLPALEN[0] + 0.35, achter).alpha = 0.7
  const ontmoet = makeOntmoetingen(stage, indeling, delen)
  if (record !== null && record > 0)
    stage.beeld(
      stage.textuur(() => recordLijn(hemel.w, stage.schaal)),
      { x: hemel.x, y: y(record), anker: [0, 0.5], op: achter },
    )
  const publiek = makePubliek(stage, indeling, achter)
  const lagen: Laag[] = [achter]
  let nu = 0
  let lager = 0

  function sink(hoogte: number): void {
    nu = hoogte
    for (const laag of lagen) laag.y = hoogte * vlucht.stap + lager
  }

  return {
    ...ontmoet,
    raakbaar: [...publiek.raakbaar, ...leven, ...ontmoet.raakbaar],
    publiek: publiek.cheer,
    addVoor(): void {
      const voor = stage.laag()
      const boven = Math.round(grond - 30 * k)
      stage.beeld(
        stage.textuur(() => voorgrond(indeling, boven, stage.schaal)),
        { x: 0, y: boven, anker: 0, op: voor },
      )
      // Thin: the rocket flies through it, and who sits in it is still seen.
      wolk(11, MIJLPALEN[0] - 0.75, voor).alpha = 0.42
      lagen.push(voor)
      voor.y = achter.y
    },
    lower(px: number): void {
      lager = px
      sink(nu)
    },
    stijg(hoogte: number, meteen: boolean): void {
      if (meteen) return sink(hoogte)
      const van = nu
      if (van !== hoogte)
        stage.tweens.start(STIJG_MS, (d) => sink(van + (hoogte - van) * d), {
          verloop: VERLOPEN.heenWeer,
        })
    },
  }
}
