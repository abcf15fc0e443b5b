import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'

/** The scarecrow at scale 1: its place, and where its pole stands in it. */
export const POP = { w: 190, h: 210 } as const

function drawStro(g: G, [x, y]: Punt, kant: number): void {
  for (const dy of [-9, -3, 3, 9])
    streep(g, pad(`M${x} ${y + dy * 0.4}l${22 * kant} ${dy}`), { kleur: '#e9b83c', dikte: 4 })
}

/** A boot with its opening up, in a box of 44 × 52. */
export function drawLaars(g: G): void {
  const vorm = pad('M10 4H32L31 28Q42 30 43 40V46H8Q7 24 10 4Z')
  solid(g, { pad: vorm, kader: [7, 4, 37, 42], kleur: '#c9482f', lijn: 3.5, glans: 0.35 })
  fill(g, doos([6, 43, 38, 7], 3), INKT)
  fill(g, ovaal([21, 5, 11, 4]), '#5a2030')
}

/** The scarecrow with one foot bare; at night a lantern hangs from its arm. */
export const popPlaat = (s: number, schaal: number, metLamp: boolean): Plaat =>
  bak({ w: POP.w * s, h: POP.h * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(POP.w / 2, POP.h - 6)
    streep(g, pad('M0 0V-150M-66-112H66'), { dikte: 15 })
    streep(g, pad('M0 0V-150M-66-112H66'), { kleur: '#a5682f', dikte: 8 })
    drawStro(g, [-60, -112], -1)
    drawStro(g, [60, -112], 1)
    solid(g, {
      pad: pad('M-62-124H62V-98H30V-44H-30V-98H-62Z'),
      kader: [-62, -124, 124, 80],
      kleur: '#3f8fd6',
      binnen: () => {
        for (const x of [-50, -20, 10, 40])
          fill(g, doos([x, -130, 8, 100], 0), 'rgba(255,255,255,.25)')
        for (const y of [-112, -84, -58]) fill(g, doos([-70, y, 140, 6], 0), 'rgba(20,30,90,.22)')
      },
    })
    const lap: Punt[] = [
      [8, -80],
      [26, -82],
      [24, -62],
      [9, -64],
    ]
    solid(g, { pad: lijn(lap), kader: [8, -82, 18, 20], kleur: '#ffd45e', lijn: 2.5 })
    drawStro(g, [-8, -44], -1)
    drawStro(g, [8, -44], 1)
    solid(g, { pad: ovaal([0, -150, 27, 27]), kader: [-27, -177, 54, 54], kleur: '#f1d4a0' })
    for (const x of [-9, 9]) fill(g, ovaal([x, -153, 3.6, 4.6]), INKT)
    streep(g, pad('M-11-140Q0-131 11-140M-6-142v6M5-142v6'), { dikte: 3 })
    fill(g, pad('M-3-148L3-148L0-141Z'), '#ff8f2a')
    solid(g, {
      pad: pad('M-42-166Q0-182 42-166Q0-156-42-166Z'),
      kader: [-42, -182, 84, 26],
      kleur: '#d99a3c',
      lijn: 3.5,
    })
    solid(g, {
      pad: pad('M-22-168Q-20-200 0-200Q20-200 22-168Q0-160-22-168Z'),
      kader: [-22, -200, 44, 38],
      kleur: '#e5ac4b',
      lijn: 3.5,
    })
    if (!metLamp) return
    gloed(g, [66, -78, 40], '#ffd76a')
    streep(g, pad('M66-110V-94'), { dikte: 3 })
    solid(g, {
      pad: doos([56, -94, 20, 28], 6),
      kader: [56, -94, 20, 28],
      kleur: '#ffdf7a',
      lijn: 3.5,
    })
  })

export const laarsPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 50 * s, h: 54 * s, schaal }, (g) => {
    g.scale(s, s)
    drawLaars(g)
  })
