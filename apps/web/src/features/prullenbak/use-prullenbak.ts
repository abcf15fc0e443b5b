import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { prullenbakEndpoints } from '@letterhaven/contracts/endpoints/prullenbak'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import { MEESTE_TEGELIJK } from '@letterhaven/contracts/prullenbak-maten'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { ApiFout, foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { refresh } from '../../shared/api/refresh.ts'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import type { Terug } from './components/vraag-dialogen.tsx'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'

/** How it went: done, refused for want of seats, which the page says, or refused otherwise, which a toast says. */
type Uitslag = 'gedaan' | 'vol' | 'mis'

/** Puts pupils back, or erases them for good. */
export function usePrullenbak(adminId: string) {
  const w = useWoordkeus()
  const queries = useQueryClient()
  const showToast = useToast()
  const [bezig, setBezig] = useState<'terug' | 'wis' | null>(null)
  const [vol, setVol] = useState<unknown>(null)
  const params = { adminId: adminId as AdminId }

  async function perform(wat: 'terug' | 'wis', werk: () => Promise<string>): Promise<Uitslag> {
    setBezig(wat)
    setVol(null)
    try {
      showToast({ tekst: await werk(), toon: 'ok' })
      return 'gedaan'
    } catch (oorzaak) {
      // When seats are lacking, the way to order them stays on the page.
      if (oorzaak instanceof ApiFout && oorzaak.code === 'licentie_vol') {
        setVol(oorzaak)
        return 'vol'
      }
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
      return 'mis'
    } finally {
      await refresh(queries)
      setBezig(null)
    }
  }

  const putBack = (leerlingen: LeerlingId[], terug: Terug = {}) =>
    perform('terug', async () => {
      const eerste = leerlingen.slice(0, MEESTE_TEGELIJK)
      const body = { leerlingen: eerste, weg: false, ...terug }
      const { gedaan } = await call(prullenbakEndpoints.setPrullenbak, { params, body })
      if (gedaan.length === 0) return 'Wie je koos, was al teruggezet.'
      return `${aantal(gedaan.length, `${w.leerling} is`, `${w.leerlingen} zijn`)} terug, met alle gegevens.`
    })

  const erase = (leerlingen: LeerlingId[]) =>
    perform('wis', async () => {
      const body = { leerlingen: leerlingen.slice(0, MEESTE_TEGELIJK) }
      const gewist = await call(prullenbakEndpoints.erasePrullenbak, { params, body })
      return `De gegevens van ${aantal(gewist.leerlingen, w.leerling, w.leerlingen)} zijn voorgoed gewist.`
    })

  return { bezig, vol, putBack, erase }
}
