import {
  leesPlaatjes,
  type Klasdier,
  type KlasIngang,
  type LeerlingWachtwoord,
} from '@letterhaven/contracts/leerling-ingang'
import type { listMetLogin } from './ingang.queries.ts'

type Rij = Awaited<ReturnType<typeof listMetLogin>>[number] & { readonly dier: Klasdier }

/** A group as anybody with its link sees it: first names and animals, of those who can sign in here. */
export function presentKlas(
  klas: Omit<KlasIngang, 'leerlingen'>,
  rijen: readonly Rij[],
): KlasIngang {
  const leerlingen = rijen
    .filter(({ actief, geheim }) => actief && geheim !== null)
    .toSorted((a, b) => a.voornaam.localeCompare(b.voornaam, 'nl') || (a.id < b.id ? -1 : 1))
    .map(({ id, voornaam, dier, plaatjes }) => ({
      leerlingId: id,
      voornaam,
      dier,
      plaatjes: plaatjes !== null,
    }))
  return { ...klas, leerlingen }
}

interface WachtwoordDelen {
  readonly woorden: string | null
  readonly plaatjes: string | null
  /** Until when a brake holds. */
  readonly wachtTot: Date | undefined
}

/** What a teacher sees of a pupil's sign-in. */
export function presentWachtwoord(
  { id, voornaam, tussenvoegsel, achternaam, dier, gebruikersnaam, kaart_op }: Rij,
  { woorden, plaatjes, wachtTot }: WachtwoordDelen,
): LeerlingWachtwoord {
  return {
    leerlingId: id,
    naam: { voornaam, tussenvoegsel, achternaam },
    dier,
    gebruikersnaam,
    woorden,
    plaatjes: plaatjes === null ? null : leesPlaatjes(plaatjes),
    kaart: kaart_op !== null,
    wachtTot: wachtTot?.toISOString() ?? null,
  }
}
