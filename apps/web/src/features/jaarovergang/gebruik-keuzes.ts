import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { jaarovergangEndpoints } from '@letterhaven/contracts/endpoints/jaarovergang'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { JaarovergangIn, OvergangKeuzes } from '@letterhaven/contracts/jaarovergang'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'

const MIS = 'Dat is niet bewaard. Controleer de verbinding en kies het nog eens.'

/** Where it stands with what was chosen last. */
export type Bewaarstand = 'niets' | 'bezig' | 'bewaard'

/**
 * What is decided over the proposal: shown at once, kept one after the other. What could not be kept is taken off the
 * screen again, so that nobody carries out what is not there.
 */
export function useKeuzes(adminId: string, geladen: JaarovergangIn) {
  const queries = useQueryClient()
  const params = { adminId: adminId as AdminId }
  const { queryKey } = vraag(jaarovergangEndpoints.getJaarovergang, { params })
  const [keuzes, setKeuzes] = useState(geladen.keuzes)
  const [stand, setStand] = useState<Bewaarstand>('niets')
  const [fout, setFout] = useState<string | null>(null)
  const nu = useRef({ keuzes: geladen.keuzes, versie: geladen.versie, wachtend: 0 })
  const rij = useRef<Promise<void>>(Promise.resolve())

  async function bewaar(nieuw: OvergangKeuzes): Promise<void> {
    try {
      const body = { versie: nu.current.versie, keuzes: nieuw }
      const antwoord = await call(jaarovergangEndpoints.saveJaarovergang, { params, body })
      nu.current.versie = antwoord.versie
      queries.setQueryData(queryKey, antwoord)
      // Of what was decided the server keeps what still means something.
      if (nu.current.wachtend === 1) {
        nu.current.keuzes = antwoord.keuzes
        setKeuzes(antwoord.keuzes)
      }
      setStand(nu.current.wachtend > 1 ? 'bezig' : 'bewaard')
    } catch (oorzaak) {
      setFout(foutTekst(oorzaak, MIS))
      setStand('niets')
      const vers = await queries.fetchQuery(
        vraag(jaarovergangEndpoints.getJaarovergang, { params }),
      )
      nu.current = { ...nu.current, keuzes: vers.keuzes, versie: vers.versie }
      setKeuzes(vers.keuzes)
    } finally {
      nu.current.wachtend -= 1
    }
  }

  function wijzig(verander: (keuzes: OvergangKeuzes) => OvergangKeuzes): void {
    const nieuw = verander(nu.current.keuzes)
    nu.current = { ...nu.current, keuzes: nieuw, wachtend: nu.current.wachtend + 1 }
    setKeuzes(nieuw)
    setFout(null)
    setStand('bezig')
    rij.current = rij.current.then(() => bewaar(nieuw)).catch(() => setFout(MIS))
  }

  return { keuzes, wijzig, stand, fout }
}

export type Keuzes = ReturnType<typeof useKeuzes>
