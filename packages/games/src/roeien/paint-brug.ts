import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import type { Indeling } from './indeling.ts'
import { bij } from './paint-klein.ts'
import type { Palet } from './palet.ts'

/** A bridge: its arch, half of how wide its wall is, and how far below its point its deck comes down at the banks. */
interface Brug {
  readonly half: number
  readonly hoog: number
  readonly laag: number
  readonly breed: number
  readonly oever: number
}

/** How far a wall goes beside the canal, how much higher its deck is than the arch, and where the arch begins to bend. */
const MUUR = { breed: 1.3, dek: 1.3, knik: 0.1, oever: 0.17 } as const
/** So many stones lie round an arch. */
const STENEN = 17

/** Returns a bridge ahead at a nearness: over the whole canal from bank to bank, with an arch that stays round. */
export const brugOp = ({ brug: { half, hoog, laag }, smal }: Indeling, s: number): Brug => ({
  half: half * smal * s,
  hoog: hoog * s,
  laag: laag * s,
  breed: half * MUUR.breed * s,
  oever: laag * MUUR.oever * s,
})

/** Returns the bridge overhead: its arch is the canal itself, and its deck is nearly level. */
export const brugBoven = ({ brug: { half, hoog, laag } }: Indeling): Brug => ({
  half,
  hoog,
  laag: laag * 3,
  breed: half * 2.1,
  oever: -hoog * 1.1,
})

/** Returns how high the deck of a bridge is above its point, so far from its middle. */
export function dekBij({ hoog, breed, oever }: Brug, x: number): number {
  const t = (x / breed + 1) / 2
  const top = hoog * MUUR.dek
  return -oever * ((1 - t) ** 2 + t ** 2) + 2 * t * (1 - t) * (2 * top + oever)
}

/** Returns the hole of an arch round the point (0, 0), up to its feet in the water. */
function gatPad({ half, hoog, laag }: Brug, ruim = 1): Path2D {
  const [a, b, knik] = [half * ruim, hoog * ruim, hoog * MUUR.knik]
  const p = new Path2D()
  p.moveTo(-a, laag)
  p.lineTo(-a, knik)
  p.ellipse(0, knik, a, b + knik, 0, Math.PI, 2 * Math.PI)
  p.lineTo(a, laag)
  p.closePath()
  return p
}

/** Paints rows of bricks, each a little other than its neighbour. */
function drawStenen(
  g: G,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  maat: number,
): void {
  const hoog = maat * 0.46
  for (let rij = 0; y0 + rij * hoog < y1; rij += 1)
    for (let nr = -1; x0 + nr * maat < x1; nr += 1) {
      const tint = ((rij * 31 + nr * 17) % 7) * 0.016
      const kader = [
        x0 + (nr + (rij % 2) * 0.5) * maat + 1,
        y0 + rij * hoog + 1,
        maat - 2,
        hoog - 2,
      ] as const
      g.fillStyle =
        (rij + nr) % 3 === 0 ? `rgba(255,235,205,${0.05 + tint})` : `rgba(60,20,30,${0.05 + tint})`
      g.fillRect(...kader)
    }
}

/** Paints a bridge round the point (0, 0): its wall with the hole of the arch, the stones round it, and its deck. */
export function drawBrug(g: G, brug: Brug, { muur, steen, isNacht }: Palet): void {
  const { half, hoog, laag, breed, oever } = brug
  const top = -hoog * MUUR.dek
  const dek = `${-breed} ${oever}Q0 ${2 * top - oever} ${breed} ${oever}`
  const vorm = pad(`M${dek}V${laag * 1.2}H${-breed}Z`)
  vorm.addPath(gatPad(brug))
  const lijn = Math.max(1.5, Math.min(4, hoog * 0.02))
  streep(g, vorm, { dikte: lijn * 2 })
  g.save()
  g.clip(vorm, 'evenodd')
  g.fillStyle = verloop(
    g,
    [-half * 1.5, top, half * 1.5, laag],
    [show(muur[0], 0.08), muur[0], muur[1]],
  )
  g.fillRect(-breed, top * 1.2, 2 * breed, laag * 1.3 - top * 1.2)
  drawStenen(g, [-breed, top * 1.1, breed, laag], Math.max(9, hoog * 0.15))
  // The wall is darker where it comes out of the water, and under its deck.
  g.fillStyle = verloop(g, [0, laag * 0.2, 0, laag], ['rgba(30,50,40,0)', 'rgba(30,50,40,.5)'])
  g.fillRect(-breed, laag * 0.2, 2 * breed, laag)
  g.restore()
  drawRing(g, brug, steen)
  streep(g, pad(`M${dek}`), { dikte: hoog * 0.115 + lijn })
  streep(g, pad(`M${dek}`), { kleur: steen, dikte: hoog * 0.115 - lijn })
  streep(g, pad(`M${dek}`), { kleur: show(steen, 0.3), dikte: hoog * 0.03 })
  for (const kant of [-1, 1]) {
    const x = kant * half * 0.98
    const y = -dekBij(brug, x)
    if (isNacht) gloed(g, [x, y - hoog * 0.3, hoog * 0.5], '#ffcf7a')
    bij(g, [x, y, hoog * 0.0062], () => drawLantaarn(g, isNacht))
  }
}

