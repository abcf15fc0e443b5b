import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { hop, spin } from '@letterhaven/game-kit/onderdelen/gebaar'
import { bodem } from './paint-bodem.ts'
import type { Indeling } from './indeling.ts'
import { ding } from './paint-klein.ts'
import type { Ding } from './paint-klein.ts'
import { koraal, spons, wier } from './paint-planten.ts'
import type { Plant } from './paint-planten.ts'
import { TINTEN, water } from './paint-water.ts'
import { AAN_DE_MAST, licht, MAST, wimpelPlaat } from './paint-wrak.ts'
import { roll, wave } from './raak.ts'
import type { Water } from './school.ts'
import { HELLING, poortInBeeld, poortPlekken } from './wrak.ts'

/** How the starfish lies, in radians. */
const SCHEEF = 0.3

interface Zee {
  readonly poorten: number
  readonly soort: Water
}

/** How near a finger has to be to something small, in px. */
const VINGER = 30

/**
 * Adds the water and the bottom, each painted once. Returns the layer between them, for what lurks behind the reef, and what
 * answers a touch.
 */
export function diepte(stage: Stage, indeling: Indeling, { poorten, soort }: Zee) {
  stage.beeld(
    stage.textuur(() => water(indeling, soort, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const grut = kleinGrut(stage, indeling, soort)
  const achter = stage.laag()
  stage.beeld(
    stage.textuur(() => bodem(indeling, { poorten, tinten: TINTEN[soort] }, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const vlag = TINTEN[soort].metWrak ? [makeWimpel(stage, indeling)] : []
  return { achter, raakbaar: [...grut, ...vlag] }
}

/** Adds the pennant of the wreck, which waves at who touches it. */
function makeWimpel(stage: Stage, indeling: Indeling): Raakbaar {
  const { k } = indeling.wrak
  const plek = poortInBeeld(indeling, MAST)
  const vlag = stage.beeld(
    stage.textuur(() => wimpelPlaat(k, stage.schaal)),
    { ...plek, anker: AAN_DE_MAST },
  )
  vlag.rotation = HELLING
  return {
    x: plek.x + 50 * k,
    y: plek.y,
    r: Math.max(VINGER, 70 * k),
    answer: () => wave(stage, vlag, HELLING),
  }
}

/** Adds what is far away: a shoal that passes in both directions, and a turtle, in the sun. */
function kleinGrut(
  stage: Stage,
  { w, zand, bord, k }: Indeling,
  soort: Water,
): readonly Raakbaar[] {
  const boven = bord.y + bord.h
  const set = (naam: Ding, maat: number) => {
    const textuur = stage.textuur(() => ding(naam, stage.schaal, maat))
    return (x: number, y: number) => stage.beeld(textuur, { x, y })
  }
  const [heen, terug] = [set('visje', 0.72 * k), set('visjeTerug', 0.66 * k)]
  const scholen = Array.from({ length: 8 }, (_, i) => {
    const y = boven + (zand - boven) * (0.08 + ((i * 37) % 80) / 100)
    const beeld = (i % 2 === 0 ? heen : terug)(((i * 197 + 40) % (w + 160)) - 80, y)
    beeld.alpha = soort === 'diepzee' ? 0.16 : 0.62
    return { beeld, y, kant: i % 2 === 0 ? 1 : -1 }
  })
  const schildpad = set('schildpad', 0.8 * k)(w * 0.42, boven + 46 * k)
  schildpad.visible = soort === 'rif'
  stage.opRustigFrame((ms, t) => {
    if (stage.rustig) return
    for (const [i, { beeld, y, kant }] of scholen.entries()) {
      beeld.x += ms * kant * (0.016 + (i % 3) * 0.005)
      if (beeld.x > w + 80) beeld.x = -80
      if (beeld.x < -80) beeld.x = w + 80
      beeld.y = y + Math.sin(t / 700 + i) * 5
    }
    schildpad.x = schildpad.x > w + 90 ? -90 : schildpad.x + ms * 0.011
    schildpad.rotation = -0.08 + Math.sin(t / 900) * 0.06
  })
  if (soort !== 'rif') return []
  const zwemt = {
    get x() {
      return schildpad.x
    },
    get y() {
      return schildpad.y
    },
    r: Math.max(VINGER, 48 * k),
    answer: () => roll(stage, schildpad),
  }
  return [zwemt]
}

interface Groei extends Plant {
  readonly soort: 'wier' | 'koraal' | 'spons'
  /** A fraction of the width, and the depth into the sand in px. */
  readonly x: number
  readonly y: number
}

/** How far kelp sways, in radians. */
const GOLVEND = 0.045

const SCHILDER = { wier, koraal, spons } as const

const ACHTER: readonly Groei[] = [
  { soort: 'koraal', x: 0.055, y: -34, hoog: 150, kleur: '#c55fd0', zaad: 4 },
  { soort: 'wier', x: 0.27, y: 10, hoog: 190, kleur: '#6cc04a', zaad: 2 },
  { soort: 'koraal', x: 0.145, y: 26, hoog: 124, kleur: '#ff6f7d', zaad: 9 },
  { soort: 'spons', x: 0.22, y: 34, hoog: 112, kleur: '#ffc93c', zaad: 1 },
  { soort: 'wier', x: 0.86, y: 4, hoog: 210, kleur: '#3fae5a', zaad: 6 },
  { soort: 'koraal', x: 0.93, y: -10, hoog: 116, kleur: '#9aa9e8', zaad: 12 },
  { soort: 'koraal', x: 0.8, y: 30, hoog: 104, kleur: '#ff9a4d', zaad: 3 },
]
const VOOR: readonly Groei[] = [
  { soort: 'wier', x: 0.02, y: 130, hoog: 330, kleur: '#2f8f6a', zaad: 7 },
  { soort: 'spons', x: 0.9, y: 128, hoog: 124, kleur: '#ff7fae', zaad: 5 },
  { soort: 'koraal', x: 0.085, y: 132, hoog: 116, kleur: '#ffa04a', zaad: 8 },
  { soort: 'wier', x: 0.985, y: 132, hoog: 290, kleur: '#3fae5a', zaad: 11 },
]

/** The colours of what grows in the deep, where it shines by itself. */
const GLOEIEND = ['#4fe0c8', '#b48cff', '#ff8fd0', '#6fb8ff', '#f4d36a'] as const

/** Adds swaying plants: those behind the fish, or the near ones that the edge cuts off. */
export function planten(
  stage: Stage,
  { w, zand, k }: Indeling,
  { deel, soort }: { readonly deel: 'achter' | 'voor'; readonly soort: Water },
): void {
  const maat = w < 600 ? k * 0.86 : k
  const grond = stage.textuur(() => ding('grond', stage.schaal, maat))
  const alle = (deel === 'achter' ? ACHTER : VOOR).map((groei, i) => {
    const kleur =
      soort !== 'rif' ? (GLOEIEND[(i + groei.zaad) % GLOEIEND.length] ?? '') : groei.kleur
    const eigen = { ...groei, kleur, hoog: groei.hoog * maat }
    const textuur = stage.textuur(() => SCHILDER[groei.soort](eigen, stage.schaal))
    const voet = { x: groei.x * w, y: zand + groei.y * k }
    stage.beeld(grond, { x: voet.x, y: voet.y - 5 * k }).scale.set(groei.soort === 'wier' ? 0.8 : 1)
    const beeld = stage.beeld(textuur, { ...voet, anker: [0.5, 1] })
    return { beeld, zwaai: groei.soort === 'wier' ? GOLVEND : 0.014 }
  })
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, { beeld, zwaai }] of alle.entries())
      beeld.rotation = Math.sin(t / 1000 + i * 1.3) * zwaai
  })
}

/** Adds what lies and walks on the sand. Who touches it sees it hop or spin, and bubbles come out of the shell. */
export function opHetZand(
  stage: Stage,
  { w, h, zand, k }: Indeling,
  blow: (punt: { readonly x: number; readonly y: number }) => void,
): readonly Raakbaar[] {
  const diep = h - zand
  const put = (naam: Ding, x: number, y: number): Beeld =>
    stage.beeld(
      stage.textuur(() => ding(naam, stage.schaal, 0.8 * k)),
      { x: x * w, y: zand + y * diep },
    )
  const schelp = put('schelp', 0.3, 0.62)
  const ster = put('zeester', 0.75, 0.66)
  ster.rotation = SCHEEF
  const krab = put('krab', 0.68, 0.74)
  const thuis = krab.x
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    krab.x = thuis + Math.sin(t / 2600) * 46 * k
    krab.rotation = Math.sin(t / 130) * 0.05
  })
  const [krabY, schelpY] = [krab.y, schelp.y]
  const r = Math.max(VINGER, 48 * k)
  const gaapt = (): void => {
    hop(stage, schelp, schelpY)
    if (!stage.rustig) blow(schelp)
  }
  const loopt = {
    get x() {
      return krab.x
    },
    y: krabY,
    r,
    answer: () => hop(stage, krab, krabY),
  }
  return [
    loopt,
    { x: schelp.x, y: schelpY, r, answer: gaapt },
    { x: ster.x, y: ster.y, r, answer: () => spin(stage, ster, SCHEEF) },
  ]
}

