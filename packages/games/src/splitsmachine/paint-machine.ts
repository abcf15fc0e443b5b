import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, ROOD, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { bij, KOPER } from './paint-klein.ts'
import type { Palet } from './palet.ts'

/** Paints the rail under which the knives hang, and the two posts that carry it. */
function drawPortaal(g: G, { w, k, band, mes }: Indeling, balk: string): void {
  const y = band.y - mes
  for (const x of [6 * k, w - 6 * k - 24 * k]) {
    const kader = [x, y - 26 * k, 24 * k, mes + band.h + 30 * k] as const
    solid(g, { pad: doos(kader, 4), kader, kleur: show(balk, -0.08) })
  }
  const kader = [-8, y - 20 * k, w + 16, 18 * k] as const
  solid(g, { pad: doos(kader, 5), kader, kleur: balk })
  const rail = [-8, y - 7 * k, w + 16, 8 * k] as const
  solid(g, { pad: doos(rail, 3), kader: rail, kleur: KOPER, lijn: 3 })
  for (let x = 40 * k; x < w; x += 90 * k) {
    fill(g, ovaal([x, y - 12 * k, 4 * k, 4 * k]), INKT)
    fill(g, ovaal([x - 1, y - 13 * k, 2.6 * k, 2.6 * k]), show(KOPER, 0.4))
  }
}

/** Paints the belt with its rollers and the board before it. */
function drawBand(g: G, { w, k, band, riem }: Indeling, { balk, isNacht }: Palet): void {
  const onder = band.y + band.h
  const vlak = [-8, band.y + band.h * 0.42, w + 16, band.h * 0.58 + riem * 0.5] as const
  const leer = isNacht ? '#5a3f50' : '#8f5a3c'
  solid(g, { pad: doos(vlak, 6), kader: vlak, kleur: leer })
  for (let x = 10; x < w; x += 46 * k)
    streep(g, pad(`M${x} ${vlak[1] + 5}l${-9 * k} ${vlak[3] - 10}`), {
      kleur: 'rgba(40,16,20,.26)',
      dikte: 3,
    })
  fill(g, doos([0, vlak[1], w, 7 * k], 3), 'rgba(255,240,210,.2)')
  for (let x = 36 * k; x < w; x += 108 * k)
    solid(g, {
      pad: ovaal([x, onder + riem * 0.5, riem * 0.62, riem * 0.62]),
      kader: [x - riem * 0.62, onder - riem * 0.1, riem * 1.24, riem * 1.24],
      kleur: KOPER,
      lijn: 3,
    })
  const bord = [-8, onder + riem * 0.42, w + 16, riem * 0.58 + 10 * k] as const
  solid(g, { pad: doos(bord, 4), kader: bord, kleur: balk })
  for (let x = 90 * k; x < w; x += 108 * k) {
    fill(g, ovaal([x, bord[1] + bord[3] / 2, 4.5 * k, 4.5 * k]), '#4a2a16')
    fill(g, ovaal([x - 1, bord[1] + bord[3] / 2 - 1, 2.6 * k, 2.6 * k]), '#e0b173')
  }
}

/** Paints the chutes to the stones, and the tubs in which they turn. */
function drawKuipen(g: G, { band, riem, stenen, k, isLaag }: Indeling, balk: string): void {
  const boven = band.y + band.h + riem
  for (const { x, y, r } of stenen) {
    if (!isLaag) {
      const goot = lijn([
        [x - r * 0.4, boven],
        [x + r * 0.4, boven],
        [x + r * 0.2, y - r * 0.6],
        [x - r * 0.2, y - r * 0.6],
      ])
      solid(g, {
        pad: goot,
        kader: [x - r * 0.4, boven, r * 0.8, y - boven],
        kleur: KOPER,
        lijn: 3.5,
        donker: -0.3,
      })
      streep(g, pad(`M${x - r * 0.26} ${boven + 8}L${x - r * 0.12} ${y - r}`), {
        kleur: 'rgba(255,240,210,.5)',
        dikte: 4 * k,
      })
    }
    schaduw(g, [x, y + r * 1.06, r * 1.2, r * 0.2], 0.4)
    const kader = [x - r * 1.13, y - r * 1.13, r * 2.26, r * 2.26] as const
    solid(g, { pad: ovaal([x, y, r * 1.13, r * 1.13]), kader, kleur: show(balk, 0.08) })
    fill(g, ovaal([x, y, r * 1.03, r * 1.03]), '#3a221a')
  }
}

