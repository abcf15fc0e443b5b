import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { docentenEndpoints } from '@letterhaven/contracts/endpoints/docenten'
import type {
  Docent,
  DocentGewijzigd,
  DocentUitnodiging,
  WijzigDocent,
} from '@letterhaven/contracts/docent'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { refresh } from '../../shared/api/refresh.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

/** Returns what can be done to the staff, each with an undo if there is one. */
export function useDocenten(adminId: string) {
  const queries = useQueryClient()
  const toon = useToast()
  const [bezig, setBezig] = useState<string | null>(null)
  const admin = { adminId: adminId as AdminId }
  const fetchAgain = () => refresh(queries, { queryKey: [docentenEndpoints.listDocenten.path] })

  async function perform(id: string, werk: () => Promise<void>): Promise<void> {
    setBezig(id)
    try {
      await werk()
    } catch (oorzaak) {
      toon({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    } finally {
      await fetchAgain()
      setBezig(null)
    }
  }

  const send = (medewerkerId: UserId, body: WijzigDocent): Promise<DocentGewijzigd> =>
    call(docentenEndpoints.updateDocent, { params: { ...admin, medewerkerId }, body })

  const putBack = (vorige: DocentGewijzigd['vorige']) =>
    perform('terug', async () => {
      for (const { id, ...stand } of vorige) await send(id, stand)
      toon({ tekst: 'Alles staat weer zoals het was.', toon: 'ok' })
    })

  /** A change sends along what the page showed before, so that nobody's later change is lost. */
  const change = ({ id, role, groepen, uitDienst }: Docent, body: WijzigDocent, tekst: string) =>
    perform(id, async () => {
      const alleenAls = {
        ...(body.role && role !== 'thuisadmin' && { role }),
        ...(body.groepen && { groepen }),
        ...(body.uitDienst !== undefined && { uitDienst }),
      }
      const { vorige } = await send(id, { ...body, alleenAls })
      const onKies = () => void putBack(vorige)
      toon({ tekst, toon: 'ok', actie: { label: 'Ongedaan maken', onKies } })
    })

  const sendAgain = ({ id, adres }: DocentUitnodiging) =>
    perform(id, async () => {
      const params = { ...admin, uitnodigingId: id }
      await call(docentenEndpoints.nodigDocentOpnieuwUit, { params })
      toon({ tekst: `Er is een nieuwe mail onderweg naar ${adres}.`, namen: [adres], toon: 'ok' })
    })

  const withdraw = ({ id, adres }: DocentUitnodiging) =>
    perform(id, async () => {
      const params = { ...admin, uitnodigingId: id }
      await call(docentenEndpoints.withdrawDocentUitnodiging, { params })
      toon({ tekst: `De uitnodiging voor ${adres} is ingetrokken.`, namen: [adres], toon: 'ok' })
    })

  return { bezig, wijzig: change, sendAgain, withdraw, ververs: fetchAgain }
}

export type DocentenBeheer = ReturnType<typeof useDocenten>
