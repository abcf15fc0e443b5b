import { KOPPEN, type HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { drawArm } from '@letterhaven/game-kit/held/arm'
import { KAAL, truiKleur } from '@letterhaven/game-kit/held/held-kleding'
import { drawHeldKop, drawLijf, HAND, KOP_Y } from '@letterhaven/game-kit/held/held-plaat'
import { plaatInKopmaat } from '@letterhaven/game-kit/held/kop'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import type { Beeld, Laag, Stage, Tekening } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import {
  BOOT,
  BOOT_ANKER,
  GOLF_ANKER,
  golfPlaat,
  rompPlaat,
  spiegelPlaat,
  toeterPlaat,
} from './paint-boot.ts'
import { makePloeg } from './scene-ploeg.ts'
import type { Kant } from './stand.ts'

/** How the hero sits: its size in the boat, and how high its feet are. */
const HELD = { s: 0.82, y: -26 } as const
/** The oars: where they turn, how far the blade is out, and how far it goes forward and back. */
const RIEM = { uit: 100, voor: -46, achter: 44, op: -26 } as const
/** How long a full stroke is held, how fast it comes back, and how long a boat wobbles, in ms. */
const HAAL = { ms: 900, terug: 300, wiebel: 1100 } as const
/** Where the cox holds the horn, and how it is turned: while a stroke is made, and at rest. */
const TOETER = { op: [44, -124, -0.35], neer: [42, -68, 0.35] } as const
/** Which oars there are: a paddle at one side, one at each, or none in the hand of the cox. */
export type Tuig = 'een' | 'twee' | 'stuur'

export interface Boot {
  /** Pulls with the oar of a side as long as it is held; lets it come back where it is not. */
  houd(kant: Kant | null): void
  /** A stroke was made: the boat shoots ahead. */
  schiet(kant: Kant): void
  /** One more letter of the stroke that is held. */
  duw(): void
  juich(ms: number): void
  schud(ms: number): void
  /** Turns into a bend. */
  draai(kant: Kant): void
  show(ploeg: number): void
}

/** How an oar stands: how far it was pulled, 0 to 1, and whether its blade is out of the water. */
interface Stand {
  readonly trek: number
  readonly isOp: boolean
}

/** Draws an oar at a side, and returns where its handle is. */
function drawRiem(tek: Tekening, kant: number, { trek, isOp }: Stand): Punt {
  const [lx, ly] = [kant * BOOT.half, BOOT.rand]
  const hoog = (isOp ? RIEM.op : 0) + 44
  const blad: Punt = [
    lx + kant * RIEM.uit * (1 - Math.abs(trek - 0.5) * 0.3),
    ly + hoog + RIEM.voor + (RIEM.achter - RIEM.voor) * trek,
  ]
  const greep: Punt = [kant * 30, ly - 24 + (trek - 0.5) * -22]
  const steel = { soort: 'lijn', van: greep, naar: blad } as const
  const [dx, dy] = [blad[0] - lx, blad[1] - ly]
  const lang = Math.hypot(dx, dy)
  const punt: Punt = [blad[0] + (dx / lang) * 38, blad[1] + (dy / lang) * 38]
  const blok = { soort: 'lijn', van: blad, naar: punt } as const
  tek.teken(blok, { lijn: INKT, dikte: 27 })
  tek.teken(steel, { lijn: INKT, dikte: 13 })
  tek.teken(steel, { lijn: '#e8c48a', dikte: 6.5 })
  tek.teken(blok, { lijn: ROOD, dikte: 19 })
  tek.teken({ soort: 'cirkel', midden: [lx, ly], r: 6 }, { vul: '#5b5a68', lijn: INKT, dikte: 3 })
  return greep
}

/** Makes the boat with the hero at its stern, who looks back as rowers do, and the crew before it. */
export function makeBoot(
  stage: Stage,
  { boot: { x, y, s } }: Indeling,
  { soort, tuig, op }: { readonly soort: HeldSoort; readonly tuig: Tuig; readonly op: Laag },
): Boot {
  const { kleding = KAAL } = stage
  const schaal = stage.schaal * s
  const laag = stage.laag(op)
  laag.scale.set(s)
  const golf = stage.beeld(
    stage.textuur(() => golfPlaat(schaal)),
    { x: 0, y: 0, anker: GOLF_ANKER, op: laag },
  )
  golf.visible = false
  const rompen = [0, 1, 2, 3, 4].map((banken) =>
    stage.beeld(
      stage.textuur(() => rompPlaat(banken, schaal)),
      { x: 0, y: 0, anker: BOOT_ANKER, op: laag },
    ),
  )
  const ploeg = makePloeg(stage, stage.laag(laag), soort)
  const held = stage.laag(laag)
  held.set(0, HELD.y)
  held.scale.set(HELD.s)
  const deel = (schilder: Parameters<Stage['textuur']>[0], anker: Punt): Beeld =>
    stage.beeld(stage.textuur(schilder), { x: 0, y: 0, anker, op: held })
  const lijf = deel(
    () =>
      bak({ w: 152, h: 124, schaal }, (g) => {
        g.translate(76, 118)
        drawLijf(g, kleding)
      }),
    [0.5, 0.952],
  )
  const kop = deel(
    () => plaatInKopmaat(118, schaal, (g) => drawHeldKop(g, soort, kleding)),
    [0.5, 0.62],
  )
  const armen = stage.tekening(held)
  const toeter = deel(() => toeterPlaat(schaal), [10 / 60, 30 / 56])
  toeter.visible = tuig === 'stuur'
  stage.beeld(
    stage.textuur(() => spiegelPlaat(schaal)),
    { x: 0, y: 0, anker: BOOT_ANKER, op: laag },
  )
  const riemen = stage.tekening(laag)
  const mouw = truiKleur(kleding.trui)
  const nu = {
    houdt: null as Kant | null,
    trek: 0,
    laatst: 1 as Kant,
    terug: true,
    blij: 0,
    nee: 0,
    stoot: 0,
    draai: 0,
  }
  const isBult = KOPPEN[soort].oor === 'bult'

  /** Returns how the oar of a side stands now. */
  const standVan = (kant: number): Stand => {
    const isDeze = tuig === 'stuur' || nu.laatst === 0 || kant === nu.laatst
    return isDeze ? { trek: nu.trek, isOp: nu.terug } : { trek: 0.12, isOp: true }
  }

  function drawHeld(t: number): void {
    armen.clear()
    riemen.clear()
    const hand = (punt: Punt): Punt => [punt[0] / HELD.s, (punt[1] - HELD.y) / HELD.s]
    const arm = (kant: number, naar: Punt): void =>
      drawArm(armen, naar, { kant, k: 1, mouw, elleboog: [13, 15] })
    if (tuig === 'stuur') {
      const isOp = nu.houdt !== null || nu.blij > 0
      const [x1, y1, hoek] = isOp ? TOETER.op : TOETER.neer
      arm(-1, [-42, -40])
      arm(1, [x1 + 2, y1 + 2])
      toeter.set(x1, y1)
      toeter.rotation = hoek
      return
    }
    const greep = (kant: number): Punt => {
      const punt = drawRiem(riemen, kant, standVan(kant))
      riemen.teken({ soort: 'cirkel', midden: punt, r: 9 }, { vul: HAND, lijn: INKT, dikte: 3.4 })
      return punt
    }
    const kanten = tuig === 'een' ? [1] : [-1, 1]
    if (nu.blij > 0) {
      for (const kant of [-1, 1]) arm(kant, [kant * 58, -146 + Math.sin(t / 90) * 8])
      for (const kant of kanten) drawRiem(riemen, kant, { trek: 0.2, isOp: true })
      return
    }
    for (const kant of kanten) {
      const punt = greep(kant)
      arm(kant, hand(punt))
      if (tuig === 'een') arm(-1, hand([punt[0] - 26, punt[1] - 8]))
    }
  }

  stage.opFrame((ms, t) => {
    const leeft = stage.rustig ? 0 : 1
    nu.blij = Math.max(0, nu.blij - ms)
    nu.nee = Math.max(0, nu.nee - ms)
    nu.stoot *= Math.exp(-ms / 420)
    if (nu.houdt !== null) nu.trek = Math.min(1, nu.trek + ms / HAAL.ms)
    else nu.trek = Math.max(0, nu.trek - ms / HAAL.terug)
    golf.visible = nu.stoot > 0.06
    golf.alpha = Math.min(1, nu.stoot * 1.2)
    golf.scale.set(1.12 - nu.stoot * 0.22)
    const wiebel = nu.nee > 0 ? Math.sin(t / 85) * 0.09 * (nu.nee / HAAL.wiebel) : 0
    laag.set(x + nu.draai * 40 * s, y + (Math.sin(t / 720) * 2 * leeft - nu.stoot * 13) * s)
    laag.rotation = (wiebel + nu.draai * 0.09) * leeft
    const sprong = nu.blij > 0 ? Math.abs(Math.sin(t / 120)) * 9 * leeft : 0
    held.y = HELD.y - sprong
    held.rotation = (nu.trek - 0.2) * -0.05 * leeft
    lijf.scale.set(1, 1 + Math.sin(t / 400) * 0.012 * leeft)
    kop.y = KOP_Y + (isBult ? 4 : 0) + Math.sin(t / 400) * 1.5 * leeft + nu.trek * 5
    kop.rotation = (nu.nee > 0 ? Math.sin(t / 80) * 0.14 : Math.sin(t / 800) * 0.03) * leeft
    drawHeld(t * leeft)
    ploeg.beweeg(nu.trek, t, nu.blij > 0 && leeft > 0)
  })

  return {
    houd: (kant) => {
      if (kant !== null) {
        nu.laatst = kant === 0 ? (tuig === 'een' ? 1 : 0) : kant
        if (nu.houdt === null) nu.trek = Math.min(nu.trek, 0.1)
      }
      nu.terug = kant === null
      nu.houdt = kant
    },
    schiet: (kant) => {
      nu.laatst = kant === 0 ? (tuig === 'een' ? 1 : 0) : kant
      nu.trek = Math.max(nu.trek, 0.8)
      nu.stoot = 1
    },
    duw: () => {
      nu.stoot = Math.max(nu.stoot, 0.45)
    },
    juich: (ms) => {
      nu.blij = ms
    },
    schud: (ms) => {
      nu.nee = ms
    },
    draai: (kant) => {
      stage.tweens.start(1500, (u) => {
        nu.draai = u < 1 ? Math.sin(u * Math.PI) * -kant : 0
      })
    },
    show: (aantal) => {
      ploeg.show(aantal)
      const banken = Math.ceil(aantal / 2)
      for (const [nr, romp] of rompen.entries()) romp.visible = nr === banken
    },
  }
}
