import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, ROOD, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  bollen,
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { bij, KOPER } from './paint-klein.ts'
import type { Palet } from './palet.ts'

/** The colours of a wall, from light to dark, and how wide its boards are. */
interface Wand {
  readonly kleuren: readonly [licht: string, donker: string]
  readonly maat: number
}

/** Paints boards from top to bottom, each a little other than its neighbour. */
function drawPlanken(
  g: G,
  [x, y, w, h]: Kader,
  { kleuren: [licht, donker], maat: breed }: Wand,
): void {
  g.fillStyle = verloop(g, [x, y, x + w, y + h], [licht, donker])
  g.fillRect(x, y, w, h)
  for (let nr = 0; nr * breed < w; nr += 1) {
    const hier = x + nr * breed
    g.fillStyle = `rgba(${nr % 2 ? '255,240,200' : '90,45,20'},${0.05 + ((nr * 7) % 5) * 0.022})`
    g.fillRect(hier, y, breed, h)
    streep(g, pad(`M${hier} ${y}v${h}`), { kleur: 'rgba(80,42,20,.34)', dikte: 2.5 })
    const knoest = y + (((nr * 37) % 83) / 83) * h
    fill(g, ovaal([hier + breed * 0.5, knoest, breed * 0.1, breed * 0.16]), 'rgba(90,48,22,.35)')
  }
}

/** Paints stones in rows, as the walls of an old tower. */
function drawStenen(g: G, [x, y, w, h]: Kader, { kleuren: [licht, donker], maat }: Wand): void {
  g.fillStyle = verloop(g, [x, y, x + w, y + h], [licht, donker])
  g.fillRect(x, y, w, h)
  const hoog = maat * 0.62
  for (let rij = 0; rij * hoog < h; rij += 1)
    for (let nr = -1; nr * maat < w; nr += 1) {
      const hier = [
        x + (nr + (rij % 2) * 0.5) * maat + 2,
        y + rij * hoog + 2,
        maat - 4,
        hoog - 4,
      ] as const
      const tint = ((rij * 31 + nr * 17) % 7) * 0.02
      fill(g, doos(hier, 7), `rgba(${(rij + nr) % 2 ? '255,250,235' : '50,40,50'},${0.06 + tint})`)
      streep(g, pad(`M${hier[0] + 6} ${hier[1] + hoog - 5}h${maat - 14}`), {
        kleur: 'rgba(50,35,40,.2)',
        dikte: 2.5,
      })
    }
}

const drawWand = (g: G, kader: Kader, wand: Wand & { readonly isSteen: boolean }): void =>
  wand.isSteen
    ? drawStenen(g, kader, { ...wand, maat: wand.maat * 1.5 })
    : drawPlanken(g, kader, wand)

/** Paints a beam from one point to another. */
function drawBalk(
  g: G,
  [x0, y0, x1, y1]: Kader,
  { dik, kleur }: { dik: number; kleur: string },
): void {
  const [dx, dy] = [x1 - x0, y1 - y0]
  g.save()
  g.translate(x0, y0)
  g.rotate(Math.atan2(dy, dx))
  const lang = Math.hypot(dx, dy)
  const kader = [0, -dik / 2, lang, dik] as const
  solid(g, { pad: doos(kader, 4), kader, kleur, strook: 0.12 })
  for (let nr = 0; nr < 3; nr += 1)
    streep(
      g,
      pad(
        `M8 ${-dik * 0.28 + nr * dik * 0.27}Q${lang * 0.4} ${-dik * 0.2 + nr * dik * 0.24} ${lang - 8} ${-dik * 0.27 + nr * dik * 0.28}`,
      ),
      {
        kleur: show(kleur, -0.22),
        dikte: 1.8,
      },
    )
  g.restore()
}

/** Paints the roof in the corners, and the rafters that carry it. */
function drawDak(g: G, { w, band, mes, k }: Indeling, { dak, balk }: Palet): void {
  const laag = band.y - mes
  const [uit, onder] = [Math.min(w * 0.34, 330 * k), laag * 0.86]
  for (const kant of [0, 1]) {
    g.save()
    if (kant === 1) {
      g.translate(w, 0)
      g.scale(-1, 1)
    }
    const hoek = lijn([
      [0, 0],
      [uit, 0],
      [0, onder],
    ])
    fill(g, hoek, verloop(g, [0, 0, uit * 0.5, onder * 0.6], [show(dak, -0.2), dak]))
    binnen(g, hoek, () => {
      for (let nr = 1; nr < 9; nr += 1)
        streep(g, pad(`M${uit * (nr / 9)} 0L0 ${onder * (nr / 9)}`), {
          kleur: 'rgba(30,12,20,.28)',
          dikte: 3,
        })
    })
    drawBalk(g, [-20, onder + 14, uit + 24, -18], { dik: 30 * k, kleur: balk })
    g.restore()
  }
}

