import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'

type Schilder = (g: G) => void

const dingen = {
  ster: [
    [46, 46],
    (g) => {
      const punten = Array.from({ length: 10 }, (_, i): Punt => {
        const [hoek, r] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? 8.5 : 18]
        return [23 + Math.cos(hoek) * r, 24 + Math.sin(hoek) * r]
      })
      solid(g, {
        pad: lijn(punten),
        kader: [5, 5, 36, 36],
        kleur: '#ffc928',
        lijn: 3.5,
        glans: 0.6,
      })
    },
  ],
  wolk: [
    [48, 48],
    (g) =>
      fill(
        g,
        ovaal([24, 24, 23, 23]),
        straal(g, [20, 18, 2, 24], ['#ffffff', 'rgba(255,244,226,.9)', 'rgba(206,226,226,.75)']),
      ),
  ],
  fonkel: [
    [26, 26],
    (g) => {
      gloed(g, [13, 13, 13], '#ffffff')
      fill(g, pad('M13 1Q14 12 25 13Q14 14 13 25Q12 14 1 13Q12 12 13 1Z'), '#ffffff')
    },
  ],
  vlam: [
    [110, 150],
    (g) => {
      gloed(g, [55, 50, 54], '#ffb347')
      fill(g, pad('M20 4C6 60 40 90 55 146C70 90 104 60 90 4Z'), '#ff6a2e')
      fill(g, pad('M32 4C22 50 46 74 55 116C64 74 88 50 78 4Z'), '#ffb52e')
      fill(g, pad('M43 4C38 36 50 52 55 80C60 52 72 36 67 4Z'), '#fff6c9')
    },
  ],
  wieken: [
    [150, 150],
    (g) => {
      g.translate(75, 75)
      for (let i = 0; i < 4; i += 1) {
        g.rotate(Math.PI / 2)
        streep(g, pad('M0 0V-70'), { kleur: '#27707c', dikte: 4 })
        fill(g, doos([2, -68, 13, 52], 2), 'rgba(250,240,214,.82)')
        for (let y = -60; y < -18; y += 10) fill(g, doos([2, y, 13, 1.5], 0), '#5a9a98')
      }
      fill(g, ovaal([0, 0, 5, 5]), '#27707c')
    },
  ],
  boot: [
    [86, 78],
    (g) => {
      streep(g, pad('M42 8V58'), { dikte: 5 })
      solid(g, {
        pad: pad('M46 8C70 20 74 40 70 50H46Z'),
        kader: [46, 8, 26, 42],
        kleur: '#fff3dc',
        lijn: 3,
      })
      solid(g, {
        pad: pad('M38 16C22 28 18 42 20 50H38Z'),
        kader: [18, 16, 20, 34],
        kleur: '#ff8d6b',
        lijn: 3,
      })
      solid(g, {
        pad: pad('M8 54H78Q72 72 60 73H24Q12 70 8 54Z'),
        kader: [8, 54, 70, 19],
        kleur: '#1f7f86',
        lijn: 3,
      })
    },
  ],
  vogel: [
    [30, 16],
    (g) => streep(g, pad('M3 9Q9 2 15 9Q21 2 27 9'), { kleur: '#12466b', dikte: 3 }),
  ],
} as const satisfies Record<string, readonly [readonly [number, number], Schilder]>

export type Ding = keyof typeof dingen

/** Bakes a small thing at its own size times `k`. */
export function ding(naam: Ding, schaal: number, k = 1): Plaat {
  const [[w, h], teken] = dingen[naam]
  return bak({ w: w * k, h: h * k, schaal }, (g) => {
    g.scale(k, k)
    teken(g)
  })
}
