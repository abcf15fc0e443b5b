import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Kleding } from '@letterhaven/game-kit/keuzen/kleding'
import { truiKleur } from '@letterhaven/game-kit/held/held-kleding'
import { HAND, KOP_Y } from '@letterhaven/game-kit/held/held-plaat'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import type { Laag, Stage, Tekening } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { BROEK, kopPlaatVan, LIJF_ANKER, lijfPlaat, SCHOEN } from './paint-loper.ts'
import { schaduwPlaat } from './paint-klein.ts'
import { BAAN, lengteVan, loopRand, maatOp, puntOp } from './ring.ts'

/** Who runs, in which lane, and where it is drawn. */
interface Wie {
  readonly kop: (schaal: number) => Plaat
  /** The colour of its vest. */
  readonly hemd: string
  readonly nummer: string
  readonly op: Laag
  readonly baan?: number | undefined
}

/** How somebody falls: rolled over its own ears, whirled round, or with its trousers down. */
export type Val = 'rol' | 'tol' | 'broek'

/** terug: falls back along the track. springt: over what stands ahead. */
interface Loopwijze {
  readonly terug?: boolean
  readonly springt?: boolean
}

export interface Loper {
  /** Runs to a part of the lap, forward, over what stands ahead of it where it may jump; back where that is asked. */
  run(naar: number, hoe?: Loopwijze): void
  /** Puts it there at once. */
  put(deel: number): void
  show(isZichtbaar: boolean): void
  juich(ms: number): void
  schud(ms: number): void
  /** Runs on the spot for so long. */
  draaf(ms: number): void
  /** Falls in a funny way, and gets up. */
  val(hoe: Val): void
  /** Where it is on its way to, and where its feet are. */
  doel(): number
  plek(): { readonly x: number; readonly y: number; readonly s: number }
}

/** How far ahead of a runner a hurdle stands, in px at scale 1, and how high it is jumped. */
export const HORDE = { ver: 96, hoog: 58 } as const
/** How long a run takes: at least, per px at scale 1, and at most, in ms. */
const LOOP = { minst: 300, perPx: 1.5, meest: 1700 } as const
/** How long a jump on the spot takes, in ms. */
const SPRONG_MS = 620
/** The legs of one stride take so many ms. */
const PAS_MS = 300

/** How long somebody falls, lies there and gets up, in ms. */
const VAL_MS = 2200

/** How high the middle of a runner is over its feet, in px at scale 1. */
const MIDDEN = 70

const VLEES = HAND

/** Draws one leg: from its hip to a foot, with a shoe. */
function drawBeen(tek: Tekening, [hx, hy]: Punt, [vx, vy]: Punt): void {
  const been = {
    soort: 'boog',
    van: [hx, hy],
    via: [(hx + vx) / 2 + 9, (hy + vy) / 2 - 4],
    naar: [vx, vy],
  } as const
  const zool = { soort: 'lijn', van: [vx - 3, vy], naar: [vx + 9, vy] } as const
  tek.teken(been, { lijn: INKT, dikte: 20 })
  tek.teken(zool, { lijn: INKT, dikte: 20 })
  tek.teken(been, { lijn: VLEES, dikte: 12.5 })
  tek.teken(zool, { lijn: SCHOEN, dikte: 12.5 })
}

function drawArm(
  tek: Tekening,
  [[sx, sy], [hx, hy]]: readonly [schouder: Punt, hand: Punt],
  mouw: string,
): void {
  const arm = {
    soort: 'boog',
    van: [sx, sy],
    via: [(sx + hx) / 2 - 7, (sy + hy) / 2 + 13],
    naar: [hx, hy],
  } as const
  tek.teken(arm, { lijn: INKT, dikte: 19 })
  tek.teken(arm, { lijn: mouw, dikte: 12 })
  tek.teken({ soort: 'cirkel', midden: [hx, hy], r: 10 }, { vul: INKT })
  tek.teken({ soort: 'cirkel', midden: [hx, hy], r: 7 }, { vul: VLEES })
}

/** Where a runner is in its stride, and in its mood. */
interface Houding {
  readonly pas: number
  readonly rent: number
  readonly blij: number
}

