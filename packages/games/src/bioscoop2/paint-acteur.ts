import { drawKop } from '@letterhaven/game-kit/held/kop'
import { bak, legePlaat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, PAPIER, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  fill,
  ovaal,
  pad,
  solid,
  streep,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Dier } from '@letterhaven/taal/beeldzin/film/woorden'

/** The coat of each actor, and the jumper that it plays in. */
export const VACHT: Readonly<Record<Dier, string>> = {
  vos: '#ff8438',
  beer: '#a9673a',
  muis: '#a9adc4',
  haas: '#c9a26e',
  uil: '#8a6a4a',
  schaap: '#fbf6ea',
}
export const TRUI: Readonly<Record<Dier, string>> = {
  vos: '#2f8fb0',
  beer: '#d9465a',
  muis: '#7a58c0',
  haas: '#3f9b62',
  uil: '#c98a1e',
  schaap: '#4a5fa8',
}

const ogen = (g: G, [y, uit]: readonly [number, number]): void => {
  for (const kant of [-1, 1]) {
    fill(g, ovaal([uit * kant, y, 6.5, 8]), INKT)
    fill(g, ovaal([uit * kant + 2, y - 3, 2.4, 2.8]), PAPIER)
  }
}

function drawHaas(g: G): void {
  const kleur = VACHT.haas
  for (const kant of [-1, 1]) {
    g.save()
    g.scale(kant, 1)
    g.translate(20, -40)
    g.rotate(0.2)
    solid(g, { pad: ovaal([0, -26, 13, 42]), kader: [-13, -68, 26, 84], kleur })
    fill(g, ovaal([0, -20, 6, 30]), '#f0b9a0')
    fill(g, pad('M-11-48Q0-84 11-48Q0-58-11-48Z'), '#4d3a2c')
    g.restore()
  }
  solid(g, {
    pad: pad('M0-40C28-40 46-20 46 8C46 34 28 49 0 49C-28 49-46 34-46 8C-46-20-28-40 0-40Z'),
    kader: [-46, -40, 92, 90],
    kleur,
    binnen: () => fill(g, ovaal([0, 34, 30, 24]), '#f4e4c8'),
  })
  ogen(g, [-2, 22])
  fill(g, pad('M-7 16Q0 12 7 16Q4 24 0 24Q-4 24-7 16Z'), '#b5556a')
  streep(g, pad('M0 24v7M0 31q-9 6-14 0M0 31q9 6 14 0'), { dikte: 3.5 })
}

function drawUil(g: G): void {
  const kleur = VACHT.uil
  for (const kant of [-1, 1])
    solid(g, {
      pad: pad(`M${16 * kant}-34L${44 * kant}-62L${46 * kant}-10Z`),
      kader: [-48, -62, 96, 52],
      kleur: show(kleur, -0.2),
    })
  solid(g, {
    pad: pad('M0-42C32-42 50-22 50 8C50 36 30 50 0 50C-30 50-50 36-50 8C-50-22-32-42 0-42Z'),
    kader: [-50, -42, 100, 92],
    kleur,
  })
  for (const kant of [-1, 1]) {
    solid(g, {
      pad: ovaal([20 * kant, 0, 21, 22]),
      kader: [20 * kant - 21, -22, 42, 44],
      kleur: '#fff3d6',
      lijn: 3,
    })
    fill(g, ovaal([18 * kant, 1, 10, 11]), INKT)
    fill(g, ovaal([18 * kant + 3, -3, 3.6, 4]), PAPIER)
  }
  solid(g, { pad: pad('M-9 12H9L0 32Z'), kader: [-9, 12, 18, 20], kleur: '#ffb52e', lijn: 3 })
}

function drawSchaap(g: G): void {
  for (const kant of [-1, 1])
    solid(g, {
      pad: ovaal([46 * kant, 4, 18, 9], 0.4 * kant),
      kader: [46 * kant - 18, -8, 36, 24],
      kleur: '#5b5266',
    })
  const wol: (readonly [number, number, number])[] = [
    [-30, -16, 20],
    [-14, -34, 21],
    [12, -36, 21],
    [30, -18, 20],
    [0, -20, 30],
  ]
  solid(g, {
    pad: pad('M0-30C24-30 36-14 36 8C36 36 22 52 0 52C-22 52-36 36-36 8C-36-14-24-30 0-30Z'),
    kader: [-36, -30, 72, 82],
    kleur: '#6d6279',
  })
  fill(g, bollen(wol, 4), INKT)
  fill(g, bollen(wol), VACHT.schaap)
  for (const kant of [-1, 1]) {
    fill(g, ovaal([15 * kant, 6, 8, 9]), PAPIER)
    fill(g, ovaal([15 * kant + 1, 7, 4.6, 6]), INKT)
  }
  streep(g, pad('M-9 30q9 8 18 0M-5 24h2M3 24h2'), { kleur: '#2b2236', dikte: 3.5 })
}

