import type { Trap } from '@letterhaven/contracts/trap'
import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, doorzichtig, GOUD, INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  bollen,
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  schaduw,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling, Rand } from './indeling.ts'
import { drawLucht } from './paint-lucht.ts'
import { drawHoek, drawMiddenveld } from './paint-veld.ts'
import { paletVan, type Palet } from './palet.ts'
import { randBij, startlijnVan } from './ring.ts'

const kaderVan = ({ x, y, w, h }: Rand): Kader => [x, y, w, h]
const padVan = (rand: Rand): Path2D => doos(kaderVan(rand), rand.r)

/** Paints flags on poles along the top of the stand. */
function drawVlaggen(g: G, { w, tribune, k, opstelling }: Indeling, { wand }: Palet): void {
  const s = Math.max(0.34, Math.min(0.8, k))
  const stap = (opstelling === 'ring' ? 150 : 116) * s * 1.3
  const kleuren = [GOUD, CREME, '#ff8f6b', show(wand, 0.4)] as const
  for (let i = 0; i * stap < w + stap; i += 1) {
    const [x, y] = [i * stap + stap * 0.3, tribune.y + 2]
    streep(g, pad(`M${x} ${y}V${y - 40 * s}`), { dikte: 5 * s })
    const doek = pad(
      `M${x} ${y - 39 * s}q${10 * s} ${-5 * s} ${17 * s} 0t${15 * s} ${-1 * s}v${15 * s}q${-9 * s} ${4 * s} ${-16 * s} 0t${-16 * s} ${2 * s}z`,
    )
    streep(g, doek, { dikte: 5 * s })
    fill(g, doek, kleuren[i % 4] ?? '#ffffff')
  }
}

/** Paints the trees that look over the stand. */
function drawBos(g: G, { w, tribune, k }: Indeling, { bos }: Palet): void {
  for (const [nr, kleur] of bos.entries()) {
    const r = (nr === 0 ? 30 : 22) * Math.max(0.5, k)
    const aantal = Math.ceil(w / r) + 2
    fill(
      g,
      bollen(
        Array.from({ length: aantal }, (_, i): readonly [number, number, number] => [
          i * r + (nr * r) / 2,
          tribune.y + r * 0.5 + Math.sin(i * 2.3 + nr) * r * 0.28,
          r * (0.75 + ((i * 7) % 5) * 0.07),
        ]),
      ),
      kleur,
    )
  }
}

/** Paints the stand: its steps, the empty seats on them, and its wall. */
function drawTribune(g: G, indeling: Indeling, palet: Palet): void {
  const { w, tribune, rijen } = indeling
  const { y, h } = tribune
  const vloer = doos([-10, y, w + 20, h + 4], 0)
  streep(g, vloer, { dikte: 7 })
  binnen(g, vloer, () => {
    g.fillStyle = verloop(g, [0, y, w, y + h], [show(palet.trede[0], 0.18), ...palet.trede])
    g.fillRect(0, y, w, h + 4)
    const hoog = h / (rijen + 0.55)
    for (let rij = 0; rij < rijen; rij += 1) drawRij(g, { w, y: y + rij * hoog, hoog, rij }, palet)
  })
  const wand: Kader = [-10, y + h - (h / (rijen + 0.55)) * 0.5, w + 20, (h / (rijen + 0.55)) * 0.6]
  streep(g, doos(wand, 0), { dikte: 6 })
  fill(
    g,
    doos(wand, 0),
    verloop(
      g,
      [0, wand[1], w, wand[1]],
      [show(palet.wand, 0.25), palet.wand, show(palet.wand, -0.2)],
    ),
  )
  drawSlinger(g, wand, w)
}

