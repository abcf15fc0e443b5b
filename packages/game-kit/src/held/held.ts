import { bak } from '../tekenen/bake.ts'
import type { Plaat } from '../tekenen/bake.ts'
import { KAAL, truiKleur } from './held-kleding.ts'
import { HAND, KOP_Y, SCHOUDER, drawHeldKop, drawLijf } from './held-plaat.ts'
import type { Kleding } from '../keuzen/kleding.ts'
import { INKT } from '../tekenen/kleur.ts'
import { plaatInKopmaat } from './kop.ts'
import { KOPPEN } from '../keuzen/koppen.ts'
import type { HeldSoort } from '../keuzen/koppen.ts'
import type { Beeld, Laag, Stage, Tekening } from '../tekenen/stage.ts'
import type { G, Punt } from '../tekenen/teken.ts'

/** Work clothes, worn instead of the overalls and the hero's own hat. */
export interface Werkkleding {
  /** Paints the body with its lower edge at y = 0. A scarf of the hero's own is kept. */
  readonly lijf: (g: G, kleding: Kleding) => void
  readonly mouw: string
  /** The hat. Its lower edge goes round the head. */
  readonly hoed: () => Plaat
}

/**
 * Where the lower edge of a hat is, measured from the middle of the face. It is higher on a head whose eyes stand on
 * top.
 */
const hoedHoogte = (soort: HeldSoort): number => (KOPPEN[soort].oor === 'bult' ? -42 : -24)

function lijfPlaat(kleding: Kleding, schaal: number, lijf: Werkkleding['lijf']): Plaat {
  return bak({ w: 152, h: 124, schaal }, (g) => {
    g.translate(76, 118)
    lijf(g, kleding)
  })
}

export interface Held {
  readonly laag: Laag
  /** Puts the feet at (x, y). */
  plaats(x: number, y: number): void
  /** Makes the hand reach for a point for a while. */
  reik(x: number, y: number): void
  /** Jumps for joy for `ms`. */
  juich(ms: number): void
  /** Shakes the head for `ms`. */
  schud(ms: number): void
}

export interface HeldOpties {
  readonly soort: HeldSoort
  readonly maat: number
  /** The tool in the hand, with its grip at the anchor `greep`. */
  readonly gereedschap: () => Plaat
  readonly greep: Punt
  readonly werk?: Werkkleding
}

/**
 * Makes the hero: head, body and one arm with a tool. It breathes, sways, reaches and rejoices, and is drawn on top of
 * the stage.
 */
export function makeHeld(stage: Stage, opties: HeldOpties): Held {
  const { maat, werk } = opties
  const { kleding = KAAL } = stage
  const opHoofd = werk ? { ...kleding, hoed: null } : kleding
  const mouw = werk?.mouw ?? truiKleur(kleding.trui)
  const laag = stage.laag()
  const beeld = (plaat: () => Plaat, anker: Punt): Beeld =>
    stage.beeld(stage.textuur(plaat), { x: 0, y: 0, anker, op: laag })
  const lijf = beeld(() => lijfPlaat(kleding, stage.schaal, werk?.lijf ?? drawLijf), [0.5, 0.952])
  const kop = beeld(
    () => plaatInKopmaat(118, stage.schaal, (g) => drawHeldKop(g, opties.soort, opHoofd)),
    [0.5, 0.62],
  )
  const hoed = werk && beeld(werk.hoed, [0.5, 1])
  const arm = stage.tekening(laag)
  const tool = beeld(opties.gereedschap, opties.greep)
  lijf.scale.set(maat)
  const doel = { x: 0, y: 0, nog: 0 }
  const hand = { x: 60, y: -60 }
  let blij = 0
  let nee = 0

  function rust(t: number, k: number): Punt {
    return [72, -96 + Math.sin(t / 500) * 4 * k]
  }

  stage.opFrame((ms, t) => {
    const k = stage.rustig ? 0 : 1
    doel.nog = Math.max(0, doel.nog - ms)
    blij = Math.max(0, blij - ms)
    nee = Math.max(0, nee - ms)
    const sprong = blij > 0 ? -Math.abs(Math.sin(t / 110)) * 9 * k : 0
    const [rx, ry] = rust(t, k)
    const naar =
      doel.nog > 0
        ? { x: (doel.x - laag.x) / maat, y: (doel.y - laag.y) / maat }
        : { x: rx, y: ry + (blij > 0 ? -26 : 0) }
    const f = stage.rustig ? 1 : 1 - Math.exp(-ms / (doel.nog > 0 ? 26 : 90))
    hand.x += (naar.x - hand.x) * f
    hand.y += (naar.y - hand.y) * f
    lijf.scale.set(maat, maat * (1 + Math.sin(t / 380) * 0.012 * k))
    // A hero in work clothes stands behind something, so the head jumps and the body stays.
    lijf.y = werk ? 0 : sprong * maat
    kop.scale.set(maat)
    kop.y = (KOP_Y + Math.sin(t / 380) * 1.6 * k + sprong) * maat
    const wiebel = blij > 0 ? Math.sin(t / 70) * 0.12 : nee > 0 ? Math.sin(t / 80) * 0.16 : 0
    kop.rotation = (Math.sin(t / 760) * 0.05 + wiebel) * k
    if (hoed) setHoed(hoed, kop, { maat, ver: hoedHoogte(opties.soort) * maat })
    drawArm(arm, [hand.x, hand.y + 22, sprong], { k: maat, mouw })
    tool.scale.set(maat)
    tool.set(hand.x * maat, hand.y * maat)
    tool.rotation = doel.nog > 0 ? Math.sin(t / 90) * 0.1 * k : 0.12
  })

  return {
    laag,
    plaats: (x, y) => laag.set(x, y),
    reik: (x, y) => Object.assign(doel, { x, y, nog: 520 }),
    juich: (ms) => {
      blij = ms
    },
    schud: (ms) => {
      nee = ms
    },
  }
}

/** Makes a hat turn with the head, round the middle of the face. */
function setHoed(hoed: Beeld, kop: Beeld, { maat, ver }: { maat: number; ver: number }): void {
  hoed.scale.set(maat)
  hoed.set(-ver * Math.sin(kop.rotation), kop.y + ver * Math.cos(kop.rotation))
  hoed.rotation = kop.rotation
}

/** Draws the arm from the shoulder to the hand [x, y, jump]: ink, sleeve and hand. */
function drawArm(
  tek: Tekening,
  [hx, hy, sprong]: readonly [number, number, number],
  { k, mouw }: { readonly k: number; readonly mouw: string },
): void {
  const [sx, sy] = [SCHOUDER[0], SCHOUDER[1] + sprong]
  const [ex, ey] = [(sx + hx) / 2 + 14, (sy + hy) / 2 + 20]
  tek.clear()
  const arm = {
    soort: 'boog',
    van: [sx * k, sy * k],
    via: [ex * k, ey * k],
    naar: [hx * k, hy * k],
  } as const
  tek.teken(arm, { lijn: INKT, dikte: 25 * k })
  tek.teken(arm, { lijn: mouw, dikte: 17 * k })
  const hand = { soort: 'cirkel', midden: arm.naar } as const
  tek.teken({ ...hand, r: 13.5 * k }, { vul: INKT })
  tek.teken({ ...hand, r: 9.5 * k }, { vul: HAND })
}
