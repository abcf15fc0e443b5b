import type { Trap } from '@letterhaven/contracts/trap'

/** The colours of a fair with its cabinet. */
export interface Palet {
  readonly lucht: readonly string[]
  readonly verte: readonly [string, string]
  /** The rails and the struts of the distant coaster. */
  readonly spoor: readonly [string, string]
  readonly vlonder: readonly string[]
  readonly kast: string
  readonly veld: string
  readonly gloed: string
  readonly schort: string
  readonly bord: string
}

const SCHEMER: Palet = {
  lucht: ['#2a1a66', '#57308f', '#b0489a', '#ff8f86', '#ffc48a'],
  verte: ['#8a4499', '#964d9f'],
  spoor: ['#a9529f', '#9d4b9a'],
  vlonder: ['#d18aa6', '#9a5692', '#5c3379'],
  kast: '#ff4f8b',
  veld: '#3557d6',
  gloed: '#7ea4ff',
  schort: '#5b3fb4',
  bord: '#4a2a8f',
}

const NACHT: Palet = {
  lucht: ['#08123a', '#0e2a63', '#17618c', '#35a39c', '#a5e0b4'],
  verte: ['#123f6e', '#174a7a'],
  spoor: ['#3290a8', '#246f92'],
  vlonder: ['#79b3ba', '#357391', '#183a66'],
  kast: '#12a99b',
  veld: '#6a2cb0',
  gloed: '#c98aff',
  schort: '#3d1c80',
  bord: '#123a72',
}

const OCHTEND: Palet = {
  lucht: ['#3f9fe0', '#7cc8f0', '#d8f0e0', '#ffe3a0', '#ffbf8f'],
  verte: ['#5f9ac8', '#74add6'],
  spoor: ['#7fb4d8', '#6a9fc8'],
  vlonder: ['#f4cf9a', '#d09a6a', '#8a5c4c'],
  kast: '#f2702e',
  veld: '#14806f',
  gloed: '#7ff0c8',
  schort: '#a8431c',
  bord: '#7a3320',
}

const PALETTEN = { 1: SCHEMER, 2: NACHT, 3: OCHTEND } as const

/** Returns the colours of the fair: at dusk, at night, where the coaster runs, and in the morning, where its train does. */
export const paletVan = (trap: Trap): Palet => PALETTEN[trap]
