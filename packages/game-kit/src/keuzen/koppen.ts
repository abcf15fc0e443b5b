import type { Dier } from '@letterhaven/contracts/dier'

export { DIEREN, type Dier } from '@letterhaven/contracts/dier'

/** The animal a pupil plays with. Every animal can be drawn as a hero. */
export type HeldSoort = Dier

export type OorVorm = 'rond' | 'spits' | 'lang' | 'hang' | 'groot' | 'bult' | 'kuif'
export type Neus = 'drop' | 'ovaal' | 'klein' | 'snuit' | 'snavel' | 'geen'
export type Merk = 'wangen' | 'vlekken' | 'strepen' | 'oogvlek' | 'snorharen' | 'buik'

export interface Kop {
  readonly vacht: string
  readonly oor: OorVorm
  readonly oorKleur?: string
  readonly oorBinnen: string
  /** The colour of the muzzle; absent for an animal without one. */
  readonly snuit?: string
  readonly neus: Neus
  readonly neusKleur: string
  readonly merken: readonly Merk[]
  readonly merkKleur: string
}

const ROZE = '#ff9db5'
const DONKER = '#43355f'

/** How the head of each animal is built. `kop.ts` paints it. */
export const KOPPEN: Record<Dier, Kop> = {
  vos: {
    vacht: '#ff8438',
    oor: 'spits',
    oorBinnen: '#6b3550',
    neus: 'drop',
    neusKleur: DONKER,
    merken: ['wangen'],
    merkKleur: '#fff3e2',
  },
  beer: {
    vacht: '#b06c3c',
    oor: 'rond',
    oorBinnen: '#f0a878',
    snuit: '#f2cfa4',
    neus: 'drop',
    neusKleur: DONKER,
    merken: [],
    merkKleur: '#f2cfa4',
  },
  kat: {
    vacht: '#8f95ad',
    oor: 'spits',
    oorBinnen: ROZE,
    snuit: '#fff3ea',
    neus: 'klein',
    neusKleur: '#ff7d98',
    merken: ['strepen', 'snorharen'],
    merkKleur: '#5d6382',
  },
  panda: {
    vacht: '#fdf8ee',
    oor: 'rond',
    oorKleur: DONKER,
    oorBinnen: '#6a5a86',
    neus: 'drop',
    neusKleur: DONKER,
    merken: ['vlekken'],
    merkKleur: DONKER,
  },
  konijn: {
    vacht: '#c6bfda',
    oor: 'lang',
    oorBinnen: ROZE,
    snuit: '#fff6ef',
    neus: 'klein',
    neusKleur: '#ff7d98',
    merken: ['snorharen'],
    merkKleur: '#8d83a8',
  },
  kikker: {
    vacht: '#58c84c',
    oor: 'bult',
    oorBinnen: '#58c84c',
    neus: 'geen',
    neusKleur: DONKER,
    merken: ['buik'],
    merkKleur: '#d8f08a',
  },
  koala: {
    vacht: '#9fb1cb',
    oor: 'groot',
    oorBinnen: '#f3dfe8',
    neus: 'ovaal',
    neusKleur: DONKER,
    merken: [],
    merkKleur: '#ffffff',
  },
  muis: {
    vacht: '#bdb0c4',
    oor: 'groot',
    oorBinnen: ROZE,
    snuit: '#f4e9ef',
    neus: 'klein',
    neusKleur: '#ff7d98',
    merken: ['snorharen'],
    merkKleur: '#85779a',
  },
  tijger: {
    vacht: '#ffab33',
    oor: 'rond',
    oorBinnen: '#ffe2b0',
    snuit: '#fff3df',
    neus: 'drop',
    neusKleur: '#e2566e',
    merken: ['strepen', 'snorharen'],
    merkKleur: '#6a3b3a',
  },
  hond: {
    vacht: '#f6d7a6',
    oor: 'hang',
    oorKleur: '#a8653a',
    oorBinnen: '#a8653a',
    snuit: '#fff6e8',
    neus: 'ovaal',
    neusKleur: DONKER,
    merken: ['oogvlek'],
    merkKleur: '#c98a55',
  },
  varken: {
    vacht: '#ffa3b8',
    oor: 'spits',
    oorBinnen: '#e8718d',
    neus: 'snuit',
    neusKleur: '#f37f9c',
    merken: [],
    merkKleur: '#ffffff',
  },
  kuiken: {
    vacht: '#ffd64a',
    oor: 'kuif',
    oorBinnen: '#ffb02e',
    neus: 'snavel',
    neusKleur: '#ff8a2b',
    merken: [],
    merkKleur: '#ffffff',
  },
}
