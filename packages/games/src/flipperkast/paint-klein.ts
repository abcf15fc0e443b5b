import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, show, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import { KOPPEN } from '@letterhaven/game-kit/keuzen/koppen'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import {
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'

/** The colours of a lamp with a letter: lit, right, and a rubber one that went out. */
export const LAMP_KLEUR = { aan: '#ffc21f', goed: '#3fbf5c', uit: '#7a5a86' } as const

function lampjes(g: G, n: number, [x, y, a, b]: Kader): void {
  for (let i = 0; i < n; i += 1) {
    const hoek = (i / n) * Math.PI * 2
    fill(g, ovaal([x + Math.cos(hoek) * a, y + Math.sin(hoek) * b, 4.4, 4.4]), 'rgba(45,34,80,.45)')
    fill(g, ovaal([x + Math.cos(hoek) * a, y + Math.sin(hoek) * b, 3.4, 3.4]), '#fff6c0')
  }
}

/** A lamp that stands in the field, seen slightly from the front. Its middle is the middle of the plate. */
export function lamp(kleur: string, r: number, schaal: number): Plaat {
  const k = r / 50
  return bak({ w: 128 * k, h: 112 * k, schaal }, (g) => {
    g.scale(k, k)
    schaduw(g, [68, 98, 52, 12], 0.45)
    solid(g, { pad: ovaal([64, 65, 50, 42]), kader: [14, 23, 100, 84], kleur: show(kleur, -0.25) })
    solid(g, { pad: ovaal([64, 55, 50, 43]), kader: [14, 12, 100, 86], kleur, glans: 0.45 })
    fill(g, ovaal([64, 55, 38, 32]), wit(0.9))
    fill(
      g,
      ovaal([64, 55, 35, 29]),
      verloop(g, [0, 22, 0, 86], [show(kleur, 0.6), show(kleur, 0.28)]),
    )
    lampjes(g, 12, [64, 55, 44, 37.5])
  })
}

/** A bumper with a face on its cap. */
export function bumper(
  gezicht: (g: G) => void,
  kleur: string,
  { r, schaal }: { r: number; schaal: number },
): Plaat {
  const k = r / 54
  return bak({ w: 150 * k, h: 142 * k, schaal }, (g) => {
    g.scale(k, k)
    schaduw(g, [80, 122, 60, 13], 0.45)
    solid(g, { pad: ovaal([75, 80, 58, 50]), kader: [17, 30, 116, 100], kleur: show(kleur, -0.3) })
    solid(g, { pad: ovaal([75, 68, 58, 51]), kader: [17, 17, 116, 102], kleur, glans: 0.3 })
    lampjes(g, 14, [75, 68, 50.5, 43.5])
    solid(g, { pad: ovaal([75, 65, 42, 37]), kader: [33, 28, 84, 74], kleur: '#fff1d6', lijn: 3.5 })
    g.translate(75, 66)
    g.scale(0.56, 0.56)
    gezicht(g)
  })
}

/** An arm that points to the right. It turns round the left end of the plate, at [.16, .5]. */
export function arm(lengte: number, schaal: number): Plaat {
  const k = lengte / 118
  return bak({ w: 158 * k, h: 58 * k, schaal }, (g) => {
    g.scale(k, k)
    solid(g, {
      pad: pad('M25 8A21 21 0 1 0 25 50L134 39A10 10 0 0 0 134 19Z'),
      kader: [4, 8, 140, 42],
      kleur: '#ff5d5d',
      glans: 0.25,
    })
    solid(g, { pad: ovaal([25, 29, 11, 11]), kader: [14, 18, 22, 22], kleur: GOUD, lijn: 3.5 })
  })
}

export function bal(r: number, schaal: number, kleur = '#c3cde8'): Plaat {
  const maat = r * 2 + 12
  return bak({ w: maat, h: maat, schaal }, (g) => {
    g.translate(maat / 2, maat / 2)
    solid(g, {
      pad: ovaal([0, 0, r, r]),
      kader: [-r, -r, 2 * r, 2 * r],
      kleur,
      licht: 0.7,
      donker: -0.3,
      lijn: 3.5,
    })
    fill(g, ovaal([-r * 0.38, -r * 0.42, r * 0.32, r * 0.24], -0.5), '#ffffff')
  })
}

/** A spot that the ball leaves behind for a moment. */
export function spoor(r: number, schaal: number): Plaat {
  return bak({ w: r * 2, h: r * 2, schaal }, (g) => fill(g, ovaal([r, r, r, r]), '#fff4c0'))
}

function sterPunten([x, y]: Punt, r: number): readonly Punt[] {
  return Array.from({ length: 10 }, (_, i): Punt => {
    const [hoek, ver] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? r * 0.48 : r]
    return [x + Math.cos(hoek) * ver, y + Math.sin(hoek) * ver]
  })
}

