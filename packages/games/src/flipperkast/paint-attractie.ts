import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, show, CREME, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'

/** The wheel without its baskets, with a radius of `r`. */
export function reuzenrad(r: number, schaal: number): Plaat {
  const maat = r * 2 + 24
  return bak({ w: maat, h: maat, schaal }, (g) => {
    g.translate(maat / 2, maat / 2)
    for (const [dikte, kleur] of [
      [9, INKT],
      [4, '#ff9ac0'],
    ] as const)
      for (let i = 0; i < 6; i += 1) {
        const [c, s] = [Math.cos((i * Math.PI) / 6) * r, Math.sin((i * Math.PI) / 6) * r]
        streep(
          g,
          lijn(
            [
              [-c, -s],
              [c, s],
            ],
            false,
          ),
          { kleur, dikte },
        )
      }
    for (const [straalR, dikte, kleur] of [
      [r, 13, INKT],
      [r, 6, '#ffd98a'],
      [r * 0.68, 9, INKT],
      [r * 0.68, 4, '#7fd2fb'],
    ] as const)
      streep(g, ovaal([0, 0, straalR, straalR]), { kleur, dikte })
    for (let i = 0; i < 36; i += 1) {
      const hoek = (i / 36) * Math.PI * 2
      fill(
        g,
        ovaal([Math.cos(hoek) * r, Math.sin(hoek) * r, 3.4, 3.4]),
        [GOUD, '#ff7ab0', '#ffffff'][i % 3] ?? '#ffffff',
      )
    }
    const n = r * 0.17
    solid(g, {
      pad: ovaal([0, 0, n, n]),
      kader: [-n, -n, 2 * n, 2 * n],
      kleur: '#ff5d8f',
      glans: 0.5,
    })
  })
}

/** The legs that carry the wheel. */
export function radpoten(r: number, hoog: number, schaal: number): Plaat {
  return bak({ w: r * 1.5, h: hoog + 12, schaal }, (g) => {
    const x = r * 0.75
    for (const [dikte, kleur] of [
      [18, INKT],
      [10, '#fff1d6'],
    ] as const)
      streep(
        g,
        lijn(
          [
            [x - r * 0.6, hoog],
            [x, 8],
            [x + r * 0.6, hoog],
          ],
          false,
        ),
        { kleur, dikte },
      )
  })
}

/** A basket that hangs from the wheel. */
export function gondel(kleur: string, k: number, schaal: number): Plaat {
  return bak({ w: 58 * k, h: 62 * k, schaal }, (g) => {
    g.scale(k, k)
    streep(g, pad('M29 6L11 32M29 6L47 32'), { dikte: 4 })
    const bak1: Kader = [7, 30, 44, 26]
    solid(g, { pad: pad('M7 30H51Q51 56 29 56Q7 56 7 30Z'), kader: bak1, kleur })
    fill(g, doos([12, 34, 34, 5], 2), 'rgba(255,255,255,.55)')
  })
}

/** A round striped tent with a flag. */
export function tent(k: number, schaal: number): Plaat {
  return bak({ w: 250 * k, h: 270 * k, schaal }, (g) => {
    g.scale(k, k)
    schaduw(g, [125, 256, 110, 12], 0.4)
    const doek = pad('M34 252V140H216V252Z')
    const strepen = (q: G, van: number, tot: number) => {
      for (let i = 0; i < 8; i += 2)
        fill(
          q,
          lijn([
            [van + (i * (tot - van)) / 8, 120],
            [van + ((i + 1) * (tot - van)) / 8, 120],
            [van + ((i + 1) * (tot - van)) / 8, 260],
            [van + (i * (tot - van)) / 8, 260],
          ]),
          CREME,
        )
    }
    solid(g, {
      pad: doek,
      kader: [34, 140, 182, 112],
      kleur: '#ff4f8b',
      binnen: (q) => strepen(q, 34, 216),
    })
    solid(g, {
      pad: pad('M98 252Q98 176 125 164Q152 176 152 252Z'),
      kader: [98, 164, 54, 88],
      kleur: '#6a2f7c',
    })
    const dak = pad('M125 40Q92 116 14 142Q70 158 125 156Q180 158 236 142Q158 116 125 40Z')
    solid(g, {
      pad: dak,
      kader: [14, 40, 222, 118],
      kleur: '#ff4f8b',
      binnen: (q) => {
        for (const [a, b] of [
          [-96, -52],
          [-16, 18],
          [56, 100],
        ] as const)
          fill(
            q,
            lijn([
              [125, 30],
              [125 + a * 1.2, 170],
              [125 + b * 1.2, 170],
            ]),
            CREME,
          )
      },
    })
    streep(g, pad('M125 42V14'), { dikte: 5 })
    solid(g, {
      pad: pad('M127 12L158 22L127 33Z'),
      kader: [127, 12, 31, 21],
      kleur: GOUD,
      lijn: 3,
    })
  })
}

/** A balloon for the foreground, cut off by the edge of the screen. */
export function ballon(kleur: string, k: number, schaal: number): Plaat {
  return bak({ w: 80 * k, h: 170 * k, schaal }, (g) => {
    g.scale(k, k)
    streep(g, pad('M40 92Q30 126 42 166'), { dikte: 4 })
    solid(g, {
      pad: pad('M40 92l-8 10h16Z'),
      kader: [32, 92, 16, 10],
      kleur: show(kleur, -0.1),
      lijn: 3.5,
    })
    solid(g, {
      pad: pad('M40 94C10 78 6 52 8 40A32 32 0 0 1 72 40C74 52 70 78 40 94Z'),
      kader: [8, 8, 64, 86],
      kleur,
      glans: 0.6,
    })
  })
}
