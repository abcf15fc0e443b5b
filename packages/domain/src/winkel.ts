import { DINGEN, EILANDDINGEN, type Ding, type Inrichting } from '@letterhaven/contracts/plek'
import { HANDDINGEN, HOEDEN, SJAALS, type Uiterlijk } from '@letterhaven/contracts/uiterlijk'

/**
 * What each thing costs in schelpen: the same for everybody, today and next year. A short round earns five, so the first hat is
 * there on the first day and the dearest thing after some weeks.
 */
export const PRIJZEN: Readonly<Record<Ding, number>> = {
  pet: 10,
  strohoed: 15,
  muts: 20,
  matroos: 30,
  bloemen: 40,
  helm: 60,
  kroon: 120,
  sjaal: 10,
  strik: 15,
  halsdoek: 25,
  medaille: 80,
  ballon: 10,
  lolly: 15,
  lantaarn: 30,
  vlieger: 45,
  'bloemen-bed': 10,
  vlag: 15,
  bank: 20,
  boom: 20,
  spar: 20,
  struik: 15,
  tent: 35,
  zandkasteel: 30,
  schommel: 45,
  glijbaan: 60,
  hut: 75,
  fontein: 80,
  molen: 100,
  vuurtoren: 120,
  telescoop: 50,
  ijskar: 60,
}

/** The shelves of the shop. */
export const SCHAPPEN = {
  hoed: HOEDEN,
  sjaal: SJAALS,
  hand: HANDDINGEN,
  eiland: EILANDDINGEN,
} as const
export type Schap = keyof typeof SCHAPPEN

/** Returns what all these things cost together. */
export const prijsVan = (dingen: readonly Ding[]): number =>
  dingen.reduce((som, ding) => som + PRIJZEN[ding], 0)

/** The outcome of a purchase. */
export type Koop =
  | { readonly soort: 'gekocht'; readonly prijs: number }
  | { readonly soort: 'te_weinig'; readonly tekort: number }
  | { readonly soort: 'al_gekocht' }

interface Beurs {
  readonly verdiend: number
  /** The schelpen that were spent so far. */
  readonly uitgegeven: number
  readonly gekocht: readonly Ding[]
}

/** Decides whether a thing is bought: each one once, and never for more than there is. */
export function buy({ verdiend, uitgegeven, gekocht }: Beurs, ding: Ding): Koop {
  if (gekocht.includes(ding)) return { soort: 'al_gekocht' }
  const prijs = PRIJZEN[ding]
  const tekort = prijs - (verdiend - uitgegeven)
  return tekort > 0 ? { soort: 'te_weinig', tekort } : { soort: 'gekocht', prijs }
}

/** Returns the things that are worn or held. */
export const gedragen = ({ hoed, sjaal, hand }: Uiterlijk): Ding[] =>
  [hoed, sjaal, hand].filter((ding) => ding !== null)

/** Returns the things that stand on the leerling's own island. */
export const geplaatst = ({ dingen }: Inrichting): Ding[] => dingen.map(({ ding }) => ding)

/** Whether this is a thing from the shop. */
export const isDing = (naam: string): naam is Ding => (DINGEN as readonly string[]).includes(naam)
