import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Maat, Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, mix, show, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  zacht,
  solid,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** Frame and sill of a window, with a hole through which the room behind the street shows. */
export function kozijn(g: G, { x, y, w, h }: Vak): void {
  const lijst = doos([x - 12, y - 12, w + 24, h + 22], 12)
  zacht(g, lijst, { kleur: 'rgba(45,20,60,.09)', rond: 8, over: [0, 6] })
  fill(g, lijst, INKT)
  fill(
    g,
    doos([x - 8, y - 8, w + 16, h + 14], 9),
    verloop(g, [x, y, x + w, y + h], ['#ffffff', '#f1e1c8']),
  )
  fill(g, doos([x - 3.5, y - 3.5, w + 7, h + 7], 6), INKT)
  g.save()
  g.globalCompositeOperation = 'destination-out'
  fill(g, doos([x, y, w, h], 4), '#000')
  g.restore()
  fill(g, doos([x - 18, y + h + 5, w + 36, 18], 7), INKT)
  fill(
    g,
    doos([x - 14.5, y + h + 8, w + 29, 11.5], 5),
    verloop(g, [0, y + h + 8, 0, y + h + 20], ['#fffdf5', '#dac8ab']),
  )
}

/** The room at night: dark, with the furniture just visible. */
export function donkereKamer({ w, h, schaal }: Maat): Plaat {
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, w * 0.2, h], ['#6d629c', '#4a4178', '#372f60'])
    g.fillRect(0, 0, w, h)
    g.fillStyle = 'rgba(255,255,255,.07)'
    g.fillRect(w * 0.12, h * 0.4, w * 0.26, h * 0.6)
    fill(g, ovaal([w * 0.72, h * 0.86, w * 0.22, h * 0.26]), 'rgba(255,255,255,.06)')
    gordijnen(g, [w, h], '#5b4a86')
  })
}

function gordijnen(g: G, [w, h]: readonly [number, number], kleur: string): void {
  for (const kant of [0, 1]) {
    g.save()
    if (kant) {
      g.translate(w, 0)
      g.scale(-1, 1)
    }
    const doek = pad(
      `M0 0H${w * 0.3}Q${w * 0.27} ${h * 0.5} ${w * 0.07} ${h * 0.68}L${w * 0.13} ${h}H0Z`,
    )
    fill(g, doek, verloop(g, [0, 0, w * 0.28, 0], [show(kleur, -0.1), show(kleur, 0.22), kleur]))
    const plooi = { kleur: show(kleur, -0.24), dikte: 2.5 }
    streep(
      g,
      pad(
        `M${w * 0.1} 0Q${w * 0.1} ${h * 0.44} ${w * 0.04} ${h * 0.64}M${w * 0.2} 0Q${w * 0.18} ${h * 0.4} ${w * 0.07} ${h * 0.64}`,
      ),
      plooi,
    )
    fill(g, doos([-4, h * 0.63, w * 0.15, h * 0.06], 4), '#ffd45e')
    g.restore()
  }
}

const KAMERS = [
  { muur: '#ffd98a', gordijn: '#f0657f' },
  { muur: '#ffe2a0', gordijn: '#3fb2a8' },
  { muur: '#ffcf9a', gordijn: '#9a6fe0' },
] as const

/** The same room with the light on: wallpaper, a lamp, open curtains. */
export function lichteKamer({ w, h, schaal }: Maat, i: number): Plaat {
  const kamer = KAMERS[i % KAMERS.length] ?? KAMERS[0]
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(
      g,
      [0, 0, 0, h],
      [show(kamer.muur, 0.35), kamer.muur, mix(kamer.muur, '#ff8f4d', 0.5)],
    )
    g.fillRect(0, 0, w, h)
    g.fillStyle = wit(0.28)
    for (let x = w * 0.04; x < w; x += w * 0.13) g.fillRect(x, 0, w * 0.045, h)
    solid(g, {
      pad: doos([w * 0.6, h * 0.5, w * 0.16, h * 0.2], 3),
      kader: [w * 0.6, h * 0.5, w * 0.16, h * 0.2],
      kleur: '#7fc3e8',
      lijn: 2.5,
    })
    gloed(g, [w / 2, h * 0.42, w * 0.62], '#fffbe0')
    gordijnen(g, [w, h], kamer.gordijn)
  })
}

