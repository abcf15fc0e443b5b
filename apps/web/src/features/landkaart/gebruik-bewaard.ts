import { useEffect, useState } from 'react'
import { isTijdelijk } from '../../shared/api/api-fout.ts'
import type { Opgehaald } from '../../shared/api/maak-voorraad.ts'
import { bewaar, leesBewaard } from '../../shared/session/bewaard.ts'

interface Wat<T> {
  readonly leerlingId: string
  /** Name of the page. */
  readonly naam: string
  /** Only what a pupil saw of itself is kept, never what a grown-up looked at. */
  readonly isEigen: boolean
  /** What was kept by an older version of the product is held beside its schema first. */
  readonly schema: { safeParse(waarde: unknown): { data?: T | undefined } }
}

interface Bewaard<T> {
  /** What to show: the newest, or without a network what was seen last. */
  readonly data: T | undefined
  /** What was seen the time before, when this page came up. */
  readonly vorige: T | undefined
  readonly isOud: boolean
}

/** Keeps a page of the pupil on the device, and gives it back when it cannot be fetched. */
export function useBewaard<T>(
  { data, fout, bezig }: Opgehaald<T>,
  { leerlingId, naam, isEigen, schema }: Wat<T>,
): Bewaard<T> {
  const [vorige] = useState(() =>
    isEigen
      ? schema.safeParse(leesBewaard(window.localStorage, [leerlingId, naam])).data
      : undefined,
  )
  useEffect(() => {
    if (isEigen && data !== undefined) bewaar(window.localStorage, [leerlingId, naam], data)
  }, [data, isEigen, leerlingId, naam])
  const isMislukt = fout !== undefined && !bezig
  const terugval = fout !== undefined && isTijdelijk(fout) ? vorige : undefined
  return { data: data ?? terugval, vorige, isOud: isMislukt && (data ?? terugval) !== undefined }
}
