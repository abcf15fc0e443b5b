import { drawKopVan, plaatInKopmaat } from '@letterhaven/game-kit/held/kop'
import type { Kop } from '@letterhaven/game-kit/keuzen/koppen'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

const DONKER = '#43355f'

/** How the heads of the rivals are built, of animals that no pupil plays with, and the colours of their vests. */
const KOPPEN: readonly Kop[] = [
  {
    vacht: '#c4935f',
    oor: 'lang',
    oorBinnen: '#f6c9a0',
    snuit: '#fff3e2',
    neus: 'klein',
    neusKleur: DONKER,
    merken: ['snorharen'],
    merkKleur: '#8a623c',
  },
  {
    vacht: '#2f9f6b',
    oor: 'kuif',
    oorBinnen: '#237a52',
    neus: 'snavel',
    neusKleur: '#ffc233',
    merken: [],
    merkKleur: '#237a52',
  },
  {
    vacht: '#a3a8ba',
    oor: 'rond',
    oorBinnen: '#e9e4f0',
    snuit: '#f6f2fa',
    neus: 'drop',
    neusKleur: DONKER,
    merken: ['vlekken'],
    merkKleur: '#5a5370',
  },
]
const HEMDEN = [ROOD, '#f2a33a', '#8f6fd6'] as const

export const hemdVan = (wie: number): string => HEMDEN[wie] ?? HEMDEN[0]

/** The hare wears a sweatband. */
function drawBand(g: G, wie: number): void {
  if (wie !== 0) return
  streep(g, pad('M-43-10Q0-26 43-10'), { dikte: 15 })
  streep(g, pad('M-43-10Q0-26 43-10'), { kleur: hemdVan(wie), dikte: 9 })
}

/** The eyes of the raccoon can be seen in its mask. */
function drawOgen(g: G, wie: number): void {
  if (wie !== 2) return
  for (const x of [-19, 19]) {
    fill(g, ovaal([x, 3, 8.4, 9.2]), '#ffffff')
    fill(g, ovaal([x + 1, 4, 5, 6]), INKT)
    fill(g, ovaal([x - 1, 1.6, 2, 2.2]), '#ffffff')
  }
}

/** Paints the head of a rival round (0, 0). */
export function drawRivaalKop(g: G, wie: number): void {
  const kop = KOPPEN[wie]
  if (!kop) return
  drawKopVan(g, kop)
  drawOgen(g, wie)
  drawBand(g, wie)
}

export const rivaalKopPlaat = (wie: number, schaal: number): Plaat =>
  plaatInKopmaat(118, schaal, (g) => drawRivaalKop(g, wie))
