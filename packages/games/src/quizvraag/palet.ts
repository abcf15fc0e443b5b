import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import type { Trap } from '@letterhaven/contracts/trap'

/** The colours of the studio at a stage: the wall from above to below, its curtains, the light, and what glows on the wall. */
export interface Palet {
  readonly wand: readonly [string, string, string]
  readonly doek: string
  readonly licht: string
  readonly neon: string
  readonly vloer: readonly [string, string]
  readonly stoel: string
}

/** The yellow of chrome in the light, and its shade. */
export const CHROOM = '#ffc21f'

const PALETTEN: Readonly<Record<Trap, Palet>> = {
  1: {
    wand: ['#2a0f3f', '#571d66', '#8a2f74'],
    doek: '#6d1f5c',
    licht: '#ffe7a0',
    neon: '#ff9fe0',
    vloer: ['#4a1a5c', '#200a33'],
    stoel: '#7a2a6e',
  },
  2: {
    wand: ['#120f3f', '#2a2478', '#5a3aa0'],
    doek: '#2f2a86',
    licht: '#bfeaff',
    neon: '#7fe9ff',
    vloer: ['#2b2370', '#100b34'],
    stoel: '#3d3a9a',
  },
  3: {
    wand: ['#2b0a1c', '#641430', '#a52f3c'],
    doek: '#a11f34',
    licht: '#ffd98a',
    neon: GOUD,
    vloer: ['#57142c', '#230716'],
    stoel: '#8f2238',
  },
}

export const paletVan = (trap: Trap): Palet => PALETTEN[trap]
