import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  fill,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'

/** The boat on the pool, its keel at y = 0, as wide as the jeep. The hero stands behind its side. */
export function bootPlaat(s: number, schaal: number): Plaat {
  return bak({ w: 320 * s, h: 150 * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(160, 140)
    fill(g, ovaal([0, -4, 146, 12]), 'rgba(30,90,120,.4)')
    const romp = pad('M-152-84Q-100-70 0-70T152-92Q146-22 96-6H-92Q-142-20-152-84Z')
    solid(g, {
      pad: romp,
      kader: [-152, -92, 304, 88],
      kleur: '#c98a55',
      binnen: (b) => {
        for (const y of [-52, -30])
          streep(b, pad(`M-150 ${y - 10}Q0 ${y + 12} 152 ${y - 14}`), {
            kleur: 'rgba(80,40,22,.55)',
            dikte: 3.5,
          })
      },
    })
    const boord = pad('M-156-88Q-100-72 0-72T156-96')
    streep(g, boord, { dikte: 18 })
    streep(g, boord, { kleur: '#8a5634', dikte: 10 })
    const riem = pad('M58-86L128 2')
    streep(g, riem, { dikte: 13 })
    streep(g, riem, { kleur: '#e6c28a', dikte: 6.5 })
    for (const [x, b] of [
      [-108, 30],
      [86, 36],
    ] as const)
      fill(g, ovaal([x, 0, b, 3.6]), wit(0.75))
  })
}

/** Two barrels side by side, held in the hand. */
export function verrekijker(schaal: number): Plaat {
  return bak({ w: 72, h: 60, schaal }, (g) => {
    for (const x of [10, 38]) {
      const buis = pad(`M${x} 18Q${x + 2} 8 ${x + 12} 8T${x + 24} 18V46H${x}Z`)
      solid(g, { pad: buis, kader: [x, 8, 24, 38], kleur: '#4d6b62' })
      const glas: Kader = [x - 2, 40, 28, 14]
      solid(g, { pad: doos(glas, 6), kader: glas, kleur: '#2f4a47', lijn: 3.5 })
      fill(g, ovaal([x + 12, 47, 9, 4]), '#9fd8ee')
    }
    solid(g, { pad: doos([30, 20, 12, 14], 4), kader: [30, 20, 12, 14], kleur: GOUD, lijn: 3 })
  })
}

/** The room for the rim of the binoculars round what is seen through them, in px. */
export const LENSRAND = 22

function drawDraaiwiel(g: G, [x, y]: readonly [number, number]): void {
  const wiel: Kader = [x - 22, y - 8, 44, 17]
  solid(g, { pad: doos(wiel, 7), kader: wiel, kleur: GOUD, lijn: 3.5 })
  for (let i = -2; i <= 2; i += 1)
    streep(g, pad(`M${x + i * 8} ${y - 5}v11`), { kleur: 'rgba(110,70,10,.6)', dikte: 2.4 })
}

/** The rim of the binoculars, with its wheel on top and the gloss of the glass. */
export function lensPlaat(r: number, schaal: number): Plaat {
  const half = r + LENSRAND
  return bak({ w: 2 * half, h: 2 * half, schaal }, (g) => {
    g.translate(half, half)
    g.fillStyle = straal(
      g,
      [0, 0, r * 0.8, r],
      ['rgba(30,44,60,0)', 'rgba(30,44,60,.06)', 'rgba(30,44,60,.4)'],
    )
    g.fill(ovaal([0, 0, r, r]))
    const rand = new Path2D()
    rand.arc(0, 0, r + 5, 0, Math.PI * 2)
    streep(g, rand, { kleur: INKT, dikte: 19 })
    streep(g, rand, { kleur: '#4d6b62', dikte: 12 })
    const boven = new Path2D()
    boven.arc(0, 0, r + 7, Math.PI * 1.08, Math.PI * 1.62)
    streep(g, boven, { kleur: '#8fb3a4', dikte: 4 })
    drawDraaiwiel(g, [0, -r - 8])
    const glans = new Path2D()
    glans.arc(0, 0, r * 0.88, Math.PI * 1.12, Math.PI * 1.4)
    streep(g, glans, { kleur: wit(0.55), dikte: 6 })
  })
}
