import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { fill, gloed, ovaal, verloop, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { drawWinter } from './paint-winter.ts'

const DIEP = ['#0b1140', '#1f2d78', '#4c5fa8'] as const
const STERREN = 70

function sterren(g: G, w: number, h: number): void {
  for (let i = 0; i < STERREN; i += 1) {
    const [x, y] = [((i * 137) % 1000) / 1000, ((i * 211) % 1000) / 1000]
    const r = 1 + (i % 3) * 0.6
    fill(g, ovaal([x * w, y * h, r, r]), wit(0.5 + (i % 4) * 0.13))
  }
}

/** The sky at night behind the houses, with the moon, the mountains and the snow. */
export function nachthemel(indeling: Indeling, schaal: number): Plaat {
  const { w, h, grond, bodem, straat, k } = indeling
  return bak({ w, h: bodem, schaal }, (g) => {
    drawWinter(g, indeling, DIEP)
    g.fillStyle = verloop(
      g,
      [0, 0, 0, h],
      ['rgba(11,17,64,.92)', 'rgba(20,28,96,.6)', 'rgba(30,40,110,.4)'],
    )
    g.fillRect(0, 0, w, bodem)
    sterren(g, w, grond * 0.62)
    const [x, y] = [straat.x + straat.w * 0.5, straat.y + 20 * k]
    gloed(g, [x, y, 120 * k], '#b9c6ff')
    fill(g, ovaal([x, y, 26 * k, 26 * k]), '#f4f1dc')
    fill(g, ovaal([x + 11 * k, y - 7 * k, 22 * k, 22 * k]), '#6f7fd0')
  })
}

const KLEUREN = ['#5dffb8', '#57e6d8', '#8f7dff'] as const
const STRALEN = 60

/** One curtain of northern light over the width of the screen. */
export function noorderlicht(
  { w, h }: Pick<Indeling, 'w' | 'h'>,
  nr: number,
  schaal: number,
): Plaat {
  const kleur = KLEUREN[nr % KLEUREN.length] ?? KLEUREN[0]
  return bak({ w, h, schaal: schaal * 0.5 }, (g) => {
    const breed = (w / STRALEN) * 1.9
    for (let i = 0; i <= STRALEN; i += 1) {
      const u = i / STRALEN
      const voet = h * (0.62 + 0.2 * Math.sin(u * 7 + nr * 2.1) + 0.1 * Math.sin(u * 17 + nr))
      const lang = h * (0.4 + 0.16 * Math.sin(u * 29 + nr * 3))
      g.globalAlpha = 0.62 + 0.25 * Math.sin(u * 41 + nr * 5)
      g.fillStyle = verloop(
        g,
        [0, voet - lang, 0, voet],
        [`${kleur}00`, `${kleur}88`, `${kleur}ee`, `${kleur}00`],
      )
      g.fillRect(u * w - breed / 2, voet - lang, breed, lang)
    }
  })
}

/** What the night takes from the colours of the street. */
export function waasPlaat({ w, h, bodem }: Indeling, schaal: number): Plaat {
  return bak({ w, h: bodem, schaal: schaal * 0.25 }, (g) => {
    g.fillStyle = verloop(
      g,
      [0, 0, 0, h],
      ['rgba(16,22,84,.5)', 'rgba(24,30,100,.44)', 'rgba(30,40,110,.36)'],
    )
    g.fillRect(0, 0, w, bodem)
  })
}
