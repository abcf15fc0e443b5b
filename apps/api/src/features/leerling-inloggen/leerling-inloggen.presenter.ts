import {
  readPlaatjes,
  type Klasdier,
  type KlasIngang,
  type LeerlingInlog,
  type LeerlingWachtwoord,
} from '@letterhaven/contracts/leerling-ingang'
import type { listMetLogin } from './ingang.queries.ts'

type Rij = Awaited<ReturnType<typeof listMetLogin>>[number] & { readonly dier: Klasdier }

/** Presents a group as anybody with its link sees it: the first names and animals of the pupils who can sign in here. */
export function presentKlas(
  klas: Omit<KlasIngang, 'leerlingen'>,
  rijen: readonly (Rij & { readonly aantalPlaatjes: number })[],
): KlasIngang {
  const leerlingen = rijen
    .filter(({ actief, geheim }) => actief && geheim !== null)
    .toSorted((a, b) => a.voornaam.localeCompare(b.voornaam, 'nl') || (a.id < b.id ? -1 : 1))
    .map(({ id, voornaam, dier, aantalPlaatjes }) => ({
      leerlingId: id,
      voornaam,
      dier,
      plaatjes: aantalPlaatjes,
    }))
  return { ...klas, leerlingen }
}

/** Presents what a teacher sees of a pupil's login: whether there are secrets, and until when a brake holds. */
export const presentInlog = (
  { id, voornaam, tussenvoegsel, achternaam, dier, gebruikersnaam, ...rij }: Rij,
  wachtTot: Date | undefined,
): LeerlingInlog => ({
  leerlingId: id,
  naam: { voornaam, tussenvoegsel, achternaam },
  dier,
  gebruikersnaam,
  heeftWoorden: rij.geheim !== null,
  heeftPlaatjes: rij.plaatjes !== null,
  kaart: rij.kaart_op !== null,
  wachtTot: wachtTot?.toISOString() ?? null,
})

/** Presents the same with the secrets. */
export function presentWachtwoord(
  { heeftWoorden: _woorden, heeftPlaatjes: _plaatjes, ...inlog }: LeerlingInlog,
  { woorden, plaatjes }: { readonly woorden: string | null; readonly plaatjes: string | null },
): LeerlingWachtwoord {
  return { ...inlog, woorden, plaatjes: plaatjes === null ? null : readPlaatjes(plaatjes) }
}
