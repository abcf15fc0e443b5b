import type { Trap } from '@letterhaven/contracts/trap'

/** The colours of the mill at an hour. */
export interface Palet {
  /** What is seen through the round window, from above to below, and the land there. */
  readonly lucht: readonly string[]
  readonly land: readonly [ver: string, dicht: string]
  readonly zon: string
  /** The boards of the wall above the belt, and of the wall below it. */
  readonly wand: readonly [licht: string, donker: string]
  readonly onder: readonly [licht: string, donker: string]
  readonly balk: string
  readonly dak: string
  /** The light that falls in from the left. */
  readonly straal: string
  readonly isNacht?: true
  /** Stone and copper in place of boards: the mill of the older ones. */
  readonly isSteen?: true
}

const OCHTEND: Palet = {
  lucht: ['#6cc5f5', '#c9ecfb', '#fff2cf'],
  land: ['#a9d68a', '#74bd54'],
  zon: '#fff4b8',
  wand: ['#f2d7a0', '#d9ab68'],
  onder: ['#b97f49', '#8a5630'],
  balk: '#a4682f',
  dak: '#8a4f33',
  straal: 'rgba(255,246,205,.34)',
}

const AVOND: Palet = {
  lucht: ['#f58f63', '#ffc27c', '#ffe6a8'],
  land: ['#c98a54', '#9a6240'],
  zon: '#fff0a8',
  wand: ['#f0c088', '#c98549'],
  onder: ['#a4653a', '#6f3f27'],
  balk: '#8f5527',
  dak: '#6f3a2c',
  straal: 'rgba(255,205,130,.36)',
}

const NACHT: Palet = {
  lucht: ['#141c52', '#33429a', '#7a6fc0'],
  land: ['#33477f', '#273566'],
  zon: '#fff6d2',
  wand: ['#7d6f8f', '#514868'],
  onder: ['#4d4161', '#30284a'],
  balk: '#5c4458',
  dak: '#2c2547',
  straal: 'rgba(170,190,255,.16)',
  isNacht: true,
}

/** From this year on the mill is of stone, with copper pipes. */
const STEEN_VANAF = 7

const STEEN: Readonly<Record<Trap, Pick<Palet, 'wand' | 'onder'>>> = {
  1: { wand: ['#dcd3c3', '#b3a894'], onder: ['#8f7f73', '#635650'] },
  2: { wand: ['#dfb695', '#b48263'], onder: ['#8b6455', '#5b3f3a'] },
  3: { wand: ['#6f7596', '#484d70'], onder: ['#454766', '#2b2c49'] },
}

/** Returns the colours of a stage, for a year. */
export function paletVan(trap: Trap, groep: number): Palet {
  const uur = ({ 1: OCHTEND, 2: AVOND, 3: NACHT } as const)[trap]
  return groep >= STEEN_VANAF ? { ...uur, ...STEEN[trap], isSteen: true } : uur
}