/** Draws legs and arms of a stride; standing still, or with the arms up for joy. */
function drawLeden(
  [achter, voor]: readonly [Tekening, Tekening],
  { pas, rent, blij }: Houding,
  mouw: string,
): void {
  achter.clear()
  voor.clear()
  const zwaai = Math.sin(pas) * rent
  const hef = (fase: number): number => -Math.max(0, Math.cos(pas + fase)) * 20 * rent
  drawBeen(achter, [-9, -44], [-9 - zwaai * 27, -7 + hef(Math.PI)])
  drawBeen(achter, [9, -44], [9 + zwaai * 27, -7 + hef(0)])
  const op = blij > 0 ? -62 : 0
  const handen: readonly Punt[] = [
    [-34 + zwaai * 22 - (op === 0 ? 0 : 10), -58 - Math.abs(zwaai) * 10 + op],
    [34 - zwaai * 22 + (op === 0 ? 0 : 10), -58 - Math.abs(zwaai) * 10 + op],
  ]
  drawArm(achter, [[-22, -87], handen[0] ?? [0, 0]], mouw)
  const [hx, hy] = handen[1] ?? [0, 0]
  drawArm(
    voor,
    [
      [22, -87],
      [hx, hy],
    ],
    mouw,
  )
}

/** Draws dotted underpants, and the shorts round the feet. */
function drawBroek(tek: Tekening): void {
  const onder = { soort: 'lijn', van: [-16, -47], naar: [16, -47] } as const
  const broek = { soort: 'lijn', van: [-15, -8], naar: [15, -8] } as const
  tek.teken(onder, { lijn: INKT, dikte: 26 })
  tek.teken(onder, { lijn: PAPIER, dikte: 20 })
  for (const x of [-14, 0, 14])
    tek.teken({ soort: 'cirkel', midden: [x, -47], r: 4 }, { vul: ROOD })
  tek.teken(broek, { lijn: INKT, dikte: 22 })
  tek.teken(broek, { lijn: BROEK, dikte: 15 })
}