/** Paints a barrel full of grain, its foot at (0, 0). */
function drawTon(g: G): void {
  schaduw(g, [0, 0, 46, 8], 0.35)
  for (const [dx, hoek] of [
    [-16, -0.3],
    [-4, -0.1],
    [8, 0.12],
    [20, 0.34],
  ] as const) {
    g.save()
    g.translate(dx, -88)
    g.rotate(hoek)
    streep(g, pad('M0 0V-46'), { kleur: '#c99a3e', dikte: 3.5 })
    for (const dy of [-48, -57, -66])
      for (const kant of [-1, 1]) fill(g, ovaal([kant * 5, dy, 5, 7.5], kant * 0.4), '#e9bd58')
    g.restore()
  }
  const ton = pad('M-34-90Q-46-45-34 0H34Q46-45 34-90Z')
  solid(g, { pad: ton, kader: [-42, -90, 84, 90], kleur: '#b5713a' })
  for (const x of [-20, 0, 20])
    streep(g, pad(`M${x} -88Q${x * 1.3} -45 ${x} -2`), { kleur: 'rgba(80,40,16,.4)', dikte: 2.5 })
  for (const y of [-74, -20]) {
    streep(g, pad(`M-38 ${y}Q0 ${y + 7} 38 ${y}`), { dikte: 11 })
    streep(g, pad(`M-38 ${y}Q0 ${y + 7} 38 ${y}`), { kleur: KOPER, dikte: 6 })
  }
  solid(g, { pad: ovaal([0, -90, 35, 9]), kader: [-35, -99, 70, 18], kleur: '#e9bd58', lijn: 3.5 })
}

/** Paints barrels beside the stones, where there is room. */
function drawTonnen(g: G, { w, h, k, kat, stenen, isLaag }: Indeling): void {
  const links = (stenen[0]?.x ?? 0) - (stenen[0]?.r ?? 0) * 1.2
  if (isLaag || links < 250 * k) return
  const s = kat.s * 0.95
  bij(g, [Math.min(links - 46 * s, kat.x + 118 * kat.s), h - 20 * k, s * 1.05], () => drawTon(g))
  if (w > 900) bij(g, [w - 46 * s, h - 20 * k, s], () => drawTon(g))
}

/** Paints a shelf with bread and a scoop below the stones, on a high and narrow screen. */
function drawSchap(g: G, { w, h, stenen, kat }: Indeling, balk: string): void {
  const onder = (stenen[2]?.y ?? 0) + (stenen[2]?.r ?? 0) * 1.13
  const ruim = h - onder
  if (w > h || ruim < 190) return
  const s = Math.min(1.3, ruim / 260) * Math.min(1, w / 520)
  const y = onder + ruim * 0.36
  const [van, tot] = [kat.x + 74 * kat.s, w - 26 * s]
  for (const x of [van + 24 * s, tot - 24 * s])
    streep(g, pad(`M${x} ${y + 8 * s}v${26 * s}`), { kleur: '#4a2a16', dikte: 9 * s })
  const kader = [van, y, tot - van, 15 * s] as const
  solid(g, { pad: doos(kader, 4), kader, kleur: show(balk, 0.1) })
  const stap = (tot - van) / 4
  for (const [nr, kleur] of ['#d98f43', '#c77a35', '#e0a558'].entries())
    bij(g, [van + stap * (nr + 0.7), y, s], () => {
      const brood = pad('M-38 0Q-46-34-18-40H18Q46-34 38 0Z')
      solid(g, { pad: brood, kader: [-44, -40, 88, 40], kleur, lijn: 3.5 })
      for (const x of [-18, 0, 18])
        streep(g, pad(`M${x - 5} -33q9 8 8 18`), { kleur: 'rgba(255,236,190,.75)', dikte: 4 })
    })
  bij(g, [van + stap * 3.6, y, s], () => {
    const kan = pad('M-22 0L-17-50H17L22 0Z')
    solid(g, { pad: kan, kader: [-22, -50, 44, 50], kleur: KOPER, lijn: 3.5, glans: 0.4 })
    solid(g, { pad: ovaal([0, -50, 18, 5]), kader: [-18, -55, 36, 10], kleur: '#fff6e2', lijn: 3 })
  })
}

