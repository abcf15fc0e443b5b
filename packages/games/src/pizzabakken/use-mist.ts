import { useEffect, useState } from 'react'
import type { State } from './stand.ts'

/** How long the oven says what is missing, in ms. */
const ZIN_MS = 2600

/** Returns whether the oven was tried too early just now, on the pizza as it lies, and what is called when it is. */
export function useMist({ opgave, fase }: Pick<State, 'opgave' | 'fase'>) {
  const [van, setVan] = useState<State['opgave']>(null)
  useEffect(() => {
    if (van === null) return
    const klok = setTimeout(() => setVan(null), ZIN_MS)
    return () => clearTimeout(klok)
  }, [van])
  const isMist = fase === 'spelen' && van !== null && van === opgave
  return { isMist, onMist: () => setVan(opgave) }
}
