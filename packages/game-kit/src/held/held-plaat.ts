import type { Plaat } from '../tekenen/bake.ts'
import { KAAL, drawSjaal, truiKleur } from './held-kleding.ts'
import { drawHoed } from './hoeden.ts'
import type { Kleding } from '../keuzen/kleding.ts'
import { doorzichtig, INKT } from '../tekenen/kleur.ts'
import { drawKop } from './kop.ts'
import { KOPPEN } from '../keuzen/koppen.ts'
import type { HeldSoort } from '../keuzen/koppen.ts'
import { doos, ovaal, pad, solid, streep, fill } from '../tekenen/teken.ts'
import type { G, Punt } from '../tekenen/teken.ts'

const BROEK = '#2f6fd6'
export const HAND = '#ffe2bd'
/** Where the arm leaves the body and where the head sits, measured from the feet, before scaling. */
export const SCHOUDER: Punt = [30, -84]
export const KOP_Y = -122

/** Draws the body in overalls, without head and arms, its feet at (0, 0). */
export function drawLijf(g: G, { trui, sjaal }: Kleding = KAAL): void {
  solid(g, {
    pad: doos([-34, -108, 68, 76], [28, 28, 18, 18]),
    kader: [-34, -108, 68, 76],
    kleur: truiKleur(trui),
  })
  solid(g, {
    pad: doos([-36, -68, 72, 68], [14, 14, 10, 10]),
    kader: [-36, -68, 72, 68],
    kleur: BROEK,
  })
  const slab = doos([-23, -90, 46, 40], 10)
  solid(g, { pad: slab, kader: [-23, -90, 46, 40], kleur: BROEK, lijn: 0, donker: 0 })
  for (const x of [-16, 16]) fill(g, ovaal([x, -83, 4.5, 4.5]), '#ffd45e')
  fill(g, doos([-14, -60, 28, 18], 5), doorzichtig('#140a46', 0.22))
  streep(g, pad('M0-32V-4'), { kleur: doorzichtig('#140a46', 0.35), dikte: 3 })
  if (sjaal) drawSjaal(g, sjaal)
}

/** Draws the head with its hat, round (0, 0). */
export function drawHeldKop(g: G, soort: HeldSoort, { hoed }: Kleding): void {
  drawKop(g, soort)
  if (hoed) drawHoed(g, hoed, KOPPEN[soort].oor)
}

/** What a hero holds and wears, and where the hand is. */
export interface Greep {
  readonly hand: Punt
  readonly tool: Plaat
  readonly kleding?: Kleding | undefined
  /** Where the other hand is. A hero at work keeps it behind its back, so it is absent then. */
  readonly vrijeHand?: Punt
}

/** Draws the whole hero standing still, its feet at (0, 0). */
export function drawHeld(
  g: G,
  soort: HeldSoort,
  { hand: [hx, hy], tool, vrijeHand, kleding = KAAL }: Greep,
): void {
  drawLijf(g, kleding)
  g.save()
  g.translate(0, KOP_Y)
  g.scale(0.83, 0.83)
  drawHeldKop(g, soort, kleding)
  g.restore()
  const mouw = truiKleur(kleding.trui)
  if (vrijeHand) {
    drawArm(g, [-SCHOUDER[0], SCHOUDER[1]], { hand: vrijeHand, mouw })
    drawHand(g, vrijeHand)
  }
  drawArm(g, SCHOUDER, { hand: [hx, hy + 22], mouw })
  g.drawImage(tool.canvas, hx - tool.w / 2, hy - tool.h * 0.4, tool.w, tool.h)
  drawHand(g, [hx, hy + 22])
}

/** Draws an arm from the shoulder to the hand, bent slightly outwards. */
function drawArm(
  g: G,
  [sx, sy]: Punt,
  { hand: [hx, hy], mouw }: { readonly hand: Punt; readonly mouw: string },
): void {
  const arm = pad(
    `M${sx} ${sy}Q${(sx + hx) / 2 + 10 * Math.sign(sx)} ${(sy + hy) / 2 + 11} ${hx} ${hy}`,
  )
  streep(g, arm, { dikte: 25 })
  streep(g, arm, { kleur: mouw, dikte: 17 })
}

function drawHand(g: G, [x, y]: Punt): void {
  fill(g, ovaal([x, y, 13.5, 13.5]), INKT)
  fill(g, ovaal([x, y, 9.5, 9.5]), HAND)
}
