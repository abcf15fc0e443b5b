import { useEffect, useRef, useState } from 'react'
import { useZoektekst } from '../routes/zoekparam.ts'

/** Typing pauses of this length are written to the address. */
const WACHT_MS = 250

/**
 * A search text that follows every key at once and the address a moment later, so that typing stays
 * quick and a link or Back still brings the search back.
 */
export function useZoekinvoer(naam: string): [string, (waarde: string) => void] {
  const [inAdres, zetAdres] = useZoektekst(naam)
  const [tekst, zetTekst] = useState(inAdres)
  const bekend = useRef(inAdres)
  useEffect(() => {
    if (inAdres === bekend.current) return
    bekend.current = inAdres
    zetTekst(inAdres)
  }, [inAdres])
  useEffect(() => {
    if (tekst === bekend.current) return
    const timer = setTimeout(() => {
      bekend.current = tekst
      zetAdres(tekst)
    }, WACHT_MS)
    return () => clearTimeout(timer)
  }, [tekst, zetAdres])
  return [tekst, zetTekst]
}
