import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** A carrot at scale 1: its width and its length below the grass, and the height of its greens, in px. */
export const WORTEL = { w: 60, lang: 150, loof: 64, breed: 92 } as const

/** Paints the greens of a carrot, which grow up from (0, 0). */
export function drawLoof(g: G): void {
  for (const [vorm, kader, kleur] of [
    ['M0 2C-34-8-46-34-40-52C-20-48-4-26 0 2Z', [-46, -54, 46, 56], '#5fb63f'],
    ['M0 2C34-8 46-32 42-50C20-46 4-26 0 2Z', [0, -52, 46, 54], '#56ab3a'],
    ['M0 4C-16-24-12-52 0-66C12-52 16-24 0 4Z', [-16, -66, 32, 70], '#83d152'],
  ] as const)
    solid(g, { pad: pad(vorm), kader, kleur, lijn: 3.5 })
  streep(g, pad('M0 0V-48M-3-4Q-22-18-30-38M3-4Q22-18 31-37'), {
    kleur: 'rgba(20,80,30,.5)',
    dikte: 3,
  })
}

/** Paints the body of a carrot that hangs down from (0, 0): a cone with rings. */
export function drawKegel(g: G): void {
  const { w, lang } = WORTEL
  const half = w / 2
  const vorm = pad(
    `M${-half} 6Q${-half} -8 0 -8Q${half} -8 ${half} 6C${half} ${lang * 0.4} ${half * 0.42} ${lang * 0.8} 3 ${lang}Q0 ${lang + 6} -3 ${lang}C${-half * 0.42} ${lang * 0.8} ${-half} ${lang * 0.4} ${-half} 6Z`,
  )
  solid(g, {
    pad: vorm,
    kader: [-half, -8, w, lang + 12],
    kleur: '#ff8f2a',
    donker: -0.16,
    binnen: () => {
      streep(
        g,
        pad(
          'M-28 26Q-18 32-10 29M10 44Q20 48 26 43M-21 66Q-12 71-6 68M6 88Q12 91 17 87M-12 108Q-7 111-3 109',
        ),
        {
          kleur: 'rgba(150,62,0,.5)',
          dikte: 3.2,
        },
      )
      streep(g, pad('M-16 8Q-18 40-10 74'), { kleur: 'rgba(255,240,200,.55)', dikte: 6 })
    },
  })
}

/** A whole carrot: its greens above the grass and its body in the earth. Its anchor is where the two meet. */
export const ANKER: readonly [number, number] = [
  0.5,
  (WORTEL.loof + 8) / (WORTEL.loof + WORTEL.lang + 24),
]
export const wortelPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: (WORTEL.breed + 12) * s, h: (WORTEL.loof + WORTEL.lang + 24) * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate((WORTEL.breed + 12) / 2, WORTEL.loof + 8)
    drawLoof(g)
    drawKegel(g)
  })
