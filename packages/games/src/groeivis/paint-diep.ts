import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

/** How wide a jellyfish and a streak of the current are painted. */
const KWAL = { w: 96, h: 140 } as const
const STREEP = { w: 220, h: 16 } as const

/** Returns the middle of the tunnels through which the current runs, and half their height. */
export const tunnelPlek = ({
  bord,
  zand,
}: Indeling): { readonly y: number; readonly r: number } => {
  const boven = bord.y + bord.h
  return { y: boven + (zand - boven) * 0.42, r: (zand - boven) * 0.3 }
}

/** Paints one tunnel in a wall of rock, cut off by the edge of the picture; `kant` 1 is at the left. */
function tunnel(
  g: G,
  { w, k }: Indeling,
  { y, r, kant }: { y: number; r: number; kant: 1 | -1 },
): void {
  const breed = Math.min(w * 0.13, 190 * k)
  g.save()
  g.translate(kant === 1 ? 0 : w, y)
  g.scale(kant, 1)
  const rots = pad(
    `M${-breed} ${-r * 1.7}C${breed * 0.5} ${-r * 1.6} ${breed * 0.7} ${-r * 1.2} ${breed} ${-r * 0.6}` +
      `C${breed * 1.25} ${-r * 0.1} ${breed * 1.02} ${r * 0.4} ${breed * 0.98} ${r * 0.8}` +
      `C${breed * 0.8} ${r * 1.5} ${breed * 0.3} ${r * 1.7} ${-breed} ${r * 1.9}Z`,
  )
  solid(g, {
    pad: rots,
    kader: [-breed, -r * 1.7, breed * 2.2, r * 3.6],
    kleur: '#5b4fa4',
    licht: 0.2,
    donker: -0.24,
    binnen: () => {
      const rnd = stroom(kant === 1 ? 12 : 19)
      for (let i = 0; i < 20; i += 1)
        fill(
          g,
          ovaal(
            [rnd() * breed * 1.1, (rnd() * 3.2 - 1.6) * r, 8 + rnd() * 14, 5 + rnd() * 8],
            -0.2,
          ),
          i % 2 === 0 ? wit(0.1) : 'rgba(30,10,80,.16)',
        )
    },
  })
  const mond = ovaal([breed * 0.08, 0, breed * 0.74, r * 0.86])
  streep(g, mond, { kleur: '#8f83d6', dikte: 9 * k })
  fill(g, mond, straal(g, [0, 0, r * 0.1, r], ['#1a1348', '#2a2266', '#3d3a8c']))
  for (const [i, dy] of [-0.4, 0, 0.4].entries())
    streep(
      g,
      pad(`M${-breed * 0.4} ${dy * r}q${breed * 0.5} ${(i - 1) * 14 - 10} ${breed * 1.1} 0`),
      {
        kleur: wit(0.22),
        dikte: 4 * k,
      },
    )
  g.restore()
}

/** Paints what shines by itself far away. */
export function drawSterren(g: G, { w, h }: Indeling): void {
  const rnd = stroom(23)
  for (let i = 0; i < 46; i += 1) {
    const [x, y, r] = [rnd() * w, h * (0.2 + rnd() * 0.7), 2 + rnd() * 3]
    gloed(g, [x, y, r * 5], '#8fe6ff')
    fill(g, ovaal([x, y, r * 0.6, r * 0.6]), 'rgba(225,255,255,.8)')
  }
}

/** Paints the tunnels at both sides. */
export function drawTunnels(g: G, indeling: Indeling): void {
  const { y, r } = tunnelPlek(indeling)
  tunnel(g, indeling, { y, r, kant: 1 })
  tunnel(g, indeling, { y, r, kant: -1 })
}

/** A jellyfish that shines. */
export function kwalPlaat(kleur: string, [k, schaal]: readonly [number, number]): Plaat {
  return bak({ w: KWAL.w * k, h: KWAL.h * k, schaal }, (g) => {
    g.scale(k, k)
    gloed(g, [48, 46, 48], kleur)
    for (const [x, bocht] of [
      [26, -8],
      [40, 7],
      [56, -7],
      [70, 8],
    ] as const)
      streep(g, pad(`M${x} 58q${bocht} 20 0 38q${-bocht} 18 ${bocht / 2} 34`), {
        kleur,
        dikte: 5,
      })
    const hoed = pad('M14 58C12 16 84 16 82 58Q74 66 66 58Q57 67 48 58Q39 67 30 58Q22 66 14 58Z')
    solid(g, {
      pad: hoed,
      kader: [12, 26, 72, 40],
      kleur,
      lijn: 3.4,
      licht: 0.5,
      donker: -0.1,
      binnen: () => fill(g, ovaal([38, 38, 15, 8], -0.3), wit(0.55)),
    })
    for (const x of [38, 58]) fill(g, ovaal([x, 50, 3.4, 4]), '#241a44')
    streep(g, pad('M43 55Q48 59 53 55'), { dikte: 2.6 })
  })
}

/** A streak of water that runs. */
export function stroomStreep(schaal: number): Plaat {
  return bak({ w: STREEP.w, h: STREEP.h, schaal }, (g) => {
    streep(g, pad('M6 9Q70 1 120 8T214 7'), {
      kleur: 'rgba(220,248,255,.7)',
      dikte: 4,
    })
    g.globalCompositeOperation = 'destination-in'
    fill(g, pad('M0 0H220V16H0Z'), verloop(g, [0, 0, 220, 0], [wit(0), wit(1), wit(1), wit(0)]))
  })
}
