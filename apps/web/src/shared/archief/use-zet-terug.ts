import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../api/api-fout.ts'
import { call } from '../api/client.ts'
import { refresh } from '../api/refresh.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

/** Takes a group out of the archive and says how that went; `bezig` is the group that is under way. */
export function useZetTerug(adminId: string) {
  const queries = useQueryClient()
  const toon = useToast()
  const [bezig, setBezig] = useState<GroepId | null>(null)

  async function putBack(groepId: GroepId, naam: string): Promise<void> {
    setBezig(groepId)
    try {
      const params = { adminId: adminId as AdminId, groepId }
      await call(groepenEndpoints.setGroepArchief, { params, body: { gearchiveerd: false } })
      await refresh(queries)
      toon({ tekst: `${naam} staat weer in de lijst.`, namen: [naam], toon: 'ok' })
    } catch (oorzaak) {
      toon({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    } finally {
      setBezig(null)
    }
  }
  return { bezig, putBack }
}
