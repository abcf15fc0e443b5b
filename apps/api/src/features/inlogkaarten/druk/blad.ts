import type { Dikte, Doc, Letters } from './letters.ts'
import { fitIn, REGEL, type Passend, type Vak } from './passend.ts'

/** A sheet to draw on, and the letters for it. */
export interface Blad {
  readonly doc: Doc
  readonly letters: Letters
}

/** The number of points in a millimetre. */
const MM = 72 / 25.4
export const mm = (getal: number): number => getal * MM

/** Print must be readable without colour as well: words are dark, colour is decoration. */
export const INKT = '#16222f'
export const STIL = '#4b5b6c'
export const LIJN = '#b9c4d0'

/** How far below the top of a line its base line lies, as a share of the size. */
const BASIS = 0.98

interface Plek extends Omit<Vak, 'dikte'> {
  readonly x: number
  /** The upper edge. */
  readonly y: number
  readonly dikte?: Dikte
  readonly kleur?: string
  readonly lijn?: 'begin' | 'midden' | 'eind'
}

/** Returns the height of a text that was made to fit. */
const hoogteVan = ({ grootte, regels }: Passend): number => grootte * REGEL * regels.length

/** Writes a text into its room, as large as it fits; returns where its lower edge is. */
export function write({ doc, letters }: Blad, tekst: string, plek: Plek): number {
  const { x, y, breedte, dikte = 700, kleur = INKT, lijn = 'begin' } = plek
  const passend = fitIn(letters, tekst, { ...plek, dikte })
  const { grootte, regels } = passend
  doc.fillColor(kleur)
  for (const [i, stukken] of regels.entries()) {
    const over = breedte - letters.breedte(stukken, grootte)
    const inspringen = { begin: 0, midden: over / 2, eind: over }[lijn]
    const hoog = y + grootte * (REGEL * i + BASIS)
    letters.teken(stukken, { x: x + inspringen, y: hoog, grootte })
  }
  return y + hoogteVan(passend)
}
