import { CAT_CODES, type CatCode } from './cat-code.ts'
import { HOOFD, KLANKEN } from './herkennen/klanken.ts'
import { LEEN } from './herkennen/leen.ts'
import { REGELS } from './herkennen/regels.ts'
import { waarom } from './herkennen/waarom.ts'
import { werkwoordvormen, type WoordContext } from './herkennen/werkwoordvorm.ts'
import type { Bron } from './taalregels/bron.ts'
import { type Herkenner, type Verdeeld, type Vorm, vormVan } from './herkennen/vorm.ts'

/** Categories of a verb's form in its role: the sentence decides, never the letters. */
export type WerkwoordCode = Extract<CatCode, `ww-${string}`>

/** A category of a word, the letters that show it, and why in one line for a grown-up. */
export interface Herkend {
  readonly code: CatCode
  readonly letters: string
  readonly why: string
}

const HERKENNERS: Readonly<Record<Exclude<CatCode, WerkwoordCode>, Herkenner>> = {
  ...KLANKEN,
  ...LEEN,
  ...REGELS,
  hoofd: HOOFD,
}

const isVorm = (code: CatCode): code is Exclude<CatCode, WerkwoordCode> => code in HERKENNERS

/**
 * The categories of any word, in the order of the table. By its form alone, or with what the sentence says
 * of it (`context`): then also those of a verb form, and a capital counts for a name only. As good as the
 * rules are: what a child gets has been reviewed.
 */
export function classify(woord: string, context: WoordContext = {}): Herkend[] {
  const vorm = vormVan(woord)
  const { lemma } = context
  const kent = (deel: string): boolean => deel === lemma || vorm.bron.kent(deel)
  const gevonden = herken(lemma === undefined ? vorm : { ...vorm, bron: { ...vorm.bron, kent } })
  const werkwoord = werkwoordvormen(woord, context)
  const isPersoonsvorm = werkwoord.some(({ code }) => code === 'ww-tt' || code === 'ww-vt')
  const blijft = gevonden.filter(({ code }) => {
    // The d of a stem follows the rule of verbs, not the one of longer forms.
    if (code === 'langermaak') return !isPersoonsvorm
    return code !== 'hoofd' || isNaam(woord, context, vorm.bron)
  })
  return [...blijft, ...werkwoord].toSorted(
    (a, b) => CAT_CODES.indexOf(a.code) - CAT_CODES.indexOf(b.code),
  )
}

/** Is the capital the word's own? Of a known kind of word it may be that of the sentence (`Fietsen is leuk`). */
const isNaam = (woord: string, { pos }: WoordContext, { kent }: Bron): boolean =>
  pos === undefined || pos === 'naam' || !kent(woord.toLowerCase())

/** The same of a word whose parts have been reviewed: these are taken as they are. */
export const classifyEntry = (entry: Verdeeld): Herkend[] => herken(vormVan(entry.w, entry))

function herken(vorm: Vorm): Herkend[] {
  const gevonden = CAT_CODES.filter(isVorm).flatMap((code) => {
    const letters = HERKENNERS[code](vorm)
    return letters === null ? [] : [{ code, letters, why: waarom(code, letters) }]
  })
  const isMeer = gevonden.some(({ code }) => code !== 'hak' && code !== 'engels')
  return isMeer ? gevonden.filter(({ code }) => code !== 'hak') : gevonden
}
