import type { SoortNaam } from '@letterhaven/taal/beeldzin/kudde/woorden'

export type Oor = 'rond' | 'opzij' | 'lang' | 'spits' | 'flap' | 'waaier' | 'geen'
export type Staart = 'kwast' | 'krul' | 'lang' | 'pluis' | 'veren' | 'geen'
export type Neus = 'plat' | 'drop' | 'schijf' | 'snuit' | 'breed' | 'slurf' | 'hoorn' | 'snavel'
/** What only one kind has on its head. */
export type Sieraad = 'manen' | 'kam' | 'knoppen' | 'tanden' | 'tong'

/** How an animal is built. Its own colour is none of the five that can be asked. */
export interface Bouw {
  readonly kleur: string
  /** Muzzle, belly and the inside of the ears, where it has its own colour. */
  readonly licht: string
  /** Half the width and half the height of its body. */
  readonly romp: readonly [number, number]
  readonly poten: 4 | 2 | 0
  /** How far the head is raised above the usual. */
  readonly hals: number
  readonly kop: number
  readonly oor: Oor
  readonly neus: Neus
  readonly staart: Staart
  readonly sieraad?: Sieraad
  /** Markings of its own. */
  readonly merk?: 'strepen' | 'vlekken' | 'masker'
}

const gewoon = { romp: [30, 23], poten: 4, hals: 0, kop: 1 } as const

/** The body plan of each kind. */
export const BOUW: Readonly<Record<SoortNaam, Bouw>> = {
  aap: {
    ...gewoon,
    romp: [24, 22],
    kleur: '#8d5f45',
    licht: '#f0cda6',
    oor: 'opzij',
    neus: 'plat',
    staart: 'lang',
    merk: 'masker',
  },
  haas: {
    ...gewoon,
    romp: [26, 21],
    kleur: '#b99e84',
    licht: '#f3e4d2',
    oor: 'lang',
    neus: 'drop',
    staart: 'pluis',
    sieraad: 'tanden',
  },
  slang: {
    ...gewoon,
    romp: [36, 17],
    poten: 0,
    hals: -4,
    kop: 0.86,
    kleur: '#a48a6e',
    licht: '#e9dcc4',
    oor: 'geen',
    neus: 'plat',
    staart: 'geen',
    sieraad: 'tong',
  },
  leeuw: {
    ...gewoon,
    kleur: '#c39a6c',
    licht: '#f2dcbc',
    oor: 'rond',
    neus: 'drop',
    staart: 'kwast',
    sieraad: 'manen',
  },
  varken: {
    ...gewoon,
    romp: [33, 25],
    kleur: '#f4b3ae',
    licht: '#f9cfc9',
    oor: 'flap',
    neus: 'schijf',
    staart: 'krul',
  },
  giraf: {
    ...gewoon,
    romp: [28, 20],
    hals: 20,
    kop: 0.88,
    kleur: '#ead3ac',
    licht: '#f6e8cf',
    oor: 'spits',
    neus: 'snuit',
    staart: 'kwast',
    sieraad: 'knoppen',
    merk: 'vlekken',
  },
  zebra: {
    ...gewoon,
    hals: 4,
    kleur: '#f7f3ec',
    licht: '#8b8494',
    oor: 'spits',
    neus: 'snuit',
    staart: 'kwast',
    sieraad: 'kam',
    merk: 'strepen',
  },
  olifant: {
    ...gewoon,
    romp: [36, 29],
    kleur: '#a19a99',
    licht: '#d8c3bd',
    oor: 'waaier',
    neus: 'slurf',
    staart: 'kwast',
  },
  nijlpaard: {
    ...gewoon,
    romp: [37, 27],
    kleur: '#94857f',
    licht: '#c9aea6',
    oor: 'rond',
    neus: 'breed',
    staart: 'krul',
  },
  neushoorn: {
    ...gewoon,
    romp: [36, 26],
    kleur: '#7d7b82',
    licht: '#bdb7b5',
    oor: 'spits',
    neus: 'hoorn',
    staart: 'kwast',
  },
  struisvogel: {
    ...gewoon,
    romp: [29, 21],
    poten: 2,
    hals: 12,
    kop: 0.74,
    kleur: '#4b4650',
    licht: '#efd9c8',
    oor: 'geen',
    neus: 'snavel',
    staart: 'veren',
  },
}
