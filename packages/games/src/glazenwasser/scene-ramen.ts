import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Beeld, Laag, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import { donkereKamer, glans, lichteKamer, luik } from './paint-raam.ts'
import { modder, swipe, vuil } from './paint-vuil.ts'
import type { Plek } from '@letterhaven/game-kit/regels/veel'
import { lookOut, waveFrom } from './scene-klop.ts'
import { buurHoogte, comeUp, hideBuur, peek, setBuur, type BuurBeeld } from './scene-buur.ts'
import { standVan } from './stand.ts'
import type { Raam, State } from './rules.ts'
import type { Stand } from './stand.ts'

interface RaamBeeld extends BuurBeeld {
  readonly vuil: Beeld
  readonly modder: Beeld
  readonly glans: Beeld
  readonly luiken: readonly [Beeld, Beeld]
  /** Waves with a paw. */
  readonly wuif: () => void
  stand: Stand | null
  /** The dirt as last shown; 1 is all of it. */
  over: number
  /** Whether the sponge is going over the whole pane now. */
  wordtGewassen: boolean
}

/** What the picture shows of a window: how it stands, and the dirt that is left. */
interface Toestand {
  readonly stand: Stand
  readonly vuil: number
}

const toestandVan = (plek: Plek<Raam>): Toestand => ({
  stand: standVan(plek),
  vuil: plek.opgave?.vuil ?? 1,
})

export interface Ramen {
  show(state: State): void
  veegOp(plek: number, x: number, y: number): void
  /** Goes over the whole pane, down in three bands; `bij` hears where the sponge is. */
  wash(plek: number, bij: (x: number, y: number) => void): void
  /** Answers a knock: who lives in a lit window hops and waves, and from a dark or shut one somebody looks out. */
  klop(plek: number): void
  /** Makes every neighbour in a lit window hop for joy, or those of some windows. */
  feest(plekken?: readonly number[]): void
  middelpunt(plek: number): { x: number; y: number } | null
}

export interface RamenLagen {
  readonly kamers: Laag
  readonly glas: Laag
}

/** How long the sponge takes for a whole pane, in ms, and the bands in which it goes. */
export const WAS_MS = 640
const BANEN = [0.18, 0.5, 0.84] as const
const PER_BAAN = 9

/** Returns where the sponge is when it went over `k` of a pane: there, back, and there again. */
function sponsPlek({ w, h }: Pick<Vak, 'w' | 'h'>, k: number): { x: number; y: number } {
  const ver = Math.min(BANEN.length - 0.001, k * BANEN.length)
  const baan = Math.floor(ver)
  const opzij = baan % 2 ? 1 - (ver - baan) : ver - baan
  return { x: w * (0.06 + 0.88 * opzij), y: h * (BANEN[baan] ?? 0.5) }
}

const LUIK_KLEUR = ['#2f8a5b', '#c23b55', '#3868b0'] as const

/** Returns the index of the house that a window is in. */
function huisVan({ huizen }: Indeling, { x, w }: Vak): number {
  return huizen.findIndex((huis) => x + w / 2 < huis.x + huis.w)
}

/**
 * The step through the list of animals: far enough that no two grey ones live side by side, and with no divisor in
 * common with 11.
 */
const STAP = 4

/** Returns the neighbours for the windows: every animal but the hero. The last of them lives in no street but the longest. */
export function buren(held: HeldSoort): readonly (typeof DIEREN)[number][] {
  const anderen = DIEREN.filter((dier) => dier !== held)
  return anderen.flatMap((_, i) => anderen[(i * STAP) % anderen.length] ?? [])
}

interface Texturen {
  readonly donker: Textuur
  readonly licht: readonly Textuur[]
  readonly modder: Textuur
  readonly glans: Textuur
  readonly luik: readonly Textuur[]
}

function texturen(stage: Stage, { w, h }: Vak): Texturen {
  const maat = { w, h, schaal: stage.schaal }
  const half = { ...maat, w: w / 2 }
  return {
    donker: stage.textuur(() => donkereKamer(maat)),
    licht: [0, 1, 2].map((i) => stage.textuur(() => lichteKamer(maat, i))),
    modder: stage.textuur(() => modder(maat)),
    glans: stage.textuur(() => glans(maat)),
    luik: LUIK_KLEUR.map((kleur) => stage.textuur(() => luik(half, kleur))),
  }
}

