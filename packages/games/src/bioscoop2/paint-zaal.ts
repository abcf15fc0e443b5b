import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import { plaatInKopmaat } from '@letterhaven/game-kit/held/kop'
import type { Kleding } from '@letterhaven/game-kit/keuzen/kleding'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Trap } from '@letterhaven/contracts/trap'
import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doorzichtig, GOUD, INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  verloop,
  type G,
  type Punt,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'

/** The colours of the hall at each stage: the afternoon, the evening, and the night show. */
export interface Palet {
  readonly wand: readonly [string, string]
  readonly gordijn: string
  readonly stoel: string
  readonly licht: string
}
const PALETTEN: Readonly<Record<Trap, Palet>> = {
  1: { wand: ['#5a1626', '#1d0610'], gordijn: '#a8202f', stoel: '#7d1626', licht: '#fff1cf' },
  2: { wand: ['#3b1546', '#12061c'], gordijn: '#7c1f6b', stoel: '#54164f', licht: '#ffe3f0' },
  3: { wand: ['#17224f', '#070a1e'], gordijn: '#8e1b34', stoel: '#20306b', licht: '#d9ecff' },
}
export const paletVan = (trap: Trap): Palet => PALETTEN[trap]

/** Draws folds of plush between two heights. */
function drawGordijn(g: G, { x, y, w, h }: Vak, kleur: string): void {
  const plooi = Math.max(14, w / Math.max(1, Math.round(w / 30)))
  for (let op = x; op < x + w - 1; op += plooi) {
    g.fillStyle = verloop(
      g,
      [op, 0, op + plooi, 0],
      [
        show(kleur, -0.5),
        show(kleur, -0.08),
        show(kleur, 0.16),
        show(kleur, -0.18),
        show(kleur, -0.55),
      ],
    )
    g.fillRect(op, y, Math.min(plooi, x + w - op) + 0.5, h)
  }
}

/** Draws the scalloped top of the curtain with its gold fringe. */
function drawVal(g: G, [w, hoog]: Punt, kleur: string): void {
  const boog = Math.max(60, w / Math.round(w / 110))
  for (let x = 0; x < w; x += boog) {
    const lap = pad(
      `M${x} 0H${x + boog}V${hoog * 0.55}Q${x + boog / 2} ${hoog * 1.35} ${x} ${hoog * 0.55}Z`,
    )
    fill(
      g,
      lap,
      verloop(g, [x, 0, x + boog, 0], [show(kleur, -0.45), show(kleur, 0.1), show(kleur, -0.45)]),
    )
    streep(
      g,
      pad(`M${x} ${hoog * 0.55}Q${x + boog / 2} ${hoog * 1.35} ${x + boog} ${hoog * 0.55}`),
      {
        kleur: '#d9a441',
        dikte: 4,
      },
    )
  }
}

const AANTAL_LAMPEN = 9

function drawWand(g: G, { w, h, scherm }: Indeling, trap: Trap): void {
  const palet = paletVan(trap)
  g.fillStyle = verloop(g, [0, 0, 0, h], [...palet.wand])
  g.fillRect(0, 0, w, h)
  // The light of the screen falls on the walls around it.
  const [mx, my] = [scherm.x + scherm.w / 2, scherm.y + scherm.h / 2]
  g.fillStyle = straal(
    g,
    [mx, my, scherm.w * 0.2, scherm.w * 1.1],
    [doorzichtig(palet.licht, 0.34), doorzichtig(palet.licht, 0.1), doorzichtig(palet.licht, 0)],
  )
  g.fillRect(0, 0, w, h)
  if (trap === 3)
    for (let i = 0; i < 60; i += 1) {
      const [x, y] = [(i * 197) % w, (i * 71) % (h * 0.5)]
      fill(g, ovaal([x, y, 1.3, 1.3]), 'rgba(255,255,255,.5)')
    }
  if (trap === 2)
    for (let i = 0; i < AANTAL_LAMPEN; i += 1) {
      const x = (w * (i + 0.5)) / AANTAL_LAMPEN
      fill(g, ovaal([x, 62, 16, 16]), 'rgba(255,196,110,.18)')
      fill(g, ovaal([x, 62, 5, 5]), '#ffd98a')
    }
}

