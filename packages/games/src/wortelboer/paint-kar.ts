import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { KAR } from './kar-maat.ts'
import { KRAT_NAAM, KRATTEN } from './stand.ts'

function drawWiel(g: G, [x, y]: Punt): void {
  solid(g, { pad: ovaal([x, y, 25, 25]), kader: [x - 25, y - 25, 50, 50], kleur: '#b5713a' })
  fill(g, ovaal([x, y, 16, 16]), '#f3d9a8')
  streep(g, pad(`M${x - 15} ${y}H${x + 15}M${x} ${y - 15}V${y + 15}`), {
    kleur: '#8a5129',
    dikte: 4,
  })
  fill(g, ovaal([x, y, 6, 6]), INKT)
}

/** Draws the front of a crate with its name on paper. */
function drawKrat(g: G, [x, y]: Punt, naam: string): void {
  const { w, h } = KAR.krat
  const kader = [x - w / 2, y, w, h] as const
  solid(g, { pad: doos(kader, 5), kader, kleur: '#f2c98b', lijn: 3.5 })
  streep(g, pad(`M${x - w / 2 + 2} ${y + 13}h${w - 4}M${x - w / 2 + 2} ${y + 29}h${w - 4}`), {
    kleur: 'rgba(130,80,30,.55)',
    dikte: 2.5,
  })
  const papier = [x - w / 2 + 6, y + 7, w - 12, h - 13] as const
  fill(g, doos(papier, 5), '#fff8e6')
  g.font = '700 23px Andika, system-ui, sans-serif'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = INKT
  g.fillText(naam, x, y + h / 2 + 1)
}

/** The back of the cart: two shelves between posts, before which carrots stand in their crates. */
export const karAchter = (s: number, schaal: number): Plaat =>
  bak({ w: (KAR.w + 24) * s, h: (KAR.h + 10) * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(12, 4)
    const kader = [8, 22, KAR.w - 16, 132] as const
    solid(g, { pad: doos(kader, 6), kader, kleur: '#a5662f', lijn: 3.5 })
    fill(g, doos([14, 74, KAR.w - 28, 74], 4), 'rgba(60,30,10,.35)')
  })

/** The front of the cart: its crates, its plank and its wheels. */
export const karPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: (KAR.w + 24) * s, h: (KAR.h + 10) * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(12, 4)
    streep(g, pad('M4 154L-10 118'), { dikte: 12 })
    streep(g, pad('M4 154L-10 118'), { kleur: '#b5713a', dikte: 6 })
    for (const [nr, plek] of KAR.kratten.entries())
      drawKrat(g, plek, KRAT_NAAM[KRATTEN[nr] ?? 'nu'])
    const plank = [0, 150, KAR.w, 16] as const
    solid(g, { pad: doos(plank, 7), kader: plank, kleur: '#c07f45' })
    drawWiel(g, [46, 170])
    drawWiel(g, [KAR.w - 46, 170])
  })
