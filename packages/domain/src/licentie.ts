import type { Land } from '@letterhaven/contracts/admin'
import { LAATSTE_JAAR } from './groepsnaam.ts'
import { eersteDagVan, plusDagen, schooljaarVan, volgendSchooljaar } from './schooljaar.ts'

/** Before the first year in which children learn to read, a pupil may be known here and never practise. */
export const LAATSTE_KLEUTERJAAR = 2

/** A pupil, as far as it decides on a seat. */
export interface Plaatsvrager {
  readonly jaargroep: number
  /** Its year is no number: special education, or nobody said one. */
  readonly zonderNummer: boolean
  /** Asked of the youngest and of who has no number alone: for others it decides nothing. */
  readonly isBegonnen: boolean
}

/** Who is young, or in a year without a number, takes a seat once it practises; everybody else at once. */
export const neemtPlaats = ({ jaargroep, zonderNummer, isBegonnen }: Plaatsvrager): boolean =>
  isBegonnen || (!zonderNummer && jaargroep > LAATSTE_KLEUTERJAAR)

/** How many seats lack, were so many more to come; none where seats are not counted, or no more are asked for than are given up. */
export const tekortBij = (vrij: number | null, erbij: number): number =>
  vrij === null || erbij <= 0 ? 0 : Math.max(0, erbij - vrij)

/** So many pupils of whom the same is known. */
export type Plaatsvragers = Plaatsvrager & { readonly aantal: number }

const countAantal = (rijen: readonly Plaatsvragers[]): number =>
  rijen.reduce((tot, { aantal }) => tot + aantal, 0)

/** How many have a seat, and how many take none until they practise. */
export function tallyPlaatsvragers(rijen: readonly Plaatsvragers[]): {
  gebruikt: number
  nogNiet: number
} {
  const gebruikt = countAantal(rijen.filter(neemtPlaats))
  return { gebruikt, nogNiet: countAantal(rijen) - gebruikt }
}

/** How many seats these ask for a year later: who did the last year is gone, who was young may count by then. */
export const nodigJaarLater = (rijen: readonly Plaatsvragers[]): number =>
  tallyPlaatsvragers(
    rijen
      .filter(({ jaargroep }) => jaargroep < LAATSTE_JAAR)
      .map((rij) => ({ ...rij, jaargroep: rij.jaargroep + 1 })),
  ).gebruikt

/** Seats of a school year that stand. */
interface Jaarplaatsen {
  readonly schooljaar: string
  readonly plaatsen: number
}

/** The last day on which seats of the year before still count: a school orders when its classes are known. */
const LAATSTE_RESPIJTDAG = '09-30'

/** How many seats count on a day. */
export interface Stand {
  readonly schooljaar: string
  /** The last day of that year. */
  readonly tot: string
  readonly plaatsen: number
  /** Ordered for this year itself: what counts once those of the year before do not any more. */
  readonly besteld: number
  /** The last day on which seats of the year before count; null where they make no difference. */
  readonly respijtTot: string | null
}

const som = (rijen: readonly Jaarplaatsen[], jaar: string): number =>
  rijen.reduce((tot, { schooljaar, plaatsen }) => (schooljaar === jaar ? tot + plaatsen : tot), 0)

const jaarVoor = (schooljaar: string): string => {
  const begin = Number(schooljaar.slice(0, 4)) - 1
  return `${begin}-${begin + 1}`
}

/** The seats of a day 'YYYY-MM-DD': those of its school year, or of the year before until 1 October where those are more. */
export function plaatsenOp(rijen: readonly Jaarplaatsen[], dag: string, land: Land): Stand {
  const schooljaar = schooljaarVan(dag, land)
  const tot = plusDagen(eersteDagVan(volgendSchooljaar(schooljaar), land), -1)
  const besteld = som(rijen, schooljaar)
  const vorig = som(rijen, jaarVoor(schooljaar))
  const respijtTot = `${schooljaar.slice(0, 4)}-${LAATSTE_RESPIJTDAG}`
  const telt = dag <= respijtTot && vorig > besteld
  return {
    schooljaar,
    tot,
    plaatsen: telt ? vorig : besteld,
    besteld,
    respijtTot: telt ? respijtTot : null,
  }
}

/** Seats that these pupils lack. */
export interface Tekort {
  readonly nu: number
  /** Once seats of the year before do not count any more, so never less than now; what has to be ordered. */
  readonly straks: number
}

/** What lacks today, and what the grace hides: a school that reads it in September can still order in peace. */
export const tekortVan = ({
  gebruikt,
  plaatsen,
  besteld,
}: Pick<Stand, 'plaatsen' | 'besteld'> & { readonly gebruikt: number }): Tekort => ({
  nu: Math.max(0, gebruikt - plaatsen),
  straks: Math.max(0, gebruikt - besteld),
})

/** Seats that were ordered for a school year, grace left out. */
export const besteldVoor = som
