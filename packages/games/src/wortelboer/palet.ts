import type { Trap } from '@letterhaven/contracts/trap'

/** The colours of the field by day, in a dry summer, and at night. */
export interface Palet {
  readonly lucht: readonly string[]
  readonly zon: { readonly kleur: string; readonly gloed: string }
  readonly heuvels: readonly [string, string, string]
  readonly gras: readonly [string, string]
  readonly aarde: readonly string[]
  readonly steen: string
  readonly wolk: string
  readonly isDroog?: true
  readonly isNacht?: true
}

const DAG: Palet = {
  lucht: ['#4fb4ef', '#a9e1fb', '#fff1c9'],
  zon: { kleur: '#fff4b8', gloed: '#ffe27a' },
  heuvels: ['#a9d68a', '#8ccb63', '#6fbd49'],
  gras: ['#8fd455', '#4f9e36'],
  aarde: ['#a9693c', '#8a5030', '#6b3c28', '#4d2a20'],
  steen: '#b9a79a',
  wolk: '#d5e9f9',
}

const DROOG: Palet = {
  lucht: ['#58b8e8', '#ffd9a0', '#ffc07a'],
  zon: { kleur: '#fff1a0', gloed: '#ff9f45' },
  heuvels: ['#e3cf8a', '#d6b865', '#c6a24c'],
  gras: ['#e0c765', '#b48e3a'],
  aarde: ['#c98d58', '#a96c42', '#855034', '#5f3828'],
  steen: '#c9b7a4',
  wolk: '#ffe0b8',
  isDroog: true,
}

const NACHT: Palet = {
  lucht: ['#131a4f', '#2f3d8c', '#6a5fae'],
  zon: { kleur: '#fff6d2', gloed: '#b9c4ff' },
  heuvels: ['#3a4f8c', '#2f4a77', '#2b5567'],
  gras: ['#3f7a63', '#24524f'],
  aarde: ['#6b4a4f', '#553a48', '#402c40', '#2c2036'],
  steen: '#8a86a3',
  wolk: '#8f97d0',
  isNacht: true,
}

export const paletVan = (trap: Trap): Palet => ({ 1: DAG, 2: DROOG, 3: NACHT })[trap]