const STERKLEUR = {
  uit: ['#27348f', '#4560d8'],
  half: ['#8fc9f2', '#f4fbff'],
  aan: [GOUD, '#fffbe0'],
} as const

/** A lamp with a star: off, burning softly, or burning. */
export function sterlamp(stand: keyof typeof STERKLEUR, r: number, schaal: number): Plaat {
  const maat = r * 4.4
  return bak({ w: maat, h: maat, schaal }, (g) => {
    g.translate(maat / 2, maat / 2)
    const [kleur, ster] = STERKLEUR[stand]
    if (stand !== 'uit') gloed(g, [0, 0, maat / 2], kleur)
    solid(g, { pad: ovaal([0, 0, r, r * 0.9]), kader: [-r, -r, 2 * r, 2 * r], kleur, lijn: 3 })
    fill(g, lijn(sterPunten([0, 0], r * 0.66)), ster)
  })
}

/** A little crown, which stands on its lower edge. */
export function kroon(r: number, schaal: number): Plaat {
  const k = r / 20
  return bak({ w: 52 * k, h: 42 * k, schaal }, (g) => {
    g.scale(k, k)
    solid(g, {
      pad: pad('M8 36L4 10L16 20L26 5L36 20L48 10L44 36Z'),
      kader: [4, 5, 44, 31],
      kleur: GOUD,
      lijn: 3.5,
      glans: 0.4,
    })
    for (const [x, y] of [
      [16, 28],
      [26, 28],
      [36, 28],
    ] as const)
      fill(g, ovaal([x, y, 3, 3]), '#ff5d8f')
  })
}

/** A lamp on the edge of the board. */
export function bordlamp(aan: boolean, schaal: number): Plaat {
  return bak({ w: 34, h: 34, schaal }, (g) => {
    if (aan) gloed(g, [17, 17, 17], '#fff0a0')
    fill(g, ovaal([17, 17, 6.4, 6.4]), INKT)
    fill(g, ovaal([17, 17, 4.4, 4.4]), aan ? '#fffbe0' : '#d9973a')
  })
}

export function ster(schaal: number): Plaat {
  return bak({ w: 46, h: 46, schaal }, (g) =>
    solid(g, {
      pad: lijn(sterPunten([23, 24], 18)),
      kader: [5, 5, 36, 36],
      kleur: '#ffc928',
      lijn: 3.5,
      glans: 0.6,
    }),
  )
}

export function snipper(kleur: string, schaal: number): Plaat {
  return bak({ w: 18, h: 13, schaal }, (g) =>
    solid(g, { pad: doos([3, 3, 12, 7], 2), kader: [3, 3, 12, 7], kleur, lijn: 2.5 }),
  )
}

export function licht(kleur: string, r: number, schaal: number): Plaat {
  return bak({ w: r * 2, h: r * 2, schaal }, (g) => gloed(g, [r, r, r], kleur))
}

const TRUIEN = ['#ff7a5c', '#4fc3f7', GOUD, '#b58cf0', '#7ddc6a', '#ff9ad5']

/** A sitting soft toy. `r` is about half its height, and it sits on the lower edge of the plate. */
export function knuffel(
  dier: Dier,
  nummer: number,
  { r, schaal }: { r: number; schaal: number },
): Plaat {
  const k = r / 62
  const { vacht } = KOPPEN[dier]
  return bak({ w: 120 * k, h: 140 * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(60, 0)
    const lijf = TRUIEN[nummer % TRUIEN.length] ?? vacht
    solid(g, { pad: ovaal([0, 108, 32, 28]), kader: [-32, 80, 64, 56], kleur: lijf })
    for (const x of [-24, 24])
      solid(g, { pad: ovaal([x, 126, 15, 10]), kader: [x - 15, 116, 30, 20], kleur: vacht })
    for (const x of [-34, 34])
      solid(g, {
        pad: ovaal([x, 100, 9, 14], x < 0 ? 0.5 : -0.5),
        kader: [x - 10, 88, 20, 26],
        kleur: vacht,
      })
    g.translate(0, 60)
    g.scale(0.84, 0.84)
    drawKop(g, dier)
  })
}
