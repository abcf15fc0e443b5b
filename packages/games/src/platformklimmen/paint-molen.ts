import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
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
import { UIT } from './paint-toren.ts'
import { wolkenbank } from './paint-lucht.ts'

const TULPEN = ['#e8645a', GOUD, '#f08cc0', CREME, '#b06ad0'] as const
const GRAS = '#6cbf5a'

/** Where the small mills stand in the distance: how far across and down the screen, and how large. */
export const VERRE_MOLENS = [
  [0.07, 0.78, 0.8],
  [0.93, 0.72, 0.62],
  [0.84, 0.9, 1.1],
] as const
/** How high the cap of a small mill is over its foot, at size 1. */
export const VERRE_NAAF = 84

/** A small mill in the distance, without its arms. */
function verreMolen(g: G, [x, y, k]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  fill(g, pad('M-20 2L-12-72H12L20 2Z'), verloop(g, [-20, 0, 20, 0], ['#f3e3c4', '#c98f6b']))
  fill(g, pad('M-15-72Q-13-94 0-96Q13-94 15-72Z'), '#8d5a6c')
  fill(g, doos([-22, -30, 44, 6], 3), '#8d5a6c')
  fill(g, ovaal([0, -52, 4, 7]), '#7a5470')
  g.restore()
}

/** A field of tulips, in stripes that come towards the one who looks. */
function bollenveld(g: G, { w, y, hoog }: { w: number; y: number; hoog: number }): void {
  const heuvel = pad(
    `M-10 ${y + hoog * 0.3}Q${w * 0.3} ${y - hoog * 0.2} ${w * 0.55} ${y + hoog * 0.16}T${w + 10} ${y}V${y + hoog * 12}H-10Z`,
  )
  fill(g, heuvel, verloop(g, [0, y, 0, y + hoog * 2], ['#a5dc7c', GRAS]))
  binnen(g, heuvel, () => {
    const midden = w / 2
    for (let i = -9; i <= 9; i += 1) {
      const kleur = TULPEN[(i + 20) % TULPEN.length] ?? CREME
      const [boven, onder] = [midden + i * w * 0.07, midden + i * w * 0.19]
      const breed = w * 0.05
      fill(
        g,
        pad(
          `M${boven} ${y - hoog * 0.2}h${breed * 0.5}L${onder + breed * 1.5} ${y + hoog * 4}h${-breed * 1.5}Z`,
        ),
        kleur,
      )
    }
    g.fillStyle = verloop(
      g,
      [0, y, 0, y + hoog * 1.4],
      ['rgba(160,220,140,.75)', 'rgba(108,191,90,.15)'],
    )
    g.fillRect(-10, y - hoog, w + 20, hoog * 14)
  })
}

/** The land of the mills: a windy day over fields of tulips. */
export function molenlucht({ w, h, k }: Indeling, schaal: number): Plaat {
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, h], ['#1f86c4', '#55b8e0', '#a9e2ee', '#eaf7e4'])
    g.fillRect(0, 0, w, h)
    gloed(g, [w * 0.12, h * 0.2, 240 * k], '#fff3b0')
    fill(g, ovaal([w * 0.12, h * 0.2, 46 * k, 46 * k]), '#fff6cf')
    wolkenbank(g, { w, y: h * 0.62, hoog: 70 * k }, ['#ffffff', '#cdeaf4'])
    const [links, rechts, voor] = VERRE_MOLENS
    for (const [x, y, maat] of [links, rechts]) verreMolen(g, [x * w, y * h, maat * k * 1.5])
    bollenveld(g, { w, y: h * 0.75, hoog: 90 * k })
    verreMolen(g, [voor[0] * w, voor[1] * h, voor[2] * k * 1.5])
  })
}

/** The four arms of a small mill in the distance. */
export function verreWieken(k: number, schaal: number): Plaat {
  const maat = 116 * k
  return bak({ w: maat, h: maat, schaal }, (g) => {
    g.translate(maat / 2, maat / 2)
    g.scale(k, k)
    for (let i = 0; i < 4; i += 1) {
      g.rotate(Math.PI / 2)
      fill(g, doos([-2, -52, 4, 52], 2), '#7a5470')
      fill(g, doos([2, -50, 12, 36], 2), wit(0.85))
    }
  })
}

const PLANKEN = ['#3f9b8f', '#cf5f48', '#4a7fc0', '#d59a34'] as const

/** A small window with shutters. */
function luik(g: G, [x, y, m]: readonly [number, number, number]): void {
  const raam: Kader = [x - m * 0.4, y - m * 0.5, m * 0.8, m]
  solid(g, { pad: doos(raam, 6), kader: raam, kleur: '#ffe9b0', lijn: 4 })
  streep(g, pad(`M${x} ${y - m * 0.5}v${m}M${x - m * 0.4} ${y}h${m * 0.8}`), { dikte: 3 })
  for (const kant of [-1, 1]) {
    const blad: Kader = [x + (kant < 0 ? -m * 0.86 : m * 0.44), y - m * 0.54, m * 0.42, m * 1.08]
    solid(g, { pad: doos(blad, 4), kader: blad, kleur: CREME, lijn: 3.5 })
    streep(g, pad(`M${blad[0] + 3} ${blad[1] + m * 0.54}h${m * 0.42 - 6}`), {
      kleur: '#e8645a',
      dikte: 5,
    })
  }
}

