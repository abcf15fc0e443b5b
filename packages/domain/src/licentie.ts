import type { Land } from '@letterhaven/contracts/admin'
import { LAATSTE_JAAR } from './groepsnaam.ts'
import { eersteDagVan, plusDagen, schooljaarVan, volgendSchooljaar } from './schooljaar.ts'

/** The last year before children learn to read; up to it a pupil may be known here and never practise. */
export const LAATSTE_KLEUTERJAAR = 2

/** What decides whether a pupil takes a seat. */
export interface Plaatsvrager {
  readonly jaargroep: number
  /** Whether the year is no number: special education, or nobody gave a year. */
  readonly zonderNummer: boolean
  /** Decides only for the youngest pupils and those in a year without a number. */
  readonly isBegonnen: boolean
}

/**
 * Whether a pupil takes a seat. A kleuter, or a pupil in a year without a number, takes one once they have practised; everybody
 * else takes one at once.
 */
export const neemtPlaats = ({ jaargroep, zonderNummer, isBegonnen }: Plaatsvrager): boolean =>
  isBegonnen || (!zonderNummer && jaargroep > LAATSTE_KLEUTERJAAR)

/**
 * Returns how many seats are lacking if this many more are needed; 0 where seats are not counted, or where no more are asked
 * for than are given up.
 */
export const tekortBij = (vrij: number | null, erbij: number): number =>
  vrij === null || erbij <= 0 ? 0 : Math.max(0, erbij - vrij)

/** A number of pupils of whom the same is known. */
export type Plaatsvragers = Plaatsvrager & { readonly aantal: number }

const countAantal = (rijen: readonly Plaatsvragers[]): number =>
  rijen.reduce((tot, { aantal }) => tot + aantal, 0)

/** Counts how many have a seat, and how many take none until they practise. */
export function tallyPlaatsvragers(rijen: readonly Plaatsvragers[]): {
  gebruikt: number
  nogNiet: number
} {
  const gebruikt = countAantal(rijen.filter(neemtPlaats))
  return { gebruikt, nogNiet: countAantal(rijen) - gebruikt }
}

/** Returns how many seats these pupils need a year later: those in the last year are gone, and kleuters may count by then. */
export const nodigJaarLater = (rijen: readonly Plaatsvragers[]): number =>
  tallyPlaatsvragers(
    rijen
      .filter(({ jaargroep }) => jaargroep < LAATSTE_JAAR)
      .map((rij) => ({ ...rij, jaargroep: rij.jaargroep + 1 })),
  ).gebruikt

/** Seats ordered for a school year that are valid. */
interface Jaarplaatsen {
  readonly schooljaar: string
  readonly plaatsen: number
}

/** The last day on which the seats of the year before still count: a school orders once its classes are known. */
const LAATSTE_RESPIJTDAG = '09-30'

/** How many seats count on a day. */
export interface Stand {
  readonly schooljaar: string
  /** The last day of that year. */
  readonly tot: string
  readonly plaatsen: number
  /** The seats ordered for this year itself, which are what counts once those of the year before no longer do. */
  readonly besteld: number
  /** The last day on which the seats of the year before count; null where they make no difference. */
  readonly respijtTot: string | null
}

const som = (rijen: readonly Jaarplaatsen[], jaar: string): number =>
  rijen.reduce((tot, { schooljaar, plaatsen }) => (schooljaar === jaar ? tot + plaatsen : tot), 0)

const jaarVoor = (schooljaar: string): string => {
  const begin = Number(schooljaar.slice(0, 4)) - 1
  return `${begin}-${begin + 1}`
}

/**
 * Returns the seats that count on a day 'YYYY-MM-DD': those of its school year, or until 1 October those of the year before
 * where these are more.
 */
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

/** The seats that these pupils lack. */
export interface Tekort {
  readonly nu: number
  /** What is lacking once the seats of the year before no longer count, so never less than `nu`; this has to be ordered. */
  readonly straks: number
}

/**
 * Returns what is lacking today and what the grace period hides, so that a school that reads it in September can still order in
 * time.
 */
export const tekortVan = ({
  gebruikt,
  plaatsen,
  besteld,
}: Pick<Stand, 'plaatsen' | 'besteld'> & { readonly gebruikt: number }): Tekort => ({
  nu: Math.max(0, gebruikt - plaatsen),
  straks: Math.max(0, gebruikt - besteld),
})

/** Returns the seats that were ordered for a school year, without the grace period. */
export const besteldVoor = som
