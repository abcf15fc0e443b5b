import { useQueryClient } from '@tanstack/react-query'
import { leerlingenEndpoints } from '@letterhaven/contracts/endpoints/leerlingen'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { LeerlingWas, LeerlingWijziging } from '@letterhaven/contracts/leerling-wijziging'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { call } from '../../../shared/api/client.ts'
import { refresh } from '../../../shared/api/refresh.ts'
import { foutTekst } from '../../../shared/api/api-fout.ts'

const MIS = 'Dat lukte niet. Probeer het opnieuw.'

/** Corrects a pupil and says so, with an undo; nothing is sent when nothing changed. */
export function useLeerlingWijzigen(adminId: string, leerlingId: LeerlingId) {
  const queries = useQueryClient()
  const showToast = useToast()
  const params = { adminId: adminId as AdminId, leerlingId }
  const set = async (body: LeerlingWijziging): Promise<LeerlingWas> => {
    const { vorige } = await call(leerlingenEndpoints.updateLeerling, { params, body })
    await refresh(queries)
    return vorige
  }
  const revert = async (vorige: LeerlingWas, nu: LeerlingWijziging): Promise<void> => {
    const { voornaam, tussenvoegsel, achternaam, jaargroep } = nu
    try {
      await set({ ...vorige, alleenAls: { voornaam, tussenvoegsel, achternaam, jaargroep } })
      showToast({ tekst: 'Alles is weer zoals het was.', toon: 'ok' })
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    }
  }
  return async (wijziging: LeerlingWijziging, naam: string): Promise<void> => {
    if (Object.keys(wijziging).length === 0) return
    const vorige = await set(wijziging)
    if (Object.keys(vorige).length === 0) return
    showToast({
      tekst: `De gegevens van ${naam} zijn gewijzigd.`,
      namen: [naam],
      toon: 'ok',
      actie: { label: 'Ongedaan maken', onKies: () => void revert(vorige, wijziging) },
    })
  }
}