/** Adds rising bubbles. The places where they come from never change. */
export function luchtbellen(stage: Stage, { w, zand, k }: Indeling, op: Laag): void {
  const rnd = stroom(5)
  const tex = [0.36, 0.6, 0.95].map((maat) =>
    stage.textuur(() => ding('luchtbel', stage.schaal, maat * k)),
  )
  const bellen = Array.from({ length: w < 600 ? 8 : 14 }, (_, i) => {
    const textuur = tex[i % 3]
    const [x, y, v, p] = [rnd() * w, 80 + rnd() * (zand - 60), 0.016 + rnd() * 0.03, rnd() * 6]
    return textuur ? [{ beeld: stage.beeld(textuur, { x, y, op }), x, v, p }] : []
  }).flat()
  stage.opRustigFrame((ms, t) => {
    if (stage.rustig) return
    for (const { beeld, x, v, p } of bellen) {
      beeld.y -= ms * v
      beeld.x = x + Math.sin(t / 700 + p) * 9
      if (beeld.y < 60) beeld.y = zand + 20
    }
  })
}

/** What shines more with each right word. */
export interface Lichten {
  /** Shows this many lights. The newest lights up slowly unless `meteen`. */
  show(aantal: number, meteen: boolean): void
  midden(nr: number): { x: number; y: number } | null
  feest(): void
}

/** Makes the portholes of the wreck. One lights up for every right word and stays lit. */
export function patrijspoorten(stage: Stage, indeling: Indeling, aantal: number): Lichten {
  const textuur = stage.textuur(() => licht(indeling.wrak.k, stage.schaal))
  const lichten = poortPlekken(aantal).map((plek) => {
    const beeld = stage.beeld(textuur, poortInBeeld(indeling, plek))
    beeld.rotation = HELLING
    beeld.alpha = 0
    return beeld
  })
  let aan = 0
  return {
    show: (nu, meteen) => {
      for (const [i, beeld] of lichten.entries()) {
        if (i < aan === i < nu) continue
        if (meteen || i >= nu) beeld.alpha = i < nu ? 1 : 0
        else stage.tweens.start(500, (u) => (beeld.alpha = u), { wacht: 700 })
      }
      aan = nu
    },
    midden: (nr) => lichten[nr] ?? null,
    feest: () => {
      for (const [i, beeld] of lichten.entries())
        if (i < aan)
          stage.tweens.start(1800, (u) => (beeld.alpha = 0.55 + 0.45 * Math.cos(u * Math.PI * 4)), {
            wacht: i * 90,
          })
    },
  }
}
