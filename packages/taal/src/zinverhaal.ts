import { makeVervanger, type Vervanging } from './tekst-vervang.ts'
import type { Woordgroep } from './woorden.ts'

/** A sentence whose words are to be put in order. */
export interface Verhaalzin {
  /** The pieces as they are printed, one word each; a comma or the mark at the end stays on its word. */
  woorden: string[]
  /** A word from the middle of another sentence of the story, with which no good sentence of as many words can be made. */
  vreemd: string
  /** Every order of these pieces that is good Dutch, the printed one too. */
  ordes: string[][]
}

/** A little story of six sentences: an item of `data/zinverhalen/groep-<groep>.json`. */
export interface Zinverhaal {
  /** Unique over all groepen and stored with answers, so it never changes. */
  id: string
  groep: Woordgroep
  titel: string
  zinnen: Verhaalzin[]
  be?: Vervanging
}

/** One lazy import per groep, so that a browser fetches only what is read. */
const LADERS: Readonly<Record<Woordgroep, () => Promise<{ default: unknown }>>> = {
  3: () => import('../data/zinverhalen/groep-3.json', { with: { type: 'json' } }),
  4: () => import('../data/zinverhalen/groep-4.json', { with: { type: 'json' } }),
  5: () => import('../data/zinverhalen/groep-5.json', { with: { type: 'json' } }),
  6: () => import('../data/zinverhalen/groep-6.json', { with: { type: 'json' } }),
  7: () => import('../data/zinverhalen/groep-7.json', { with: { type: 'json' } }),
  8: () => import('../data/zinverhalen/groep-8.json', { with: { type: 'json' } }),
}

/** Loads the stories of one groep, as the Netherlands reads them; `zinverhaalVoor` makes the Flemish form. */
export async function loadZinverhalen(groep: Woordgroep): Promise<Zinverhaal[]> {
  const bestand = await LADERS[groep]()
  // The gates check every item of these files against Zinverhaal.
  return bestand.default as Zinverhaal[]
}

/** Returns the story as a country reads it; the same object where nothing differs. */
export function zinverhaalVoor(verhaal: Zinverhaal, land: 'nl' | 'be'): Zinverhaal {
  const say = makeVervanger(verhaal.be, land)
  if (say === undefined) return verhaal
  return {
    ...verhaal,
    titel: say(verhaal.titel),
    zinnen: verhaal.zinnen.map(({ woorden, vreemd, ordes }) => ({
      woorden: woorden.map(say),
      vreemd: say(vreemd),
      ordes: ordes.map((orde) => orde.map(say)),
    })),
  }
}
