import { useEffect, useState } from 'react'
import type { Item } from '../regels/contract.ts'

/** How long a word that was called back is shown: a fixed time, and more for each letter; in calm play twice that. */
const KIJK_MS = 1800
const LETTER_MS = 240

/** Shows a word for a while, whenever it is asked for. */
export function useKijk({ id, word }: Pick<Item, 'id' | 'word'>, rustig: boolean) {
  const ms = (KIJK_MS + LETTER_MS * word.length) * (rustig ? 2 : 1)
  const [keer, setKeer] = useState(0)
  const nu = keer === 0 ? '' : `${id} ${keer}`
  const [voorbij, setVoorbij] = useState('')
  useEffect(() => {
    if (nu === '') return
    const klok = setTimeout(() => setVoorbij(nu), ms)
    return () => clearTimeout(klok)
  }, [nu, ms])
  return { kijkt: nu !== voorbij, kijk: () => setKeer(keer + 1) }
}
