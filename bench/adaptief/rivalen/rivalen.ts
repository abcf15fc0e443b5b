import type { Rivaal } from '../rivaal.ts'
import type { Boek } from '../wereld.ts'
import { eloCategorie, goedOfFout } from './elo-categorie.ts'
import { eloGelaagd } from './elo-gelaagd.ts'
import { eloGlobaal } from './elo-globaal.ts'
import { snelEnGoed } from './hshs.ts'
import { kenner } from './kenner.ts'
import { leerboek } from './leerboek.ts'
import { motor, motorMetWoorden } from './motor.ts'
import { orakel } from './orakel.ts'
import { willekeurig } from './willekeurig.ts'

/** The engine and everything it is compared with, in the order of the table. */
export const RIVALEN = {
  willekeurig,
  leerboek,
  'elo, globaal': eloGlobaal,
  'elo, categorie': (boek) => eloCategorie(boek, goedOfFout),
  'elo, hshs': (boek) => eloCategorie(boek, snelEnGoed),
  'elo, gelaagd': eloGelaagd,
  motor,
  'motor, woorden bekend': motorMetWoorden,
  kenner,
  orakel,
} as const satisfies Readonly<Record<string, (boek: Boek) => Rivaal>>

export type RivaalNaam = keyof typeof RIVALEN
