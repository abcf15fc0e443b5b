import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { leerlingInloggenEndpoints } from '@letterhaven/contracts/endpoints/leerling-inloggen'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { IngangCode } from '@letterhaven/contracts/leerling-ingang'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'

const { getSchoolcode, renewSchoolcode, setSchoolcode } = leerlingInloggenEndpoints
const MIS = 'Dat lukte niet. De code is gebleven zoals hij was. Probeer het opnieuw.'

/** Returns the code of the school, and what may be done with it. */
export function useSchoolcode(adminId: string) {
  const queries = useQueryClient()
  const showToast = useToast()
  const [bezig, setBezig] = useState(false)
  const params = { adminId: adminId as AdminId }
  const opties = vraag(getSchoolcode, { params })
  const { data, error, isFetching, refetch } = useQuery(opties)

  /** Runs the change, shows the result and says so; returns false when it failed. */
  async function perform(werk: () => Promise<IngangCode>, zin: string): Promise<boolean> {
    setBezig(true)
    try {
      queries.setQueryData(opties.queryKey, await werk())
      showToast({ tekst: zin, toon: 'ok' })
      return true
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
      return false
    } finally {
      setBezig(false)
    }
  }

  return {
    schoolcode: data,
    fout: data ? null : error,
    opnieuw: () => void refetch(),
    isBezig: bezig || isFetching,
    set: (aan: boolean) =>
      void perform(
        () => call(setSchoolcode, { params, body: { aan } }),
        aan ? 'De code werkt weer.' : 'De code is uitgezet en werkt niet meer.',
      ),
    renew: () =>
      perform(
        () => call(renewSchoolcode, { params }),
        'Er is een nieuwe code. De oude werkt niet meer.',
      ),
  }
}
