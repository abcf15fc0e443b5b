import { useCallback, useEffect } from 'react'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { enkel, laadInRust } from '../../shared/voorladen.ts'
import type { Kalender } from '../../shared/weergave/gebruik-kalender.ts'

const haalSchrijver = () => import('./schrijf-export.ts')

/**
 * Writes pupils to a file and tells its name. What writes it comes when the page has nothing else to
 * do, or at the press.
 */
export function useExport(groepNaam: string, kalender: Kalender) {
  useEffect(() => laadInRust(enkel(haalSchrijver)), [])
  return useCallback(
    async (rijen: readonly LeerlingRij[]): Promise<string> =>
      (await haalSchrijver()).schrijfExport(rijen, { groepNaam, kalender }),
    [groepNaam, kalender],
  )
}
