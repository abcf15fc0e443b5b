import { useCallback, useEffect, useState } from 'react'
import type { GeluidBron, Spraak } from './spraak.ts'
import type { Uiting } from '../spraak/schakel.ts'

/**
 * Says what a game asks for and knows whether it can be heard here. It cannot when the sound is off, or when the device
 * has no voice and no sounds are kept. This is determined before the first word and again with every word that is said.
 */
export function useGehoor(
  spraak: Spraak,
  { hardop, bron }: { hardop: boolean; bron: GeluidBron | undefined },
): { stem: boolean; say: (uiting: Uiting) => void } {
  const [isGehoord, setGehoord] = useState(true)
  useEffect(() => {
    void spraak.kan(Object.keys(bron?.adressen ?? {})).then(setGehoord)
  }, [spraak, bron])
  const say = useCallback(
    (uiting: Uiting) => {
      void spraak.say(uiting).then((gezegd) => {
        if (gezegd !== 'onderbroken') setGehoord(gezegd !== 'stil')
      })
    },
    [spraak],
  )
  return { stem: hardop && isGehoord, say }
}