/** Makes somebody who runs on the track. */
export function makeRenner(stage: Stage, indeling: Indeling, wie: Wie): Loper {
  const { k, baan } = indeling
  const { kop: kopPlaat, hemd: mouw, nummer, op } = wie
  const rand = loopRand(baan, wie.baan ?? BAAN.held)
  const lang = lengteVan(rand)
  const laag = stage.laag(op)
  const schaal = stage.schaal * Math.max(0.5, k)
  const schaduw = stage.beeld(
    stage.textuur(() => schaduwPlaat(schaal)),
    { x: 0, y: 0, op: laag },
  )
  const figuur = stage.laag(laag)
  const achter = stage.tekening(figuur)
  const lijf = stage.beeld(
    stage.textuur(() => lijfPlaat(mouw, nummer, schaal)),
    {
      x: 0,
      y: 0,
      anker: LIJF_ANKER,
      op: figuur,
    },
  )
  const kop = stage.beeld(
    stage.textuur(() => kopPlaat(schaal)),
    {
      x: 0,
      y: KOP_Y,
      anker: [0.5, 0.62],
      op: figuur,
    },
  )
  const voor = stage.tekening(figuur)
  const nu = {
    deel: 0,
    naar: 0,
    hoog: 0,
    rent: 0,
    kant: 1,
    pas: 0,
    blij: 0,
    nee: 0,
    draaf: 0,
    val: 0,
    hoe: 'rol' as Val,
  }
  let loop = 0

  function plek() {
    const [x, y] = puntOp(rand, nu.deel)
    return { x, y, s: k * maatOp(indeling, y) }
  }

  function put(deel: number): void {
    // It stops where it is put.
    loop += 1
    Object.assign(nu, { deel, naar: deel, rent: 0, hoog: 0 })
  }

  function run(naar: number, { springt = false, terug = false }: Loopwijze = {}): void {
    const van = nu.deel
    const ver = terug ? naar - van : (((naar - van) % 1) + 1) % 1
    nu.naar = naar
    const px = Math.abs(ver) * lang
    const staat = px < 2
    if (staat && !springt) return
    const deze = (loop += 1)
    const ms = staat
      ? SPRONG_MS
      : Math.min(LOOP.meest, Math.max(LOOP.minst, (px / Math.max(0.3, k)) * LOOP.perPx))
    const over = Math.min(px, 2 * HORDE.ver * k)
    stage.tweens.start(
      ms,
      (t) => {
        if (deze !== loop) return
        nu.deel = van + ver * t
        nu.rent = t < 1 && !staat ? 1 : 0
        const gelopen = px * t
        const lucht = staat ? t : gelopen / over
        const inLucht = springt && lucht < 1 ? lucht : 0
        nu.hoog = Math.sin(inLucht * Math.PI)
        if (t === 1) put(naar)
      },
      { verloop: (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)) },
    )
  }

  /** Turns who falls about its middle: over its head, or round like a top and onto its back. */
  function drawVal(): void {
    const { val, hoe, kant, rent } = nu
    // It lies there for a while, and gets up at the end.
    const ligt = Math.min(1, val * 3) * Math.min(1, (1 - val) * 6)
    const rol = hoe === 'rol' ? Math.min(1, val * 3) * 2 * Math.PI : 0
    const hoek = hoe === 'broek' ? ligt * 0.3 : rol + ligt * (Math.PI / 2)
    const draai = val > 0 ? hoek : 0
    figuur.x = -Math.sin(draai) * MIDDEN * kant * 0.5
    figuur.y -= (1 - Math.cos(draai)) * MIDDEN * 0.4
    figuur.rotation = (rent * 0.07 + draai) * kant
    const tol = val > 0 && hoe === 'tol' && val < 0.5 ? Math.cos(val * 12 * Math.PI) : 1
    figuur.scale.set(kant * tol, 1)
  }

  stage.opFrame((ms, t) => {
    if (!laag.visible) return
    const leeft = stage.rustig ? 0 : 1
    nu.blij = Math.max(0, nu.blij - ms)
    nu.nee = Math.max(0, nu.nee - ms)
    nu.draaf = Math.max(0, nu.draaf - ms)
    if (nu.draaf > 0) nu.pas += (ms / PAS_MS) * Math.PI * 1.5
    else nu.pas += (ms / PAS_MS) * Math.PI * nu.rent
    const { x, y, s } = plek()
    const [vx] = puntOp(
      rand,
      // Who falls back still runs forward.
      nu.deel + 0.004,
    )
    if (Math.abs(vx - x) > 0.4) nu.kant = vx < x ? -1 : 1
    laag.set(x, y)
    laag.scale.set(s)
    const sprong = nu.blij > 0 ? Math.abs(Math.sin(t / 115)) * 16 * leeft : 0
    figuur.y = -nu.hoog * HORDE.hoog - sprong - Math.abs(Math.sin(nu.pas)) * 5 * nu.rent
    drawVal()
    schaduw.scale.set(1 - nu.hoog * 0.3)
    lijf.scale.set(1, 1 + Math.sin(t / 400) * 0.012 * leeft * (1 - nu.rent))
    kop.y = KOP_Y + 2 + Math.sin(t / 400) * 1.5 * leeft
    const wiebel = nu.blij > 0 ? Math.sin(t / 80) * 0.1 : nu.nee > 0 ? Math.sin(t / 85) * 0.17 : 0
    kop.rotation = wiebel * leeft
    drawLeden([achter, voor], { ...nu, rent: nu.draaf > 0 ? 1 : nu.rent }, mouw)
    if (nu.val > 0 && nu.hoe === 'broek') drawBroek(voor)
  })

  return {
    run,
    put,
    show: (isZichtbaar) => {
      laag.visible = isZichtbaar
    },
    juich: (ms) => {
      nu.blij = ms
    },
    schud: (ms) => {
      nu.nee = ms
    },
    draaf: (ms) => {
      nu.draaf = ms
    },
    val: (hoe) => {
      nu.hoe = hoe
      stage.tweens.start(
        VAL_MS,
        (t) => {
          nu.val = t < 1 ? t : 0
        },
        { verloop: (t) => t },
      )
    },
    doel: () => nu.naar,
    plek,
  }
}

/** Who runs for the pupil. */
interface Held extends Pick<Wie, 'nummer' | 'op' | 'baan'> {
  readonly soort: HeldSoort
  readonly kleding: Kleding
}

/** Makes the runner of the pupil, in its own vest. */
export const makeLoper = (
  stage: Stage,
  indeling: Indeling,
  { soort, kleding, ...wie }: Held,
): Loper =>
  makeRenner(stage, indeling, {
    ...wie,
    hemd: truiKleur(kleding.trui),
    kop: (schaal) => kopPlaatVan(soort, kleding, schaal),
  })
