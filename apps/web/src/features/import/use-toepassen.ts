import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importEndpoints } from '@letterhaven/contracts/endpoints/import'
import type { AdminId, ImportId } from '@letterhaven/contracts/ids'
import type { ImportKeuzes, ImportTelling } from '@letterhaven/contracts/import'
import { ApiFout } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { refresh } from '../../shared/api/refresh.ts'

export const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

interface Een {
  readonly adminId: string
  readonly importId: string
}

/**
 * Applies a file, or forgets it. When the account changed meanwhile the preview is made anew, and a file that is gone is no
 * longer shown.
 */
export function useToepassen(
  { adminId, importId }: Een,
  {
    onKlaar,
    onWeg,
    onMis,
  }: {
    onKlaar: (telling: ImportTelling) => void
    onWeg: () => void
    /** Called with the fields that the server refused. */
    onMis: (velden: ApiFout['velden']) => void
  },
) {
  const queries = useQueryClient()
  const [bezig, setBezig] = useState(false)
  const [fout, setFout] = useState<unknown>(null)
  const params = { adminId: adminId as AdminId, importId: importId as ImportId }
  const { queryKey } = vraag(importEndpoints.getImport, { params })

  async function apply(keuzes: ImportKeuzes): Promise<void> {
    setBezig(true)
    setFout(null)
    try {
      const telling = await call(importEndpoints.applyImport, { params, body: keuzes })
      onKlaar(telling)
      queries.removeQueries({ queryKey })
      // Groups, pupils and everything about them may have changed.
      await refresh(queries)
    } catch (oorzaak) {
      const status = oorzaak instanceof ApiFout ? oorzaak.status : 0
      // This preview no longer exists: fetched again, the page says so itself.
      if (status === 404) return void queries.resetQueries({ queryKey })
      setFout(oorzaak)
      if (oorzaak instanceof ApiFout) onMis(oorzaak.velden)
      setBezig(false)
      if (status === 409) await refresh(queries, { queryKey })
    }
  }

  async function throwAway(): Promise<void> {
    onWeg()
    queries.removeQueries({ queryKey })
    // If this fails the server forgets the file by itself, a day later.
    await call(importEndpoints.dropImport, { params }).catch(() => null)
  }

  return { apply, throwAway, bezig, fout }
}
