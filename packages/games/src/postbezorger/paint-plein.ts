import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { schilderThema } from '@letterhaven/game-kit/themas/thema'
import { SNEEUW } from '@letterhaven/game-kit/themas/werelden'
import {
  doos,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { huizen } from './paint-huis.ts'
import { slinger } from './paint-lucht.ts'

/** Paints the road along the houses, cleared of snow, with its stones. */
function paadje(g: G, { w, grond, fiets, straat }: Indeling): void {
  const hoog = Math.max(12, (straat.y + straat.h - grond) * 0.5)
  const y = fiets.y - hoog * 0.62
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

/** Paints a snowman with a post cap, at the side of the square. */
function sneeuwpop(g: G, [x, y, k]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  schaduw(g, [0, 2, 46, 10])
  for (const [py, r] of [
    [-34, 38],
    [-92, 28],
  ] as const)
    solid(g, {
      pad: ovaal([0, py, r, r * 0.95]),
      kader: [-r, py - r, 2 * r, 2 * r],
      kleur: '#fbfdff',
      donker: -0.1,
    })
  streep(g, pad('M-26-72Q0-58 26-72'), { dikte: 15 })
  streep(g, pad('M-26-72Q0-58 26-72'), { kleur: '#e24a3b', dikte: 8 })
  solid(g, {
    pad: pad('M14-70l10 34l-14 4l-6-34z'),
    kader: [4, -70, 20, 40],
    kleur: '#e24a3b',
    lijn: 3.5,
  })
  for (const [px, py] of [
    [-9, -98],
    [9, -98],
    [0, -48],
    [0, -30],
  ] as const)
    fill(g, ovaal([px, py, 3.6, 4]), '#2d2250')
  solid(g, { pad: pad('M0-92l26 5l-25 6z'), kader: [0, -92, 26, 11], kleur: '#ff9a3c', lijn: 3 })
  solid(g, {
    pad: pad('M-25-112Q-22-136 0-136Q22-136 25-112Z'),
    kader: [-25, -136, 50, 24],
    kleur: '#2f5fb3',
  })
  solid(g, {
    pad: pad('M-4-114h40q-2-9-14-9h-26z'),
    kader: [-4, -124, 40, 10],
    kleur: '#22407c',
    lijn: 3.5,
  })
  g.restore()
}

/** The whole street, painted once: sky, mountains, village, houses, lamps that are out, snow. */
export function plein(indeling: Indeling, schaal: number): Plaat {
  const { w, h, grond, straat, fiets } = indeling
  return bak({ w, h, schaal }, (g) => {
    schilderThema(g, SNEEUW, { w, h, deel: grond / h })
    paadje(g, indeling)
    huizen(g, indeling)
    slinger(g, indeling)
    sneeuwpop(g, [straat.x + straat.w - 46 * fiets.s, fiets.y + 6, fiets.s * 0.9])
  })
}
