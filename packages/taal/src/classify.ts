import { CAT_CODES, type CatCode } from './cat-code.ts'
import { HOOFD, KLANKEN } from './herkennen/klanken.ts'
import { LEEN } from './herkennen/leen.ts'
import { REGELS } from './herkennen/regels.ts'
import { waarom } from './herkennen/waarom.ts'
import { werkwoordvormen, type WoordContext } from './herkennen/werkwoordvorm.ts'
import type { Bron } from './taalregels/bron.ts'
import { type Herkenner, type Verdeeld, type Vorm, vormVan } from './herkennen/vorm.ts'

/** The categories of a verb form in its role: the sentence decides them, never the letters. */
export type WerkwoordCode = Extract<CatCode, `ww-${string}`>

/** A category of a word, the letters that show it, and the reason in one line for an adult. */
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
 * Returns the categories of any word, in the order of the table, by its form alone. With what the sentence says about it
 * (`context`), it adds those of a verb form and counts a capital only for a name. The result is only as good as the rules; what
 * a child gets has been reviewed.
 */
export function classify(woord: string, context: WoordContext = {}): Herkend[] {
  const vorm = vormVan(woord)
  const { lemma } = context
  const kent = (deel: string): boolean => deel === lemma || vorm.bron.kent(deel)
  const gevonden = herken(lemma === undefined ? vorm : { ...vorm, bron: { ...vorm.bron, kent } })
  const werkwoord = werkwoordvormen(woord, context)
  const isPersoonsvorm = werkwoord.some(({ code }) => code === 'ww-tt' || code === 'ww-vt')
  const blijft = gevonden.filter(({ code }) => {
    // The d of a stem follows the rule for verbs, not the rule of the longer form.
    if (code === 'langermaak') return !isPersoonsvorm
    return code !== 'hoofd' || isNaam(woord, context, vorm.bron)
  })
  return [...blijft, ...werkwoord].toSorted(
    (a, b) => CAT_CODES.indexOf(a.code) - CAT_CODES.indexOf(b.code),
  )
}

/**
 * Returns whether the capital belongs to the word. Where the kind of word is known, it may be the capital of the sentence
 * (`Fietsen is leuk`).
 */
const isNaam = (woord: string, { pos }: WoordContext, { kent }: Bron): boolean =>
  pos === undefined || pos === 'naam' || !kent(woord.toLowerCase())

/** Returns the categories of a word whose parts have been reviewed; these are taken as they are. */
export const classifyEntry = (entry: Verdeeld): Herkend[] => herken(vormVan(entry.w, entry))

function herken(vorm: Vorm): Herkend[] {
  const gevonden = CAT_CODES.filter(isVorm).flatMap((code) => {
    const letters = HERKENNERS[code](vorm)
    return letters === null ? [] : [{ code, letters, why: waarom(code, letters) }]
  })
  const isMeer = gevonden.some(({ code }) => code !== 'hak' && code !== 'engels')
  return isMeer ? gevonden.filter(({ code }) => code !== 'hak') : gevonden
}
