import type { Land } from '@letterhaven/contracts/admin'
import { schooljaarVan, volgendSchooljaar, vorigSchooljaar } from './schooljaar.ts'

/** Before June nobody knows who goes where; schools go over in the last weeks of the year or the first. */
const EERSTE_DAG = '06-01'

/** What says in which school year a school is. */
export interface Schooljaren {
  /** 'YYYY-MM-DD'. */
  readonly vandaag: string
  readonly land: Land
  /** The year in whose groups most pupils sit: a few who went ahead or stayed behind decide nothing. Null where nobody sits. */
  readonly bezet: string | null
}

/** The first day on which a school may go over to a school year: '2027-06-01' for '2027-2028'. */
export const overgangVanaf = (schooljaar: string): string =>
  `${schooljaar.slice(0, 4)}-${EERSTE_DAG}`

/** The school year that a school is in: today's, or the next one once its pupils went over. */
export function jaarVanSchool({ vandaag, land, bezet }: Schooljaren): string {
  const huidig = schooljaarVan(vandaag, land)
  return bezet !== null && bezet > huidig ? bezet : huidig
}

/**
 * The school year out of which a school comes into another one: the one before it, or an earlier one in which most of its
 * pupils still sit.
 */
export const jaarErvoor = (schooljaar: string, { bezet }: Pick<Schooljaren, 'bezet'>): string =>
  bezet !== null && bezet < schooljaar ? bezet : vorigSchooljaar(schooljaar)

/** Whether the school may go over to the year after today's, and did not do so yet. */
export function kanOvergaan(jaren: Schooljaren): boolean {
  const huidig = schooljaarVan(jaren.vandaag, jaren.land)
  const volgend = volgendSchooljaar(huidig)
  return jaarVanSchool(jaren) === huidig && jaren.vandaag >= overgangVanaf(volgend)
}

/**
 * What a file of a school year is to a school: of now or of a year that it may go over to ('goed'), of last year while its
 * pupils still sit in it ('vorig'), of one that its pupils have left, or that was long ago ('voorbij': it would take them
 * back), or of one that nobody may go over to yet ('later').
 */
export function oordeelOverJaar(
  schooljaar: string,
  jaren: Schooljaren,
): 'goed' | 'vorig' | 'voorbij' | 'later' {
  const huidig = schooljaarVan(jaren.vandaag, jaren.land)
  if (schooljaar > jaarVanSchool(jaren))
    return schooljaar === volgendSchooljaar(huidig) && kanOvergaan(jaren) ? 'goed' : 'later'
  const isVerlaten = jaren.bezet !== null && schooljaar < jaren.bezet
  if (isVerlaten || schooljaar < vorigSchooljaar(huidig)) return 'voorbij'
  return schooljaar < huidig ? 'vorig' : 'goed'
}
