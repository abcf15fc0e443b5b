import { useEffect, useState } from 'react'
import type { Item } from '../regels/contract.ts'

/** How long a word that was called back is shown: a fixed time, and more for each letter; in calm play twice that. */
const KIJK_MS = 1800
const LETTER_MS = 240

/** Shows a word for a while, whenever it is asked for. */
export function useKijk({ id, word }: Pick<Item, 'id' | 'word'>, rustig: boolean) {
  const ms = (KIJK_MS + LETTER_MS * word.length) * (rustig ? 2 : 1)
  const [gevraagd, setGevraagd] = useState<{ readonly bij: string } | null>(null)
  useEffect(() => {
    if (!gevraagd) return
    const klok = setTimeout(() => setGevraagd(null), ms)
    return () => clearTimeout(klok)
  }, [gevraagd, ms])
  // What was called back of one word is not shown of the next.
  return { kijkt: gevraagd?.bij === id, kijk: () => setGevraagd({ bij: id }) }
}