/** Paints what is seen through the round window. */
function drawUitzicht(
  g: G,
  { raam: { x, y, r } }: Indeling,
  { lucht, land, zon, isNacht }: Palet,
): void {
  g.fillStyle = verloop(g, [0, y - r, 0, y + r], lucht)
  g.fillRect(x - r - 4, y - r - 4, 2 * r + 8, 2 * r + 8)
  if (isNacht)
    for (let nr = 0; nr < 14; nr += 1)
      fill(
        g,
        ovaal([x + (((nr * 37) % 41) / 20 - 1) * r, y + (((nr * 23) % 31) / 22 - 1) * r, 1.6, 1.6]),
        '#fff6d2',
      )
  gloed(g, [x - r * 0.4, y - r * 0.4, r * 0.7], zon)
  fill(g, ovaal([x - r * 0.4, y - r * 0.4, r * 0.17, r * 0.17]), zon)
  if (!isNacht)
    fill(
      g,
      bollen([
        [x + r * 0.3, y - r * 0.3, r * 0.13],
        [x + r * 0.48, y - r * 0.36, r * 0.17],
        [x + r * 0.66, y - r * 0.28, r * 0.12],
      ]),
      'rgba(255,255,255,.85)',
    )
  fill(
    g,
    pad(
      `M${x - r - 4} ${y + r * 0.42}q${r * 0.7} ${-r * 0.3} ${r * 1.2} ${-r * 0.06}t${r} ${-r * 0.05}V${y + r + 4}H${x - r - 4}Z`,
    ),
    land[0],
  )
  fill(
    g,
    pad(
      `M${x - r - 4} ${y + r * 0.7}q${r} ${-r * 0.34} ${2 * r + 8} ${-r * 0.06}V${y + r + 4}H${x - r - 4}Z`,
    ),
    land[1],
  )
}

/** Paints the frame of the round window and takes its glass out of the wall. */
function drawRaam(g: G, { raam: { x, y, r } }: Indeling, balk: string): void {
  const rand = ovaal([x, y, r * 1.13, r * 1.13])
  solid(g, {
    pad: rand,
    kader: [x - r * 1.13, y - r * 1.13, r * 2.26, r * 2.26],
    kleur: show(balk, 0.14),
  })
  for (let nr = 0; nr < 8; nr += 1) {
    const hoek = (nr / 8) * Math.PI * 2 + 0.2
    fill(
      g,
      ovaal([x + Math.cos(hoek) * r * 1.06, y + Math.sin(hoek) * r * 1.06, r * 0.035, r * 0.035]),
      '#5f3a1e',
    )
  }
  g.save()
  g.globalCompositeOperation = 'destination-out'
  fill(g, ovaal([x, y, r * 0.98, r * 0.98]), '#000000')
  g.restore()
  streep(g, ovaal([x, y, r * 0.98, r * 0.98]), { kleur: INKT, dikte: 4 })
}

/** Paints light that falls in from the left, and the dust in it. */
function drawLicht(g: G, { w, h, band, k }: Indeling, { straal, isNacht }: Palet): void {
  for (const [van, breed] of [
    [0.04, 0.12],
    [0.24, 0.09],
  ] as const) {
    const schacht = lijn([
      [w * van, 0],
      [w * (van + breed), 0],
      [w * (van + breed + 0.34), h * 0.82],
      [w * (van + 0.2), h * 0.82],
    ])
    fill(g, schacht, verloop(g, [0, 0, 0, h * 0.82], [straal, 'rgba(255,246,205,0)']))
  }
  if (isNacht) return
  for (let nr = 0; nr < 26; nr += 1)
    fill(
      g,
      ovaal([((nr * 61) % 97) * 0.0103 * w, ((nr * 43) % 89) * 0.0112 * band.y, 1.6 * k, 1.6 * k]),
      'rgba(255,252,235,.6)',
    )
}

