import type { Plaat } from './bake.ts'
import { KAAL, tekenSjaal, truiKleur } from './held-kleding.ts'
import { tekenHoed } from './hoeden.ts'
import type { Kleding } from './kleding.ts'
import { doorzichtig, INKT } from './kleur.ts'
import { tekenKop } from './kop.ts'
import { KOPPEN } from './koppen.ts'
import type { HeldSoort } from './koppen.ts'
import { doos, ovaal, pad, solid, streep, vul } from './teken.ts'
import type { G, Punt } from './teken.ts'

const BROEK = '#2f6fd6'
export const HAND = '#ffe2bd'
/** Where the arm leaves the body and where the head sits, from the feet, before scaling. */
export const SCHOUDER: Punt = [30, -84]
export const KOP_Y = -122

/** The body without head and arm, in overalls, feet at (0, 0). */
export function tekenLijf(g: G, { trui, sjaal }: Kleding = KAAL): void {
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
  for (const x of [-16, 16]) vul(g, ovaal([x, -83, 4.5, 4.5]), '#ffd45e')
  vul(g, doos([-14, -60, 28, 18], 5), doorzichtig('#140a46', 0.22))
  streep(g, pad('M0-32V-4'), { kleur: doorzichtig('#140a46', 0.35), dikte: 3 })
  if (sjaal) tekenSjaal(g, sjaal)
}

/** The head with the hat on it, round (0, 0). */
export function tekenHeldKop(g: G, soort: HeldSoort, { hoed }: Kleding): void {
  tekenKop(g, soort)
  if (hoed) tekenHoed(g, hoed, KOPPEN[soort].oor)
}

/** What a hero holds and wears, and where. */
export interface Greep {
  readonly hand: Punt
  readonly tool: Plaat
  readonly kleding?: Kleding | undefined
}

/** The whole hero standing still, feet at (0, 0). */
export function tekenHeld(
  g: G,
  soort: HeldSoort,
  { hand: [hx, hy], tool, kleding = KAAL }: Greep,
): void {
  tekenLijf(g, kleding)
  g.save()
  g.translate(0, KOP_Y)
  g.scale(0.83, 0.83)
  tekenHeldKop(g, soort, kleding)
  g.restore()
  const [sx, sy] = SCHOUDER
  const arm = pad(`M${sx} ${sy}Q${(sx + hx) / 2 + 10} ${(sy + hy) / 2 + 22} ${hx} ${hy + 22}`)
  streep(g, arm, { dikte: 25 })
  streep(g, arm, { kleur: truiKleur(kleding.trui), dikte: 17 })
  g.drawImage(tool.canvas, hx - tool.w / 2, hy - tool.h * 0.4, tool.w, tool.h)
  vul(g, ovaal([hx, hy + 22, 13.5, 13.5]), INKT)
  vul(g, ovaal([hx, hy + 22, 9.5, 9.5]), HAND)
}
