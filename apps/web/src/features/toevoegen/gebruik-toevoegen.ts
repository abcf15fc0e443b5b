import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { nieuweLeerlingenEndpoints } from '@letterhaven/contracts/endpoints/nieuwe-leerlingen'
import { prullenbakEndpoints } from '@letterhaven/contracts/endpoints/prullenbak'
import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/toast-context'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { padVan } from '../../shared/routes/pad.ts'
import { aantal } from '../../shared/weergave/woorden.ts'
import type { Regel } from './regels.ts'
import type { Mislukt } from './van-server.ts'

export const MIS =
  'Dat lukte niet. Er is niemand toegevoegd; wat je typte staat er nog. Probeer het opnieuw.'

/** Adds pupils to a group and goes there; what could not be stays on the screen. */
export function useToevoegen({ adminId, groepId }: { adminId: string; groepId: string }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toon = useToast()
  const [bezig, setBezig] = useState(false)
  const [mislukt, setMislukt] = useState<Mislukt | null>(null)
  const admin = { adminId: adminId as AdminId }

  async function haalWeg(leerlingen: LeerlingId[]): Promise<void> {
    try {
      const body = { leerlingen, weg: true }
      await call(prullenbakEndpoints.setPrullenbak, { params: admin, body })
      await queries.invalidateQueries()
      toon({ tekst: 'Ze liggen in de prullenbak.', toon: 'ok' })
    } catch (oorzaak) {
      toon({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    }
  }

  async function voegToe(regels: readonly Regel[]): Promise<void> {
    setBezig(true)
    setMislukt(null)
    try {
      const params = { ...admin, groepId: groepId as GroepId }
      const body = { leerlingen: regels.map(({ jaarTekst: _gelezen, ...leerling }) => leerling) }
      const { leerlingen } = await call(nieuweLeerlingenEndpoints.createLeerlingen, {
        params,
        body,
      })
      await queries.invalidateQueries()
      toon({
        tekst: `${aantal(leerlingen.length, 'leerling is', 'leerlingen zijn')} toegevoegd. Hun wachtwoorden staan klaar.`,
        toon: 'ok',
        actie: { label: 'Ongedaan maken', onKies: () => void haalWeg(leerlingen) },
      })
      await navigate({ to: padVan('a-groep', { adminId, groepId }) })
    } catch (oorzaak) {
      setMislukt({ fout: oorzaak, verstuurd: regels })
      setBezig(false)
    }
  }
  return { bezig, mislukt, voegToe }
}
