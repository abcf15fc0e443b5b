import { kaleNaam } from './naam.ts'
import { schoneTekst } from './schone-tekst.ts'

/** Matches what separates words. Pictures are kept, as is a plus at the end: '7+' is not '7', and a fox is not a bear. */
const TUSSENRUIMTE = /(?:\+(?=\s*[\p{L}\p{N}])|[^\p{L}\p{N}\p{M}\p{So}+])+/gu
/** A sign between two numbers tells names apart: 'Groep 1/2' is not 'Groep 12'. */
const TUSSEN_CIJFERS = /(?<=\p{N}) (?=\p{N})/gu

/**
 * Returns a key that is the same for all ways to write one name of a pupil, a group or a school: it ignores capitals, accents,
 * spaces, hyphens, invisible characters and the colour of a picture. Everything that asks whether two names are one uses it.
 */
export const naamSleutel = (tekst: string): string =>
  kaleNaam(schoneTekst(tekst))
    .replaceAll(TUSSENRUIMTE, ' ')
    .trim()
    .replaceAll(TUSSEN_CIJFERS, '-')
    .replaceAll(' ', '')

/** Whether two texts are one name. */
export const isZelfdeNaam = (een: string, ander: string): boolean =>
  naamSleutel(een) === naamSleutel(ander)
