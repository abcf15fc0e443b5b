import type { Trap } from '@letterhaven/contracts/trap'

/** The hour at which the animals are looked for: each stage has its own. */
export type Uur = 'avond' | 'ochtend' | 'nacht'

const UUR_VAN: Readonly<Record<Trap, Uur>> = { 1: 'avond', 2: 'ochtend', 3: 'nacht' }

/** Returns the hour of a stage. */
export const uurVan = ({ trap }: { readonly trap: Trap }): Uur => UUR_VAN[trap]

/** The colours of an hour; several stand for a gradient from top to bottom. */
export interface Tint {
  readonly hemel: readonly string[]
  readonly gloed: string
  /** The sun or the moon: its place as a part of the width, how high it stands, its size, and its colour. */
  readonly zon: {
    readonly x: number
    readonly hoog: number
    readonly r: number
    readonly kleur: string
  }
  readonly wolk: readonly [schaduw: string, licht: string]
  readonly vogels: string
  readonly berg: readonly string[]
  readonly heuvels: readonly [achter: string, voor: string]
  readonly acacia: { readonly stam: string; readonly kroon: string }
  readonly vlakte: string
  readonly grond: readonly string[]
  /** Waves of light and shade over the ground, from far to near. */
  readonly golven: readonly [string, string, string, string]
  readonly gras: string
  /** The ground close by, its edge, and the side of what the ranger sits in. */
  readonly voor: readonly string[]
  readonly rand: string
  readonly wand: string
  /** The background of a photo, and the disc in its sky. */
  readonly foto: readonly string[]
  readonly fotolicht: string
}

/** The colours of each hour. */
export const TINTEN: Readonly<Record<Uur, Tint>> = {
  avond: {
    hemel: ['#c94f6d', '#f2705a', '#ff9c5c', '#ffc978', '#fff0b8'],
    gloed: '#ffd27a',
    zon: { x: 0.3, hoog: 34, r: 104, kleur: '#fff6d2' },
    wolk: ['rgba(201,79,109,.28)', 'rgba(255,236,196,.72)'],
    vogels: '#8f4a55',
    berg: ['#e58f74', '#f3b487'],
    heuvels: ['#e59a6a', '#cf8553'],
    acacia: { stam: '#9c6243', kroon: '#a08a4c' },
    vlakte: '#f2c97a',
    grond: ['#f2c97a', '#e4b35a', '#d09a48'],
    golven: [
      'rgba(168,170,74,.5)',
      'rgba(255,240,170,.35)',
      'rgba(160,120,44,.18)',
      'rgba(255,232,150,.24)',
    ],
    gras: '#b9923c',
    voor: ['#9c6a38', '#6f4526'],
    rand: 'rgba(255,226,150,.45)',
    wand: '#6f9a58',
    foto: ['#ffc27a', '#f0c878', '#d7a04c'],
    fotolicht: '#fff3cf',
  },
  ochtend: {
    hemel: ['#8fb6e8', '#b9cdf0', '#f3cfdc', '#ffe0cf', '#fff4df'],
    gloed: '#fff0d2',
    zon: { x: 0.085, hoog: 72, r: 36, kleur: '#fffbe8' },
    wolk: ['rgba(150,160,210,.3)', 'rgba(255,250,248,.85)'],
    vogels: '#6f7aa6',
    berg: ['#a9bfe0', '#cfdcec'],
    heuvels: ['#a8c4cf', '#93b7b0'],
    acacia: { stam: '#7f9aa0', kroon: '#86ac9f' },
    vlakte: '#bfd6b4',
    grond: ['#c9ddb6', '#a9cb92', '#84b274'],
    golven: [
      'rgba(120,178,176,.55)',
      'rgba(240,255,240,.5)',
      'rgba(84,150,120,.24)',
      'rgba(236,255,226,.3)',
    ],
    gras: '#6fa05a',
    voor: ['#7fc2cf', '#3f8fb0'],
    rand: 'rgba(255,255,255,.75)',
    wand: '#b7794a',
    foto: ['#d8e8f6', '#d9e8c4', '#9cc488'],
    fotolicht: '#fffdf0',
  },
  nacht: {
    hemel: ['#0b1140', '#161d5c', '#2a2f7c', '#4a4790', '#7a5f9c'],
    gloed: '#9fb0ff',
    zon: { x: 0.085, hoog: 72, r: 30, kleur: '#f6f2dc' },
    wolk: ['rgba(10,14,60,.4)', 'rgba(150,160,220,.28)'],
    vogels: '#0b1140',
    berg: ['#2c3070', '#3d3c80'],
    heuvels: ['#2a2d68', '#20255a'],
    acacia: { stam: '#171c4a', kroon: '#1c2356' },
    vlakte: '#c8b98c',
    grond: ['#c8b98c', '#b3a26f', '#93854f'],
    golven: [
      'rgba(120,128,70,.5)',
      'rgba(255,246,200,.28)',
      'rgba(90,80,40,.2)',
      'rgba(255,240,190,.2)',
    ],
    gras: '#7f7a3c',
    voor: ['#2b2c5e', '#191a42'],
    rand: 'rgba(170,180,240,.5)',
    wand: '#3d5560',
    foto: ['#1b2266', '#3b4a86', '#b3a26f'],
    fotolicht: '#f6f2dc',
  },
}
