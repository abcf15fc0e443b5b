import type { Trap } from '@letterhaven/contracts/trap'

/** The hour in the valley. */
export interface Palet {
  readonly lucht: readonly string[]
  /** What shines, and how large its glow is relative to it. */
  readonly licht: string
  readonly ver: string
  readonly berg: string
  readonly schaduw: string
  readonly top: string
  readonly sneeuw: readonly string[]
  readonly duin: string
  readonly den: string
  readonly isNacht?: true
  readonly isNoorderlicht?: true
  readonly sneeuwt?: true
}

const OCHTEND: Palet = {
  lucht: ['#5a9fe0', '#a9d6f7', '#fff1dd'],
  licht: '#fff3c2',
  ver: '#a9c4ea',
  berg: '#8ba7d8',
  schaduw: '#6f8cc4',
  top: '#fbfdff',
  sneeuw: ['#ffffff', '#eef5fe', '#cfe0f5'],
  duin: '#a9c3e6',
  den: '#2c8062',
}
const ZONSONDERGANG: Palet = {
  lucht: ['#6a6fc4', '#f0a3a0', '#ffdf9e'],
  licht: '#ffd98a',
  ver: '#c49ac4',
  berg: '#a07fb8',
  schaduw: '#7c629f',
  top: '#fff0dc',
  sneeuw: ['#fff6ea', '#fbe3df', '#cdbfe4'],
  duin: '#c79fc4',
  den: '#2f6d60',
}
const AVOND: Palet = {
  lucht: ['#16245e', '#3d5cae', '#9fb4ea'],
  licht: '#eef3ff',
  ver: '#5a76be',
  berg: '#43599f',
  schaduw: '#334684',
  top: '#cfdcf8',
  sneeuw: ['#dbe6fb', '#b7caf0', '#8aa3d8'],
  duin: '#6f8ac8',
  den: '#1f5657',
  isNacht: true,
  sneeuwt: true,
}
const NACHT: Palet = {
  lucht: ['#0b1440', '#1d3a6e', '#3f8a8e'],
  licht: '#eaf2ff',
  ver: '#33508c',
  berg: '#2a3f78',
  schaduw: '#1f2f60',
  top: '#b9cdf0',
  sneeuw: ['#bfd2f2', '#98b3e0', '#6d8ac4'],
  duin: '#5878b6',
  den: '#184a50',
  isNacht: true,
  isNoorderlicht: true,
}

const UREN = {
  jong: [OCHTEND, ZONSONDERGANG, AVOND],
  oud: [AVOND, NACHT, ZONSONDERGANG],
} as const
/** From this year on the yard works in the evening. */
const OUD_VANAF = 7

/** Returns the hour of a stage, which is a later one for the oldest. */
export const paletVan = (trap: Trap, groep: number): Palet =>
  UREN[groep >= OUD_VANAF ? 'oud' : 'jong'][trap - 1] ?? OCHTEND
