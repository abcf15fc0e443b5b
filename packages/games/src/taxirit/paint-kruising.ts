import { diepteVan, strook, wegX } from '@letterhaven/game-kit/onderdelen/banen'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, CREME } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  binnen,
  fill,
  lijn,
  ovaal,
  verloop,
  type G,
  type Punt,
} from '@letterhaven/game-kit/tekenen/teken'
import { langsStraat, type Indeling } from './indeling.ts'

type Straat = readonly [nr: number, aantal: number]

/** How many pieces the side of a street has. */
const STUKKEN = 28
/** How much narrower a street becomes than the road from which it turns off. */
const SMALLER = 0.34

/** Returns half the width of a street there. */
function halfOp(indeling: Indeling, y: number, deel: number): number {
  const heel = wegX(indeling, y, 1) - indeling.w / 2
  const zacht = Math.min(1, deel * 1.8)
  return heel * (1 - SMALLER * zacht * zacht * (3 - 2 * zacht))
}

/** Returns the outline of a street, `breed` times its own width. */
function lint(indeling: Indeling, straat: Straat, breed: number): readonly Punt[] {
  const randen = Array.from({ length: STUKKEN + 1 }, (_, i) => {
    const deel = i / STUKKEN
    const hier = langsStraat(indeling, straat, deel)
    const straks = langsStraat(indeling, straat, deel + 0.01)
    const [dx, dy] = [straks.x - hier.x, straks.y - hier.y]
    const lang = Math.max(0.001, Math.hypot(dx, dy))
    const half = halfOp(indeling, hier.y, deel) * breed
    // Where it turns off, it is as wide as the road; only round the corner its sides turn with it.
    const om = Math.min(1, deel * 1.6)
    const [nx, ny] = [half * (om * (dy / lang) - (1 - om)), (-dx / lang) * half * 0.4 * om]
    return { links: [hier.x + nx, hier.y + ny], rechts: [hier.x - nx, hier.y - ny] } as const
  })
  return [...randen.map(({ links }) => links), ...randen.toReversed().map(({ rechts }) => rechts)]
}

/** Returns the road up to the crossing and all streets as one surface. */
function vlakVan(indeling: Indeling, aantal: number, breed: number): Path2D {
  const { h, kruising } = indeling
  const vlak = lijn(strook(indeling, [-breed, breed], [kruising.voet - 2, h]))
  for (let nr = 0; nr < aantal; nr += 1) vlak.addPath(lijn(lint(indeling, [nr, aantal], breed)))
  return vlak
}

/** How wide the verge, the kerb and the lines of a road are, from the outside. */
const LAGEN = [1.5, 1.24, 1.09, 1.03] as const
/** The colours of a road through the polder, and of one along the coast that is wet with rain. */
const WEGEN = {
  polder: { lagen: ['#8fd053', '#e9c892', INKT, CREME], asfalt: ['#b7a3c9', '#8c7db2', '#6d6199'] },
  kust: { lagen: ['#9aa56c', '#c3ab77', INKT, CREME], asfalt: ['#7fa0bf', '#46658f', '#263f68'] },
} as const

interface Kruising {
  readonly aantal: number
  readonly soort: keyof typeof WEGEN
}

/** Paints the asphalt, violet rather than grey, with its specks. */
function asfalt(g: G, indeling: Indeling, { aantal, soort }: Kruising): void {
  const { w, h, horizon } = indeling
  const rnd = stroom(11)
  binnen(g, vlakVan(indeling, aantal, 0.98), () => {
    g.fillStyle = verloop(g, [0, horizon, 0, h], WEGEN[soort].asfalt)
    g.fillRect(0, horizon, w, h - horizon)
    for (let i = 0; i < 240; i += 1) {
      const y = horizon + 8 + (h - horizon) * rnd()
      const d = diepteVan(indeling, y)
      const kleur = rnd() > 0.5 ? 'rgba(255,255,255,.12)' : 'rgba(45,20,80,.12)'
      fill(g, ovaal([w * rnd(), y, 3 + 15 * d, 1 + 4 * d]), kleur)
    }
  })
}

/** The road with a street for every sign, without what lies beside it. */
export function kruising(indeling: Indeling, wat: Kruising, schaal: number): Plaat {
  const { w, h, kruising: plek } = indeling
  return bak({ w, h, schaal }, (g) => {
    for (const [i, breed] of LAGEN.entries())
      fill(g, vlakVan(indeling, wat.aantal, breed), WEGEN[wat.soort].lagen[i] ?? INKT)
    asfalt(g, indeling, wat)
    const y = plek.voet + (h - plek.voet) * 0.1
    const streep = strook(indeling, [-0.9, 0.9], [y, y + Math.max(4, (h - y) * 0.07)])
    fill(g, lijn(streep), 'rgba(255,248,234,.92)')
  })
}

/** Light on one street, for the one that is right. */
export const licht = (indeling: Indeling, straat: Straat, schaal: number): Plaat =>
  bak({ w: indeling.w, h: indeling.h, schaal }, (g) => {
    const { horizon, h } = indeling
    const groen = ['rgba(170,255,150,.75)', 'rgba(150,255,150,.5)', 'rgba(150,255,150,0)']
    fill(g, lijn(lint(indeling, straat, 0.96)), verloop(g, [0, horizon, 0, h], groen))
  })
