import { foutDeel, type Zin } from './foutzin.ts'
import type { RuleId } from './fout-regel.ts'

const eauZin: Zin = ({ w }) => `Je hoort oo, maar dit woord komt uit het Frans: ${w}, met eau.`
const ouZin: Zin = ({ w }) => `Je hoort oe, maar dit woord komt uit het Frans: ${w}, met ou.`
const gZin: Zin = ({ w }) => `Je hoort zj, maar in dit Franse woord schrijf je een g: ${w}.`
const yIeZin: Zin = ({ w }) => `Je hoort ie of i, maar dit woord schrijf je met een y: ${w}.`
const yJZin: Zin = ({ w }) => `Je hoort een j, maar dit woord schrijf je met een y: ${w}.`
const quZin: Zin = ({ w }) => `Deze twee letters horen bij elkaar. Je schrijft qu: ${w}.`

/** Hints for words that have letters from another language. */
export const VREEMDZINNEN = {
  'th-t': ({ w }) => `Je hoort alleen een t, maar er staat een h achter: ${w}.`,
  'accent-weg': (entry, gegeven) =>
    `Op deze letter staat een streepje of dakje: '${foutDeel(entry, gegeven)}' in ${entry.w}.`,
  'accent-ee': ({ w }) => `Door het streepje klinkt de é al lang, dus één letter is genoeg: ${w}.`,
  'accent-ander': ({ w }) =>
    w.includes('ê')
      ? `Kijk goed welk teken er op de letter staat: ${w}.`
      : `Kijk goed welke kant het streepje op wijst: ${w}.`,
  'eau-o': eauZin,
  'eau-oo': eauZin,
  'eau-au': ({ w }) => `Voor de a staat nog een e: ${w}, met eau.`,
  'route-oe': ouZin,
  'route-u': ouZin,
  'g-zj': gZin,
  'g-sj': gZin,
  'g-j': gZin,
  'y-naar-ie': yIeZin,
  'y-naar-i': yIeZin,
  'y-naar-ey': ({ w }) => `De y staat hier alleen, zonder e ervoor: ${w}.`,
  'y-naar-ij': ({ w }) => `Dit is een y zonder puntjes: ${w}.`,
  'yj-j': yJZin,
  'yj-i': yJZin,
  'qu-kw': ({ w }) => `Je hoort kw, maar dit woord schrijf je met qu: ${w}.`,
  'qu-ku': quZin,
  'qu-k': quZin,
  'qu-q': ({ w }) => `Na de q staat altijd een u: ${w}.`,
  'engels-klank': (entry, gegeven) =>
    `Dit woord komt uit het Engels. Het stukje '${foutDeel(entry, gegeven)}' schrijf je zoals daar: ${entry.w}.`,
} as const satisfies Partial<Record<RuleId, Zin>>