/** Draws the head of an actor round (0, 0), about 100 wide. */
export function drawActeurKop(g: G, dier: Dier): void {
  if (dier === 'haas') drawHaas(g)
  else if (dier === 'uil') drawUil(g)
  else if (dier === 'schaap') drawSchaap(g)
  else drawKop(g, dier)
}

/** Draws the body of an actor with its lower edge at y = 0: a jumper, and what hangs behind. */
function drawRomp(g: G, dier: Dier): void {
  const kleur = VACHT[dier]
  if (dier === 'vos')
    solid(g, {
      pad: pad('M-16-10C-60-4-70-44-52-64C-50-40-36-34-14-30Z'),
      kader: [-68, -64, 54, 60],
      kleur,
      binnen: () => fill(g, ovaal([-54, -54, 16, 18]), PAPIER),
    })
  if (dier === 'muis') streep(g, pad('M-14-8C-50 4-56-26-40-36'), { dikte: 9 })
  if (dier === 'muis') streep(g, pad('M-14-8C-50 4-56-26-40-36'), { kleur: '#e8a0b0', dikte: 4.5 })
  const breed = dier === 'beer' ? 36 : 30
  solid(g, {
    pad: pad(
      `M${-breed}-6C${-breed - 2}-44-22-62-12-64H12C22-62 ${breed + 2}-44 ${breed}-6Q0 6 ${-breed}-6Z`,
    ),
    kader: [-breed, -64, breed * 2, 64],
    kleur: TRUI[dier],
    binnen: () => {
      streep(g, pad(`M${-breed - 4}-26Q0-16 ${breed + 4}-26`), {
        kleur: show(TRUI[dier], 0.4),
        dikte: 7,
      })
    },
  })
}

/** Turns a plate into one of an old brown film; what is clear stays so. */
function sepia(plaat: Plaat): Plaat {
  const oud = legePlaat({ w: plaat.w, h: plaat.h, schaal: plaat.schaal })
  oud.g.fillStyle = '#a8814c'
  oud.g.fillRect(0, 0, plaat.w, plaat.h)
  for (const wijze of ['luminosity', 'destination-in'] as const) {
    oud.g.globalCompositeOperation = wijze
    oud.g.drawImage(plaat.canvas, 0, 0, plaat.w, plaat.h)
  }
  oud.g.globalCompositeOperation = 'source-over'
  return oud
}

/** How a film is printed: how large its pixels are on the screen, and whether it is old. */
export interface Druk {
  readonly k: number
  readonly schaal: number
  readonly oud: boolean
}

/** Paints a plate in the colours of its film. */
export function drukPlaat(
  { k, schaal, oud }: Druk,
  [w, h]: readonly [number, number],
  teken: (g: G) => void,
): Plaat {
  const plaat = bak({ w: w * k, h: h * k, schaal }, (g) => {
    g.scale(k, k)
    teken(g)
  })
  return oud ? sepia(plaat) : plaat
}

/** The size of the plates of an actor in film pixels, and the anchors at chin and feet. */
export const KOP_PLAAT = { w: 66, h: 76, anker: [0.5, 0.66] } as const
export const ROMP_PLAAT = { w: 76, h: 40, anker: [0.62, 0.94] } as const

export const acteurKopPlaat = (dier: Dier, druk: Druk): Plaat =>
  drukPlaat(druk, [KOP_PLAAT.w, KOP_PLAAT.h], (g) => {
    g.translate(KOP_PLAAT.w / 2, KOP_PLAAT.h * 0.66)
    g.scale(0.46, 0.46)
    drawActeurKop(g, dier)
  })

export const rompPlaat = (dier: Dier, druk: Druk): Plaat =>
  drukPlaat(druk, [ROMP_PLAAT.w, ROMP_PLAAT.h], (g) => {
    g.translate(ROMP_PLAAT.w * 0.62, ROMP_PLAAT.h * 0.94)
    g.scale(0.56, 0.56)
    drawRomp(g, dier)
  })

/** Returns a colour as an old brown film shows it. */
export function oudKleur(kleur: string): string {
  const n = Number.parseInt(kleur.slice(1), 16)
  const licht = ((n >> 16) * 0.3 + ((n >> 8) & 255) * 0.59 + (n & 255) * 0.11) / 255
  const tint = [255, 232, 190].map((v) => Math.round(v * (0.16 + licht * 0.84)))
  return `rgb(${tint.join(',')})`
}
