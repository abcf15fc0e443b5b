import { findKeuze, type Kuddezin } from '@letterhaven/taal/beeldzin/beeldzin'
import type { Dier } from '@letterhaven/taal/beeldzin/kudde/dier'
import type { Houding } from '@letterhaven/taal/beeldzin/kudde/woorden'
import { CREME } from '@letterhaven/game-kit/tekenen/kleur'
import { binnen, doos, ovaal, solid, verloop, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { hoogteVan, schaalVan } from './maat.ts'
import { drawBaken } from './paint-baken.ts'
import { drawDier } from './paint-dier.ts'
import { TINTEN, type Uur } from './uur.ts'
import { makeLand, type Land, type Standplaats, type Weide } from './weide.ts'

/** The land in which photos are taken, whatever the screen: so a photo is the same on each. */
const RUIMTE = { w: 1080, h: 640 } as const
/** How much of the land a photo shows, in units of an animal. */
const BREED = 168

/** Returns whether an animal is behind what stands there, or in it. */
export const isAchter = ({ plek }: Pick<Dier, 'plek'>): boolean => plek.startsWith('achter')
const isNat = ({ plek }: Pick<Dier, 'plek'>): boolean => plek === 'in het water'

/** Draws an animal where it stands, its feet at (0, 0), `s` px for a unit. */
export function drawInLand(
  g: G,
  dier: Dier,
  { houding, s }: { houding: Houding; s: number },
): void {
  g.save()
  const maat = s * schaalVan(dier)
  g.scale(maat, maat)
  drawDier(g, { dier, houding, nat: isNat(dier) })
  g.restore()
}

interface Onderwerp {
  readonly land: Land
  readonly plaats: Standplaats
  readonly weide: Weide
  readonly houding: Houding
}

function onderwerpVan(beeldzin: Kuddezin, gegeven: string): Onderwerp | null {
  const keuze = findKeuze(beeldzin, gegeven)
  const land = makeLand(beeldzin.tafereel, RUIMTE, hoogteVan)
  const plaats = land.plaatsen.find(({ dier }) => dier.id === keuze?.ding)
  const weide = land.weiden.find(({ wat }) => plaats?.dier.plek.endsWith(wat))
  return keuze && plaats && weide ? { land, plaats, weide, houding: keuze.houding } : null
}

function drawBeeld(g: G, { land, plaats, weide, houding }: Onderwerp): void {
  const { dier, x, y } = plaats
  const paintDier = (): void => {
    g.save()
    g.translate(x, y)
    drawInLand(g, dier, { houding, s: land.s })
    g.restore()
  }
  if (isAchter(dier)) paintDier()
  g.save()
  g.translate(weide.x, weide.y)
  drawBaken(g, weide.wat, { w: weide.w, h: weide.h, s: land.s })
  g.restore()
  if (!isAchter(dier)) paintDier()
}

/** What a photo is of: a choice of a scene. */
interface Opname {
  readonly beeldzin: Kuddezin
  readonly gegeven: string
  readonly uur: Uur
}

/** Draws a printed photo of what was given, with its white edge. */
export function drawFoto(g: G, [x, y, w, h]: Kader, { beeldzin, gegeven, uur }: Opname): void {
  const tint = TINTEN[uur]
  const rand = w * 0.07
  solid(g, {
    pad: doos([x, y, w, h], 5),
    kader: [x, y, w, h],
    kleur: CREME,
    lijn: 3,
    donker: -0.04,
  })
  const vlak: Kader = [x + rand, y + rand, w - 2 * rand, h - rand * 2.6]
  const onderwerp = onderwerpVan(beeldzin, gegeven)
  if (!onderwerp) return
  const { plaats, land } = onderwerp
  binnen(g, doos(vlak, 3), () => {
    const [vx, vy, vw, vh] = vlak
    g.fillStyle = verloop(g, [0, vy, 0, vy + vh], tint.foto)
    g.fillRect(...vlak)
    fill(g, ovaal([vx + vw * 0.24, vy + vh * 0.16, vw * 0.1, vw * 0.1]), tint.fotolicht)
    const zoom = vw / (BREED * land.s)
    g.translate(vx + vw / 2, vy + vh * 0.52)
    g.scale(zoom, zoom)
    g.translate(-plaats.x, -plaats.hart.y)
    drawBeeld(g, onderwerp)
  })
}
