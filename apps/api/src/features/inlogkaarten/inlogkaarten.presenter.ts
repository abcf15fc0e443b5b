import {
  readPlaatjes,
  type IngangCode,
  type Klasdier,
} from '@letterhaven/contracts/leerling-ingang'
import type { Ingang, Inlogkaart } from './druk/druktaak.ts'

interface Codes {
  readonly school: IngangCode
  readonly klas: IngangCode
}

/** Presents how to reach a group, as it is printed; null when its link opens nothing now. */
export function presentIngang({ school, klas }: Codes, base: string): Ingang | null {
  if (!school.aan || !klas.aan) return null
  return {
    link: `${base}/app/auth/klas/${klas.code}`,
    inlog: `${base}/app/auth/login`,
    schoolcode: school.code,
  }
}

interface Rij {
  readonly voornaam: string
  readonly tussenvoegsel: string
  readonly achternaam: string
  readonly dier: Klasdier
  readonly woorden: string | null
  readonly plaatjes: string | null
}

/** Presents what is printed on a pupil's card. */
export const presentKaart = (
  { voornaam, tussenvoegsel, achternaam, dier, woorden, plaatjes }: Rij,
  qr: string | null,
): Inlogkaart => ({
  naam: { voornaam, tussenvoegsel, achternaam },
  dier,
  woorden,
  plaatjes: plaatjes === null ? null : readPlaatjes(plaatjes),
  qr,
})
