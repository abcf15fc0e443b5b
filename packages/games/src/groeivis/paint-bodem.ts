import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  binnen,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import type { Tinten } from './paint-water.ts'
import { wrak } from './paint-wrak.ts'

interface Rots {
  readonly x: number
  readonly y: number
  readonly b: number
  readonly h: number
  readonly kleur: string
}

function rots(g: G, { x, y, b, h, kleur }: Rots): void {
  const px = (u: number) => x + b * u
  const py = (v: number) => y - h * v
  const omtrek = pad(
    `M${px(0)} ${py(0)}C${px(0.02)} ${py(0.4)} ${px(0.1)} ${py(0.66)} ${px(0.26)} ${py(0.72)}` +
      `C${px(0.34)} ${py(1.04)} ${px(0.58)} ${py(1.08)} ${px(0.68)} ${py(0.76)}` +
      `C${px(0.86)} ${py(0.74)} ${px(1)} ${py(0.36)} ${px(1)} ${py(0)}Z`,
  )
  const rnd = stroom(Math.round(b))
  solid(g, {
    pad: omtrek,
    kader: [x, y - h, b, h],
    kleur,
    licht: 0.26,
    donker: -0.28,
    binnen: () => {
      for (let i = 0; i < 22; i += 1) {
        const [u, v, r] = [rnd(), rnd(), 5 + rnd() * 14]
        g.fillStyle = i % 2 === 0 ? 'rgba(255,255,255,.13)' : 'rgba(45,20,80,.13)'
        g.fill(ovaal([px(u), py(v), r * 1.4, r * 0.8], -0.2))
      }
      streep(g, pad(`M${px(0.3)} ${py(0.62)}q${b * 0.05} ${h * 0.2} ${b * 0.02} ${h * 0.4}`), {
        kleur: 'rgba(45,20,80,.2)',
        dikte: 4,
      })
    },
  })
}

/** Paints ripples in the sand, and the play of light on it. */
function ribbels(g: G, { w, h, zand, k }: Indeling): void {
  const rnd = stroom(8)
  const hoog = h - zand
  for (let i = 0; i < (w * 44) / 1280 + 10; i += 1) {
    const [x, y, b] = [rnd() * w, zand + (0.22 + rnd() * 0.8) * hoog, (16 + rnd() * 26) * k]
    streep(g, pad(`M${x} ${y}q${b / 2} ${-b * 0.26} ${b} 0`), {
      kleur: rnd() > 0.5 ? 'rgba(164,102,62,.24)' : 'rgba(255,255,255,.5)',
      dikte: 3.2 * k,
    })
  }
  g.globalCompositeOperation = 'soft-light'
  for (let i = 0; i < 14; i += 1) {
    const net = ovaal(
      [rnd() * w, zand + rnd() * hoog, (30 + rnd() * 60) * k, (7 + rnd() * 9) * k],
      rnd() * 0.4,
    )
    streep(g, net, { kleur: 'rgba(255,255,255,.8)', dikte: 6 * k })
  }
  g.globalCompositeOperation = 'source-over'
}

function zandbed(g: G, indeling: Indeling, kleuren: readonly string[]): void {
  const { w, h, zand, k } = indeling
  const d = 14 * k
  const bed = pad(
    `M-10 ${h + 10}V${zand + d}Q${w * 0.18} ${zand - d} ${w * 0.4} ${zand + d * 0.5}` +
      `T${w * 0.78} ${zand}Q${w * 0.92} ${zand - d * 0.6} ${w + 10} ${zand + d}V${h + 10}Z`,
  )
  streep(g, bed, { kleur: INKT, dikte: 8 })
  fill(g, bed, verloop(g, [0, zand - d, 0, h], kleuren))
  binnen(g, bed, () => ribbels(g, indeling))
}

/** The rocks, the wreck and the sand, painted once. */
export function bodem(
  indeling: Indeling,
  { poorten, tinten }: { readonly poorten: number; readonly tinten: Tinten },
  schaal: number,
): Plaat {
  const { w, h, zand, k } = indeling
  const [links, rechts, midden] = tinten.rotsen
  return bak({ w, h, schaal }, (g) => {
    const breed = Math.min(w * 0.3, 350 * k)
    const voet = zand + 34 * k
    rots(g, { x: -breed * 0.2, y: voet, b: breed, h: 200 * k, kleur: links })
    rots(g, { x: w - breed * 0.84, y: voet, b: breed, h: 168 * k, kleur: rechts })
    if (w > 700) rots(g, { x: w * 0.27, y: voet, b: breed * 0.5, h: 84 * k, kleur: midden })
    if (tinten.metWrak) wrak(g, indeling, poorten)
    zandbed(g, indeling, tinten.zand)
    if (tinten.metWrak)
      schaduw(g, [indeling.wrak.x, zand + 20 * k, 190 * indeling.wrak.k, 9 * k], 0.3)
  })
}
