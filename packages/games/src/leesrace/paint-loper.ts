import { drawHeldKop, KOP_Y } from '@letterhaven/game-kit/held/held-plaat'
import { truiKleur } from '@letterhaven/game-kit/held/held-kleding'
import { plaatInKopmaat } from '@letterhaven/game-kit/held/kop'
import type { AangekledeHeld, Kleding } from '@letterhaven/game-kit/keuzen/kleding'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'

/** The running things: shorts and shoes. */
export const BROEK = '#2b4f9e'
export const SCHOEN = '#f4f0ff'

/** Paints the body of a runner in a vest with a number, the hips at y = -44. */
export function drawLoperLijf(g: G, kleur: string, nummer: string): void {
  const broek: Kader = [-25, -58, 50, 24]
  solid(g, { pad: doos(broek, [6, 6, 12, 12]), kader: broek, kleur: BROEK })
  streep(g, pad('M0-44V-36'), { kleur: '#1d3570', dikte: 4 })
  const hemd: Kader = [-28, -104, 56, 54]
  solid(g, { pad: doos(hemd, [22, 22, 8, 8]), kader: hemd, kleur })
  fill(g, doos([-28, -60, 56, 6], 0), 'rgba(255,255,255,0.55)')
  const slab: Kader = [-17, -88, 34, 25]
  solid(g, { pad: doos(slab, 4), kader: slab, kleur: PAPIER, lijn: 2.4, donker: -0.05 })
  write(g, nummer, [0, -75, 20])
}

export const lijfPlaat = (kleur: string, nummer: string, schaal: number): Plaat =>
  bak({ w: 80, h: 90, schaal }, (g) => {
    g.translate(40, 112)
    drawLoperLijf(g, kleur, nummer)
  })

/** Where the feet are in the plate of a body. */
export const LIJF_ANKER = [0.5, 112 / 90] as const

/** The head, with the hat that it wears. */
export const kopPlaatVan = (soort: HeldSoort, kleding: Kleding, schaal: number): Plaat =>
  plaatInKopmaat(118, schaal, (g) => drawHeldKop(g, soort, kleding))

/** Who runs in a picture that does not move: its vest, its number, and what paints its head. */
interface Renner {
  readonly hemd: string
  readonly nummer: string
  readonly kop: () => void
}

/** Paints somebody in full stride, the feet at (0, 0), for a picture that does not move. */
export function drawRenner(g: G, { hemd, nummer, kop }: Renner): void {
  for (const [weg, voet] of [
    ['M-8-44Q-26-26-36-22', [-38, -20]],
    ['M9-44Q26-34 22-8', [24, -5]],
  ] as const) {
    streep(g, pad(weg), { dikte: 21 })
    streep(g, pad(weg), { kleur: '#ffe2bd', dikte: 13 })
    const kader: Kader = [voet[0] - 13, voet[1] - 7, 27, 14]
    solid(g, { pad: ovaal([voet[0], voet[1], 13, 7]), kader, kleur: SCHOEN, lijn: 3 })
  }
  for (const weg of ['M-24-86Q-48-84-44-64', 'M24-86Q50-78 46-98']) {
    streep(g, pad(weg), { dikte: 21 })
    streep(g, pad(weg), { kleur: hemd, dikte: 13 })
  }
  drawLoperLijf(g, hemd, nummer)
  g.save()
  g.translate(0, KOP_Y - 4)
  g.scale(0.83, 0.83)
  kop()
  g.restore()
}

/** Paints the runner of the pupil so. */
export const drawLoper = (g: G, { soort, kleding }: AangekledeHeld): void =>
  drawRenner(g, {
    hemd: truiKleur(kleding.trui),
    nummer: '1',
    kop: () => drawHeldKop(g, soort, kleding),
  })
