import { fillRit, type Ritverhaal } from '../src/ritverhaal.ts'
import { leesgemak } from '../src/tekst-maat.ts'
import { WOORDGROEPEN, type Woordgroep } from '../src/woorden.ts'
import type { Zinverhaal } from '../src/zinverhaal.ts'

/** A story as it is read from beginning to end. */
export interface Gelezen {
  id: string
  groep: Woordgroep
  titel: string
  tekst: string[]
}

/** Returns a story of sentences as it is read when all are in order. */
export const readZinverhaal = ({ id, groep, titel, zinnen }: Zinverhaal): Gelezen => ({
  id,
  groep,
  titel,
  tekst: zinnen.map(({ woorden }) => woorden.join(' ')),
})

/** Returns the story of a ride as it is read back, with the right places. */
export const readRitverhaal = (verhaal: Ritverhaal): Gelezen => ({
  id: verhaal.id,
  groep: verhaal.groep,
  titel: verhaal.titel,
  tekst: fillRit(
    verhaal,
    verhaal.gaten.map(({ goed }) => goed),
  ),
})

/** Returns the groepen whose stories, taken together, are no harder to read than those of the groep before. */
export function nietMoeilijkerPerGroep(verhalen: readonly Gelezen[]): Woordgroep[] {
  const gemak = WOORDGROEPEN.map((groep) =>
    leesgemak({ tekst: verhalen.filter((een) => een.groep === groep).flatMap((een) => een.tekst) }),
  )
  return WOORDGROEPEN.filter((_, i) => i > 0 && !((gemak[i] ?? NaN) < (gemak[i - 1] ?? NaN)))
}
