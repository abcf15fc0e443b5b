import { CREME, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  fill,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'

/** The miller is painted in a box of this size, his clogs on its lower edge. */
export const MOLENAAR = { w: 180, h: 240 } as const

/** Draws the body: clogs, trousers, shirt, apron and arms in the air. */
function lijf(g: G): void {
  for (const kant of [-1, 1]) {
    solid(g, {
      pad: pad(`M${kant * 14}-40H${kant * 34}V-8H${kant * 14}Z`),
      kader: [Math.min(kant * 14, kant * 34), -40, 20, 32],
      kleur: '#3f5fb0',
    })
    const klomp = pad(
      `M${kant * 8}-16Q${kant * 30}-22 ${kant * 40}-8Q${kant * 52}-10 ${kant * 52} 0H${kant * 8}Z`,
    )
    solid(g, { pad: klomp, kader: [Math.min(kant * 8, kant * 52), -20, 44, 20], kleur: '#ffcf33' })
    const arm = pad(`M${kant * 34}-96Q${kant * 62}-104 ${kant * 66}-134`)
    streep(g, arm, { dikte: 26 })
    streep(g, arm, { kleur: '#7fc4f2', dikte: 18 })
    const hand = ovaal([kant * 67, -140, 12, 12])
    solid(g, { pad: hand, kader: [kant * 67 - 12, -152, 24, 24], kleur: CREME })
  }
  const romp = doos([-40, -112, 80, 82], 26)
  solid(g, { pad: romp, kader: [-40, -112, 80, 82], kleur: '#7fc4f2' })
  const schort = pad('M-26-96H26L32-34Q0-24-32-34Z')
  solid(g, { pad: schort, kader: [-32, -96, 64, 66], kleur: '#fffaf0' })
  fill(g, doos([-14, -66, 28, 16], 5), 'rgba(45,34,80,.16)')
  fill(g, pad('M-44-108Q0-84 44-108L38-94Q0-74-38-94Z'), '#ff5d5d')
}

/** Draws the flour-white cap over the head. */
function pet(g: G): void {
  solid(g, {
    pad: pad('M-38-4Q-46-44-6-46Q44-50 40-4Q0-18-38-4Z'),
    kader: [-46, -50, 90, 46],
    kleur: PAPIER,
  })
  solid(g, { pad: doos([-42, -12, 84, 14], 7), kader: [-42, -12, 84, 14], kleur: '#e9e2f4' })
}

/** The miller, who is another animal than hero and passenger mostly are: a mouse with a cap full of flour. */
export const molenaarPlaat = (dier: Dier, maat: number, schaal: number): Plaat =>
  bak({ w: MOLENAAR.w * maat, h: MOLENAAR.h * maat, schaal }, (g) => {
    g.scale(maat, maat)
    g.translate(MOLENAAR.w / 2, MOLENAAR.h - 8)
    schaduw(g, [0, 0, 62, 8])
    lijf(g)
    g.save()
    g.translate(0, -140)
    g.scale(0.92, 0.92)
    drawKop(g, dier)
    g.translate(0, -26)
    pet(g)
    g.restore()
  })

/** A puff of flour. */
export const meelPlaat = (schaal: number): Plaat =>
  bak({ w: 26, h: 26, schaal }, (g) => {
    fill(g, ovaal([13, 13, 12, 12]), 'rgba(255,253,246,.9)')
    fill(g, ovaal([10, 10, 6, 5]), '#ffffff')
  })
