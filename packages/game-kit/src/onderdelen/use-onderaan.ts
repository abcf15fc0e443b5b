import { useEffect, useRef } from 'react'

/** Keeps the end of a text in view, where it does not fit: the newest of it is read first. `wat` tells when it is another text. */
export function useOnderaan(wat: string) {
  const vlak = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (vlak.current) vlak.current.scrollTop = vlak.current.scrollHeight
  }, [wat])
  return vlak
}
