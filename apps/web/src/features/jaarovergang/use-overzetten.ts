import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importEndpoints } from '@letterhaven/contracts/endpoints/import'
import { jaarovergangEndpoints } from '@letterhaven/contracts/endpoints/jaarovergang'
import type { AdminId, ImportId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { refresh } from '../../shared/api/refresh.ts'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useNogHier } from '../../shared/use-nog-hier.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

/** Carries out the transition to the new year, or undoes it. */
export function useOverzetten(adminId: string) {
  const w = useWoordkeus()
  const queries = useQueryClient()
  const showToast = useToast()
  const isHier = useNogHier()
  const [bezig, setBezig] = useState<'over' | 'terug' | null>(null)
  const params = { adminId: adminId as AdminId }

  async function perform(wat: 'over' | 'terug', werk: () => Promise<string>): Promise<void> {
    setBezig(wat)
    try {
      showToast({ tekst: await werk(), toon: 'ok' })
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    } finally {
      // Groups, pupils and their places may all have changed, also when a colleague was first.
      await refresh(queries)
      setBezig(null)
      if (isHier()) window.scrollTo({ top: 0 })
    }
  }

  const carryOver = (vingerafdruk: string) =>
    perform('over', async () => {
      const body = { vingerafdruk }
      const gedaan = await call(jaarovergangEndpoints.applyJaarovergang, { params, body })
      return `${aantal(gedaan.overgegaan, `${w.leerling} is`, `${w.leerlingen} zijn`)} overgezet.`
    })
  const revert = (importId: ImportId) =>
    perform('terug', async () => {
      const antwoord = await call(importEndpoints.revertImport, { params: { ...params, importId } })
      return antwoord.gelaten === 0
        ? 'Alles staat weer zoals het was.'
        : `Het overzetten is teruggedraaid. ${aantal(antwoord.gelaten, 'wijziging van daarna blijft', 'wijzigingen van daarna blijven')} staan.`
    })
  return { bezig, carryOver, revert }
}

export type Overzetten = ReturnType<typeof useOverzetten>
