import type { LabelSet } from '@letterhaven/contracts/label-set'
import { CAT_CODES, type CatCode } from './cat-code.ts'
import { CATEGORIEEN } from './categorieen.ts'
import { DIDACTISCH, HANDELINGEN, NUMMERING, SOORTEN, type Label } from './labels-sets.ts'
import type { Taal } from './taal.ts'

const VORMEN: Readonly<Record<LabelSet, (code: CatCode) => Label>> = {
  gewoon: (code) => CATEGORIEEN[code],
  soort: (code) => {
    const { naam, kort } = HANDELINGEN[code] ?? CATEGORIEEN[code]
    return { naam: `${SOORTEN[code]}: ${naam}`, kort }
  },
  didactisch: (code) => DIDACTISCH[code] ?? CATEGORIEEN[code],
  nummers: (code) => {
    const nummer = String(NUMMERING.indexOf(code) + 1)
    return { naam: `${nummer} ${CATEGORIEEN[code].naam}`, kort: nummer }
  },
}

/** Writes 'op het einde', as Flanders says, for 'aan het eind', as the Netherlands say. */
const vlaams = (naam: string): string => naam.replace('aan het eind ', 'op het einde ')

/** Returns the name and the short name of every category in the set that a school chose. */
export function labels(taal: Taal, set: LabelSet): Record<CatCode, Label> {
  const namen: Record<CatCode, Label> = { ...CATEGORIEEN }
  for (const code of CAT_CODES) {
    const { naam, kort } = VORMEN[set](code)
    namen[code] = { naam: taal === 'nl-BE' ? vlaams(naam) : naam, kort }
  }
  return namen
}
