import { useQueryClient } from '@tanstack/react-query'
import { importEndpoints } from '@letterhaven/contracts/endpoints/import'
import type { AdminId, ImportId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { refresh } from '../../shared/api/refresh.ts'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useBezig } from '../../shared/use-bezig.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

/** Undoes an import and says how that went. */
export function useTerug(adminId: string) {
  const queries = useQueryClient()
  const showToast = useToast()
  const { isBezig, during } = useBezig<ImportId>()

  async function attempt(importId: ImportId): Promise<void> {
    try {
      const params = { adminId: adminId as AdminId, importId }
      const { gelaten } = await call(importEndpoints.revertImport, { params })
      const rest =
        gelaten === 0
          ? ''
          : ` ${aantal(gelaten, 'wijziging van daarna blijft', 'wijzigingen van daarna blijven')} staan.`
      showToast({ tekst: `Het bestand is teruggedraaid.${rest}`, toon: 'ok' })
      await refresh(queries)
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    }
  }

  return { revert: (id: ImportId) => during(id, () => attempt(id)), isBezig }
}
