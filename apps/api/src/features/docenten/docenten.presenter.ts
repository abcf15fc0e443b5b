import { isSpeler } from '@letterhaven/contracts/rol'
import type { Docent, Docenten } from '@letterhaven/contracts/docent'
import type { Naam } from '@letterhaven/contracts/leerling'
import { bekendeNaam, volledigeNaam } from '@letterhaven/domain/naam'
import { groepKeuzes } from '@letterhaven/domain/name-groepen'
import type { listGroepNamen, listKoppelingen, listMedewerkers } from './docenten.queries.ts'
import type { listLog, listUitnodigingen } from './uitnodiging.queries.ts'

type Rijen<Q extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Q>>

interface Geladen {
  readonly medewerkers: Rijen<typeof listMedewerkers>
  readonly koppelingen: Rijen<typeof listKoppelingen>
  readonly groepen: Rijen<typeof listGroepNamen>
  readonly uitnodigingen: Rijen<typeof listUitnodigingen>
  readonly log: Rijen<typeof listLog>
  readonly now: Date
  readonly kanMailen: boolean
}

const naamVan = ({ voornaam, tussenvoegsel, achternaam }: Naam): Naam => ({
  voornaam,
  tussenvoegsel,
  achternaam,
})

const opNaam = (a: { naam: Naam }, b: { naam: Naam }): number =>
  volledigeNaam(a.naam).localeCompare(volledigeNaam(b.naam), 'nl')

/** Presents the page of the staff: those in service first, by name. */
export function presentDocenten({ now, kanMailen, ...rijen }: Geladen): Docenten {
  const groepen = Map.groupBy(rijen.koppelingen, ({ medewerker_id }) => medewerker_id)
  const docenten = rijen.medewerkers.flatMap((rij): Docent[] => {
    const role = rij.role ?? rij.was_role
    if (role === null || isSpeler(role)) return []
    return [
      {
        id: rij.id,
        naam: naamVan(rij),
        gebruikersnaam: rij.gebruikersnaam,
        role,
        groepen: (groepen.get(rij.id) ?? []).map(({ groep_id }) => groep_id),
        uitDienst: rij.uit_dienst_op !== null,
        laatstOp: rij.laatst_op?.toISOString() ?? null,
        tweedeFactor: Boolean(rij.tweede_factor),
      },
    ]
  })
  return {
    docenten: docenten.toSorted(
      (a, b) => Number(a.uitDienst) - Number(b.uitDienst) || opNaam(a, b),
    ),
    uitnodigingen: rijen.uitnodigingen.map((rij) => ({
      id: rij.id,
      naam: naamVan(rij),
      adres: rij.adres,
      role: rij.role,
      groepen: rij.groepen,
      geldigTot: rij.geldig_tot.toISOString(),
      verlopen: rij.geldig_tot <= now,
    })),
    groepen: groepKeuzes(rijen.groepen),
    log: rijen.log.map(({ op, wat, over, voornaam, ...rest }) => ({
      op: op.toISOString(),
      wat,
      over,
      wie: bekendeNaam({
        voornaam,
        tussenvoegsel: rest.tussenvoegsel,
        achternaam: rest.achternaam,
      }),
    })),
    kanMailen,
  }
}
