import type { Trap } from '@letterhaven/contracts/trap'

/** The colours of the canal at an hour. */
export interface Palet {
  /** The sky, from above to the water. */
  readonly lucht: readonly string[]
  readonly zon: string
  /** The town far away. */
  readonly ver: string
  /** The wall of a bridge, in light and in shade, and the stones round its arch. */
  readonly muur: readonly [licht: string, donker: string]
  readonly steen: string
  /** The walls along the water. */
  readonly kade: readonly [licht: string, donker: string]
  /** The water, from far to near, and the light on it. */
  readonly water: readonly string[]
  readonly glans: string
  readonly wilg: readonly [licht: string, donker: string]
  readonly isNacht: boolean
}

const OCHTEND: Palet = {
  lucht: ['#8fd0ef', '#d7f0ea', '#fff3c9'],
  zon: '#fff6c4',
  ver: '#a9c3b4',
  muur: ['#d98a66', '#a9583f'],
  steen: '#f0b58c',
  kade: ['#c98f6c', '#8a5340'],
  water: ['#d9dc98', '#8fa052', '#5d7340', '#3f5634'],
  glans: '#fff6c8',
  wilg: ['#b5d263', '#6d9b3f'],
  isNacht: false,
}

const AVOND: Palet = {
  lucht: ['#f2896a', '#ffb870', '#ffe9a6'],
  zon: '#fff2b0',
  ver: '#c58a7a',
  muur: ['#c96f50', '#86402f'],
  steen: '#efa06c',
  kade: ['#a9634a', '#6b3a30'],
  water: ['#ffdc8e', '#c79a4e', '#7c6b3c', '#4d4a2f'],
  glans: '#ffe6a0',
  wilg: ['#a9a94a', '#66742f'],
  isNacht: false,
}

const NACHT: Palet = {
  lucht: ['#20285e', '#4a4a90', '#b57a9a'],
  zon: '#ffe9bc',
  ver: '#3c4478',
  muur: ['#7a5470', '#472f50'],
  steen: '#a8779a',
  kade: ['#5d4566', '#352845'],
  water: ['#8a7a9a', '#4d5a78', '#2f4058', '#202c40'],
  glans: '#ffd98a',
  wilg: ['#5a7a62', '#31504a'],
  isNacht: true,
}

/** From this year on the bridges are of stone, and the regatta is later in the day. */
const STEEN_VANAF = 7
const STEEN: Readonly<Record<Trap, Pick<Palet, 'muur' | 'steen' | 'kade'>>> = {
  1: { muur: ['#cfc4b4', '#94877e'], steen: '#ece2d0', kade: ['#b5a898', '#776b66'] },
  2: { muur: ['#c2a088', '#7d5f58'], steen: '#e6c6a4', kade: ['#9d7d6e', '#5f4844'] },
  3: { muur: ['#6d6f98', '#3f3f66'], steen: '#9a9cc4', kade: ['#53537c', '#303050'] },
}
const MIST = ['#f2c6b8', '#fbe0c4', '#fff6dc'] as const

/** Returns the colours of a stage, for a year. */
export function paletVan(trap: Trap, groep: number): Palet {
  const uur = ({ 1: OCHTEND, 2: AVOND, 3: NACHT } as const)[trap]
  if (groep < STEEN_VANAF) return uur
  return { ...uur, ...STEEN[trap], ...(trap === 1 ? { lucht: MIST } : {}) }
}
