import { useEffect, useState } from 'react'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { isTijdelijk } from '../../../shared/api/api-fout.ts'
import type { Opgehaald } from '../../../shared/api/make-voorraad.ts'
import { save, readSaved } from '../../../shared/session/bewaard.ts'

interface Wat {
  readonly leerlingId: string
  /** The name of the page. */
  readonly naam: string
  /** Only what a pupil saw of themselves is kept, never what an adult looked at. */
  readonly isEigen: boolean
  /** The address of the page's own chunk: it changes with every build, and what an older build kept is not shown. */
  readonly chunk: string
}

/** A page as it is kept. */
interface Kopie<T> {
  readonly versie: string
  readonly inhoud: T
}

const isKopie = <T>(waarde: unknown, versie: string): waarde is Kopie<T> =>
  typeof waarde === 'object' && waarde !== null && 'versie' in waarde && waarde.versie === versie

interface Bewaard<T> {
  /** What to show: the newest, or without a network what was seen last. */
  readonly data: T | undefined
  /** What was seen the previous time, when this page opened. */
  readonly vorige: T | undefined
  readonly isOud: boolean
}

/** Keeps a page of the pupil on the device, and returns it when it cannot be fetched. */
export function useBewaard<T>(
  { data, fout, bezig }: Opgehaald<T>,
  { leerlingId, naam, isEigen, chunk }: Wat,
): Bewaard<T> {
  // The address of a chunk from the service worker's cache has its revision behind a question mark.
  const [versie = ''] = chunk.split('?', 1)
  const [vorige] = useState(() => {
    const kopie = isEigen ? readSaved(winkels.local, [leerlingId, naam]) : undefined
    return isKopie<T>(kopie, versie) ? kopie.inhoud : undefined
  })
  useEffect(() => {
    if (isEigen && data !== undefined)
      save(winkels.local, [leerlingId, naam], { versie, inhoud: data })
  }, [data, isEigen, leerlingId, naam, versie])
  const isMislukt = fout !== undefined && !bezig
  const terugval = fout !== undefined && isTijdelijk(fout) ? vorige : undefined
  return { data: data ?? terugval, vorige, isOud: isMislukt && (data ?? terugval) !== undefined }
}
