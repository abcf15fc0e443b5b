import { afstandBij, logit } from '../kans.ts'
import { plekkenVan, type Boek } from '../wereld.ts'
import type { Vers } from './vers.ts'

/**
 * A word is offered only between these chances, which are also the engine's band; a category without such a word is skipped.
 */
const LAAG = 0.6
const HOOG = 0.93
/** The chance of a right answer that all rivals aim for. */
const DOEL = 0.8

/** Aim and band as distances from difficulty to level, in logits. */
export interface Wens {
  readonly doel: number
  readonly laag: number
  readonly hoog: number
}

/** The aim of a rival that knows of neither guesses nor slips. */
export const KALE_WENS: Wens = { doel: logit(DOEL), laag: logit(LAAG), hoog: logit(HOOG) }

const wensBij = (gok: number, doel: number): Wens => ({
  doel: afstandBij(doel, gok),
  laag: afstandBij(LAAG, gok),
  hoog: afstandBij(HOOG, gok),
})
const wensen = new Map<number, Wens>()

/** Returns the aim in a game with this gok. */
export function wensVoor(gok: number, doel = DOEL): Wens {
  const sleutel = gok + 10 * doel
  const wens = wensen.get(sleutel) ?? wensBij(gok, doel)
  if (!wensen.has(sleutel)) wensen.set(sleutel, wens)
  return wens
}

/** What a search needs: which words are fresh, and how far the level lies above the difficulty of each. */
export interface Zoek {
  readonly boek: Boek
  readonly vers: Vers
  readonly afstand: (woord: number) => number
}

/** Returns the fresh word of a category nearest to the aim, or -1 where none lies in the band. */
export function searchWoord({ boek, vers, afstand }: Zoek, categorie: number, wens: Wens): number {
  const { vanaf, tot } = plekkenVan(boek, categorie)
  let beste = -1
  let minst = Infinity
  for (let woord = vanaf; woord < tot; woord += 1) {
    const ver = afstand(woord)
    const d = Math.abs(ver - wens.doel)
    if (d >= minst || ver < wens.laag || ver > wens.hoog || !vers.isVers(woord)) continue
    beste = woord
    minst = d
  }
  return beste
}

/** Draws a fresh word of a category, for when no search found one. */
export function zomaarEen(
  { boek, vers }: Zoek,
  categorie: number,
  choose: (onder: number) => number,
): number {
  const { vanaf } = plekkenVan(boek, categorie)
  for (let poging = 0; poging < boek.perCategorie; poging += 1) {
    const woord = vanaf + choose(boek.perCategorie)
    if (vers.isVers(woord)) return woord
  }
  return vanaf
}

/** How many categories are tried before any word will do. */
const POGINGEN = 12

/** Tries one category after another for a word near the aim. */
export function searchInBlok(
  zoek: Zoek,
  van: { readonly eerste: number; andere(): number; choose(onder: number): number },
  wens: Wens,
): number {
  let categorie = van.eerste
  for (let poging = 0; poging < POGINGEN; poging += 1) {
    const woord = searchWoord(zoek, categorie, wens)
    if (woord >= 0) return woord
    categorie = van.andere()
  }
  return zomaarEen(zoek, categorie, van.choose)
}
