import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  gloed,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
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
    fill(g, ovaal([51, 21, 3.5, 3.5]), GOUD)
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
