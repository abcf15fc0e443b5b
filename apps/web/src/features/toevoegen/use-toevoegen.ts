import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { nieuweLeerlingenEndpoints } from '@letterhaven/contracts/endpoints/nieuwe-leerlingen'
import { prullenbakEndpoints } from '@letterhaven/contracts/endpoints/prullenbak'
import type { GroepPagina } from '@letterhaven/contracts/groep'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { refresh } from '../../shared/api/refresh.ts'
import { padVan } from '../../shared/routes/pad.ts'
import { aantal } from '../../shared/weergave/woorden.ts'
import type { Regel } from './regels.ts'
import type { Mislukt } from './van-server.ts'
import { useVertrek } from '../../shared/routes/use-vertrek.ts'
import { useNogHier } from '../../shared/use-nog-hier.ts'

export const MIS =
  'Dat lukte niet. Er is niemand toegevoegd; wat je typte, staat er nog. Probeer het opnieuw.'

interface Waar {
  readonly adminId: string
  readonly groep: GroepPagina['groep']
  /** Called when the pupils are in the group, even if the page is gone. */
  readonly onErbij: () => void
}

/**
 * Adds pupils to a group and goes there; what could not be added stays on the screen. A user who left in the meantime is told
 * in a toast, and stays where they are.
 */
export function useToevoegen({ adminId, groep, onErbij }: Waar) {
  const isHier = useNogHier()
  const queries = useQueryClient()
  const vertrek = useVertrek()
  const showToast = useToast()
  const [bezig, setBezig] = useState(false)
  const [mislukt, setMislukt] = useState<Mislukt | null>(null)
  const admin = { adminId: adminId as AdminId }

  async function remove(leerlingen: LeerlingId[]): Promise<void> {
    try {
      const body = { leerlingen, weg: true }
      await call(prullenbakEndpoints.setPrullenbak, { params: admin, body })
      await refresh(queries)
      showToast({ tekst: 'Ze staan in de prullenbak.', toon: 'ok' })
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    }
  }

  async function add(regels: readonly Regel[]): Promise<void> {
    const ga = vertrek()
    setBezig(true)
    setMislukt(null)
    try {
      const params = { ...admin, groepId: groep.id }
      const body = { leerlingen: regels.map(({ jaarTekst: _gelezen, ...leerling }) => leerling) }
      const { leerlingen } = await call(nieuweLeerlingenEndpoints.createLeerlingen, {
        params,
        body,
      })
      onErbij()
      await refresh(queries)
      showToast({
        tekst: `${aantal(leerlingen.length, 'leerling is', 'leerlingen zijn')} toegevoegd. ${leerlingen.length === 1 ? 'Het wachtwoord staat' : 'De wachtwoorden staan'} klaar.`,
        toon: 'ok',
        actie: { label: 'Ongedaan maken', onKies: () => void remove(leerlingen) },
      })
      if (isHier()) await ga(padVan('a-groep', { adminId, groepId: groep.id }))
    } catch (oorzaak) {
      if (!isHier()) {
        const tekst = `Nog niet toegevoegd aan ${groep.naam}. ${foutTekst(oorzaak, MIS)}`
        return showToast({ tekst, toon: 'bad' })
      }
      setMislukt({ fout: oorzaak, verstuurd: regels })
      setBezig(false)
    }
  }
  return { bezig, mislukt, add }
}
