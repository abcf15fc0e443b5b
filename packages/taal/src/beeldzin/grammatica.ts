import type { Adres } from './adres.ts'
import type { Geldt, Keuze } from './detail.ts'
import type { Gemerkt } from './zin.ts'

/** A scene with a sentence that is true of one thing in it. */
export interface Opzet<D, T> {
  readonly zin: string
  readonly details: readonly Gemerkt<D>[]
  readonly tafereel: T
}

/**
 * What a grammar of scenes brings: its details, its scene, and what can be chosen in it. Everything else (which choice is right,
 * what is not true of another) follows from the details.
 */
export interface Grammatica<D, T, K extends Keuze> {
  /** Draws a scene and its sentence, always the same for an address. Null where none comes out, which a test excludes. */
  readonly build: (adres: Adres) => Opzet<D, T> | null
  readonly keuzesVan: (tafereel: T) => readonly K[]
  readonly geldtIn: (tafereel: T) => Geldt<D, K>
  /** A true sentence about a choice, in a fixed order of traits. */
  readonly beschrijvingVan: (keuze: K) => string
  /** The words of that sentence that speak of the same as a detail; undefined where none do. */
  readonly woordenOver: (detail: D, keuze: K) => string | undefined
}
