import { useCallback, useEffect, useMemo } from 'react'
import { maakSpraak } from '@letterhaven/game-kit/spraak'
import { useWoordkeus } from '../../shared/woordkeus.tsx'

/** Says words in the voice of this host's country; silent where the device has none. */
export function useSpraak(): (tekst: string) => void {
  const { land } = useWoordkeus()
  const spraak = useMemo(() => maakSpraak(land), [land])
  useEffect(() => () => spraak.stil(), [spraak])
  return useCallback((tekst: string) => void spraak.zeg({ tekst }), [spraak])
}
