import { foutDeel, stukjes, type Zin } from './foutzin.ts'
import type { GelijkeFout } from './fout-regel-gelijk.ts'

const accentZin: Zin = (entry, gegeven) =>
  `Kijk goed wat er op de letter staat: '${foutDeel(entry, gegeven)}' in ${entry.w}.`

/** Hints for forms that sound like the word. */
export const GELIJKE_ZINNEN = {
  'i-y': (entry) => `Je hoort ie, en in ${entry.w} schrijf je die met een i: ${stukjes(entry)}.`,
  'ie-y': ({ w }) => `Je hoort ie, en achteraan schrijf je die hier met twee letters: ${w}.`,
  'ch-gh': ({ w }) => `De klank is goed. In ${w} staat de c voor de h.`,
  'ch-sh': ({ w }) => `Je hoort sj, maar dit woord komt uit het Frans: ${w}, met ch.`,
  'g-zh': ({ w }) => `Je hoort zj, maar in dit Franse woord schrijf je een g: ${w}.`,
  'qu-cqu': ({ w }) => `Voor de qu staat hier geen c: ${w}.`,
  'k-ck': ({ w }) => `De k die je hoort, schrijf je hier zonder c: ${w}.`,
  'sc-s': ({ w }) => `Je hoort een s, maar er staan twee letters: ${w}, met sc.`,
  'accent-dak': accentZin,
  'accent-ai': accentZin,
  'ee-accent': ({ w }) => `De lange klank achteraan heeft hier twee letters: ${w}.`,
  'air-accent': ({ w }) => `Dit einde komt uit het Frans. Je schrijft het met air: ${w}.`,
  'tion-tsjon': ({ w }) => `Je hoort tsjon, maar je schrijft tion: ${w}.`,
  'b-pb': ({ w }) => `Je hoort een p, maar je schrijft alleen de b: ${w}.`,
  'yj-jy': ({ w }) => `Je hoort een j, maar je schrijft alleen de y: ${w}.`,
  'voor-twee': (entry) =>
    `Na het stukje vooraan is één letter genoeg: ${stukjes(entry)}, dus ${entry.w}.`,
  'slot-twee': ({ w }) => `Achteraan is één ${w.slice(-1)} genoeg: ${w}.`,
} as const satisfies Record<GelijkeFout, Zin>
