import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, gloed, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'

/** The crow that is not afraid, in a box of 64 × 56; with its wings up where it flies. */
export const kraaiPlaat = (schaal: number, vliegt: boolean): Plaat =>
  bak({ w: 64, h: 60, schaal }, (g) => {
    g.translate(30, 34)
    if (!vliegt) streep(g, pad('M-4 14v9M5 14v9'), { kleur: '#e9953a', dikte: 4 })
    solid(g, {
      pad: pad('M-24 4Q-20-14 2-14Q18-14 18 2Q16 16-4 16Q-16 16-30 12Z'),
      kader: [-30, -14, 48, 30],
      kleur: '#3d3a5c',
      lijn: 3,
    })
    solid(g, { pad: ovaal([14, -12, 12, 11]), kader: [2, -23, 24, 22], kleur: '#3d3a5c', lijn: 3 })
    solid(g, {
      pad: pad('M24-14L34-9L24-6Z'),
      kader: [24, -14, 10, 8],
      kleur: '#ffb52e',
      lijn: 2.5,
    })
    fill(g, ovaal([16, -14, 4, 4.5]), '#ffffff')
    fill(g, ovaal([17, -13.5, 2, 2.4]), INKT)
    const vleugel = vliegt ? 'M-10-2Q-26-34-4-30Q10-20 8 0Z' : 'M-16 0Q-2-8 8 2Q0 14-20 10Z'
    solid(g, { pad: pad(vleugel), kader: [-26, -34, 36, 48], kleur: '#57537c', lijn: 3 })
  })

/** The head of a worm that looks out of the earth, its lower edge at the foot of its box. */
export const wormPlaat = (schaal: number): Plaat =>
  bak({ w: 40, h: 62, schaal }, (g) => {
    solid(g, {
      pad: pad('M10 62V22Q10 6 20 6Q30 6 30 22V62Z'),
      kader: [10, 6, 20, 56],
      kleur: '#ff9fae',
      lijn: 3,
    })
    streep(g, pad('M11 38q9 5 18 0M11 48q9 5 18 0'), { kleur: 'rgba(150,50,80,.5)', dikte: 2.5 })
    for (const x of [15.5, 24.5]) fill(g, ovaal([x, 19, 2.6, 3.4]), INKT)
    streep(g, pad('M16 27q4 4 8 0'), { dikte: 2.5 })
  })

/** A butterfly by day. */
export const vlinderPlaat = (schaal: number): Plaat =>
  bak({ w: 40, h: 34, schaal }, (g) => {
    for (const [d, kleur] of [
      ['M20 16Q4-4 4 14Q6 26 20 18Z', GOUD],
      ['M20 16Q36-4 36 14Q34 26 20 18Z', '#ffe27a'],
    ] as const)
      solid(g, { pad: pad(d), kader: [4, 2, 32, 26], kleur, lijn: 2.5 })
    streep(g, pad('M20 8V26'), { dikte: 4 })
  })

/** The light of a firefly at night. */
export const gloeiPlaat = (schaal: number): Plaat =>
  bak({ w: 40, h: 40, schaal }, (g) => {
    gloed(g, [20, 20, 19], '#e4ff7a')
    fill(g, ovaal([20, 20, 3.5, 3.5]), '#fdffd8')
  })
