import { makeLoting, shuffle } from '../../rijen/loting.ts'
import { parseAdres, type Adres } from '../adres.ts'
import { isZelfde, type Film } from './film.ts'
import { makeOpdracht, type Opdracht } from './opdracht.ts'
import { ordesVan } from './regels.ts'
import { play } from './zin.ts'

/** A film that is asked: what is seen, and the words to say it with. It is plain data and follows from its address alone. */
export interface Filmzin {
  readonly adres: string
  readonly film: Film
  /** The line as it is printed, in words. */
  readonly zin: readonly string[]
  /** The words that lie ready, mixed: those of the line, and others by which the film would be another. */
  readonly bank: readonly string[]
  /** Every line of those words that plays this film, the printed one first. */
  readonly ordes: readonly (readonly string[])[]
  /** The part of the film that can be hidden: a word of the bank would make it another. */
  readonly gat: Opdracht['gat']
  /** That word. */
  readonly anders: string
}

/** So many draws are made for a film with its line; the property tests say that a few are enough. */
const POGINGEN = 60

/** Mixes stage and face into the seed, so that the same seed gives other films in each of them. */
const zaadVan = ({ zaad, trap, gezicht }: Adres): number =>
  zaad ^ Math.imul(trap * 2 + (gezicht === 'oud' ? 1 : 0), 0x85ebca6b)

function attempt(adres: Adres, loting: () => number): Omit<Filmzin, 'adres'> | null {
  const opdracht = makeOpdracht(`${adres.gezicht}${adres.trap}`, loting)
  if (!opdracht) return null
  const { film, zin, extra, gat } = opdracht
  const gespeeld = play(zin)
  if (!gespeeld || !isZelfde(gespeeld, film)) return null
  const bank = shuffle([...zin, ...extra], loting)
  const tekst = zin.join(' ')
  const andere = ordesVan(film, bank).filter((orde) => orde.join(' ') !== tekst)
  return { film, zin, bank, ordes: [zin, ...andere], gat, anders: extra[0] ?? '' }
}

/**
 * Makes the film of an address, the same one for ever: `film@1:4071:2:jong`. Null for an address that is none of ours. What an
 * address gives stays, because answers that are stored are judged by it again: mended films are version 2.
 */
export function makeFilmzin(tekst: string): Filmzin | null {
  const adres = parseAdres(tekst)
  if (!adres || adres.grammatica !== 'film@1') return null
  const loting = makeLoting(zaadVan(adres))
  for (let poging = 0; poging < POGINGEN; poging += 1) {
    const gemaakt = attempt(adres, loting)
    if (gemaakt) return { adres: tekst, ...gemaakt }
  }
  return null
}

/** Writes a line as it is printed: with its capital and full stop. */
export function sayZin(woorden: readonly string[]): string {
  const zin = woorden.join(' ')
  return zin === '' ? '' : `${zin.slice(0, 1).toLocaleUpperCase('nl')}${zin.slice(1)}.`
}
