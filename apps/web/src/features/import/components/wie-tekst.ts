import type { ImportRegel, ImportWie } from '@letterhaven/contracts/import'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { jaarcodeZin } from '../jaarcode-zin.ts'
import { sayDatum } from '../../../shared/weergave/datum.ts'

/** Returns a function that says what tells two children with one name apart: birthday, year, group. */
export function useWieTekst(): (wie: ImportWie | ImportRegel) => string {
  const w = useWoordkeus()
  return (wie) =>
    [
      wie.geboortedatum === null ? null : `geboren ${sayDatum('dag', wie.geboortedatum)}`,
      'jaargroep' in wie ? jaarcodeZin(wie.jaargroep, w) : null,
      wie.groep === null ? `zonder ${w.groep}` : `in ${wie.groep}`,
    ]
      .filter((deel) => deel !== null)
      .join(', ')
}