/** Makes the windows of the street: room, neighbour, dirt and shutters, each according to its state. */
export function makeRamen(
  stage: Stage,
  indeling: Indeling,
  opties: RamenLagen & { held: HeldSoort },
): Ramen {
  const eerste = indeling.ramen[0]
  const tex = eerste ? texturen(stage, eerste) : null
  const dieren = buren(opties.held)

  function make(vak: Vak, plek: number): RaamBeeld[] {
    if (!tex) return []
    const { x, y, w, h } = vak
    const hier = (textuur: Textuur, op: Laag) => stage.beeld(textuur, { x, y, anker: 0, op })
    hier(tex.donker, opties.kamers)
    const licht = hier(tex.licht[plek % 3] ?? tex.donker, opties.kamers)
    const dier = dieren[plek % dieren.length] ?? 'beer'
    const kop = stage.textuur(() => kopPlaat(dier, Math.min(w * 0.9, h * 0.84), stage.schaal))
    const buur = stage.beeld(kop, {
      x: x + w / 2,
      y: y + h * 1.64,
      anker: [0.5, 0.62],
      op: opties.kamers,
    })
    const luikTex = tex.luik[huisVan(indeling, vak) % LUIK_KLEUR.length] ?? tex.donker
    return [
      {
        vak,
        licht,
        buur,
        wuif: () => waveFrom(stage, opties.kamers, { vak, dier }),
        vuil: hier(
          stage.textuur(() => vuil({ w, h, schaal: stage.schaal }, plek * 77 + 3)),
          opties.glas,
        ),
        modder: hier(tex.modder, opties.glas),
        glans: hier(tex.glans, opties.glas),
        luiken: [
          stage.beeld(luikTex, { x, y, anker: 0, op: opties.glas }),
          stage.beeld(luikTex, { x: x + w, y, anker: [1, 0], op: opties.glas }),
        ],
        stand: null,
        over: 1,
        wordtGewassen: false,
        schijn: 1,
      },
    ]
  }
  const beelden = indeling.ramen.flatMap(make)

  function setDirect(b: RaamBeeld, raam: Toestand): void {
    const open = raam.stand !== 'dicht'
    b.licht.alpha = raam.stand === 'schoon' ? 1 : 0
    b.buur.visible = raam.stand === 'schoon'
    setBuur(b, raam.stand === 'schoon' ? 1 : 0)
    b.vuil.visible = raam.stand === 'vuil' || raam.stand === 'gewezen'
    b.vuil.alpha = raam.stand === 'gewezen' ? 0.4 : 1
    b.modder.alpha = raam.stand === 'spat' ? 1 : 0
    for (const deel of b.luiken) deel.scale.x = open ? 0 : 1
    if (raam.stand === 'vuil' && raam.vuil < b.over) herveeg(b, raam.vuil)
    if (raam.stand === 'vuil') peek(b, raam.vuil)
  }

  /** Wipes as much as the state says was wiped, after a change of size. */
  function herveeg(b: RaamBeeld, over: number): void {
    for (let rest = b.over - 0.34; rest > over - 0.17; rest -= 0.34) band(b, rest)
    b.over = over
    stage.ververs(b.vuil.textuur)
  }

  /** Draws one stroke across the pane: in the upper, middle or lower third, by how much dirt is left after it. */
  function band(b: RaamBeeld, over: number): void {
    const y = b.vak.h * (over > 0.5 ? 0.2 : over > 0.1 ? 0.52 : 0.84)
    for (let i = 0; i <= 8; i++) swipe(b.vuil.textuur.plaat, b.vak.w * (0.06 + i * 0.11), y)
  }

  function nieuwVuil(b: RaamBeeld, plek: number): void {
    const { g, w, h } = b.vuil.textuur.plaat
    g.clearRect(0, 0, w, h)
    const vers = vuil({ w, h, schaal: stage.schaal }, plek * 77 + 41)
    g.drawImage(vers.canvas, 0, 0, w, h)
    b.over = 1
    stage.ververs(b.vuil.textuur)
  }

  function wissel(b: RaamBeeld, raam: Toestand, plek: number): void {
    const van = b.stand
    b.stand = raam.stand
    if (van === null) return setDirect(b, raam)
    const { tweens } = stage
    // What the sponge uncovers is seen as it goes; mud splashes when it is through.
    const wacht = b.wordtGewassen ? WAS_MS * 0.7 : 0
    const luiken = (k: number) => {
      for (const deel of b.luiken) deel.scale.x = k
    }
    // A misspelled window may get its next word at once; the shutters then close over the mud unseen.
    if (van === 'dicht' || raam.stand === 'vuil') {
      nieuwVuil(b, plek)
      setDirect(b, raam)
      luiken(1)
      return tweens.start(420, (k) => luiken(1 - k), { wacht: 60 * (plek % 4) })
    }
    if (raam.stand === 'dicht')
      return tweens.start(360, (k) => luiken(k), { verloop: VERLOPEN.uit })
    b.vuil.visible = raam.stand === 'gewezen' || b.wordtGewassen
    if (raam.stand === 'gewezen') b.vuil.alpha = 0.4
    if (raam.stand === 'spat') tweens.start(260, (k) => (b.modder.alpha = k), { wacht })
    if (raam.stand !== 'schoon') return hideBuur(b)
    b.modder.alpha = 0
    comeUp(b, tweens)
    tweens.start(800, (k) => (b.glans.alpha = 0.8 + 0.9 * Math.sin(k * Math.PI)), { wacht })
  }

  /** Makes the neighbours in lit windows hop for joy, all of them or those of some. */
  function hop(plekken?: readonly number[]): void {
    for (const [plek, b] of beelden.entries()) {
      if (b.stand !== 'schoon' || plekken?.includes(plek) === false) continue
      const hoog = buurHoogte(b.vak, 1)
      const spring = (k: number) => {
        b.buur.y = hoog - Math.abs(Math.sin(k * Math.PI * 3)) * b.vak.h * 0.12
      }
      const wacht = plekken?.length === 1 ? 0 : plek * 70
      stage.tweens.start(1500, spring, { verloop: VERLOPEN.recht, wacht })
    }
  }

  return {
    show: (state) => {
      for (const [plek, hier] of state.plekken.entries()) {
        const raam = toestandVan(hier)
        const b = beelden[plek]
        if (b && b.stand !== raam.stand) wissel(b, raam, plek)
        else if (b && raam.stand === 'vuil') peek(b, raam.vuil)
      }
    },
    veegOp: (plek, x, y) => {
      const b = beelden[plek]
      if (!b) return
      swipe(b.vuil.textuur.plaat, x * b.vak.w, y * b.vak.h)
      stage.ververs(b.vuil.textuur)
    },
    wash: (plek, bij) => {
      const b = beelden[plek]
      if (!b) return
      let tot = 0
      b.wordtGewassen = true
      stage.tweens.start(
        WAS_MS,
        (k) => {
          const stappen = Math.round(k * BANEN.length * PER_BAAN)
          for (; tot < stappen; tot += 1) {
            const { x, y } = sponsPlek(b.vak, tot / (BANEN.length * PER_BAAN))
            swipe(b.vuil.textuur.plaat, x, y)
          }
          const nu = sponsPlek(b.vak, k)
          bij(b.vak.x + nu.x, b.vak.y + nu.y)
          stage.ververs(b.vuil.textuur)
          if (k < 1) return
          b.wordtGewassen = false
          b.vuil.visible = b.stand === 'vuil' || b.stand === 'gewezen'
        },
        { verloop: VERLOPEN.recht },
      )
    },
    klop: (plek) => {
      const b = beelden[plek]
      if (b?.stand === 'schoon') {
        hop([plek])
        b.wuif()
      }
      if (b?.stand !== 'dicht' && b?.stand !== 'gewezen') return
      const van = b.stand
      const luiken = van === 'dicht' ? b.luiken : []
      lookOut({ ...b, luiken }, stage, () => b.stand === van)
    },
    feest: hop,
    middelpunt: (plek) => {
      const vak = beelden[plek]?.vak
      return vak ? { x: vak.x + vak.w / 2, y: vak.y + vak.h / 2 } : null
    },
  }
}
