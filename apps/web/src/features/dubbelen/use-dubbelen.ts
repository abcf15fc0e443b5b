import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { VoegSamen, ZetApart } from '@letterhaven/contracts/dubbel'
import { dubbelenEndpoints } from '@letterhaven/contracts/endpoints/dubbelen'
import type { AdminId } from '@letterhaven/contracts/ids'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { ApiFout, foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { refresh } from '../../shared/api/refresh.ts'
import { aantal } from '../../shared/weergave/woorden.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'
const WEG =
  'Een van deze twee is er niet meer, misschien heeft iemand ze al samengevoegd. Er is nu niets veranderd.'

type Twee = Pick<ZetApart, 'een' | 'ander'>

/** Merges two records into one, or records that they are two children. */
export function useDubbelen(adminId: string) {
  const queries = useQueryClient()
  const showToast = useToast()
  const [bezig, setBezig] = useState<string | null>(null)
  const params = { adminId: adminId as AdminId }

  async function perform(wie: string, werk: () => Promise<void>): Promise<void> {
    setBezig(wie)
    try {
      await werk()
    } catch (oorzaak) {
      const isWeg = oorzaak instanceof ApiFout && oorzaak.status === 404
      showToast({ tekst: isWeg ? WEG : foutTekst(oorzaak, MIS), toon: 'bad' })
    } finally {
      await refresh(queries)
      setBezig(null)
    }
  }

  const setApart = (twee: Twee, apart: boolean): Promise<void> =>
    perform(`${twee.een} ${twee.ander}`, async () => {
      await call(dubbelenEndpoints.setApart, { params, body: { ...twee, apart } })
      showToast({
        tekst: apart
          ? 'Dit zijn twee kinderen. We vragen er niet opnieuw naar.'
          : 'Ze staan weer bij de voorstellen.',
        toon: 'ok',
        actie: {
          label: 'Ongedaan maken',
          onKies: () => void setApart(twee, !apart),
        },
      })
    })

  const merge = (naam: string, body: VoegSamen): Promise<void> =>
    perform(`${body.blijft} ${body.weg}`, async () => {
      const { antwoorden } = await call(dubbelenEndpoints.merge, { params, body })
      const erbij =
        antwoorden === 0
          ? ''
          : ` ${aantal(antwoorden, 'antwoord is', 'antwoorden zijn')} overgekomen.`
      showToast({ tekst: `${naam} staat er nu één keer.${erbij}`, namen: [naam], toon: 'ok' })
    })

  return { bezig, setApart, merge }
}
