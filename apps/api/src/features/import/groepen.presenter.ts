import type { GroepId } from '@letterhaven/contracts/ids'
import type { ImportVerschil } from '@letterhaven/contracts/import'
import { docentenKomenVan } from '@letterhaven/domain/docenten-mee'
import { jaarErvoor } from '@letterhaven/domain/jaar-van-school'
import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import type { Verschil } from '@letterhaven/importers'
import type { Account } from './account.ts'

interface Nieuw {
  readonly naam: string
  readonly jaargroep: string | null
}

interface Groepen {
  readonly groepen: Verschil['groepen']
  /** All new groups, including the one for pupils without a group. */
  readonly nieuw: readonly Nieuw[]
  readonly account: Account
  readonly schooljaar: string
}

/** Returns the names that more than one group of a school year will have afterwards. */
function dubbeleNamen({ groepen, nieuw, account, schooljaar }: Groepen): ReadonlySet<string> {
  const straks = new Map(groepen.hernoemd.map(({ id, groep }) => [id, groep.naam]))
  const namen = [
    ...account.groepen
      .filter((groep) => groep.schooljaar === schooljaar)
      .map(({ id, naam }) => straks.get(id) ?? naam),
    ...nieuw.map(({ naam }) => naam),
  ]
  const perNaam = Map.groupBy(namen, naamSleutel)
  return new Set([...perNaam].flatMap(([sleutel, alle]) => (alle.length > 1 ? [sleutel] : [])))
}

/** Presents what becomes of the groups, by name. */
export function presentGroepen(vraag: Groepen): ImportVerschil['groepen'] {
  const { groepen, nieuw, account, schooljaar } = vraag
  const naamVan = new Map(account.groepen.map(({ id, naam }) => [id, naam]))
  const ervoor = jaarErvoor(schooljaar, account.jaren)
  const vorige = account.groepen.filter((groep) => groep.schooljaar === ervoor)
  const mee = docentenKomenVan(nieuw, vorige)
  const dubbel = dubbeleNamen(vraag)
  const isDubbel = (naam: string): boolean => dubbel.has(naamSleutel(naam))
  return {
    nieuw: nieuw.map((groep) => ({
      naam: groep.naam,
      jaargroep: groep.jaargroep,
      docenten: mee.get(groep)?.docenten ?? '',
      dubbel: isDubbel(groep.naam),
    })),
    hernoemd: groepen.hernoemd.map(({ id, groep }) => ({
      id: id as GroepId,
      van: naamVan.get(id) ?? '',
      naar: groep.naam,
      dubbel: isDubbel(groep.naam),
    })),
    herkend: groepen.herkend.map(({ id, groep }) => ({ id: id as GroepId, naam: groep.naam })),
    gelijk: groepen.gelijk,
  }
}
