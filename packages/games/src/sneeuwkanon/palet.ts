import type { Trap } from '@letterhaven/contracts/trap'

/** The colours of a stage: the blue hour, a bright day, and the night. */
export interface Palet {
  readonly lucht: readonly string[]
  /** Mountains from far to near: their lit side and their shade. */
  readonly bergen: readonly (readonly [licht: string, schaduw: string])[]
  readonly kap: string
  readonly dennen: readonly string[]
  readonly sneeuw: readonly string[]
  /** The blue shade of snow. */
  readonly schaduw: string
  readonly ijs: string
  readonly muur: string
  /** Sun or moon: where it stands as a share of width and sky, and its colours. */
  readonly licht: {
    readonly x: number
    readonly y: number
    readonly kleur: string
    readonly gloed: string
  }
  readonly sterren: number
}

const AVOND: Palet = {
  lucht: ['#14216b', '#2c4ba8', '#5b8fd6', '#f3b9a6', '#ffdcae'],
  bergen: [
    ['#8fb2e6', '#6f8fd0'],
    ['#6d93d6', '#4a69b4'],
  ],
  kap: '#f3f8ff',
  dennen: ['#2f5390', '#223f78'],
  sneeuw: ['#f7fcff', '#cfe6f8', '#a9cdee'],
  schaduw: '#8fb6e2',
  ijs: '#9fdcf7',
  muur: '#d98c62',
  licht: { x: 0.14, y: 0.86, kleur: '#fff0c8', gloed: '#ffc98a' },
  sterren: 26,
}

const DAG: Palet = {
  lucht: ['#3f9be6', '#7cc3f4', '#bfe6fb', '#fff2d6'],
  bergen: [
    ['#d5e8fb', '#a5c5ea'],
    ['#b6d6f2', '#7fa8d8'],
  ],
  kap: '#ffffff',
  dennen: ['#4f9488', '#35736f'],
  sneeuw: ['#ffffff', '#e3f2fc', '#c3dff5'],
  schaduw: '#a5caec',
  ijs: '#a5e6f7',
  muur: '#e0714f',
  licht: { x: 0.2, y: 0.3, kleur: '#fffbe0', gloed: '#fff0b0' },
  sterren: 0,
}

const NACHT: Palet = {
  lucht: ['#070b33', '#121a5c', '#25307f', '#4a4f9e'],
  bergen: [
    ['#46539f', '#323d84'],
    ['#343f88', '#232c68'],
  ],
  kap: '#c2d0f4',
  dennen: ['#1a2a5c', '#121f49'],
  sneeuw: ['#bfd2f2', '#92abdd', '#6d86c2'],
  schaduw: '#5a72b4',
  ijs: '#7fc0ea',
  muur: '#9a6a8e',
  licht: { x: 0.16, y: 0.3, kleur: '#fff6d8', gloed: '#c9d6ff' },
  sterren: 70,
}

const PALETTEN: Readonly<Record<Trap, Palet>> = { 1: AVOND, 2: DAG, 3: NACHT }

export const paletVan = (trap: Trap): Palet => PALETTEN[trap]