/** Draws the beam of the projector over the hall, with dust in it. */
function drawStraal(g: G, { hok, scherm, k }: Indeling, licht: string): void {
  const [x, y] = [hok.x + hok.w / 2, hok.y + hok.h * 0.3]
  const bundel = lijn([
    [x - 4, y],
    [x + 4, y],
    [scherm.x + scherm.w, scherm.y + scherm.h],
    [scherm.x, scherm.y + scherm.h],
  ])
  fill(
    g,
    bundel,
    verloop(
      g,
      [x, y, scherm.x + scherm.w / 2, scherm.y],
      [doorzichtig(licht, 0.3), doorzichtig(licht, 0.04)],
    ),
  )
  for (let i = 0; i < 40; i += 1) {
    const d = ((i * 37) % 100) / 100
    const px = x + (scherm.x + ((i * 61) % 100) * 0.01 * scherm.w - x) * d
    const py = y + (scherm.y + scherm.h - y) * d
    fill(g, ovaal([px, py, 1.4 * k + 0.5, 1.4 * k + 0.5]), doorzichtig(licht, 0.35))
  }
}

/** Bakes the hall without its screen and its public. */
export const zaalPlaat = (maat: Maat, indeling: Indeling, trap: Trap): Plaat =>
  bak(maat, (g, w, h) => {
    const palet = paletVan(trap)
    const { scherm, regel, knoppen } = indeling
    drawWand(g, indeling, trap)
    const naast = regel.y < scherm.y + scherm.h * 0.6
    const rechts = naast ? regel.x - 12 : w
    const zij = Math.max(16, Math.min(scherm.x - 8, 240))
    const vloer = naast ? h : scherm.y + scherm.h + indeling.zaal.h * 0.5
    drawGordijn(g, { x: 0, y: 0, w: zij, h: vloer }, palet.gordijn)
    drawGordijn(g, { x: rechts - zij, y: 0, w: zij, h: vloer }, palet.gordijn)
    drawVal(g, [rechts, Math.max(30, scherm.y * 0.72)], palet.gordijn)
    if (!naast) {
      g.fillStyle = verloop(g, [0, vloer - 6, 0, h], [show(palet.stoel, -0.42), '#0d0409'])
      g.fillRect(0, vloer, w, h - vloer)
      for (let rij = 0; rij < 5; rij += 1)
        drawRijStoelen(
          g,
          { x: -20, y: vloer + 20 + rij * ((h - vloer) / 4.4), w: w + 40, h: 60 },
          palet.stoel,
        )
    } else drawWandRechts(g, { x: rechts, y: 0, w: w - rechts, h }, palet)
    drawStraal(g, indeling, palet.licht)
    g.fillStyle = verloop(g, [0, knoppen.y - 40, 0, h], ['rgba(8,2,6,0)', 'rgba(8,2,6,.5)'])
    g.fillRect(0, knoppen.y - 40, w, h - knoppen.y + 40)
  })

/** Draws a dim row of empty plush seats. */
function drawRijStoelen(g: G, { x, y, w, h }: Vak, kleur: string): void {
  for (let op = x; op < x + w; op += 84) {
    const stoel = doos([op, y, 76, h], [24, 24, 6, 6])
    fill(g, stoel, verloop(g, [0, y, 0, y + h], [show(kleur, -0.2), show(kleur, -0.62)]))
    streep(g, pad(`M${op + 8} ${y + 20}q4-14 20-15h20q16 1 20 15`), {
      kleur: 'rgba(255,226,190,.14)',
      dikte: 3,
    })
  }
}

function drawWandRechts(g: G, { x, y, w, h }: Vak, { wand, gordijn }: Palet): void {
  g.fillStyle = verloop(g, [x, 0, x + w, h], [show(wand[0], -0.1), wand[1]])
  g.fillRect(x, y, w, h)
  for (let op = x + 24; op < x + w; op += 74) {
    streep(g, pad(`M${op} 0V${h}`), { kleur: doorzichtig(gordijn, 0.16), dikte: 18 })
  }
  streep(g, pad(`M${x} 0V${h}`), { kleur: '#d9a441', dikte: 5 })
}

/** The gold frame of a screen, its film in the middle. */
export const lijstPlaat = ({ w, h }: Vak, schaal: number): Plaat =>
  bak({ w: w + 28, h: h + 28, schaal }, (g) => {
    solid(g, {
      pad: doos([3, 3, w + 22, h + 22], 12),
      kader: [3, 3, w + 22, h + 22],
      kleur: '#c9933a',
      lijn: 2.5,
      glans: 0.3,
    })
    streep(g, doos([8, 8, w + 12, h + 12], 7), { kleur: '#7a4a16', dikte: 2.5 })
    fill(g, doos([12, 12, w + 4, h + 4], 4), '#f6f1e4')
  })

