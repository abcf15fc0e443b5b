import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** A light in the dark: where it shines, and how far round that. */
export interface Straal {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** The stars over the land. */
export function drawSterren(g: G, { w, h }: Pick<Vak, 'w' | 'h'>): void {
  for (let i = 0; i < w / 14; i += 1) {
    const r = 1 + (i % 3) * 0.6
    fill(g, ovaal([((i * 197) % 1009) * (w / 1009), ((i * 83) % 97) * (h / 97), r, r]), wit(0.7))
  }
}

/** How much of the dark a beam takes on its way, and where it falls. */
const LICHT = { onderweg: 0.16, rand: 0.5, midden: 0.97 } as const
/** A beam is soft at its sides: it is laid in so many widths. */
const BREEDTES = [1, 0.8, 0.58] as const

/** Returns a beam from where the lamp is to both sides of where it shines. */
function bundel({ x, y, r }: Straal, lamp: Punt, breed: number): Path2D {
  const [dx, dy] = [x - lamp[0], y - lamp[1]]
  const ver = Math.max(1, Math.hypot(dx, dy))
  const [nx, ny] = [(-dy / ver) * r * breed, (dx / ver) * r * breed]
  const [lx, ly] = [(-dy / ver) * 7, (dx / ver) * 7]
  return lijn([
    [lamp[0] + lx, lamp[1] + ly],
    [x + nx, y + ny],
    [x - nx, y - ny],
    [lamp[0] - lx, lamp[1] - ly],
  ])
}

/** Lays the dark over a part of the screen, and takes from it what the lamp lights. Its top left is at (0, 0). */
export function drawDonker(
  g: G,
  { w, h }: Pick<Vak, 'w' | 'h'>,
  { straal: schijn, lamp, diep }: { straal: Straal; lamp: Punt; diep: number },
): void {
  g.clearRect(0, 0, w, h)
  // At the horizon it goes over into the sky.
  const nacht = [0.3, 0.86, 1].map((deel) => `rgba(10,14,58,${diep * deel})`)
  g.fillStyle = verloop(g, [0, 0, 0, h * 0.14], nacht)
  g.fillRect(0, 0, w, h)
  g.globalCompositeOperation = 'destination-out'
  for (const breed of BREEDTES)
    fill(g, bundel(schijn, lamp, breed), `rgba(0,0,0,${LICHT.onderweg})`)
  const { x, y, r } = schijn
  const zwart = (alfa: number): string => `rgba(0,0,0,${alfa})`
  g.fillStyle = straal(
    g,
    [x, y, 0, r * 1.12],
    [zwart(LICHT.midden), zwart(LICHT.midden), zwart(LICHT.midden), zwart(LICHT.rand), zwart(0)],
  )
  g.fill(ovaal([x, y, r * 1.12, r * 1.12]))
  g.globalCompositeOperation = 'source-over'
}

/** What the lamp gives its colour. */
export const schijnPlaat = (schaal: number): Plaat =>
  bak({ w: 200, h: 200, schaal: schaal * 0.5 }, (g) => {
    g.fillStyle = straal(
      g,
      [100, 100, 0, 100],
      [
        'rgba(255,226,150,.2)',
        'rgba(255,226,150,.17)',
        'rgba(255,226,150,.1)',
        'rgba(255,226,150,0)',
      ],
    )
    g.fillRect(0, 0, 200, 200)
  })

/** The light at the lamp itself. */
export const lampgloedPlaat = (schaal: number): Plaat =>
  bak({ w: 120, h: 120, schaal }, (g) => gloed(g, [60, 60, 60], '#ffe69a'))

/** A pair of eyes that shine in the dark, or that are closed, as far apart as on a head. Their middle is that of the plate. */
export function ogenPlaat(dicht: boolean, s: number, schaal: number): Plaat {
  return bak({ w: 60 * s, h: 36 * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(30, 18)
    for (const x of [-10, 10]) {
      if (dicht) {
        streep(g, pad(`M${x - 6} 0q6 6 12 0`), { kleur: 'rgba(190,205,255,.85)', dikte: 3 })
        continue
      }
      gloed(g, [x, 0, 16], '#ffe27a')
      fill(g, ovaal([x, 0, 5.6, 6.6]), '#fff3b0')
      fill(g, ovaal([x, 0.6, 2, 4.6]), INKT)
    }
  })
}

/** How wide the plate of the moon is, in its radius. */
const RUIM = 4.6

/** The moon, from a narrow sickle to full. */
export function maanPlaat(r: number, schaal: number): (deel: number) => Plaat {
  const half = (r * RUIM) / 2
  return (deel) =>
    bak({ w: 2 * half, h: 2 * half, schaal }, (g) => {
      gloed(g, [half, half, half], deel > 0.5 ? '#c9d4ff' : '#8f9cf0')
      fill(g, ovaal([half, half, r, r]), '#3a3f86')
      const vorm = new Path2D()
      vorm.arc(half, half, r, -Math.PI / 2, Math.PI / 2)
      const bol = r * (1 - 2 * deel)
      vorm.ellipse(half, half, Math.abs(bol), r, 0, Math.PI / 2, -Math.PI / 2, bol > 0)
      fill(g, vorm, '#f8f3da')
      g.save()
      g.clip(vorm)
      for (const [dx, dy, kuil] of [
        [0.3, -0.4, 0.2],
        [0.5, 0.3, 0.26],
        [-0.34, 0.1, 0.22],
        [-0.1, -0.56, 0.13],
      ] as const)
        fill(g, ovaal([half + dx * r, half + dy * r, kuil * r, kuil * r]), '#e3dcc0')
      g.restore()
    })
}

/** The lamp in the hand. */
export function schijnwerper(schaal: number): Plaat {
  return bak({ w: 70, h: 60, schaal }, (g) => {
    gloed(g, [52, 26, 18], '#fff0b0')
    solid(g, { pad: doos([6, 24, 14, 30], 5), kader: [6, 24, 14, 30], kleur: '#6b6588', lijn: 3.5 })
    solid(g, {
      pad: pad('M6 12H30L46 4V46L30 38H6Z'),
      kader: [6, 4, 40, 42],
      kleur: '#d8574c',
    })
    solid(g, {
      pad: ovaal([48, 25, 7, 20]),
      kader: [41, 5, 14, 40],
      kleur: '#fff3b0',
      lijn: 3.5,
    })
    solid(g, { pad: doos([14, 6, 10, 8], 3), kader: [14, 6, 10, 8], kleur: GOUD, lijn: 3 })
  })
}