function drawRij(
  g: G,
  { w, y, hoog, rij }: { w: number; y: number; hoog: number; rij: number },
  { stoel, trede }: Palet,
): void {
  fill(g, doos([0, y + hoog * 0.86, w, hoog * 0.16], 0), show(trede[1], -0.15))
  const breed = hoog * 0.72
  const aantal = Math.ceil(w / breed)
  for (let i = 0; i < aantal; i += 1) {
    const kleur = stoel[(Math.floor(i / 6) + rij) % 2] ?? stoel[0]
    const kader: Kader = [i * breed + breed * 0.14, y + hoog * 0.34, breed * 0.72, hoog * 0.54]
    fill(g, doos(kader, hoog * 0.14), show(kleur, -0.22))
    fill(g, doos([kader[0], kader[1], kader[2] * 0.86, kader[3] * 0.86], hoog * 0.14), kleur)
  }
}

/** Paints little flags along the wall. */
function drawSlinger(g: G, [, y, , h]: Kader, w: number): void {
  const stap = h * 1.5
  const kleuren = [GOUD, CREME, '#ff8f6b', '#8fd6f5'] as const
  for (let i = 0; i * stap < w; i += 1) {
    const x = i * stap + stap * 0.2
    fill(
      g,
      pad(`M${x} ${y + h * 0.2}h${stap * 0.62}l${-stap * 0.31} ${h * 0.56}z`),
      kleuren[i % 4] ?? '#ffffff',
    )
  }
}

/** Paints masts with lamps over the stand; in the evening they shine. */
function drawMasten(
  g: G,
  { w, tribune, k, opstelling, beeld }: Indeling,
  { metLampen }: Palet,
): void {
  const s = Math.max(0.4, Math.min(1, k * 1.1))
  const plekken = opstelling === 'ring' ? [0.3, 0.56, 0.8] : [0.24, 0.6]
  for (const deel of plekken) {
    const x = beeld.x + deel * beeld.w
    const top = Math.max(tribune.y - 62 * s, opstelling === 'ring' ? 74 : beeld.y + 4)
    streep(g, pad(`M${x} ${tribune.y + 6}V${top}`), { dikte: 9 * s })
    streep(g, pad(`M${x} ${tribune.y + 6}V${top}`), { kleur: '#d9d3ea', dikte: 4 * s })
    const kast: Kader = [x - 25 * s, top - 4 * s, 50 * s, 22 * s]
    if (metLampen) gloed(g, [x, top + 7 * s, Math.min(170, w * 0.2) * s], '#fff4c8')
    streep(g, doos(kast, 5 * s), { dikte: 6 * s })
    fill(g, doos(kast, 5 * s), '#544a86')
    for (const dx of [-16, 0, 16])
      fill(g, ovaal([x + dx * s, top + 7 * s, 6 * s, 6 * s]), metLampen ? '#fffbe0' : '#cfd6f2')
  }
}

/** Paints the grass of the whole stadium, mown in stripes. */
function drawGras(g: G, { w, h, tribune, k }: Indeling, { gras }: Palet): void {
  const top = tribune.y + tribune.h
  g.fillStyle = verloop(g, [0, top, w * 0.4, h], [gras[0], gras[1]])
  g.fillRect(0, top, w, h - top)
  const stap = 74 * Math.max(0.4, k)
  for (let x = -h; x < w + h; x += stap * 2)
    fill(
      g,
      pad(`M${x} ${h}L${x + (h - top) * 0.5} ${top}h${stap}L${x + stap} ${h}z`),
      doorzichtig(gras[2], 0.5),
    )
}

