import { stukjes, type Zin } from './foutzin.ts'
import type { RuleId } from './fout-regel.ts'

const igZin: Zin = ({ w }) =>
  w.endsWith('ig')
    ? `Je hoort ug, maar aan het eind schrijf je ig: ${w}.`
    : `Je hoort ug, maar je schrijft ig: ${w}.`
const lijkZin: Zin = ({ w }) => `Je hoort luk, maar je schrijft lijk: ${w}.`
const heidZin: Zin = ({ w }) => `Het stukje heid schrijf je altijd zo, met ei en d: ${w}.`
const teitZin: Zin = ({ w }) => `Het stukje teit schrijf je altijd zo, met ei en t: ${w}.`
const ischZin: Zin = ({ w }) => `Je hoort ies, maar je schrijft isch: ${w}.`
const airZin: Zin = ({ w }) => `Dit einde komt uit het Frans. Je schrijft het met air: ${w}.`
const oirZin: Zin = ({ w }) => `Dit einde komt uit het Frans. Je schrijft het met oir: ${w}.`
const tionZin: Zin = ({ w }) => `Je hoort sjon, maar je schrijft tion: ${w}.`

/** Hints for endings that are not written as they sound. */
export const EINDZINNEN = {
  'ig-ug': igZin,
  'ig-ich': ({ w }) => `Dit stukje schrijf je met een g. Aan het eind staat ig: ${w}.`,
  'ig-eg': igZin,
  'lijk-luk': lijkZin,
  'lijk-lek': lijkZin,
  'lijk-lik': lijkZin,
  'lijk-leik': ({ w }) => `Dit stukje schrijf je altijd met de lange ij: ${w}.`,
  'heid-hijd': heidZin,
  'heid-heit': heidZin,
  'teit-tijt': teitZin,
  'teit-teid': teitZin,
  'latijn-j': (entry) => `Je hoort een j, maar je schrijft een i: ${stukjes(entry)}.`,
  'latijn-w': (entry) => `Je hoort een w, maar je schrijft een u: ${stukjes(entry)}.`,
  'latijn-weg': (entry) =>
    `Zeg het in stukjes, dan hoor je er nog een klinker bij: ${stukjes(entry)}.`,
  'latijn-er': airZin,
  'latijn-eer': airZin,
  'latijn-waar': oirZin,
  'latijn-oor': oirZin,
  'isch-ies': ischZin,
  'isch-iesch': ({ w }) => `In isch staat de i alleen, zonder e: ${w}.`,
  'isch-is': ischZin,
  'tion-sjon': tionZin,
  'tion-tjon': tionZin,
  's-vast': ({ w }) => `Voor de s zet je een hoge komma, dan blijft de klank lang: ${w}.`,
  's-lang': ({ w }) => `Eén letter is genoeg, want de hoge komma houdt de klank lang: ${w}.`,
  's-komma': ({ w }) => `De klank blijft hier vanzelf lang, dus de s mag eraan vast: ${w}.`,
} as const satisfies Partial<Record<RuleId, Zin>>
