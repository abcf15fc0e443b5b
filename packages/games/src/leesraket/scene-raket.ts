import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { ding } from './paint-klein.ts'
import {
  drawGlans,
  drawRaket,
  drawRuit,
  raketPlaat,
  RINGEN,
  ringPlaat,
  RUIT,
  VOET,
} from './paint-raket.ts'

/** How far the flame burns while the rocket hovers, and how far while it rises. */
const ZWEEF = 0.45
/** How much further it burns for each letter in its tank, and at most: the length of the word is told by nothing. */
const TANK = { perLetter: 0.06, meest: 0.36 } as const
const TRIL_MS = 220
/** How quickly it comes to where it is steered, as a share for each ms, and how far it leans over for each px a ms. */
const STUUR = { mee: 0.006, val: 0.0035, helling: 0.22, meest: 0.34 } as const
/** How the engine sputters at a mistake: how long, how many hops, and how high. */
const SPUTTER = { ms: 1100, hops: 3, hoog: 74 } as const
/** How it hops for who touches it: how long, and how high. */
const HUP = { ms: 640, hoog: 60 } as const
/** How fast the rings of the tank fill and burn up, in ms for each. */
const RING_MS = { vol: 40, leeg: 110 } as const
/** How far the rocket shoots ahead of the world that sinks, as a part of the sky, and how much its flame grows then. */
const STOOT = { hoog: 0.13, vlam: 1.55 } as const

/** Where its foot should be, and how large it should be there. */
interface Doel {
  readonly x: number
  readonly y: number
  readonly zoom?: number
}

/** Makes the rings of the tank: each letter lights one, and all burn up one after the other at the launch. */
function makeRingen(stage: Stage, op: Laag, s: number) {
  const plaat = stage.textuur(() => ringPlaat(s, stage.schaal))
  const ringen = Array.from({ length: RINGEN.aantal }, (_, nr) =>
    stage.beeld(plaat, { x: 0, y: (RINGEN.onder - nr * RINGEN.stap) * s, op }),
  )
  const straks = stage.beeld(plaat, { x: 0, y: 0, op })
  let doel = 0
  let nu = 0
  let wacht = false
  stage.opFrame((ms, t) => {
    straks.visible = wacht && doel < RINGEN.aantal
    straks.y = (RINGEN.onder - doel * RINGEN.stap) * s
    straks.alpha = stage.rustig ? 0.5 : 0.45 + 0.4 * Math.sin(t / 190)
    const stap = ms / (doel > nu ? RING_MS.vol : RING_MS.leeg)
    nu = stage.rustig ? doel : doel > nu ? Math.min(doel, nu + stap) : Math.max(doel, nu - stap)
    for (const [nr, ring] of ringen.entries()) {
      ring.alpha = Math.min(1, Math.max(0, nu - nr))
      ring.visible = ring.alpha > 0
      // A ring swells while it lights up.
      ring.scale.set(1 + Math.sin(ring.alpha * Math.PI) * 0.12, 1)
    }
  })
  return {
    /** Says how many letters are in the tank, and whether it waits for the next one, whose ring glows. */
    fuel: (letters: number, wachtend: boolean): void => {
      doel = Math.min(RINGEN.aantal, letters)
      wacht = wachtend
      stage.vuil()
    },
  }
}

