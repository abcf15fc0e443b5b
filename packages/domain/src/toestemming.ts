import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { NieuweToestemming } from '@letterhaven/contracts/toestemming'
import {
  TOESTEMMING_VERSIE,
  type TOESTEMMING_GEVERS,
} from '@letterhaven/contracts/toestemming-maten'

/** Who gives consent for a child of groep 1 to 8. */
export type Gever = (typeof TOESTEMMING_GEVERS)[number]

/** Who gives consent, by the kind of admin; null where none is asked. */
const GEVERS: Readonly<Record<AdminSoort, Gever | null>> = {
  school: null,
  demo: null,
  thuis: 'ouder',
  rt: 'via_ouder',
}
export const geverVan = (soort: AdminSoort): Gever | null => GEVERS[soort]

/** Whether an admin of this kind asks for consent before it stores anything about a child. */
export const vraagtToestemming = (soort: AdminSoort): boolean => GEVERS[soort] !== null

/** What is declared, in one sentence beside the checkbox. */
export const VERKLARING: Readonly<Record<Gever, string>> = {
  ouder:
    'Ik ben ouder of voogd, en ik vind het goed dat Letterhaven bewaart wat hier bij ‘Wel’ staat.',
  via_ouder:
    'Een ouder of voogd weet wat hier bij ‘Wel’ staat, en vindt het goed dat Letterhaven dat bewaart.',
}

const GEEN =
  'Zonder toestemming kan een kind er niet bij. Zet een vinkje als een ouder of voogd het goedvindt'

/**
 * Returns what is wrong with a declaration and in which field, or null where it holds. The field '' is the declaration itself.
 */
export function checkToestemming(
  toestemming: NieuweToestemming | undefined,
  { soort, vandaag }: { readonly soort: AdminSoort; readonly vandaag: string },
): { readonly veld: '' | keyof NieuweToestemming; readonly zin: string } | null {
  if (!vraagtToestemming(soort))
    return toestemming === undefined
      ? null
      : { veld: '', zin: 'Een school legt hier geen toestemming vast' }
  if (toestemming === undefined) return { veld: '', zin: GEEN }
  if (GEVERS[soort] !== toestemming.soort) return { veld: 'soort', zin: 'Kies iets uit de lijst' }
  if (toestemming.gegevenOp > vandaag)
    return { veld: 'gegevenOp', zin: 'Kies een dag die al geweest is' }
  if (toestemming.versie !== TOESTEMMING_VERSIE)
    return { veld: 'versie', zin: 'De tekst is veranderd. Laad de pagina opnieuw en lees hem na' }
  return null
}