/** Paints the stones round the arch, the one at its crown larger. */
function drawRing(g: G, brug: Brug, steen: string): void {
  const { half, hoog } = brug
  const knik = hoog * MUUR.knik
  const dik = Math.min(half, hoog) * 0.13
  for (let nr = 0; nr < STENEN; nr += 1) {
    const [van, tot] = [Math.PI + (nr / STENEN) * Math.PI, Math.PI + ((nr + 1) / STENEN) * Math.PI]
    const isSluit = nr === (STENEN - 1) / 2
    const uit = isSluit ? dik * 1.5 : dik
    const op = (hoek: number, meer: number) =>
      `${Math.cos(hoek) * (half + meer)} ${knik + Math.sin(hoek) * (hoog + knik + meer)}`
    const vorm = pad(`M${op(van, 0)}L${op(van, uit)}L${op(tot, uit)}L${op(tot, 0)}Z`)
    const licht = nr < STENEN / 2 ? 0.12 - nr * 0.012 : -0.02 - (nr - STENEN / 2) * 0.014
    fill(g, vorm, show(steen, licht))
    streep(g, vorm, { kleur: 'rgba(70,30,35,.75)', dikte: Math.max(1, hoog * 0.012) })
  }
}

/** Paints a lantern on a deck, its foot at (0, 0). */
function drawLantaarn(g: G, isNacht: boolean): void {
  streep(g, pad('M0 0V-40'), { dikte: 8 })
  streep(g, pad('M0 0V-40'), { kleur: '#4d5a52', dikte: 3.5 })
  solid(g, {
    pad: pad('M-11-62H11L8-40H-8Z'),
    kader: [-11, -62, 22, 22],
    kleur: isNacht ? '#ffe08a' : '#f6f1d8',
    lijn: 3,
  })
  fill(g, pad('M-14-62L0-74L14-62Z'), INKT)
}

/** How much of its arch a bridge shows that is painted by itself, in px round its point. */
const randVan = ({ hoog, laag, breed }: Brug) => ({
  w: breed * 2.1,
  boven: hoog * MUUR.dek * 1.5,
  onder: laag,
})

/** A bridge of a scale by itself, and where its point is in it. */
export function brugPlaat(
  indeling: Indeling,
  palet: Palet,
  { s, schaal }: { readonly s: number; readonly schaal: number },
): Plaat {
  const brug = brugOp(indeling, s)
  const { w, boven, onder } = randVan(brug)
  return bak({ w, h: boven + onder, schaal }, (g) => {
    g.translate(w / 2, boven)
    g.beginPath()
    g.rect(-w / 2, -boven, w, boven + onder)
    g.clip()
    drawBrug(g, brug, palet)
  })
}

export function brugAnker(indeling: Indeling): readonly [number, number] {
  const { boven, onder } = randVan(brugOp(indeling, 1))
  return [0.5, boven / (boven + onder)]
}

/** The size of a board with a word on it. */
export const BORD = { h: 52, perLetter: 19, rand: 34 } as const

export const bordBreed = (tekst: string): number => tekst.length * BORD.perLetter + BORD.rand

/** Paints a board with a word in its pieces, its middle at (0, 0). */
export function drawBord(g: G, tekst: string, isAan: boolean): void {
  const w = bordBreed(tekst)
  const kader = [-w / 2, -BORD.h / 2, w, BORD.h] as const
  if (isAan) gloed(g, [0, 0, w * 0.62], '#ffdf8e')
  for (const x of [-w * 0.32, w * 0.32]) streep(g, pad(`M${x}-44V-24`), { dikte: 4 })
  solid(g, { pad: doos(kader, 12), kader, kleur: CREME, lijn: 4, donker: -0.06 })
  write(g, tekst, [0, 2, 31])
  for (const x of [-w / 2 + 9, w / 2 - 9]) fill(g, ovaal([x, -BORD.h / 2 + 9, 3, 3]), GOUD)
}

/** A board, hanging from its upper side. */
export const bordPlaat = (tekst: string, isAan: boolean, schaal: number): Plaat => {
  const w = bordBreed(tekst) + 60
  return bak({ w, h: 110, schaal }, (g) => bij(g, [w / 2, 60, 1], () => drawBord(g, tekst, isAan)))
}
