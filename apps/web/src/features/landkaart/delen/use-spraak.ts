import { useEffect, useMemo } from 'react'
import { makeSpraak, type GeluidBron, type Spraak } from '@letterhaven/game-kit/klank/spraak'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** The voice of this host's country, with the sounds that are kept where there are any. */
export function useSpraak(bron?: GeluidBron): Spraak {
  const { land } = useWoordkeus()
  const spraak = useMemo(() => makeSpraak(land, bron), [land, bron])
  useEffect(() => {
    spraak.prepare()
    return () => spraak.stil()
  }, [spraak])
  return spraak
}
