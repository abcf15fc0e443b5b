import type { Land } from '@letterhaven/contracts/admin'
import { schooljaarVan, volgendSchooljaar, vorigSchooljaar } from './schooljaar.ts'

/** Before June nobody knows which group pupils go to; schools go over in the last weeks of the year or the first. */
const EERSTE_DAG = '06-01'

/** What decides which school year a school is in. */
export interface Schooljaren {
  /** 'YYYY-MM-DD'. */
  readonly vandaag: string
  readonly land: Land
  /**
   * The school year in whose groups most pupils sit, so that a few who went ahead or stayed behind decide nothing. Null where
   * nobody sits in a group.
   */
  readonly bezet: string | null
}

/** Returns the first day on which a school may go over to a school year: '2027-06-01' for '2027-2028'. */
export const overgangVanaf = (schooljaar: string): string =>
  `${schooljaar.slice(0, 4)}-${EERSTE_DAG}`

/** Returns the school year that a school is in: today's, or the next one once its pupils went over. */
export function jaarVanSchool({ vandaag, land, bezet }: Schooljaren): string {
  const huidig = schooljaarVan(vandaag, land)
  return bezet !== null && bezet > huidig ? bezet : huidig
}

/**
 * Returns the school year from which a school comes into another one: the one before it, or an earlier one in which most of its
 * pupils still sit.
 */
export const jaarErvoor = (schooljaar: string, { bezet }: Pick<Schooljaren, 'bezet'>): string =>
  bezet !== null && bezet < schooljaar ? bezet : vorigSchooljaar(schooljaar)

/** Whether the school may go over to the year after today's and has not done so yet. */
export function kanOvergaan(jaren: Schooljaren): boolean {
  const huidig = schooljaarVan(jaren.vandaag, jaren.land)
  const volgend = volgendSchooljaar(huidig)
  return jaarVanSchool(jaren) === huidig && jaren.vandaag >= overgangVanaf(volgend)
}

/**
 * Judges a file by its school year. 'goed': the year is current, or the school may go over to it. 'vorig': it is last year and
 * the pupils have not left it. 'voorbij': the pupils have left it or it was longer ago, so the file would take them back.
 * 'later': no school may go over to it yet.
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
