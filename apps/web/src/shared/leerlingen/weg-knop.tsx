import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { prullenbakEndpoints } from '@letterhaven/contracts/endpoints/prullenbak'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { useToast } from '@letterhaven/ui/toast-context'
import { foutTekst } from '../api/api-fout.ts'
import { call } from '../api/client.ts'
import { useSessieUser } from '../session/sessie.ts'
import { aantal } from '../weergave/woorden.ts'

interface Props {
  readonly adminId: string
  readonly leerlingen: LeerlingId[]
  readonly onKlaar: () => void
}

const MIS = 'Dat lukte niet. Er is niemand weggelegd. Probeer het opnieuw.'

/** Puts the chosen pupils in the prullenbak, for who may, with the way back. */
export function WegKnop({ adminId, leerlingen, onKlaar }: Props) {
  const queries = useQueryClient()
  const toon = useToast()
  const role = useSessieUser()?.role
  const [bezig, setBezig] = useState(false)
  if (!role || !heeftRecht(role, 'leerling.write')) return null
  const zet = async (weg: boolean): Promise<number> => {
    const params = { adminId: adminId as AdminId }
    // Who sat in no group comes back to none.
    const body = { leerlingen, weg, ...(weg ? {} : { groepId: null }) }
    const { gedaan } = await call(prullenbakEndpoints.setPrullenbak, { params, body })
    await queries.invalidateQueries()
    return gedaan
  }
  const mis = (oorzaak: unknown) => toon({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
  const haalTerug = () =>
    void zet(false)
      .then((n) => toon({ tekst: `${aantal(n, 'leerling is', 'leerlingen zijn')} terug.` }))
      .catch(mis)
  const handleWeg = async () => {
    setBezig(true)
    try {
      const gedaan = await zet(true)
      onKlaar()
      toon({
        tekst: `${aantal(gedaan, 'leerling ligt', 'leerlingen liggen')} in de prullenbak.`,
        toon: 'ok',
        actie: { label: 'Ongedaan maken', onKies: haalTerug },
      })
    } catch (oorzaak) {
      mis(oorzaak)
      setBezig(false)
    }
  }
  return (
    <Knop soort="tekst" icoon="prullenbak" bezig={bezig} onClick={() => void handleWeg()}>
      Weggooien
    </Knop>
  )
}
