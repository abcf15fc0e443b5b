import { useCallback, useEffect, useRef, useState } from 'react'
import { zinVan } from './correctie-kaart.tsx'
import type { Correctie } from './spel-module.ts'
import type { Spraak } from '../klank/spraak.ts'

/** How corrections are heard. */
export interface CorrectieStem {
  /** Says the sounds of the word one by one where they were recorded, the word, and then the rule. */
  readonly read: (correctie: Correctie) => Promise<void>
  /** Whether the word must be shown in parts because nobody heard it. */
  readonly inStukken: boolean
}

interface StemDelen {
  readonly spraak: Spraak
  /** The correction that is shown now. */
  readonly getoond: Correctie | null
  /** Whether corrections are spoken without being asked for. */
  readonly hardop: boolean
}

/** Says corrections, and falls silent as soon as the shown one goes away. */
export function useCorrectieStem({ spraak, getoond, hardop }: StemDelen): CorrectieStem {
  const [ongehoord, setOngehoord] = useState<Correctie | null>(null)
  const read = useCallback(
    async (correctie: Correctie) => {
      const { klanken = [] } = correctie
      for (const tekst of spraak.bewaart(klanken) ? klanken : [])
        if ((await spraak.say({ tekst, robotstem: false })) === 'onderbroken') return
      const gezegd = await spraak.say(correctie.woord)
      if (gezegd === 'onderbroken') return
      setOngehoord(gezegd === 'stil' ? correctie : null)
      await spraak.say({ tekst: zinVan(correctie) })
    },
    [spraak],
  )
  const stond = useRef(false)
  useEffect(() => {
    // Not when another correction takes its place, because that one is being said already.
    if (stond.current && !getoond) spraak.stil()
    stond.current = getoond !== null
  }, [getoond, spraak])
  return { read, inStukken: !hardop || ongehoord === getoond }
}