/** Paints the track: its red, the lanes, the kerbs, and the start. */
function drawBaan(g: G, { baan, k, h }: Indeling, { baan: rood, lijn: kleur, gras }: Palet): void {
  const { buiten, binnen: midden } = baan
  schaduw(g, [buiten.x + buiten.w / 2, buiten.y + buiten.h, buiten.w * 0.52, 26 * k], 0.24)
  streep(g, padVan(buiten), { dikte: 12 * Math.max(0.45, k) })
  streep(g, padVan(buiten), { kleur, dikte: 5 * Math.max(0.5, k) })
  binnen(g, padVan(buiten), () => {
    const [x, y, w, hoog] = kaderVan(buiten)
    g.fillStyle = verloop(g, [x, y, x + w * 0.6, y + hoog], rood)
    g.fillRect(x, y, w, hoog)
    for (let nr = 0; nr < 260; nr += 1)
      fill(
        g,
        ovaal([x + ((nr * 97) % 401) * (w / 401), y + ((nr * 53) % 211) * (hoog / 211), 2.6, 1.2]),
        nr % 2 === 0 ? wit(0.16) : 'rgba(90,20,30,0.14)',
      )
    g.fillStyle = verloop(
      g,
      [x, 0, x + w, 0],
      ['rgba(255,236,190,0.4)', wit(0), 'rgba(70,10,60,0.24)'],
    )
    g.fillRect(x, y, w, hoog)
  })
  for (const deel of [0.25, 0.5, 0.75])
    streep(g, padVan(randBij(baan, deel)), {
      kleur: doorzichtig(kleur, 0.85),
      dikte: 2.6 * Math.max(0.5, k),
    })
  streep(g, padVan(midden), { dikte: 12 * Math.max(0.4, k) })
  streep(g, padVan(midden), { kleur, dikte: 5.5 * Math.max(0.5, k) })
  binnen(g, padVan(midden), () => {
    g.fillStyle = verloop(
      g,
      [midden.x, midden.y, midden.x + midden.w * 0.5, midden.y + midden.h],
      [show(gras[0], 0.12), gras[0], gras[1]],
    )
    g.fillRect(...kaderVan(midden))
    const stap = 60 * Math.max(0.3, k)
    for (let x = midden.x - midden.h; x < midden.x + midden.w + midden.h; x += stap * 2)
      fill(
        g,
        pad(
          `M${x} ${midden.y + midden.h}l${midden.h * 0.5} ${-midden.h}h${stap}l${-midden.h * 0.5} ${midden.h}z`,
        ),
        doorzichtig(gras[2], 0.55),
      )
  })
  if (h > 0) drawStart(g, baan, k)
}

/** Paints the start across the near side, in white and ink. */
function drawStart(g: G, baan: Indeling['baan'], k: number): void {
  const [x, vak] = startlijnVan(baan, k)
  const top = baan.binnen.y + baan.binnen.h
  for (let rij = 0; rij < 8; rij += 1)
    for (let kolom = 0; kolom < 2; kolom += 1)
      fill(
        g,
        doos([x + kolom * vak, top + rij * vak, vak, vak], 0),
        (rij + kolom) % 2 === 0 ? '#ffffff' : INKT,
      )
}

/** The stadium, painted once for a size and a stage. */
export const stadionPlaat = (maat: Maat, indeling: Indeling, trap: Trap): Plaat =>
  bak(maat, (g) => {
    const palet = paletVan(trap)
    drawLucht(g, indeling, palet)
    drawBos(g, indeling, palet)
    drawMasten(g, indeling, palet)
    drawVlaggen(g, indeling, palet)
    drawTribune(g, indeling, palet)
    drawGras(g, indeling, palet)
    drawHoek(g, indeling, palet)
    drawBaan(g, indeling, palet)
    drawMiddenveld(g, indeling)
    if (palet.metLampen) drawLicht(g, indeling)
  })

/** Paints what the lamps light of the field in the evening. */
function drawLicht(g: G, { baan: { buiten }, w, h, tribune }: Indeling): void {
  g.fillStyle = 'rgba(14,12,58,0.2)'
  g.fillRect(0, tribune.y + tribune.h, w, h)
  for (const deel of [0.2, 0.52, 0.84]) {
    g.save()
    g.translate(buiten.x + deel * buiten.w, buiten.y + buiten.h * 0.94)
    g.scale(1, 0.36)
    gloed(g, [0, 0, Math.max(90, buiten.w * 0.24)], '#ffeeb8')
    g.restore()
  }
}
