import { drawKop } from '@letterhaven/game-kit/held/kop'
import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
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
import type { Palet } from './palet.ts'

/** Draws a block: its colour, and how round it is where that is not as usual. */
const blok = (g: G, kader: Kader, verf: string | readonly [string, number | number[]]): void => {
  const [kleur, rond] = typeof verf === 'string' ? ([verf, 4] as const) : verf
  solid(g, { pad: doos(kader, rond), kader, kleur, lijn: 3 })
}

const DAKEN = ['#d9564e', '#3f8f74', '#e0a03a', '#5b7fd0'] as const

/** A station on the mountain: shut and snowed up, or open with light in its window and a flag. */
export function drawStation(g: G, nr: number, isOpen: boolean): void {
  if (isOpen) gloed(g, [30, 34, 30], '#ffd76a')
  blok(g, [12, 26, 36, 24], isOpen ? '#fff0cf' : '#c4cde0')
  solid(g, {
    pad: pad('M6 28L30 8L54 28z'),
    kader: [6, 8, 48, 20],
    kleur: isOpen ? (DAKEN[nr % DAKEN.length] ?? '') : '#aab6d2',
    lijn: 3,
  })
  fill(
    g,
    pad(isOpen ? 'M18 18L30 8L42 18Q30 12 18 18z' : 'M6 28L30 8L54 28Q42 21 30 24Q18 20 6 28z'),
    '#ffffff',
  )
  blok(g, [24, 34, 12, 16], [isOpen ? GOUD : '#6a7698', 3])
  if (!isOpen) return
  streep(g, pad('M48 24V2'), { dikte: 3 })
  fill(g, pad('M49 2h13l-4 5 4 5H49z'), ROOD)
}

export const stationPlaat = (schaal: number, nr: number, isOpen: boolean): Plaat =>
  bak({ w: 64, h: 54, schaal }, (g) => drawStation(g, nr, isOpen))

/** The snow plough on its rails. */
export const ploegPlaat = (schaal: number): Plaat =>
  bak({ w: 96, h: 66, schaal }, (g) => {
    solid(g, {
      pad: pad('M34 14Q4 20 3 56H40z'),
      kader: [3, 14, 37, 42],
      kleur: '#f2a03d',
      lijn: 3.2,
    })
    for (const y of [28, 40])
      streep(g, pad(`M${34 - y * 0.5} ${y}L38 ${y + 8}`), { kleur: wit(0.6), dikte: 3 })
    blok(g, [36, 18, 52, 36], ['#2f8f8a', 7])
    blok(g, [58, 24, 22, 16], ['#dff3ff', 4])
    fill(g, pad('M36 20Q50 10 62 14Q78 10 88 20Q70 15 60 18Q48 15 36 20z'), '#ffffff')
    for (const x of [50, 74]) {
      fill(g, ovaal([x, 56, 9, 9]), INKT)
      fill(g, ovaal([x, 56, 5, 5]), '#cfd6ea')
    }
  })

/** The stationmaster with a red cap, or what is seen of him under the snow. */
export const chefPlaat = (schaal: number, isSneeuwpop: boolean): Plaat =>
  bak({ w: 60, h: 92, schaal }, (g) => {
    blok(g, [14, 46, 32, 40], ['#33508c', [12, 12, 6, 6]])
    for (const y of [58, 68, 78]) fill(g, ovaal([30, y, 2.4, 2.4]), GOUD)
    g.save()
    g.translate(30, 32)
    g.scale(0.44, 0.44)
    drawKop(g, 'panda')
    g.restore()
    blok(g, [13, 6, 34, 10], ['#d9443f', [8, 8, 2, 2]])
    blok(g, [8, 14, 36, 5], [INKT, 2])
    if (!isSneeuwpop) return
    solid(g, { pad: ovaal([30, 64, 25, 25]), kader: [5, 39, 50, 50], kleur: '#ffffff', lijn: 3 })
    solid(g, { pad: ovaal([30, 30, 21, 20]), kader: [9, 10, 42, 40], kleur: '#ffffff', lijn: 3 })
    for (const x of [23, 37]) fill(g, ovaal([x, 27, 2.8, 3.4]), INKT)
    solid(g, { pad: pad('M29 31l-16 5 16 3z'), kader: [12, 31, 17, 8], kleur: '#f28a3d', lijn: 2 })
    blok(g, [13, 3, 34, 10], ['#d9443f', [8, 8, 2, 2]])
  })

/** The viaduct of the last ride, from side to side. */
export const viaductPlaat = ({ w, h, schaal }: Maat, palet: Palet): Plaat =>
  bak({ w, h, schaal }, (g) => {
    const stap = Math.max(76, Math.min(150, w / 6))
    const steen = palet.isNacht ? '#8b86b4' : '#d8b89a'
    g.fillStyle = verloop(g, [0, h * 0.5, 0, h], ['rgba(255,255,255,0)', palet.sneeuw[1] ?? '#fff'])
    g.fillRect(0, h * 0.5, w, h * 0.5)
    for (let x = -stap * 0.3; x < w; x += stap) {
      const boog = pad(
        `M${x} 26H${x + stap}V${h}H${x + stap * 0.82}V${26 + stap * 0.52}Q${x + stap * 0.5} ${26 + stap * 0.02} ${x + stap * 0.18} ${26 + stap * 0.52}V${h}H${x}Z`,
      )
      solid(g, { pad: boog, kader: [x, 26, stap, h - 26], kleur: steen, lijn: 3 })
      for (let y = 60; y < h; y += 26)
        streep(g, pad(`M${x + 4} ${y}h${stap * 0.1}M${x + stap * 0.86} ${y + 12}h${stap * 0.1}`), {
          kleur: 'rgba(70,50,110,.25)',
          dikte: 3,
        })
    }
    solid(g, {
      pad: doos([-8, 8, w + 16, 22], 2),
      kader: [-8, 8, w + 16, 22],
      kleur: steen,
      lijn: 3.5,
    })
    fill(g, doos([-8, 4, w + 16, 9], 4), '#ffffff')
    streep(g, pad(`M-8 4H${w + 8}`), { kleur: '#4a5274', dikte: 4 })
  })
