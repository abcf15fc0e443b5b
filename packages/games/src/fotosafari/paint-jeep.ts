import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { HAND } from '@letterhaven/game-kit/held/held-plaat'
import { CREME, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  gloed,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { werkhemd } from '@letterhaven/game-kit/onderdelen/werkhemd'

/** The colour of the ranger's sleeves. */
export const RANGERMOUW = '#b9a05a'

/** The upper body in a ranger's shirt, its lower edge at y = 0. */
export const rangerhemd = werkhemd(RANGERMOUW, (g) => {
  for (const x of [-26, 8]) {
    const zak: Kader = [x, -62, 20, 18]
    solid(g, { pad: doos(zak, 4), kader: zak, kleur: '#a58c48', lijn: 2.5 })
  }
})

/** The hat of a ranger. Its lower edge goes round the head. */
export function rangerhoed(schaal: number): Plaat {
  return bak({ w: 132, h: 66, schaal }, (g) => {
    solid(g, {
      pad: pad('M30 46Q28 8 66 8Q104 8 102 46Z'),
      kader: [28, 8, 76, 38],
      kleur: '#c9a35a',
    })
    solid(g, {
      pad: pad('M4 50Q66 26 128 50Q66 66 4 50Z'),
      kader: [4, 34, 124, 28],
      kleur: '#d9b76c',
    })
    streep(g, pad('M31 40Q66 28 101 40'), { kleur: '#7d4d37', dikte: 8 })
  })
}

/** The camera in the hand. */
export function camera(schaal: number): Plaat {
  return bak({ w: 66, h: 56, schaal }, (g) => {
    solid(g, { pad: doos([8, 14, 50, 34], 8), kader: [8, 14, 50, 34], kleur: '#4a4564' })
    solid(g, { pad: doos([20, 6, 22, 12], 4), kader: [20, 6, 22, 12], kleur: '#6b6588', lijn: 3.5 })
    solid(g, {
      pad: ovaal([33, 31, 13, 13]),
      kader: [20, 18, 26, 26],
      kleur: '#8fd0f0',
      lijn: 4,
      glans: 0.7,
    })
    fill(g, ovaal([51, 21, 3.5, 3.5]), '#ffd23f')
  })
}

function wiel(g: G, x: number): void {
  solid(g, { pad: ovaal([x, -30, 30, 30]), kader: [x - 30, -60, 60, 60], kleur: '#4a4256' })
  solid(g, {
    pad: ovaal([x, -30, 14, 14]),
    kader: [x - 14, -44, 28, 28],
    kleur: '#e9e0cf',
    lijn: 3,
  })
}

/** The open jeep, its wheels at y = 0. The hero stands behind its door. */
export function jeepPlaat(s: number, schaal: number): Plaat {
  return bak({ w: 320 * s, h: 150 * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(160, 140)
    schaduw(g, [0, 0, 150, 12])
    const koets = pad('M-146-36V-86Q-146-98-132-98H40L60-88H124Q146-86 148-62V-36Z')
    solid(g, {
      pad: koets,
      kader: [-146, -98, 294, 62],
      kleur: '#6f9a58',
      binnen: (b) => {
        b.fillStyle = '#f4ead2'
        for (let i = 0; i < 6; i += 1)
          b.fill(pad(`M${-130 + i * 46} -98q18 20 4 62h-16q10-40-6-62z`))
      },
    })
    solid(g, {
      pad: doos([-150, -44, 302, 14], 6),
      kader: [-150, -44, 302, 14],
      kleur: '#4f6f44',
      lijn: 3.5,
    })
    streep(g, pad('M40-98V-150M40-150h34l16 54'), { dikte: 11 })
    streep(g, pad('M40-98V-150M40-150h34l16 54'), { kleur: '#4f6f44', dikte: 5 })
    gloed(g, [146, -70, 34], '#fff0b0')
    solid(g, {
      pad: ovaal([140, -70, 9, 11]),
      kader: [131, -81, 18, 22],
      kleur: '#fff6cf',
      lijn: 3.5,
    })
    wiel(g, -92)
    wiel(g, 96)
  })
}

/** Where the jeep touches the ground, as a fraction of its plate. */
export const WIELEN = [0.5, 140 / 150] as const

/** The open album: a page in a leather cover. */
export function albumPlaat({ w, h }: { w: number; h: number }, schaal: number): Plaat {
  return bak({ w: w + 20, h: h + 22, schaal }, (g) => {
    g.translate(10, 8)
    schaduw(g, [w / 2, h + 6, w * 0.52, 10])
    const kaft: Kader = [-5, -4, w + 10, h + 10]
    solid(g, { pad: doos(kaft, 12), kader: kaft, kleur: '#a4483f' })
    const blad: Kader = [0, 0, w, h]
    solid(g, { pad: doos(blad, 8), kader: blad, kleur: '#fdf3d8', lijn: 3, donker: -0.07 })
    // The fold, where two pages meet.
    g.fillStyle = verloop(
      g,
      [w / 2 - 16, 0, w / 2 + 16, 0],
      ['rgba(125,77,55,0)', 'rgba(125,77,55,.3)', 'rgba(125,77,55,0)'],
    )
    g.fillRect(w / 2 - 16, 2, 32, h - 4)
  })
}

/** Draws an empty place in the album, or the paper of a picture that is stuck there. */
export function drawFoto(g: G, maat: number, isLeeg: boolean): void {
  const m = maat * 0.9
  const kader: Kader = [maat * 0.05 + 3, 3, m - 6, m * 1.12 - 6]
  if (isLeeg) {
    g.setLineDash([6, 6])
    streep(g, doos(kader, 5), { kleur: 'rgba(125,77,55,.55)', dikte: 2.5 })
    g.setLineDash([])
    return
  }
  solid(g, { pad: doos(kader, 5), kader, kleur: CREME, lijn: 3, donker: -0.05 })
  const binnen: Kader = [
    kader[0] + m * 0.08,
    kader[1] + m * 0.08,
    kader[2] - m * 0.16,
    kader[3] * 0.74,
  ]
  fill(g, doos(binnen, 3), '#8fd0f0')
  fill(
    g,
    doos([binnen[0], binnen[1] + binnen[3] * 0.66, binnen[2], binnen[3] * 0.34], 3),
    '#d9a548',
  )
}

/** Draws the two paws of an animal that looks over a sign. */
export function drawPoten(g: G, w: number): void {
  for (const x of [w * 0.24, w * 0.76]) {
    fill(g, ovaal([x, 12, 15, 11]), INKT)
    fill(g, ovaal([x, 12, 11, 7.5]), HAND)
  }
}
