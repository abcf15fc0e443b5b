import { LANGSTE_GROEPSNAAM } from '@letterhaven/contracts/naam-maten'
import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import type { GroepVelden } from '../../schema/import-stap.ts'

/** 'Groep 8 (2)', no longer than a name may be. */
const metNummer = (naam: string, n: number): string =>
  `${naam.slice(0, LANGSTE_GROEPSNAAM - ` (${n})`.length).trimEnd()} (${n})`

/**
 * Returns the groups that come back under a name that another group of their school year has by now, with a new name: 'Groep 8
 * (2)'. They do come back: their pupils have to sit somewhere.
 */
export function noemHeropend<G extends Groep>(
  heropend: readonly G[],
  groepen: readonly Groep[],
): G[] {
  const plek = ({ schooljaar }: Groep, naam: string): string => `${schooljaar} ${naamSleutel(naam)}`
  const bezet = new Set(groepen.map((groep) => plek(groep, groep.naam)))
  return heropend.flatMap((groep) => {
    let naam = groep.naam
    for (let n = 2; bezet.has(plek(groep, naam)); n += 1) naam = metNummer(groep.naam, n)
    bezet.add(plek(groep, naam))
    return naam === groep.naam ? [] : [{ ...groep, naam }]
  })
}

interface Stap {
  readonly id: string
  readonly van: GroepVelden
}

interface Groep {
  readonly id: string
  readonly naam: string
  readonly schooljaar: string
}

/**
 * Returns the steps of groups that can have their old name back: a name that another group of their school year got since is
 * left to that group. Groups that swap names among themselves swap them back together.
 */
export function metVrijeNamen<S extends Stap>(
  stappen: readonly S[],
  groepen: readonly Groep[],
): S[] {
  const jaarVan = new Map(groepen.map(({ id, schooljaar }) => [id, schooljaar]))
  const plek = (jaar: string | undefined, naam: string): string => `${jaar} ${naamSleutel(naam)}`
  let over = [...stappen]
  // A group that keeps its name may be in the way of the next one.
  for (let eerder = -1; eerder !== over.length;) {
    eerder = over.length
    const terug = new Set(over.map(({ id }) => id))
    const bezet = new Set(
      groepen.filter(({ id }) => !terug.has(id)).map((groep) => plek(groep.schooljaar, groep.naam)),
    )
    over = over.filter(({ id, van }) => !bezet.has(plek(jaarVan.get(id), van.naam)))
  }
  return over
}