/** Paints a lantern that hangs from a beam. */
function drawLantaarn(g: G, [x, y, s]: readonly [number, number, number]): void {
  gloed(g, [x, y + 34 * s, 150 * s], '#ffc766')
  bij(g, [x, y, s], () => {
    streep(g, pad('M0-30V10'), { dikte: 4 })
    solid(g, {
      pad: doos([-15, 12, 30, 40], 7),
      kader: [-15, 12, 30, 40],
      kleur: '#ffdf8a',
      lijn: 3.5,
    })
    gloed(g, [0, 34, 16], '#fffbe0')
    solid(g, {
      pad: lijn([
        [-19, 14],
        [0, -2],
        [19, 14],
      ]),
      kader: [-19, -2, 38, 16],
      kleur: KOPER,
      lijn: 3.5,
    })
    solid(g, { pad: doos([-18, 50, 36, 8], 3), kader: [-18, 50, 36, 8], kleur: KOPER, lijn: 3.5 })
  })
}

/** Paints a shelf with jars and a bunch of wheat, where there is room on the wall. */
function drawPlank(g: G, { w, k, raam, band, mes }: Indeling, { balk, isSteen }: Palet): void {
  const y = raam.y + raam.r * 0.55
  const [van, tot] = [w * 0.3, raam.x - raam.r * 1.3]
  if (tot - van < 170 * k || band.y - mes - y < 30) return
  drawBalk(g, [van, y, tot, y], { dik: 14 * k, kleur: balk })
  for (const [nr, kleur] of (isSteen
    ? [KOPER, '#7f8fa6', KOPER]
    : ['#e9d3a6', '#d9833f', '#b9d0c4']
  ).entries()) {
    const x = van + (0.16 + nr * 0.2) * (tot - van)
    bij(g, [x, y - 7 * k, k], () => {
      solid(g, {
        pad: doos([-18, -44, 36, 44], [9, 9, 6, 6]),
        kader: [-18, -44, 36, 44],
        kleur,
        lijn: 3.5,
        glans: 0.3,
      })
      solid(g, {
        pad: doos([-15, -54, 30, 12], 5),
        kader: [-15, -54, 30, 12],
        kleur: '#8a5630',
        lijn: 3,
      })
    })
  }
  bij(g, [van + 0.82 * (tot - van), y - 7 * k, k], () => {
    for (const hoek of [-0.5, -0.25, 0, 0.25, 0.5]) {
      g.save()
      g.rotate(hoek)
      streep(g, pad('M0 0V-50'), { kleur: '#c99a3e', dikte: 3 })
      for (const dy of [-54, -62, -70])
        for (const kant of [-1, 1]) fill(g, ovaal([kant * 4, dy, 4.5, 6.5], kant * 0.4), '#e9bd58')
      g.restore()
    }
    streep(g, pad('M-7-16h14'), { kleur: ROOD, dikte: 6 })
  })
}

/** What is seen through the window, painted once. */
export const uitzichtPlaat = (maat: Maat, indeling: Indeling, palet: Palet): Plaat =>
  bak(maat, (g) => drawUitzicht(g, indeling, palet))

/** The walls, the roof and the window of the mill, with a hole where its glass is. */
export const wandPlaat = (maat: Maat, indeling: Indeling, palet: Palet): Plaat =>
  bak(maat, (g) => {
    const { w, h, k, band, mes } = indeling
    const vloer = band.y + band.h * 0.5
    const isSteen = palet.isSteen === true
    drawWand(g, [0, 0, w, vloer], { kleuren: palet.wand, isSteen, maat: 50 * k })
    drawWand(g, [0, vloer, w, h - vloer], { kleuren: palet.onder, isSteen, maat: 64 * k })
    g.fillStyle = verloop(
      g,
      [0, vloer, 0, h],
      ['rgba(30,14,24,.42)', 'rgba(30,14,24,.05)', 'rgba(30,14,24,.3)'],
    )
    g.fillRect(0, vloer, w, h - vloer)
    drawPlank(g, indeling, palet)
    drawLicht(g, indeling, palet)
    drawDak(g, indeling, palet)
    drawRaam(g, indeling, palet.balk)
    if (palet.isNacht) {
      drawLantaarn(g, [w * 0.36, (band.y - mes) * 0.5, 0.9 * k])
      gloed(g, [w * 0.5, band.y, 260 * k], '#ffb95c')
    }
  })
