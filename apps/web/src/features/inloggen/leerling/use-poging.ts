import { useEffect, useRef, useState } from 'react'
import type { Auth } from '@letterhaven/contracts/aanmelden'
import { ApiFout } from '../../../shared/api/api-fout.ts'
import { goThroughDeur, isBinnen } from '../../../shared/aanmelding/aanmelden.ts'
import { useVerder } from '../use-verder.ts'

const MIS = 'Dat is het nog niet. Kijk nog eens goed en probeer het opnieuw.'
const ONBEKEND = 'Dat lukte niet. Probeer het nog een keer.'

/** How long to wait, in seconds, and until when. */
export interface Wacht {
  readonly seconden: number
  readonly tot: number
}

function zinVan(fout: unknown): string {
  if (!(fout instanceof ApiFout)) return ONBEKEND
  return fout.code === 'sign_in_failed' ? MIS : fout.message
}

/** A child's sign-in: one try at a time, a kind word when it was wrong, and a wait after many tries. */
export function usePoging() {
  const { verder } = useVerder()
  const [bezig, setBezig] = useState(false)
  const [fout, setFout] = useState<string | null>(null)
  const [wacht, setWacht] = useState<Wacht | null>(null)
  const loopt = useRef(false)
  useEffect(() => {
    if (!wacht) return
    const wekker = setTimeout(() => setWacht(null), Math.max(0, wacht.tot - Date.now()))
    return () => clearTimeout(wekker)
  }, [wacht])

  const attempt = async (gegevens: Auth): Promise<boolean> => {
    if (loopt.current) return false
    loopt.current = true
    setBezig(true)
    setFout(null)
    try {
      const uitslag = await goThroughDeur(gegevens)
      if (isBinnen(uitslag)) verder(uitslag)
      return true
    } catch (oorzaak) {
      const seconden = oorzaak instanceof ApiFout ? oorzaak.overSeconden : undefined
      if (oorzaak instanceof ApiFout && oorzaak.status === 429 && seconden)
        setWacht({ seconden, tot: Date.now() + seconden * 1000 })
      else setFout(zinVan(oorzaak))
      return false
    } finally {
      loopt.current = false
      setBezig(false)
    }
  }
  return { bezig, fout, wacht, attempt, magWeer: () => setWacht(null) }
}
