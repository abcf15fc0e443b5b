import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doos, pad, streep, verloop, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { drawWinter } from './paint-winter.ts'
import { bruggenVan, rijweg } from './indeling.ts'
import { drawBrug, drawSloten } from './paint-brug.ts'
import { huizen } from './paint-huis.ts'
import { slinger } from './paint-lucht.ts'

/** Paints the road along the houses, cleared of snow, with its stones. */
function paadje(g: G, indeling: Indeling): void {
  const { w } = indeling
  const { y, hoog } = rijweg(indeling)
  const baan = pad(
    `M-10 ${y}Q${w * 0.3} ${y - hoog * 0.12} ${w * 0.55} ${y}T${w + 10} ${y}V${y + hoog}Q${w * 0.7} ${y + hoog * 1.14} ${w * 0.4} ${y + hoog}T-10 ${y + hoog}Z`,
  )
  fill(g, baan, verloop(g, [0, y, 0, y + hoog * 1.2], ['#b9a99c', '#cdbfb4']))
  g.save()
  g.clip(baan)
  for (let r = 0; r < hoog / 11 + 1; r += 1)
    for (let i = 0; i < w / 30 + 1; i += 1)
      fill(
        g,
        doos([i * 30 - (r % 2) * 15, y - 6 + r * 13, 26, 10], 4),
        (i * 3 + r) % 3 ? wit(0.16) : 'rgba(80,60,90,.12)',
      )
  g.restore()
  for (const dy of [0, hoog])
    streep(
      g,
      pad(
        `M-10 ${y + dy}Q${w * 0.3} ${y - hoog * 0.12 + dy * 1.1} ${w * 0.55} ${y + dy}T${w + 10} ${y + dy}`,
      ),
      { kleur: '#ffffff', dikte: 7 },
    )
}

/** The street, painted once: sky, mountains, village, houses, lamps that are out, snow. */
export function plein(indeling: Indeling, schaal: number): Plaat {
  const { w, bodem } = indeling
  return bak({ w, h: bodem, schaal }, (g) => {
    drawWinter(g, indeling)
    paadje(g, indeling)
    huizen(g, indeling)
    slinger(g, indeling)
  })
}

/** The street at the stage of the bridges, before its sky. */
export function grachten(indeling: Indeling, schaal: number): Plaat {
  const { w, h } = indeling
  return bak({ w, h, schaal }, (g) => {
    drawSloten(g, indeling)
    paadje(g, indeling)
    huizen(g, indeling)
    for (const brug of bruggenVan(indeling)) drawBrug(g, brug, indeling)
    slinger(g, indeling)
  })
}
