import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { bestandsnaam } from '../../shared/export/bestandsnaam.ts'
import { downloadTekst } from '../../shared/export/csv.ts'
import type { Kalender } from '../../shared/weergave/gebruik-kalender.ts'
import { leerlingenCsv } from './leerlingen-csv.ts'

/**
 * Writes pupils to a file and returns its name. An export goes into the school's own papers, so its
 * words follow the land of the admin and not the host.
 */
export function schrijfExport(
  rijen: readonly LeerlingRij[],
  { groepNaam, kalender }: { readonly groepNaam: string; readonly kalender: Kalender },
): string {
  const w = woordkeusBijLand(kalender.land)
  const naam = bestandsnaam(['leerlingen', groepNaam], kalender.vandaag, 'csv')
  downloadTekst(naam, leerlingenCsv(rijen, { w, kalender }))
  return naam
}