/** Two slanted highlights on the glass. */
export function glans({ w, h, schaal }: Maat): Plaat {
  return bak({ w, h, schaal }, (g) => {
    const baan = (a: number, b: number) =>
      lijn([
        [w * a, h],
        [w * (a + 0.34), 0],
        [w * (b + 0.34), 0],
        [w * b, h],
      ])
    fill(g, baan(0.06, 0.24), wit(0.36))
    fill(g, baan(0.32, 0.38), wit(0.24))
    g.fillStyle = 'rgba(30,20,70,.22)'
    g.fillRect(0, 0, w, 5)
    g.fillRect(0, 0, 4, h)
  })
}

/** One closed shutter, hinged on its left side. */
export function luik({ w, h, schaal }: Maat, kleur: string): Plaat {
  return bak({ w, h, schaal }, (g) => {
    solid(g, { pad: doos([2, 2, w - 4, h - 4], 4), kader: [0, 0, w, h], kleur, lijn: 2 })
    for (const deel of [0, 1]) {
      const y = h * (0.07 + deel * 0.46)
      const vak = doos([w * 0.16, y, w * 0.68, h * 0.4], 4)
      fill(g, vak, show(kleur, -0.12))
      for (let i = 1; i < 6; i++)
        streep(
          g,
          lijn(
            [
              [w * 0.22, y + (h * 0.4 * i) / 6],
              [w * 0.78, y + (h * 0.4 * i) / 6],
            ],
            false,
          ),
          { kleur: show(kleur, 0.16), dikte: 3 },
        )
    }
  })
}

/** A window that belongs to the scenery: lace at the top, curtains, a pot with flowers. */
export function sierRaam(g: G, { x, y, w, h }: Vak): void {
  g.save()
  g.translate(x, y)
  const kamer = new Path2D()
  kamer.rect(0, 0, w, h)
  g.clip(kamer)
  fill(g, kamer, verloop(g, [0, 0, 0, h], ['#8fc4e0', '#7fa9cf', '#5f7fb0']))
  gordijnen(g, [w, h], '#f6e3c4')
  const n = Math.max(3, Math.round(w / 26))
  fill(g, pad(`M0 0H${w}V${h * 0.16}${`q${-w / n / 2} 15 ${-w / n} 0`.repeat(n)}Z`), '#fffaf0')
  plant(g, w, h)
  fill(
    g,
    lijn([
      [w * 0.1, h],
      [w * 0.5, 0],
      [w * 0.66, 0],
      [w * 0.26, h],
    ]),
    wit(0.16),
  )
  g.restore()
}

/** A red pot with three flowers on the sill. */
function plant(g: G, w: number, h: number): void {
  const m = Math.min(w, h) / 160
  g.translate(w / 2, h)
  g.scale(m, m)
  const steel = pad('M0-34Q-4-60-26-74M0-34Q0-66 2-88M0-34Q6-58 28-70')
  streep(g, steel, { dikte: 9 })
  streep(g, steel, { kleur: '#4f9e48', dikte: 4.5 })
  for (const [bx, by, kleur] of [
    [-27, -76, '#ff7ab0'],
    [2, -92, GOUD],
    [30, -72, '#ff7ab0'],
  ] as const) {
    const blad = bollen(
      [0, 1, 2, 3, 4].map(
        (i) => [bx + Math.cos(i * 1.257) * 8, by + Math.sin(i * 1.257) * 8, 7] as const,
      ),
    )
    solid(g, { pad: blad, kader: [bx - 15, by - 15, 30, 30], kleur, lijn: 3.5 })
    fill(g, ovaal([bx, by, 8, 8]), kleur)
    fill(g, ovaal([bx, by, 5, 5]), '#a8552f')
  }
  const pot = lijn([
    [-24, -34],
    [24, -34],
    [17, 2],
    [-17, 2],
  ])
  solid(g, { pad: pot, kader: [-24, -34, 48, 36], kleur: '#d9714d', lijn: 4 })
  solid(g, {
    pad: doos([-28, -40, 56, 12], 4),
    kader: [-28, -40, 56, 12],
    kleur: '#e2825c',
    lijn: 4,
  })
}
