import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { AdminId } from '@letterhaven/contracts/ids'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'
import { refresh } from '../../../shared/api/refresh.ts'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { padVan } from '../../../shared/routes/pad.ts'
import { useVertrek } from '../../../shared/routes/use-vertrek.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'
const NAAM = 'Thuis'

/** A home that has no children yet: the group for them is made automatically, and nobody needs to know what that is. */
export function EersteKind({ adminId }: { readonly adminId: string }) {
  const queries = useQueryClient()
  const vertrek = useVertrek()
  const showToast = useToast()
  const [bezig, setBezig] = useState(false)
  async function begin(): Promise<void> {
    const ga = vertrek()
    setBezig(true)
    try {
      const params = { adminId: adminId as AdminId }
      const { id } = await call(groepenEndpoints.createGroep, { params, body: { naam: NAAM } })
      await ga(padVan('a-kinderen-toevoegen', { adminId, groepId: id }))
      await refresh(queries, { queryKey: [groepenEndpoints.listGroepen.path] })
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
      setBezig(false)
    }
  }
  return (
    <Leeg
      icoon="leerling"
      titel="Hier staat nog geen kind"
      actie={
        <Wijzigen>
          <Knop soort="primair" icoon="plus" bezig={bezig} onClick={() => void begin()}>
            Kind toevoegen
          </Knop>
        </Wijzigen>
      }
    >
      Vul een voornaam in en geef toestemming. Dan kan je kind beginnen.
    </Leeg>
  )
}
