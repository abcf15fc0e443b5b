import { useCallback, useEffect, useState } from 'react'
import { uitnodigingenEndpoints } from '@letterhaven/contracts/endpoints/uitnodigingen'
import type { Uitnodiging } from '@letterhaven/contracts/uitnodiging'
import { ApiFout, foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'

/** Why a link does not work; `stoort` may be temporary. */
export type Afwijzing = 'onbekend' | 'verlopen' | 'gebruikt' | 'stoort'

export type Staat =
  | { readonly soort: 'laden' }
  | { readonly soort: 'open'; readonly uitnodiging: Uitnodiging }
  | { readonly soort: Afwijzing; readonly bericht: string }

/** Returns what a refusal says about the link; null when it says nothing about it. */
export function afwijzingUit(fout: unknown): Exclude<Afwijzing, 'stoort'> | null {
  if (!(fout instanceof ApiFout)) return null
  if (fout.code === 'uitnodiging_used') return 'gebruikt'
  if (fout.code === 'uitnodiging_expired') return 'verlopen'
  return fout.code === 'not_found' || fout.code === 'invalid_input' ? 'onbekend' : null
}

/** Fetches the invitation of a link, and again on demand. */
export function useUitnodiging(token: string) {
  const [staat, setStaat] = useState<Staat>({ soort: 'laden' })
  const wijsAf = useCallback((soort: Afwijzing, fout: unknown) => {
    setStaat({ soort, bericht: foutTekst(fout) })
  }, [])
  const [keer, setKeer] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    call(uitnodigingenEndpoints.readUitnodiging, { body: { token }, signal: stop.signal }).then(
      (uitnodiging) => setStaat({ soort: 'open', uitnodiging }),
      (fout: unknown) => {
        if (!stop.signal.aborted) wijsAf(afwijzingUit(fout) ?? 'stoort', fout)
      },
    )
    return () => stop.abort()
  }, [token, keer, wijsAf])
  const opnieuw = () => {
    setStaat({ soort: 'laden' })
    setKeer((vorige) => vorige + 1)
  }
  return { staat, wijsAf, opnieuw }
}
