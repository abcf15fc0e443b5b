import { useEffect, useState } from 'react'

/** How long somebody who types is silent between two words, and not between two letters. */
const PAUZE_MS = 350

/** Returns a text as it was when it had last stood still for a moment; an empty one at once, because nobody types on from that. */
export function usePauze(tekst: string): string {
  const [stil, setStil] = useState(tekst)
  useEffect(() => {
    const wait = tekst === '' ? 0 : PAUZE_MS
    const timer = setTimeout(() => setStil(tekst), wait)
    return () => clearTimeout(timer)
  }, [tekst])
  return stil
}
