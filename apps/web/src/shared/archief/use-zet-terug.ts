import { useQueryClient } from '@tanstack/react-query'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../api/api-fout.ts'
import { call } from '../api/client.ts'
import { refresh } from '../api/refresh.ts'
import { useBezig } from '../use-bezig.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

/** Takes a group out of the archive and says how that went. */
export function useZetTerug(adminId: string) {
  const queries = useQueryClient()
  const showToast = useToast()
  const { isBezig, during } = useBezig<GroepId>()

  async function attempt(groepId: GroepId, naam: string): Promise<void> {
    try {
      const params = { adminId: adminId as AdminId, groepId }
      await call(groepenEndpoints.setGroepArchief, { params, body: { gearchiveerd: false } })
      await refresh(queries)
      showToast({ tekst: `${naam} staat weer in de lijst.`, namen: [naam], toon: 'ok' })
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    }
  }
  const putBack = (groepId: GroepId, naam: string) => during(groepId, () => attempt(groepId, naam))
  return { isBezig, putBack }
}
