import { useCallback, useEffect, useState } from 'react'
import { leerlingInloggenEndpoints } from '@letterhaven/contracts/endpoints/leerling-inloggen'
import type { KlasIngang } from '@letterhaven/contracts/leerling-ingang'
import { ApiFout, foutTekst } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'
import { readCodes, rememberCodes, forgetKlas } from '../../../shared/session/klas-van-apparaat.ts'

type Staat =
  | { readonly soort: 'laden' }
  | { readonly soort: 'er'; readonly klas: KlasIngang }
  | { readonly soort: 'onbekend' }
  | { readonly soort: 'stoort'; readonly bericht: string }

/** Finds a class by the code of its link. A code that works is remembered on this device; one that does not is forgotten. */
export function useKlas(klascode: string) {
  const [staat, setStaat] = useState<Staat>({ soort: 'laden' })
  const [keer, setKeer] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    const { findKlas } = leerlingInloggenEndpoints
    call(findKlas, { body: { klascode }, signal: stop.signal }).then(
      (klas) => {
        rememberCodes({ schoolcode: klas.schoolcode, klascode })
        setStaat({ soort: 'er', klas })
      },
      (fout: unknown) => {
        if (stop.signal.aborted) return
        const isWeg = fout instanceof ApiFout && [400, 404].includes(fout.status)
        if (isWeg && readCodes().klascode === klascode) forgetKlas()
        const bericht = foutTekst(fout)
        setStaat(isWeg ? { soort: 'onbekend' } : { soort: 'stoort', bericht })
      },
    )
    return () => stop.abort()
  }, [klascode, keer])
  const opnieuw = useCallback(() => {
    setStaat({ soort: 'laden' })
    setKeer((vorige) => vorige + 1)
  }, [])
  return { staat, opnieuw }
}
