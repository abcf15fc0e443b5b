import { useCallback, useEffect, useMemo, useRef } from 'react'
import { makeGeluid } from './geluid.ts'
import type { Geluid } from './geluid.ts'
import type { Instellingen } from '../keuzen/instellingen.ts'
import type { Klank } from './klanken.ts'
import { makeSpraak } from './spraak.ts'
import type { GeluidBron, Spraak } from './spraak.ts'

/** The sounds and the voice of a screen. */
export interface Gehoor {
  readonly klank: (klank: Klank | null) => void
  readonly spraak: Spraak
}

/**
 * The lowest volume for what a pupil asked for with its own button, whether the sound is on or off: the same as the
 * lowest step of VOLUMES that can be heard.
 */
const ZACHT = 0.35

/** The sounds and the voice of one screen. They follow the settings and stop when the screen goes away. */
export function useKlank(
  { geluid: aan, volume, land }: Instellingen,
  bron: GeluidBron | undefined,
): Gehoor {
  const geluid = useRef<Geluid | null>(null)
  const spraak = useMemo(() => makeSpraak(land, bron), [land, bron])
  useEffect(() => {
    geluid.current = makeGeluid()
    return () => geluid.current?.close()
  }, [])
  useEffect(() => {
    spraak.prepare()
    return () => spraak.stil()
  }, [spraak])
  useEffect(() => {
    geluid.current?.set({ aan, volume })
    spraak.set(Math.max(ZACHT, volume))
  }, [aan, volume, spraak])
  const klank = useCallback((naam: Klank | null) => {
    if (naam) geluid.current?.speel(naam)
  }, [])
  return { klank, spraak }
}
