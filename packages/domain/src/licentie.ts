import type { Land } from '@letterhaven/contracts/admin'
import { eersteDagVan, plusDagen, schooljaarVan, volgendSchooljaar } from './schooljaar.ts'

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
  const eigen = som(rijen, schooljaar)
  const vorig = som(rijen, jaarVoor(schooljaar))
  const respijtTot = `${schooljaar.slice(0, 4)}-${LAATSTE_RESPIJTDAG}`
  const telt = dag <= respijtTot && vorig > eigen
  return { schooljaar, tot, plaatsen: telt ? vorig : eigen, respijtTot: telt ? respijtTot : null }
}

/** Seats that were ordered for a school year, grace left out. */
export const besteldVoor = som