/** Paints the floor, with flour that fell there. */
function drawVloer(g: G, { w, h, k, isLaag }: Indeling, { balk }: Palet): void {
  const hoog = (isLaag ? 16 : 34) * k
  g.fillStyle = verloop(g, [0, h - hoog, 0, h], [show(balk, -0.05), show(balk, -0.35)])
  g.fillRect(0, h - hoog, w, hoog)
  streep(g, pad(`M0 ${h - hoog}H${w}`), { dikte: 4 })
  for (let x = 30 * k; x < w; x += 120 * k)
    streep(g, pad(`M${x} ${h - hoog + 4}l${-14 * k} ${hoog}`), {
      kleur: 'rgba(40,16,10,.4)',
      dikte: 2.5,
    })
  for (let nr = 0; nr < 14; nr += 1)
    fill(
      g,
      ovaal([((nr * 53) % 97) * 0.0104 * w, h - 4 - ((nr * 7) % 5) * 4 * k, 7 * k, 2 * k]),
      'rgba(255,248,232,.5)',
    )
}

/** Pipes of copper along the wall, in the mill of the older ones. */
function drawPijpen(g: G, { w, h, k, band, riem }: Indeling): void {
  const y = band.y + band.h + riem + 30 * k
  for (const [x, draai] of [
    [16 * k, 1],
    [w - 16 * k, -1],
  ] as const) {
    const buis = pad(`M${x} ${y}V${h - 90 * k}q0 ${40 * k} ${draai * 40 * k} ${40 * k}`)
    streep(g, buis, { dikte: 20 * k })
    streep(g, buis, { kleur: KOPER, dikte: 13 * k })
    streep(g, buis, { kleur: 'rgba(255,236,200,.45)', dikte: 3.5 * k })
    bij(g, [x, y + 36 * k, k], () => {
      solid(g, { pad: ovaal([0, 0, 19, 19]), kader: [-19, -19, 38, 38], kleur: '#fff6e2', lijn: 4 })
      streep(g, pad('M0 0L9-9'), { kleur: ROOD, dikte: 4 })
    })
  }
}

/** The belt, the rail of the knives, and below them the tubs of the stones and the floor. */
export const machinePlaat = (maat: Maat, indeling: Indeling, palet: Palet): Plaat =>
  bak(maat, (g) => {
    if (palet.isSteen && indeling.w > 700 && !indeling.isLaag) drawPijpen(g, indeling)
    drawKuipen(g, indeling, palet.balk)
    drawVloer(g, indeling, palet)
    drawTonnen(g, indeling)
    drawSchap(g, indeling, palet.balk)
    drawBand(g, indeling, palet)
  })

/** The rail under which the knives hang. */
export const portaalPlaat = (maat: Maat, indeling: Indeling, palet: Palet): Plaat =>
  bak(maat, (g) => drawPortaal(g, indeling, palet.balk))

/** How long the lever is, its foot at the lower middle. */
export const HENDEL = { w: 60, h: 132 } as const

/** Draws the lever, its foot at (0, 0). */
export function drawHendel(g: G): void {
  streep(g, pad('M0 0V-92'), { dikte: 17 })
  streep(g, pad('M0 0V-92'), { kleur: '#aab4c4', dikte: 10 })
  solid(g, {
    pad: ovaal([0, -102, 18, 18]),
    kader: [-18, -120, 36, 36],
    kleur: ROOD,
    glans: 0.6,
  })
}

export const hendelPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: HENDEL.w * s, h: HENDEL.h * s, schaal }, (g) =>
    bij(g, [(HENDEL.w / 2) * s, (HENDEL.h - 8) * s, s], () => drawHendel(g)),
  )
