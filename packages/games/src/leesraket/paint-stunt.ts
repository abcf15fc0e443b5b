import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { pad, solid, streep, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawVliegtuig, VLIEGTUIG } from './paint-hoogte.ts'

/** The letters on the cloth, and how much room each takes. */
const LETTER = { maat: 38, breed: 25 } as const
const DOEK = { hoog: 58, rand: 44, staart: 22 } as const
const TOUW = 46
/** Where the pilot's head is in the plane, and its scale. */
const PILOOT = { x: 104, y: 14, s: 0.42 } as const
const HOOG = 96
const BOVEN = 26

const doekBreed = (woord: string): number => woord.length * LETTER.breed + DOEK.rand

/** Returns how wide a plane with this word is, in units. */
export const stuntBreed = (woord: string): number => doekBreed(woord) + TOUW + VLIEGTUIG[0]

/** Draws a cloth with a tail that hangs from a rope, its left side at x = 0. */
function doek(g: G, woord: string): void {
  const [b, top, hoog] = [doekBreed(woord), 14, DOEK.hoog]
  const vorm = pad(
    `M0 ${top}Q${b / 4} ${top - 9} ${b / 2} ${top}T${b} ${top}V${top + hoog}Q${(3 * b) / 4} ${top + hoog + 9} ${b / 2} ${top + hoog}T0 ${top + hoog}L${DOEK.staart} ${top + hoog / 2}Z`,
  )
  solid(g, { pad: vorm, kader: [0, top - 9, b, hoog + 18], kleur: CREME, lijn: 4, strook: 0.2 })
  write(g, woord, [(b + DOEK.staart) / 2, top + hoog / 2 + 1, LETTER.maat])
  streep(g, pad(`M${b} ${top + hoog / 2}Q${b + TOUW / 2} ${top + hoog / 2 + 12} ${b + TOUW} 40`), {
    kleur: INKT,
    dikte: 3,
  })
}

/** Bakes a plane with its pilot, which tows a cloth with the word that was written. */
export function stuntPlaat(
  { woord, piloot }: { readonly woord: string; readonly piloot: HeldSoort },
  { schaal, k }: { readonly schaal: number; readonly k: number },
): Plaat {
  const [, hoog] = VLIEGTUIG
  return bak({ w: stuntBreed(woord) * k, h: (HOOG + BOVEN) * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(3, BOVEN)
    doek(g, woord)
    g.translate(doekBreed(woord) + TOUW - 14, 0)
    g.save()
    g.translate(PILOOT.x, PILOOT.y)
    g.scale(PILOOT.s, PILOOT.s)
    drawKop(g, piloot)
    g.restore()
    drawVliegtuig(g)
    // The edge of the cockpit lies over the pilot's chin.
    fill(
      g,
      pad(`M84 ${hoog / 2 - 13}Q104 ${hoog / 2 - 6} 126 ${hoog / 2 - 12}V${hoog / 2 - 6}H84Z`),
      CREME,
    )
  })
}
