import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { makeSpraak } from '@letterhaven/game-kit/klank/spraak'
import type { ToetsPapier } from '@letterhaven/contracts/methodetoets'

/** How long a word that could not be heard is shown. */
const KIJK_MS = 2500

export type DicteeWoord = ToetsPapier['woorden'][number]

/** The voice of the dictation; when it stays silent the word is shown for a moment. */
export function useDicteeStem({ land, geluiden }: Pick<ToetsPapier, 'land' | 'geluiden'>) {
  const spraak = useMemo(
    () => makeSpraak(land, { adressen: geluiden ?? {}, vooruit: [], make: null }),
    [land, geluiden],
  )
  const [gezien, setGezien] = useState<string | null>(null)
  const wekker = useRef<ReturnType<typeof setTimeout>>(undefined)
  const verberg = useCallback(() => {
    clearTimeout(wekker.current)
    setGezien(null)
  }, [])
  useEffect(() => {
    spraak.prepare()
    return () => {
      spraak.stil()
      clearTimeout(wekker.current)
    }
  }, [spraak])
  const say = useCallback(
    async ({ woord, zin, robotstem }: DicteeWoord, wat: 'woord' | 'zin') => {
      verberg()
      const tekst = wat === 'zin' && zin ? zin : woord
      const gezegd = await spraak.say({ tekst, ...(wat === 'woord' && { robotstem }) })
      if (gezegd !== 'stil') return
      setGezien(tekst)
      wekker.current = setTimeout(() => setGezien(null), KIJK_MS)
    },
    [spraak, verberg],
  )
  return { say, gezien, verberg }
}