/** Paints one storey of a side of the wooden mill, as wide as its tower. It repeats upwards without a seam. */
export function drawRomp(
  g: G,
  { w, hoog, k, nr }: { w: number; hoog: number; k: number; nr: number },
): void {
  const kleur = PLANKEN[nr % PLANKEN.length] ?? PLANKEN[0]
  const muur: Kader = [UIT, 0, w, hoog + 2]
  g.fillStyle = INKT
  g.fillRect(UIT - 4, 0, w + 8, hoog)
  binnen(g, doos(muur, 0), () => {
    const tinten = [
      show(kleur, -0.05),
      show(kleur, 0.28),
      kleur,
      show(kleur, -0.18),
      show(kleur, -0.34),
    ]
    g.fillStyle = verloop(g, [UIT, 0, UIT + w, 0], tinten)
    g.fillRect(...muur)
    for (let y = 0, r = 0; y < hoog; y += 26, r += 1) {
      g.fillStyle = 'rgba(30,20,60,.24)'
      g.fillRect(UIT, y, w, 2.5)
      g.fillStyle = wit(0.16)
      g.fillRect(UIT, y + 2.5, w, 3)
      for (let x = UIT + 30 + (r % 2) * 46; x < UIT + w; x += 92)
        fill(g, ovaal([x, y + 14, 2.4, 2.4]), 'rgba(30,20,60,.35)')
    }
  })
  luik(g, [UIT + w / 2, hoog * 0.5, Math.min(w * 0.3, hoog * 0.26, 110)])
  const balk: Kader = [0, 0, w + 2 * UIT, 18]
  solid(g, { pad: doos(balk, 7), kader: balk, kleur: '#fff1d6', lijn: 4 })
  for (let x = 14; x < w + UIT; x += 34 * Math.max(0.6, k))
    streep(g, pad(`M${x} 18v14`), { kleur: INKT, dikte: 5 })
}

/** How an arm of the mill is painted: from the hub, in the middle of its left edge, to the right. */
export const WIEK = { w: 240, h: 64 } as const
const DOEKEN = [CREME, '#ff8f7a', CREME, '#ffd76a'] as const

/** An arm of the mill: a beam with a lattice, and cloth on one side of it. */
export function wiekPlaat(nr: number, schaal: number): Plaat {
  const kleur = DOEKEN[nr % DOEKEN.length] ?? CREME
  return bak({ ...WIEK, schaal }, (g) => {
    const doek: Kader = [52, 34, 176, 26]
    solid(g, { pad: pad('M52 36H228V58Q140 66 52 54Z'), kader: doek, kleur, lijn: 3.5 })
    for (let x = 78; x < 228; x += 26)
      streep(g, pad(`M${x} 34v24`), { kleur: 'rgba(45,34,80,.34)', dikte: 2.5 })
    const balk: Kader = [4, 24, 232, 13]
    solid(g, { pad: doos(balk, 6), kader: balk, kleur: '#b9783f', lijn: 4 })
  })
}

/** How large the hub is, at size 1. */
const NAAF = 132

/** The hub: a sun that looks at who comes round; its mouth is open when it enjoys that. */
export function naafPlaat(k: number, isBlij: boolean, schaal: number): Plaat {
  return bak({ w: NAAF * k, h: NAAF * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(NAAF / 2, NAAF / 2)
    for (let i = 0; i < 12; i += 1) {
      g.rotate(Math.PI / 6)
      solid(g, {
        pad: pad('M-11-42L0-63L11-42Z'),
        kader: [-11, -63, 22, 24],
        kleur: i % 2 === 0 ? '#ff9f4a' : GOUD,
        lijn: 3.5,
      })
    }
    solid(g, {
      pad: ovaal([0, 0, 46, 46]),
      kader: [-46, -46, 92, 92],
      kleur: GOUD,
      lijn: 4.5,
      glans: 0.4,
    })
    for (const x of [-26, 26]) fill(g, ovaal([x, 12, 9, 7]), 'rgba(255,120,110,.5)')
    if (isBlij) {
      streep(g, pad('M-25-8Q-17-19-9-8M9-8Q17-19 25-8'), { dikte: 5 })
      solid(g, {
        pad: pad('M-20 8Q0 14 20 8Q18 34 0 34Q-18 34-20 8Z'),
        kader: [-20, 8, 40, 26],
        kleur: '#b5303e',
        lijn: 4,
      })
      fill(g, ovaal([0, 27, 10, 6]), '#ff9a9a')
      return
    }
    for (const x of [-17, 17]) {
      fill(g, ovaal([x, -8, 8, 10]), INKT)
      fill(g, ovaal([x - 2, -12, 3, 3.5]), '#ffffff')
    }
    streep(g, pad('M-16 14Q0 27 16 14'), { dikte: 5 })
  })
}

/** A kite with its tail, that flies in the wind. */
export function vliegerPlaat(kleur: string, k: number, schaal: number): Plaat {
  return bak({ w: 70 * k, h: 150 * k, schaal }, (g) => {
    g.scale(k, k)
    streep(g, pad('M35 68q-16 18 0 34t0 40'), { dikte: 3 })
    for (const [x, y] of [
      [28, 88],
      [40, 114],
      [33, 138],
    ] as const)
      solid(g, {
        pad: pad(`M${x} ${y}l-9-6v12zl9-6v12z`),
        kader: [x - 9, y - 6, 18, 12],
        kleur: CREME,
        lijn: 2.5,
      })
    solid(g, { pad: pad('M35 4L62 32L35 70L8 32Z'), kader: [8, 4, 54, 66], kleur, lijn: 3.5 })
    streep(g, pad('M35 4V70M8 32H62'), { kleur: 'rgba(45,34,80,.4)', dikte: 2.5 })
  })
}
