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
const LOS_MS = 700
/** How much further it burns for each letter in its tank, and at most: the length of the word is told by nothing. */
const TANK = { perLetter: 0.06, meest: 0.36 } as const
const TRIL_MS = 220
/** How long it takes to steer aside. */
const STUUR_MS = 520
/** How fast the rings of the tank fill and burn up, in ms for each. */
const RING_MS = { vol: 40, leeg: 110 } as const
/** How far the rocket shoots ahead of the world that sinks, as a part of the sky, and how much its flame grows then. */
const STOOT = { hoog: 0.13, vlam: 1.55 } as const

/** Makes the rings of the tank: each letter lights one, and all burn up one after the other at the launch. */
function makeRingen(stage: Stage, op: Laag, s: number) {
  const plaat = stage.textuur(() => ringPlaat(s, stage.schaal))
  const ringen = Array.from({ length: RINGEN.aantal }, (_, nr) =>
    stage.beeld(plaat, { x: 0, y: (RINGEN.onder - nr * RINGEN.stap) * s, op }),
  )
  let doel = 0
  let nu = 0
  stage.opFrame((ms) => {
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
    fuel: (letters: number): void => {
      doel = Math.min(RINGEN.aantal, letters)
      stage.vuil()
    },
  }
}

/** Makes the rocket with the pupil's animal. It hums, rises, hovers, hisses and shakes. */
export function makeRaket(stage: Stage, indeling: Indeling, soort: HeldSoort) {
  const { raket, grond, vlucht } = indeling
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
    scheef: 0,
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

  stage.opFrame((ms, t) => {
    stand.blij = Math.max(0, stand.blij - ms)
    stand.nee = Math.max(0, stand.nee - ms)
    stand.vuur = Math.max(0, stand.vuur - ms)
    stand.tril = Math.max(0, stand.tril - ms)
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
    laag.set(stand.x + (ril + tril) * k, stand.voet + (zweef - stand.stoot) * k)
    laag.rotation = stand.scheef * k
  })

  return {
    /** Returns where its foot is. */
    voet: () => ({ x: stand.x, y: stand.voet }),
    /** Steers to another place beside where it is, and leans over on the way. */
    steer: (x: number, meteen: boolean) => {
      const van = stand.x
      if (meteen || van === x) {
        stand.x = x
        return
      }
      stage.tweens.start(
        STUUR_MS,
        (d) => {
          stand.x = van + (x - van) * d
          stand.scheef = Math.sin(Math.PI * d) * Math.sign(x - van) * 0.3
        },
        { verloop: VERLOPEN.heenWeer },
      )
    },
    juich: (ms: number) => {
      stand.blij = ms
    },
    /** Trembles for a letter that goes into the tank, the more the fuller it is. */
    tank: () => {
      stand.tril = TRIL_MS
    },
    /** Says how many letters are in the tank. */
    fuel: (letters: number) => {
      stand.tank = Math.min(TANK.meest, letters * TANK.perLetter)
      ringen.fuel(letters)
    },
    schud: () => {
      stand.nee = 600
      stand.vuur = 0
    },
    /** Burns for so long, and hovers afterwards; `meteen` puts it where it then is. */
    vlieg: (ms: number, meteen: boolean) => {
      stand.vuur = meteen ? 0 : ms
      const van = stand.voet
      const set = (d: number): void => {
        stand.voet = van + (vlucht.voet - van) * d
      }
      stand.zweeft = true
      if (!meteen)
        stage.tweens.start(
          ms,
          (d) => {
            stand.stoot = Math.sin(Math.PI * d) * indeling.hemel.h * STOOT.hoog
          },
          { verloop: VERLOPEN.uit },
        )
      if (meteen) {
        stand.brandt = ZWEEF
        set(1)
      } else stage.tweens.start(LOS_MS, set, { verloop: VERLOPEN.heenWeer })
    },
  }
}
