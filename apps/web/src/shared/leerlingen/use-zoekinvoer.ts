import { useCallback, useEffect, useRef, useState } from 'react'
import { useZoektekst } from '../routes/zoekparam.ts'

/** The search text is written to the address after a pause in typing of this length. */
const WACHT_MS = 250

/** A search text, and the address that follows it. */
interface Zoekinvoer {
  readonly zoek: string
  readonly setZoek: (waarde: string) => void
  /** Writes the text to the address now, so that a user who leaves within the pause finds it again with Back. */
  readonly saveZoek: () => void
}

/**
 * Holds a search text that follows every key at once and reaches the address a moment later, so that typing stays quick and a
 * link or Back still brings the search back.
 */
export function useZoekinvoer(naam: string): Zoekinvoer {
  const [inAdres, setAdres] = useZoektekst(naam)
  const [zoek, setTekst] = useState(inAdres)
  const laatste = useRef(inAdres)
  const bekend = useRef(inAdres)
  const setZoek = useCallback((waarde: string) => {
    laatste.current = waarde
    setTekst(waarde)
  }, [])
  const saveZoek = useCallback(() => {
    if (laatste.current === bekend.current) return
    bekend.current = laatste.current
    setAdres(laatste.current)
  }, [setAdres])
  useEffect(() => {
    if (inAdres === bekend.current) return
    bekend.current = inAdres
    setZoek(inAdres)
  }, [inAdres, setZoek])
  useEffect(() => {
    const timer = setTimeout(saveZoek, WACHT_MS)
    return () => clearTimeout(timer)
  }, [zoek, saveZoek])
  return { zoek, setZoek, saveZoek }
}
