import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../api/api-fout.ts'
import { useWoordkeus } from '../woordkeus.tsx'
import { useMag } from '../kijk-mee/hier.ts'

interface Props {
  readonly adminId: string
  readonly leerlingen: readonly LeerlingId[]
  readonly onKlaar: () => void
}

const MIS =
  'Dat lukte niet. Er is niets veranderd. Kijk of je internet hebt en probeer het opnieuw.'

/** Puts the chosen pupils in the prullenbak, for users who may. The code that does so is fetched when it is needed. */
export function WegKnop({ adminId, leerlingen, onKlaar }: Props) {
  const w = useWoordkeus()
  const queries = useQueryClient()
  const showToast = useToast()
  const mag = useMag('leerling.write')
  const [bezig, setBezig] = useState(false)
  if (!mag) return null
  const handleWeg = async () => {
    setBezig(true)
    try {
      const { putAway } = await import('./put-away.ts')
      await putAway({ adminId, leerlingen, queries, showToast, w })
      onKlaar()
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    } finally {
      setBezig(false)
    }
  }
  return (
    <Knop soort="tekst" icoon="prullenbak" bezig={bezig} onClick={() => void handleWeg()}>
      Naar prullenbak
    </Knop>
  )
}
