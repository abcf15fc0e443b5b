import { GAT } from './gat.ts'
import { makeVervanger, type Vervanging } from './tekst-vervang.ts'
import type { Woordgroep } from './woorden.ts'

/** A place that is left out of the story; what was read until then decides which one it is. */
export interface Ritgat {
  /** The index in `zinnen` of the sentence with this gap. */
  zin: number
  goed: string
  /** The two places, not visited yet, that make the story silliest. */
  anders: string[]
}

/** What somebody tells on a ride to four places: an item of `data/ritverhalen/groep-<groep>.json`. */
export interface Ritverhaal {
  /** Unique over all groepen and stored with answers, so it never changes. */
  id: string
  groep: Woordgroep
  titel: string
  /** Who rides along and tells it. */
  wie: string
  /** Six places with their article, by alphabet; four are visited, once each. */
  plekken: string[]
  zinnen: string[]
  /** In the order of the story. */
  gaten: Ritgat[]
  be?: Vervanging
}

/** One lazy import per groep, so that a browser fetches only what is read. */
const LADERS: Readonly<Record<Woordgroep, () => Promise<{ default: unknown }>>> = {
  3: () => import('../data/ritverhalen/groep-3.json', { with: { type: 'json' } }),
  4: () => import('../data/ritverhalen/groep-4.json', { with: { type: 'json' } }),
  5: () => import('../data/ritverhalen/groep-5.json', { with: { type: 'json' } }),
  6: () => import('../data/ritverhalen/groep-6.json', { with: { type: 'json' } }),
  7: () => import('../data/ritverhalen/groep-7.json', { with: { type: 'json' } }),
  8: () => import('../data/ritverhalen/groep-8.json', { with: { type: 'json' } }),
}

/** Loads the stories of one groep, as the Netherlands reads them; `ritverhaalVoor` makes the Flemish form. */
export async function loadRitverhalen(groep: Woordgroep): Promise<Ritverhaal[]> {
  const bestand = await LADERS[groep]()
  // The gates check every item of these files against Ritverhaal.
  return bestand.default as Ritverhaal[]
}

/** Returns the story as a country reads it; the same object where nothing differs. */
export function ritverhaalVoor(verhaal: Ritverhaal, land: 'nl' | 'be'): Ritverhaal {
  const say = makeVervanger(verhaal.be, land)
  if (say === undefined) return verhaal
  return {
    ...verhaal,
    titel: say(verhaal.titel),
    wie: say(verhaal.wie),
    plekken: verhaal.plekken.map(say),
    zinnen: verhaal.zinnen.map(say),
    gaten: verhaal.gaten.map((gat) => ({
      ...gat,
      goed: say(gat.goed),
      anders: gat.anders.map(say),
    })),
  }
}

/** Returns the sentences with these places in the gaps, in order; a gap without a place stays open. */
export function fillRit(verhaal: Ritverhaal, plekken: readonly string[]): string[] {
  return verhaal.zinnen.map((zin, i) => {
    const plek = plekken[verhaal.gaten.findIndex((gat) => gat.zin === i)]
    return plek === undefined ? zin : zin.replace(GAT, plek)
  })
}
