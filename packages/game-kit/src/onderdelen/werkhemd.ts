import { KAAL, drawSjaal, truiKleur } from '../held/held-kleding.ts'
import { HAND } from '../held/held-plaat.ts'
import type { Kleding } from '../keuzen/kleding.ts'
import { INKT } from '../tekenen/kleur.ts'
import { ovaal, pad, solid, streep, fill } from '../tekenen/teken.ts'
import type { G, Punt } from '../tekenen/teken.ts'

interface StilleArm {
  /** The path from the shoulder to the wrist. */
  readonly weg: string
  readonly hand: Punt
  readonly mouw: string
}

const ARM: Omit<StilleArm, 'mouw'> = { weg: 'M-32-86Q-62-60-52-16', hand: [-51, -9] }

/** Draws the arm that does nothing. */
export function drawStilleArm(g: G, { weg, hand: [x, y], mouw }: StilleArm): void {
  const arm = pad(weg)
  streep(g, arm, { dikte: 25 })
  streep(g, arm, { kleur: mouw, dikte: 17 })
  fill(g, ovaal([x, y, 13.5, 12]), INKT)
  fill(g, ovaal([x, y, 9.5, 8]), HAND)
}

/**
 * Draws what shows of a hero's own clothes at the neck of work clothes: the collar of the jumper, and the scarf over
 * it.
 */
export function drawBoord(g: G, { trui, sjaal }: Kleding): void {
  solid(g, {
    pad: pad('M-27-105Q0-66 27-105L18-112H-18Z'),
    kader: [-27, -112, 54, 34],
    kleur: truiKleur(trui),
  })
  if (sjaal) drawSjaal(g, sjaal)
}

/**
 * Returns a painter of the upper body in a work shirt of one colour, its lower edge at y = 0. `tooi` paints what is on
 * the shirt.
 */
export const werkhemd =
  (kleur: string, tooi: (g: G) => void) =>
  (g: G, kleding: Kleding = KAAL): void => {
    solid(g, {
      pad: pad('M-42 0C-46-50-44-92-26-104H26C44-92 46-50 42 0Z'),
      kader: [-46, -104, 92, 104],
      kleur,
    })
    drawStilleArm(g, { ...ARM, mouw: kleur })
    tooi(g)
    drawBoord(g, kleding)
  }
