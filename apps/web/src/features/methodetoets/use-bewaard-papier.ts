import { useEffect, useState } from 'react'
import type { ToetsPapier } from '@letterhaven/contracts/methodetoets'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { save, readSaved } from '../../shared/session/bewaard.ts'

interface Wat {
  readonly leerlingId: string
  readonly methodetoetsId: string
  readonly isEigen: boolean
  readonly data: ToetsPapier | undefined
}

/** Returns the paper as this pupil last had it on this device: after a reload without a network the test continues with it. */
export function useBewaardPapier({ leerlingId, methodetoetsId, isEigen, data }: Wat) {
  const naam = `papier:${methodetoetsId}`
  const [vorige] = useState(() =>
    isEigen ? (readSaved(winkels.local, [leerlingId, naam]) as ToetsPapier | undefined) : undefined,
  )
  useEffect(() => {
    if (isEigen && data) save(winkels.local, [leerlingId, naam], data)
  }, [data, isEigen, leerlingId, naam])
  return vorige
}
