import { useCallback, useEffect, useState } from 'react'

/** The channel on which tabs of one browser tell each other which taak is played. */
const KANAAL = 'letterhaven-taak'

/** Returns the channel; null where a browser has none, or forbids it together with storage. */
function openKanaal(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(KANAAL)
  } catch {
    return null
  }
}

/**
 * Tells other tabs that a taak is played here, and returns whether it went on in another one since, with what takes it back.
 * Two tabs that both play it would ask its words twice.
 */
export function useElders(taakId: string): readonly [isElders: boolean, takeBack: () => void] {
  const [isElders, setElders] = useState(false)
  const [keer, setKeer] = useState(0)
  useEffect(() => {
    const kanaal = openKanaal()
    kanaal?.addEventListener('message', ({ data }) => {
      if (data === taakId) setElders(true)
    })
    kanaal?.postMessage(taakId)
    return () => kanaal?.close()
  }, [taakId, keer])
  const takeBack = useCallback(() => {
    setElders(false)
    setKeer((k) => k + 1)
  }, [])
  return [isElders, takeBack]
}
