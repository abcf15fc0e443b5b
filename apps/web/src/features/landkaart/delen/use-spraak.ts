import { useEffect, useMemo } from 'react'
import { makeSpraak, type GeluidBron, type Spraak } from '@letterhaven/game-kit/klank/spraak'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** Returns the voice of this host's country, with recorded sounds if there are any. */
export function useSpraak(bron?: GeluidBron): Spraak {
  const { land } = useWoordkeus()
  const spraak = useMemo(() => makeSpraak(land, bron), [land, bron])
  useEffect(() => {
    spraak.prepare()
    return () => spraak.stil()
  }, [spraak])
  return spraak
}
