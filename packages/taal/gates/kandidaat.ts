import { CAT_CODES, type CatCode } from '../src/cat-code.ts'
import type { WordEntry } from '../src/woord.ts'

/** A word that waits for its review: chosen and given its sentences, but without graphemes and wrong forms. */
export interface Kandidaat extends Pick<
  WordEntry,
  'w' | 'focus' | 'groep' | 'band' | 'lang' | 'pic' | 'be'
> {
  /** One or two sentences that hold the word exactly once. */
  zin: string[]
  /** The word it is made of: `zeker` for zekerheid, `hond+hok` for a compound, `raam` for ramen. */
  basis?: string
}

/** Fields in the order in which a line holds them. */
const VELDEN = ['w', 'focus', 'groep', 'band', 'zin', 'lang', 'basis', 'pic', 'be'] as const

type Toets = (waarde: unknown) => boolean

const isTekst: Toets = (waarde) =>
  typeof waarde === 'string' && waarde.trim() === waarde && waarde !== ''
const isTussen =
  (min: number, max: number): Toets =>
  (waarde) =>
    Number.isInteger(waarde) && Number(waarde) >= min && Number(waarde) <= max
const of =
  (toets: Toets): Toets =>
  (waarde) =>
    waarde === undefined || toets(waarde)
const isVlaams: Toets = (waarde) =>
  isRij(waarde) &&
  Object.keys(waarde).length > 0 &&
  Object.entries(waarde).every(
    ([sleutel, deel]) =>
      (sleutel === 'avoid' && deel === true) || (sleutel === 'label' && isTekst(deel)),
  )

const EISEN: Readonly<Record<(typeof VELDEN)[number], Toets>> = {
  w: isTekst,
  focus: (waarde) => CAT_CODES.some((code) => code === waarde),
  groep: isTussen(3, 8),
  band: isTussen(1, 5),
  zin: (waarde) =>
    Array.isArray(waarde) && waarde.length > 0 && waarde.length < 3 && waarde.every(isTekst),
  lang: of(isTekst),
  basis: of(isTekst),
  pic: of(isTekst),
  be: of(isVlaams),
}

function isRij(waarde: unknown): waarde is Record<string, unknown> {
  return typeof waarde === 'object' && waarde !== null && !Array.isArray(waarde)
}

/** Has a line of a candidate file exactly the fields of a candidate, in their order and within their bounds? */
export function isKandidaat(waarde: unknown): waarde is Kandidaat {
  if (!isRij(waarde)) return false
  const sleutels = Object.keys(waarde)
  return (
    sleutels.join() === VELDEN.filter((veld) => sleutels.includes(veld)).join() &&
    VELDEN.every((veld) => EISEN[veld](waarde[veld]))
  )
}

/** A file as it has to be written: a JSON array, one candidate a line. */
export const schrijfKandidaten = (kandidaten: readonly unknown[]): string =>
  `[\n${kandidaten.map((kandidaat) => JSON.stringify(kandidaat)).join(',\n')}\n]\n`

/** What a category asks of a candidate before the language engine has a rule for it. */
export interface KandidaatEis {
  /** Year in which the category is taught for the first time. */
  groep: number
  /** Letters that every word of it has. */
  letters?: RegExp
  /** Dutch has few of them: all that are usable, however few. */
  gesloten?: true
  /** The corpus has words of it already: its file fills gaps, with however few. */
  aanvulling?: true
}

/** The categories that look for words, a first stock or more; the years are those of the category table. */
export const KANDIDAAT_EISEN: Readonly<Partial<Record<CatCode, KandidaatEis>>> = {
  sch: { groep: 3, letters: /sch/, aanvulling: true },
  lucht: { groep: 3, letters: /[aeiou]cht/, aanvulling: true },
  eeroor: { groep: 3, letters: /(?:ee|oo|eu)r/, aanvulling: true },
  aaiooioei: { groep: 3, letters: /aai|ooi|oei/, aanvulling: true },
  ei: { groep: 3, letters: /ei/, aanvulling: true },
  ij: { groep: 3, letters: /ij/, aanvulling: true },
  au: { groep: 4, letters: /au/, aanvulling: true },
  ou: { groep: 4, letters: /ou/, aanvulling: true },
  verklein: { groep: 4, letters: /jes?$/, aanvulling: true },
  cent: { groep: 5, letters: /c[eiy]/, aanvulling: true },
  politie: { groep: 5, letters: /ties?$|tion/, aanvulling: true },
  taxi: { groep: 6, letters: /x/, aanvulling: true },
  chef: { groep: 6, letters: /ch/, aanvulling: true },
  zing: { groep: 3, letters: /ng/ },
  plank: { groep: 3, letters: /nk/ },
  eeuwieuw: { groep: 3, letters: /eeuw|ieuw|(?<![ao])uw/ },
  openeind: { groep: 3, letters: /^[^aeiou]*[aou]$/, gesloten: true },
  'langermaak-b': { groep: 4, letters: /b$/, gesloten: true },
  fv: { groep: 4, letters: /v/ },
  sz: { groep: 4, letters: /z/ },
  ig: { groep: 4, letters: /ige?$/ },
  lijk: { groep: 4, letters: /lijks?e?$/ },
  sj: { groep: 4, letters: /sj(?!es?$)/, gesloten: true },
  's-meervoud': { groep: 5, letters: /[aiouy]'s$/ },
  'komma-s': { groep: 5, letters: /^'s /, gesloten: true },
  tropisch: { groep: 5, letters: /ische?$/ },
  samen: { groep: 5 },
  ch: { groep: 5, letters: /(?<!s)ch/ },
  'ww-tt': { groep: 5, letters: /[dt]$/ },
  thee: { groep: 6, letters: /th/ },
  cafe: { groep: 6, letters: /[éèê]/ },
  cadeau: { groep: 6, letters: /eau/, gesloten: true },
  route: { groep: 6, letters: /ou/ },
  garage: { groep: 6, letters: /g[ei]/ },
  lolly: { groep: 6, letters: /y$/ },
  trema: { groep: 6, letters: /[äëïöü]/ },
  heid: { groep: 6, letters: /hei?d(?:en)?$/ },
  hoofd: { groep: 6, letters: /^\p{Lu}/u },
  stom: { groep: 6 },
  'ww-vt': { groep: 6, letters: /[dt]en?$/ },
  'ww-vd': { groep: 6 },
  'y-i': { groep: 7, letters: /y/ },
  'y-j': { groep: 7, letters: /y/, gesloten: true },
  koppel: { groep: 7, letters: /-/ },
  teit: { groep: 7, letters: /teit(?:en)?$/ },
  latijn: { groep: 7, letters: /(?:iaal|ieel|ueel|air|oir)e?$/ },
  'tussen-n': { groep: 7, letters: /en/ },
  'tussen-s': { groep: 7, letters: /s/ },
  'ww-bvd': { groep: 7, letters: /[dt]e$/ },
  engels: { groep: 7 },
  qu: { groep: 8, letters: /qu/ },
}
