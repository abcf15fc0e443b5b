import type { Trap } from '@letterhaven/contracts/trap'

/** The colours of a stage: dawn, full day, and an evening under lamps. */
export interface Palet {
  readonly lucht: readonly string[]
  /** Sun or moon: its place as a share of the width, and its colours. */
  readonly zon: { readonly x: number; readonly kleur: string; readonly gloed: string }
  readonly wolk: string
  readonly bos: readonly [ver: string, dichtbij: string]
  /** The stand: its steps, the seats in two colours, its wall and roof. */
  readonly trede: readonly [licht: string, donker: string]
  readonly stoel: readonly [string, string]
  readonly wand: string
  readonly gras: readonly [licht: string, donker: string, streep: string]
  readonly baan: readonly [licht: string, kleur: string, diep: string]
  readonly lijn: string
  /** Whether the lamps burn, and how many stars there are. */
  readonly metLampen: boolean
  readonly sterren: number
}

const DAGERAAD: Palet = {
  lucht: ['#8f86c9', '#e88f96', '#fbb08a', '#ffd9a0'],
  zon: { x: 0.17, kleur: '#fff3cf', gloed: '#ffd27a' },
  wolk: '#ffd9c9',
  bos: ['#b7708f', '#7f4f7d'],
  trede: ['#d79a9a', '#a5688a'],
  stoel: ['#f28f73', '#f5b96a'],
  wand: '#7a4a8a',
  gras: ['#a5cf6e', '#6aa653', '#8dbd60'],
  baan: ['#f0856a', '#d9614a', '#b04433'],
  lijn: '#fff6e6',
  metLampen: false,
  sterren: 0,
}

const DAG: Palet = {
  lucht: ['#3f9fe0', '#74c4f0', '#aee2f8', '#e9f7ea'],
  zon: { x: 0.12, kleur: '#fffbe2', gloed: '#fff2b0' },
  wolk: '#ffffff',
  bos: ['#7fc0a4', '#4f9a74'],
  trede: ['#b9d3dc', '#7fa6b8'],
  stoel: ['#2fb3a4', '#ffd15a'],
  wand: '#16748a',
  gras: ['#97d860', '#55ab4c', '#7fc855'],
  baan: ['#f08a58', '#dc6a3e', '#b54c28'],
  lijn: '#ffffff',
  metLampen: false,
  sterren: 0,
}

const AVOND: Palet = {
  lucht: ['#0c0f3d', '#23266e', '#4c3f8f', '#96578f'],
  zon: { x: 0.14, kleur: '#fff6dc', gloed: '#b9c6ff' },
  wolk: '#6d5ca4',
  bos: ['#3a2f75', '#241f58'],
  trede: ['#5d5596', '#38336f'],
  stoel: ['#8f6fd6', '#e0679a'],
  wand: '#221f5c',
  gras: ['#4f9a78', '#23604f', '#3f8467'],
  baan: ['#c96a80', '#a6475f', '#732c4c'],
  lijn: '#ffe9cf',
  metLampen: true,
  sterren: 46,
}

const PALETTEN: Readonly<Record<Trap, Palet>> = { 1: DAGERAAD, 2: DAG, 3: AVOND }

export const paletVan = (trap: Trap): Palet => PALETTEN[trap]
