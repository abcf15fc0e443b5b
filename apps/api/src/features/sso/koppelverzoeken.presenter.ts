import type { UserId } from '@letterhaven/contracts/ids'
import type { Naam } from '@letterhaven/contracts/leerling'
import type { Beantwoord, Kandidaat, Koppelverzoek } from '@letterhaven/contracts/sso'
import { volledigeNaam } from '@letterhaven/domain/naam'
import type { listLeerlingen, listMedewerkers, listOpen } from './koppelverzoeken.queries.ts'

type Rij = Awaited<ReturnType<typeof listOpen>>[number]
type Mens = Awaited<ReturnType<typeof listLeerlingen | typeof listMedewerkers>>[number]

function rolVan({ is_leerling, is_medewerker }: Rij): Koppelverzoek['rol'] {
  if (is_leerling) return 'leerling'
  return is_medewerker ? 'medewerker' : 'onbekend'
}

/** Presents a request as the admin sees it: what the school's own system says about somebody. */
export function presentVerzoek(rij: Rij): Koppelverzoek {
  return {
    id: rij.id,
    naam: rij.naam,
    email: rij.email || null,
    rol: rolVan(rij),
    gevraagdOp: rij.gevraagd_op.toISOString(),
  }
}

/** Presents an answered request, with the name of the person it turned out to be. */
export function presentBeantwoord(rij: Rij, namen: ReadonlyMap<string, Naam>): Beantwoord {
  const { gekoppeld_aan, beantwoord_op, gevraagd_op } = rij
  const naam = gekoppeld_aan && namen.get(gekoppeld_aan)
  return {
    ...presentVerzoek(rij),
    beantwoordOp: (beantwoord_op ?? gevraagd_op).toISOString(),
    gekoppeldAan:
      gekoppeld_aan && (naam ? volledigeNaam(naam) : 'iemand die hier niet meer bij hoort'),
  }
}

/** Presents people to choose from, each once, with all their groups. */
export function presentKandidaten(rijen: readonly Mens[]): (Omit<Kandidaat, 'naam'> & Naam)[] {
  return [...Map.groupBy(rijen, ({ id }): UserId => id).values()].flatMap((vanEen) => {
    const [mens] = vanEen
    if (!mens) return []
    const { id, role, voornaam, tussenvoegsel, achternaam, gebruikersnaam, heeft_account } = mens
    return {
      userId: id,
      role,
      voornaam,
      tussenvoegsel,
      achternaam,
      groepen: vanEen.flatMap(({ groep }) => groep ?? []).toSorted(),
      gebruikersnaam: role === 'leerling' ? null : gebruikersnaam,
      heeftAccount: Boolean(heeft_account),
    }
  })
}
