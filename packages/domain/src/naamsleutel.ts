import { kaleNaam } from './naam.ts'
import { schoneTekst } from './schone-tekst.ts'

/** Pictures and a plus at the end tell names apart: '7+' is not '7', and a fox is not a bear. */
const TUSSENRUIMTE = /(?:\+(?=\s*[\p{L}\p{N}])|[^\p{L}\p{N}\p{M}\p{So}+])+/gu
/** Between two numbers a sign tells them apart: 'Groep 1/2' is not 'Groep 12'. */
const TUSSEN_CIJFERS = /(?<=\p{N}) (?=\p{N})/gu

/**
 * By this key two ways to write one name are the same, of a pupil, a group or a school: whatever the capitals, accents,
 * spaces, hyphens and signs nobody sees, and the colour of a picture. Everything that asks whether two names are one asks it here.
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
