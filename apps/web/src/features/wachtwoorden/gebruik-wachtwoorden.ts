import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { leerlingInloggenEndpoints } from '@letterhaven/contracts/endpoints/leerling-inloggen'
import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { NieuwGeheim } from '@letterhaven/contracts/leerling-ingang'
import { useToast } from '@letterhaven/ui/toast-context'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

/** The sign-ins of a group, and all that its teacher may do about them. */
export function useWachtwoorden(adminId: string, groepId: string) {
  const queries = useQueryClient()
  const toon = useToast()
  const [bezig, setBezig] = useState<string | null>(null)
  const groep = { adminId: adminId as AdminId, groepId: groepId as GroepId }
  const opties = vraag(leerlingInloggenEndpoints.listWachtwoorden, { params: groep })
  // What is secret is not kept: who comes back asks again, and the look is written down again.
  const lijst = useQuery({ ...opties, gcTime: 0, staleTime: 0 })

  async function doe(wat: string, werk: () => Promise<string>): Promise<void> {
    setBezig(wat)
    try {
      const tekst = await werk()
      await queries.invalidateQueries({ queryKey: opties.queryKey })
      toon({ tekst, toon: 'ok' })
    } catch (oorzaak) {
      toon({ tekst: oorzaak instanceof Error ? oorzaak.message : MIS, toon: 'bad' })
    } finally {
      setBezig(null)
    }
  }
  const van = (leerlingId: LeerlingId) => ({ adminId: adminId as AdminId, leerlingId })

  return {
    ...lijst,
    bezig,
    vernieuw: (leerlingId: LeerlingId, naam: string, soort: NieuwGeheim['soort']) =>
      void doe(leerlingId, async () => {
        const args = { params: van(leerlingId), body: { soort } }
        await call(leerlingInloggenEndpoints.renewGeheim, args)
        return `${naam} heeft nieuwe ${soort === 'plaatjes' ? 'plaatjes' : 'woorden'}. De oude werken niet meer.`
      }),
    geefVrij: (leerlingId: LeerlingId, naam: string) =>
      void doe(leerlingId, async () => {
        await call(leerlingInloggenEndpoints.releaseRem, { params: van(leerlingId) })
        return `${naam} kan het meteen weer proberen.`
      }),
    zetCode: (aan: boolean) =>
      void doe('code', async () => {
        await call(leerlingInloggenEndpoints.setKlascode, { params: groep, body: { aan } })
        return aan ? 'De link werkt weer.' : 'De link is uitgezet en opent niets meer.'
      }),
    nieuweCode: () =>
      void doe('code', async () => {
        await call(leerlingInloggenEndpoints.renewKlascode, { params: groep })
        return 'Er is een nieuwe link. De oude werkt niet meer.'
      }),
  }
}
