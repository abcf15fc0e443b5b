import { EERSTE_GROEP, GROEP_NUL, LAATSTE_GROEP } from '../constanten.ts'
import type { Leerling } from '../types.ts'
import {
  beginBegrip,
  checkTekst,
  readTekst,
  type Begrip,
  type TekstFout,
  type Tekstantwoorden,
} from './begrip.ts'
import {
  beginFlits,
  checkFlits,
  readFlits,
  type Flits,
  type FlitsFout,
  type Flitsantwoord,
} from './flits.ts'
import {
  beginVlotheid,
  checkLezing,
  readFluently,
  type Lezing,
  type LezingFout,
  type Vlotheid,
} from './vlotheid.ts'

/** What is read against time, aloud or silently: a list of words, or sentences that belong together. */
export const LEESVORMEN = ['woorden', 'tekst'] as const
export type Leesvorm = (typeof LEESVORMEN)[number]

/**
 * All that is remembered of somebody's reading, separate from the state of spelling: four measures that never affect each
 * other, nor any ability to spell.
 */
export interface Leesstaat {
  readonly groep: number
  readonly dyslexie: boolean
  readonly seed: number
  readonly vlotheid: Readonly<Record<Leesvorm, Vlotheid>>
  readonly flits: Flits
  readonly begrip: Begrip
}

/** Something that happened in reading. */
export type Leesgebeurtenis =
  | { readonly soort: 'lezing'; readonly vorm: Leesvorm; readonly lezing: Lezing }
  | { readonly soort: 'flits'; readonly antwoord: Flitsantwoord }
  | { readonly soort: 'begrip'; readonly antwoorden: Tekstantwoorden }

/** The state after it, or the same state and why it did not count. */
export type Leesuitkomst =
  | { readonly telt: true; readonly staat: Leesstaat }
  | {
      readonly telt: false
      readonly staat: Leesstaat
      readonly waarom: LezingFout | FlitsFout | TekstFout
    }

type Lezer = Pick<Leerling, 'groep' | 'dyslexie'>

/**
 * Returns the year of a reader. A year that nobody gave counts as the middle of the scale, any other number as the nearest
 * year.
 */
const groepVan = ({ groep }: Lezer): number =>
  Number.isFinite(groep)
    ? Math.fround(Math.min(LAATSTE_GROEP, Math.max(EERSTE_GROEP, groep)))
    : GROEP_NUL

/** Returns the state before anything was read: what a child of this year may be able to do, with a wide spread. */
export function beginLeesstaat(lezer: Lezer, seed: number): Leesstaat {
  const groep = groepVan(lezer)
  const dyslexie = lezer.dyslexie === true
  return {
    groep,
    dyslexie,
    seed: seed >>> 0,
    vlotheid: { woorden: beginVlotheid(groep), tekst: beginVlotheid(groep) },
    flits: beginFlits(groep, dyslexie),
    begrip: beginBegrip(groep),
  }
}

/** Returns the state after a change of school year or mode: what was measured stays, and the rest begins anew. */
export function changeLezer(staat: Leesstaat, lezer: Lezer): Leesstaat {
  const vers = beginLeesstaat(lezer, staat.seed)
  const { vlotheid, flits, begrip } = staat
  const gemeten = (vorm: Leesvorm) => (vlotheid[vorm].n > 0 ? vlotheid[vorm] : vers.vlotheid[vorm])
  return {
    ...vers,
    vlotheid: { woorden: gemeten('woorden'), tekst: gemeten('tekst') },
    flits: flits.n > 0 ? flits : vers.flits,
    begrip: begrip.n > 0 ? begrip : vers.begrip,
  }
}

/** Processes what happened. What cannot have been reading leaves the state as it was, with the reason. */
export function processLezen(staat: Leesstaat, wat: Leesgebeurtenis): Leesuitkomst {
  const waarom = check(wat)
  return waarom ? { telt: false, staat, waarom } : { telt: true, staat: na(staat, wat) }
}

function check(wat: Leesgebeurtenis): LezingFout | FlitsFout | TekstFout | null {
  if (wat.soort === 'lezing') return checkLezing(wat.lezing)
  return wat.soort === 'flits' ? checkFlits(wat.antwoord) : checkTekst(wat.antwoorden)
}

function na(staat: Leesstaat, wat: Leesgebeurtenis): Leesstaat {
  if (wat.soort === 'flits') return { ...staat, flits: readFlits(staat.flits, wat.antwoord) }
  if (wat.soort === 'begrip') return { ...staat, begrip: readTekst(staat.begrip, wat.antwoorden) }
  const { vorm, lezing } = wat
  const vlotheid = { ...staat.vlotheid, [vorm]: readFluently(staat.vlotheid[vorm], lezing) }
  return { ...staat, vlotheid }
}
