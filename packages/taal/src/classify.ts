import { CAT_CODES, type CatCode } from './cat-code.ts'
import { HOOFD, KLANKEN } from './herkennen/klanken.ts'
import { LEEN } from './herkennen/leen.ts'
import { REGELS } from './herkennen/regels.ts'
import { type Herkenner, type Verdeeld, type Vorm, vormVan } from './herkennen/vorm.ts'

/** Categories of a verb's form in its role: the sentence decides, never the letters. */
export type WerkwoordCode = Extract<CatCode, 'ww-tt' | 'ww-vt' | 'ww-vd' | 'ww-bvd'>

/** A category of a word, and the letters that show it. */
export interface Herkend {
  readonly code: CatCode
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
 * The categories of any word by its form, in the order of the table, each with the letters that show it. As
 * good as the rules are: what a child gets has been reviewed. Of verbs only the form is looked at.
 */
export const classify = (woord: string): Herkend[] => herken(vormVan(woord))

/** The same of a word whose parts have been reviewed: these are taken as they are. */
export const classifyEntry = (entry: Verdeeld): Herkend[] => herken(vormVan(entry.w, entry))

function herken(vorm: Vorm): Herkend[] {
  const gevonden = CAT_CODES.filter(isVorm).flatMap((code) => {
    const why = HERKENNERS[code](vorm)
    return why === null ? [] : [{ code, why }]
  })
  const isMeer = gevonden.some(({ code }) => code !== 'hak' && code !== 'engels')
  return isMeer ? gevonden.filter(({ code }) => code !== 'hak') : gevonden
}