/** Makes the rocket with the pupil's animal. It hums, rises, hovers, hisses and shakes. */
export function makeRaket(stage: Stage, indeling: Indeling, soort: HeldSoort) {
  const { raket, grond } = indeling
  const { s } = raket
  const laag = stage.laag()
  const deel = (teken: typeof drawRaket) =>
    stage.beeld(
      stage.textuur(() => raketPlaat(teken, s, stage.schaal)),
      { x: 0, y: 0, anker: VOET, op: laag },
    )
  const vlam = stage.beeld(
    stage.textuur(() => ding('vlam', stage.schaal, s)),
    { x: 0, y: -20 * s, anker: [0.5, 0.04], op: laag },
  )
  deel(drawRaket)
  const ringen = makeRingen(stage, laag, s)
  deel(drawRuit)
  const kop = stage.beeld(
    stage.textuur(() => kopPlaat(soort, 116 * s, stage.schaal)),
    { x: 0, y: (RUIT.y + 8) * s, anker: [0.5, 0.62], op: laag },
  )
  deel(drawGlans)
  laag.set(raket.x, grond)
  const stand = {
    blij: 0,
    nee: 0,
    vuur: 0,
    tril: 0,
    tank: 0,
    voet: grond,
    zweeft: false,
    x: raket.x,
    zoom: 1,
    doel: { x: raket.x, y: grond, zoom: 1 },
    scheef: 0,
    sputter: 0,
    hup: 0,
    brandt: 0,
    stoot: 0,
  }

  function burn(ms: number, t: number): void {
    const doel = stand.vuur > 0 ? STOOT.vlam : (stand.zweeft ? ZWEEF : 0) + stand.tank
    stand.brandt += (doel - stand.brandt) * Math.min(1, ms / 160)
    vlam.visible = stand.brandt > 0.04
    const flikker = stage.rustig ? 0 : 1
    vlam.scale.set(
      stand.brandt * (1 + Math.sin(t / 30) * 0.06 * flikker),
      stand.brandt * (0.9 + Math.sin(t / 41) * 0.12 * flikker),
    )
  }

  /** Comes nearer to where it is steered, and leans over on the way. */
  function glide(ms: number): void {
    const was = stand.x
    const deel = (per: number): number => (stage.rustig ? 1 : Math.min(1, ms * per))
    stand.x += (stand.doel.x - stand.x) * deel(STUUR.mee)
    stand.voet += (stand.doel.y - stand.voet) * deel(STUUR.val)
    stand.zoom += (stand.doel.zoom - stand.zoom) * deel(STUUR.val)
    laag.scale.set(stand.zoom)
    const helling = ((stand.x - was) / Math.max(8, ms)) * STUUR.helling
    const naar = Math.max(-STUUR.meest, Math.min(STUUR.meest, helling))
    stand.scheef += (naar - stand.scheef) * Math.min(1, ms * 0.012)
  }

  /** Returns how high it hops because it was touched. */
  function hup(ms: number): number {
    stand.hup = Math.max(0, stand.hup - ms)
    return Math.abs(Math.sin((stand.hup / HUP.ms) * Math.PI * 2)) * HUP.hoog * s
  }

  /** Returns how high it hops while the engine sputters, which hops less each time, and how far it reels. */
  function sputter(ms: number): readonly [number, number] {
    stand.sputter = Math.max(0, stand.sputter - ms)
    const d = 1 - stand.sputter / SPUTTER.ms
    const golf = Math.sin(d * Math.PI * SPUTTER.hops)
    return [Math.abs(golf) * (1 - d) * SPUTTER.hoog * s, golf * (1 - d) * 0.16]
  }

  stage.opFrame((ms, t) => {
    stand.blij = Math.max(0, stand.blij - ms)
    stand.nee = Math.max(0, stand.nee - ms)
    stand.vuur = Math.max(0, stand.vuur - ms)
    stand.tril = Math.max(0, stand.tril - ms)
    glide(ms)
    const [sprong, reel] = sputter(ms)
    const hop = sprong + hup(ms)
    burn(ms, t)
    const k = stage.rustig ? 0 : 1
    const wiebel =
      stand.blij > 0 ? Math.sin(t / 80) * 0.14 : stand.nee > 0 ? Math.sin(t / 70) * 0.2 : 0
    kop.rotation = (Math.sin(t / 900) * 0.05 + wiebel) * k
    kop.y =
      (RUIT.y + 8) * s +
      (Math.sin(t / 420) * 1.4 - (stand.blij > 0 ? Math.abs(Math.sin(t / 120)) * 7 : 0)) * k
    const zweef = stand.zweeft ? Math.sin(t / 700) * 5 * s : 0
    const ril = stand.nee > 0 ? Math.sin(t / 38) * 4 * (stand.nee / 600) : 0
    const tril = Math.sin(t / 24) * 5 * (stand.tril / TRIL_MS) * (stand.tank / TANK.meest)
    laag.set(stand.x + (ril + tril) * k, stand.voet + (zweef - stand.stoot - hop) * k)
    laag.rotation = (stand.scheef + reel) * k
  })

  return {
    /** Returns where its foot is, and how much larger it is than on the ground. */
    voet: () => ({ x: stand.x, y: stand.voet, zoom: stand.zoom }),
    /** Steers to another place, at once or on the way. */
    steer: (naar: Doel, meteen: boolean) => {
      stand.doel = { zoom: 1, ...naar }
      if (!meteen) return
      stand.x = stand.doel.x
      stand.voet = stand.doel.y
      stand.zoom = stand.doel.zoom
    },
    /** Hops, with a laugh, for who touches it. */
    hup: () => {
      stand.blij = HUP.ms * 1.4
      stand.hup = HUP.ms
    },
    juich: (ms: number) => {
      stand.blij = ms
    },
    /** Trembles for a letter that goes into the tank, the more the fuller it is. */
    tank: () => {
      stand.tril = TRIL_MS
    },
    /** Says how many letters are in the tank. */
    fuel: (letters: number, wacht: boolean) => {
      stand.tank = Math.min(TANK.meest, letters * TANK.perLetter)
      ringen.fuel(letters, wacht)
    },
    /** The engine sputters: it hops, reels, and comes down again. */
    schud: () => {
      stand.nee = 600
      stand.vuur = 0
      stand.sputter = SPUTTER.ms
    },
    /** Burns for so long, and hovers afterwards. */
    vlieg: (ms: number, meteen: boolean) => {
      stand.vuur = meteen ? 0 : ms
      stand.zweeft = true
      if (!meteen)
        stage.tweens.start(
          ms,
          (d) => {
            stand.stoot = Math.sin(Math.PI * d) * indeling.hemel.h * STOOT.hoog
          },
          { verloop: VERLOPEN.uit },
        )
      if (meteen) stand.brandt = ZWEEF
    },
  }
}
