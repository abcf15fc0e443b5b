import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { verreToren, wolkenbank } from './paint-lucht.ts'

const STERREN = 64

/** The night above the clouds: moon, stars, distant towers with their lights on. */
export function avondlucht({ w, h, k }: Indeling, schaal: number): Plaat {
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, h], ['#0e1342', '#262a78', '#5b4796', '#b56a97'])
    g.fillRect(0, 0, w, h)
    for (let i = 0; i < STERREN; i += 1) {
      const r = 1 + (i % 3) * 0.6
      fill(g, ovaal([(i * 197) % w, ((i * 83) % 100) * 0.01 * h * 0.62, r, r]), wit(0.75))
    }
    const [x, y] = [w * 0.86, h * 0.46]
    gloed(g, [x, y, 300 * k], '#9fb0ff')
    fill(g, ovaal([x, y, 50 * k, 50 * k]), '#f6f2dc')
    for (const [dx, dy, r] of [
      [-16, -12, 9],
      [12, 14, 12],
      [18, -18, 6],
    ] as const)
      fill(g, ovaal([x + dx * k, y + dy * k, r * k, r * k]), '#e0dcc8')
    wolkenbank(g, { w, y: h * 0.62, hoog: 90 * k }, ['#5a4f9e', '#463f8c'])
    verreToren(g, [w * 0.045, h * 0.76, 1.1 * k], '#2f2b6c')
    verreToren(g, [w * 0.955, h * 0.84, 1.5 * k], '#2a2764')
    wolkenbank(g, { w, y: h * 0.78, hoog: 110 * k }, ['#8a6bb0', '#6a5aa6'])
    wolkenbank(g, { w, y: h * 0.93, hoog: 120 * k }, ['#c79ac4', '#8f74b4'])
  })
}

/** What the night takes from the colours of the tower. */
export function waasPlaat({ w, h }: Indeling, schaal: number): Plaat {
  return bak({ w, h, schaal: schaal * 0.25 }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, h], ['rgba(18,20,86,.56)', 'rgba(44,34,110,.4)'])
    g.fillRect(0, 0, w, h)
  })
}

/** A paper lantern with a flame in it, that floats up by itself. */
export function lampion(k: number, schaal: number): Plaat {
  return bak({ w: 80 * k, h: 90 * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(40, 45)
    gloed(g, [0, 4, 38], '#ffb55a')
    solid(g, {
      pad: pad('M-15-14Q-14-22 0-22Q14-22 15-14L10 17H-10Z'),
      kader: [-15, -22, 30, 39],
      kleur: '#ffb24a',
      lijn: 3,
      donker: -0.08,
    })
    fill(g, ovaal([0, 8, 8, 9]), '#fff1b5')
  })
}

/** The rope on which the lift hangs; it repeats downwards. */
export function touw(hoog: number, schaal: number): Plaat {
  return bak({ w: 10, h: hoog, schaal }, (g) => {
    streep(g, pad(`M5 -4V${hoog + 4}`), { dikte: 8 })
    streep(g, pad(`M5 -4V${hoog + 4}`), { kleur: '#e8cf9a', dikte: 4 })
    for (let y = 4; y < hoog; y += 9)
      streep(g, pad(`M3.4 ${y + 3}l3.2-3`), { kleur: '#a87c46', dikte: 1.6 })
  })
}

/** How high the floor of the lift is, with the lanterns that hang under it. */
export const BODEM = 58

function lantaarn(g: G, x: number): void {
  gloed(g, [x, 36, 20], '#ffd98a')
  streep(g, pad(`M${x} 16V28`), { dikte: 3 })
  const kader: Kader = [x - 7, 27, 14, 18]
  solid(g, { pad: doos(kader, 5), kader, kleur: '#ffe7a0', lijn: 3, donker: -0.05 })
}

/** The floor of the lift, as wide as the bridge, with a lantern under each end. */
export function bodem(w: number, schaal: number): Plaat {
  return bak({ w, h: BODEM, schaal }, (g) => {
    for (const x of [22, w - 22]) lantaarn(g, x)
    const plank: Kader = [4, 4, w - 8, 15]
    solid(g, { pad: doos(plank, 7), kader: plank, kleur: '#b9783f', lijn: 4 })
    for (let x = 44; x < w - 20; x += 58)
      streep(g, pad(`M${x} 6v11`), { kleur: 'rgba(90,44,20,.45)', dikte: 2.5 })
    for (const x of [16, w - 16]) fill(g, ovaal([x, 11, 4.5, 4.5]), GOUD)
  })
}

/** A wheel over which a rope runs. */
export function katrol(maat: number, schaal: number): Plaat {
  return bak({ w: maat, h: maat, schaal }, (g) => {
    const r = maat / 2 - 5
    const kader: Kader = [5, 5, 2 * r, 2 * r]
    const rond = ovaal([maat / 2, maat / 2, r, r])
    solid(g, { pad: rond, kader, kleur: '#7c6bd6', lijn: 4, glans: 0.3 })
    for (const a of [0, 1, 2]) {
      const [c, s] = [Math.cos((a * Math.PI) / 3) * r, Math.sin((a * Math.PI) / 3) * r]
      const spaak = `M${maat / 2 - c} ${maat / 2 - s}L${maat / 2 + c} ${maat / 2 + s}`
      streep(g, pad(spaak), { kleur: 'rgba(40,28,90,.6)', dikte: 3 })
    }
    fill(g, ovaal([maat / 2, maat / 2, r * 0.28, r * 0.28]), GOUD)
  })
}
