import type { Sjaal, Trui } from '@letterhaven/contracts/uiterlijk'
import { INKT, PAPIER, ROOD } from '../tekenen/kleur.ts'
import type { Kleding } from '../keuzen/kleding.ts'
import { doos, ovaal, pad, solid, streep, fill } from '../tekenen/teken.ts'
import type { G } from '../tekenen/teken.ts'

const TRUI_KLEUR: Record<Trui, string> = {
  oranje: '#ffb347',
  rood: '#f0685e',
  groen: '#6cc96a',
  blauw: '#6fb7f2',
  paars: '#b58cf0',
  roze: '#ff9fc0',
}

/** Returns the colour of a trui and of its sleeve. */
export const truiKleur = (trui: Trui = 'oranje'): string => TRUI_KLEUR[trui]

function sjaal(g: G): void {
  solid(g, {
    pad: doos([8, -82, 19, 42], 7),
    kader: [8, -82, 19, 42],
    kleur: ROOD,
    binnen: () => {
      for (const y of [-68, -54]) fill(g, doos([6, y, 24, 6], 0), PAPIER)
    },
  })
  solid(g, {
    pad: doos([-35, -92, 70, 21], 10),
    kader: [-35, -92, 70, 21],
    kleur: ROOD,
    binnen: () => {
      for (const x of [-26, -8, 12, 28]) fill(g, doos([x, -94, 6, 26], 0), PAPIER)
    },
  })
}

function strik(g: G): void {
  const vleugels = pad('M0-73L-24-85C-30-74-30-70-24-60ZM0-73L24-85C30-74 30-70 24-60Z')
  solid(g, { pad: vleugels, kader: [-30, -86, 60, 27], kleur: '#b069e6' })
  for (const [x, y] of [
    [-18, -76],
    [-20, -68],
    [18, -76],
    [20, -68],
  ] as const)
    fill(g, ovaal([x, y, 2.4, 2.4]), PAPIER)
  solid(g, { pad: doos([-7, -80, 14, 14], 5), kader: [-7, -80, 14, 14], kleur: '#8f4cc8' })
}

function halsdoek(g: G): void {
  solid(g, {
    pad: pad('M-36-90C-12-84 12-84 36-90C34-74 16-56 0-48C-16-56-34-74-36-90Z'),
    kader: [-36, -90, 72, 42],
    kleur: '#2fa79a',
    binnen: () => {
      for (const [x, y] of [
        [-18, -75],
        [0, -74],
        [18, -75],
        [-9, -64],
        [9, -64],
        [0, -55],
      ] as const)
        fill(g, ovaal([x, y, 2.8, 2.8]), PAPIER)
    },
  })
}

function medaille(g: G): void {
  for (const [kleur, dikte] of [
    [INKT, 13],
    ['#4a86cf', 8],
  ] as const)
    streep(g, pad('M-24-88L0-60L24-88'), { kleur, dikte })
  solid(g, {
    pad: ovaal([0, -52, 14, 14]),
    kader: [-14, -66, 28, 28],
    kleur: '#ffc93a',
    licht: 0.45,
  })
  fill(
    g,
    pad('M0-61L2.7-55L9-54.4L4.3-50L5.6-43.6L0-47L-5.6-43.6L-4.3-50L-9-54.4L-2.7-55Z'),
    '#fff6d0',
  )
}

const SJAALS: Record<Sjaal, (g: G) => void> = { sjaal, strik, halsdoek, medaille }

/** Paints what is worn round the neck, over the body and under the head. */
export function drawSjaal(g: G, welke: Sjaal): void {
  SJAALS[welke](g)
}

/** The clothes of a hero for whom nothing was chosen. */
export const KAAL: Kleding = { trui: 'oranje', hoed: null, sjaal: null }
