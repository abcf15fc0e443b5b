import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { KAAL } from '@letterhaven/game-kit/held/held-kleding'
import { INKT, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import type { Kleding } from '@letterhaven/game-kit/keuzen/kleding'
import { bollen, doos, ovaal, pad, solid, streep, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { drawBoord, drawStilleArm } from '@letterhaven/game-kit/onderdelen/werkhemd'

/** The colour of the cook's sleeves. */
export const KOKSMOUW = '#fffaf0'

/** Paints the upper body of the cook behind the counter, its lower edge at y = 0. */
export function koksbuis(g: G, kleding: Kleding = KAAL): void {
  solid(g, {
    pad: pad('M-44 0C-47-50-46-92-26-104H26C46-92 47-50 44 0Z'),
    kader: [-46, -104, 92, 104],
    kleur: KOKSMOUW,
    licht: 0,
    donker: -0.1,
    strook: 0.12,
  })
  drawStilleArm(g, { weg: 'M-32-86Q-66-60-58-12', hand: [-57, -7], mouw: KOKSMOUW })
  streep(g, pad('M0-78V-2'), { kleur: 'rgba(45,34,80,.16)', dikte: 3 })
  for (const y of [-60, -38, -16]) for (const x of [-12, 12]) fill(g, ovaal([x, y, 3.8, 3.8]), INKT)
  drawBoord(g, kleding)
}

/** The tall hat. Its brim goes round the head at the lower edge of the plate. */
export function koksmuts(schaal: number): Plaat {
  return bak({ w: 112, h: 96, schaal }, (g) => {
    const wolk = bollen([
      [30, 36, 23],
      [56, 28, 25],
      [82, 36, 23],
    ])
    wolk.addPath(doos([29, 36, 54, 42], 6))
    solid(g, {
      pad: wolk,
      kader: [6, 4, 100, 74],
      kleur: PAPIER,
      licht: 0,
      donker: -0.1,
      strook: 0.1,
    })
    streep(g, pad('M44 46V64M56 44V64M68 46V64'), { kleur: 'rgba(45,34,80,.22)', dikte: 3 })
    solid(g, {
      pad: doos([24, 66, 64, 22], 9),
      kader: [24, 66, 64, 22],
      kleur: '#fff1d8',
      donker: -0.08,
    })
  })
}

/** The ladle in the cook's hand. */
export function pollepel(schaal: number): Plaat {
  return bak({ w: 44, h: 96, schaal }, (g) => {
    const steel = doos([18, 6, 8, 60], 4)
    solid(g, { pad: steel, kader: [18, 6, 8, 60], kleur: '#c98446', lijn: 3.5 })
    const schep = ovaal([22, 74, 15, 13])
    solid(g, { pad: schep, kader: [7, 61, 30, 26], kleur: '#d8dbe8', lijn: 3.5, glans: 0.6 })
    fill(g, ovaal([22, 72, 9.5, 6.5]), '#e2483d')
  })
}