const OREN: readonly ((g: G) => void)[] = [
  (g) =>
    fill(
      g,
      bollen([
        [-26, -30, 15],
        [26, -30, 15],
      ]),
      '#0e0509',
    ),
  (g) => fill(g, pad('M-40-6L-36-58L-8-34ZM40-6L36-58L8-34Z'), '#0e0509'),
  (g) => {
    fill(g, ovaal([-16, -52, 10, 30], -0.16), '#0e0509')
    fill(g, ovaal([16, -52, 10, 30], 0.16), '#0e0509')
  },
  (g) =>
    fill(
      g,
      bollen([
        [-34, -20, 21],
        [34, -20, 21],
      ]),
      '#0e0509',
    ),
  (g) => fill(g, pad('M-10-40Q0-66 12-42Z'), '#0e0509'),
  (g) =>
    fill(
      g,
      bollen([
        [-20, -34, 12],
        [0, -42, 13],
        [20, -34, 12],
      ]),
      '#0e0509',
    ),
]
export const RUGGEN = OREN.length

/** A back in the hall: a dark hump with ears, and the light of the screen along its edge. */
export const rugPlaat = (
  soort: number,
  {
    maat,
    schaal,
    licht,
  }: { readonly maat: number; readonly schaal: number; readonly licht: string },
): Plaat =>
  bak({ w: maat, h: maat * 1.4, schaal }, (g) => {
    const k = maat / 120
    g.scale(k, k)
    g.translate(60, 90)
    const teken = (): void => {
      OREN[soort % RUGGEN]?.(g)
      fill(g, ovaal([0, 0, 44, 42]), '#0e0509')
      fill(g, pad('M-56 90C-58 50-38 34 0 34C38 34 58 50 56 90Z'), '#0e0509')
    }
    g.save()
    g.shadowColor = licht
    g.shadowBlur = 0
    g.shadowOffsetY = -3 * k * schaal
    teken()
    g.restore()
    teken()
    fill(g, ovaal([0, 62, 54, 36]), 'rgba(120,20,40,.28)')
  })

/** The window of the projector with the operator in it. */
export const hokPlaat = (
  { w, h }: Vak,
  schaal: number,
  { soort, kleding }: { readonly soort: HeldSoort; readonly kleding: Kleding | undefined },
): Plaat =>
  bak({ w, h, schaal }, (g) => {
    const vak = doos([3, 3, w - 6, h - 6], 8)
    solid(g, { pad: vak, kader: [3, 3, w - 6, h - 6], kleur: '#ffdf9e', lijn: 3, donker: -0.12 })
    g.save()
    g.clip(vak)
    const kop = plaatInKopmaat(h * 0.98, schaal, (op) =>
      drawHeldKop(op, soort, kleding ?? { trui: 'paars', hoed: null, sjaal: null }),
    )
    g.drawImage(kop.canvas, w / 2 - kop.w / 2, h * 0.1, kop.w, kop.h)
    g.restore()
    streep(g, vak, { kleur: '#8a5a1e', dikte: 4 })
    solid(g, { pad: doos([0, h - 9, w, 8], 3), kader: [0, h - 9, w, 8], kleur: '#8a5a1e', lijn: 2 })
  })

/** The mouse that sits on its reel. */
export const muisPlaat = (maat: number, schaal: number): Plaat =>
  bak({ w: maat, h: maat, schaal }, (g) => {
    const k = maat / 100
    g.scale(k, k)
    solid(g, { pad: ovaal([50, 62, 36, 36]), kader: [14, 26, 72, 72], kleur: '#8d94ab', lijn: 3 })
    for (let i = 0; i < 5; i += 1)
      fill(
        g,
        ovaal([50 + Math.cos(i * 1.26) * 21, 62 + Math.sin(i * 1.26) * 21, 7.5, 7.5]),
        '#2a2036',
      )
    solid(g, { pad: ovaal([50, 30, 17, 15]), kader: [33, 15, 34, 30], kleur: '#b9bdd2', lijn: 3 })
    for (const kant of [-1, 1]) {
      solid(g, {
        pad: ovaal([50 + kant * 17, 16, 10, 10]),
        kader: [40 + kant * 17, 6, 20, 20],
        kleur: '#b9bdd2',
        lijn: 3,
      })
      fill(g, ovaal([50 + kant * 17, 16, 5, 5]), '#f0a6b6')
      fill(g, ovaal([50 + kant * 6, 28, 2.6, 3.2]), INKT)
    }
    fill(g, ovaal([50, 36, 3, 2.4]), '#e0637e')
  })

/** The curtain that opens for a whole film and for the end. */
export const doekPlaat = ({ w, h }: Vak, schaal: number, trap: Trap): Plaat =>
  bak({ w, h, schaal }, (g) => {
    drawGordijn(g, { x: 0, y: 0, w, h }, paletVan(trap).gordijn)
    g.fillStyle = GOUD
    g.fillRect(0, h - 8, w, 5)
  })
