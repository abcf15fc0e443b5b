import { useCallback, useEffect, useMemo, useRef } from 'react'
import { maakGeluid } from './geluid.ts'
import type { Geluid } from './geluid.ts'
import type { Instellingen } from './instellingen.ts'
import type { Klank } from './klanken.ts'
import { maakSpraak } from './spraak.ts'
import type { Spraak } from './spraak.ts'

/** What a screen can be heard with. */
export interface Gehoor {
  readonly klank: (klank: Klank | null) => void
  readonly spraak: Spraak
}

/** The sounds and the voice of one screen, following the settings, silent when it goes. */
export function useKlank({ geluid: aan, volume, land }: Instellingen): Gehoor {
  const geluid = useRef<Geluid | null>(null)
  const spraak = useMemo(() => maakSpraak(land), [land])
  useEffect(() => {
    geluid.current = maakGeluid()
    return () => geluid.current?.sluit()
  }, [])
  useEffect(() => () => spraak.stil(), [spraak])
  useEffect(() => {
    geluid.current?.zet({ aan, volume })
    // The voice is asked for by its own button too: then it is never mute.
    spraak.zet(aan ? Math.max(0.3, volume) : 1)
  }, [aan, volume, spraak])
  const klank = useCallback((naam: Klank | null) => {
    if (naam) geluid.current?.speel(naam)
  }, [])
  return { klank, spraak }
}
