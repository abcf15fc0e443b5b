import { useCallback, useEffect, useState } from 'react'
import { kantoorEndpoints } from '@letterhaven/contracts/endpoints/kantoor'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { KijkKeuze } from '@letterhaven/contracts/kijk-mee'
import { call } from '../../shared/api/client.ts'
import { bijAccountAnders } from '../../shared/kijk-mee/account-anders.ts'

/**
 * Fetches as whom one can look along with a school. It does without the weight of the query library, because a child's pages
 * use it too.
 */
export function useKeuze(adminId: string) {
  const [keuze, setKeuze] = useState<KijkKeuze | null>(null)
  const [fout, setFout] = useState<unknown>(null)
  const vraag = useCallback(() => {
    call(kantoorEndpoints.getKijkKeuze, { params: { adminId: adminId as AdminId } }).then(
      setKeuze,
      setFout,
    )
  }, [adminId])
  useEffect(() => {
    vraag()
    return bijAccountAnders(vraag)
  }, [vraag])
  const opnieuw = (): void => {
    setFout(null)
    vraag()
  }
  return { keuze, fout, opnieuw }
}
