import { useEffect, useRef } from 'react'

/** A pause longer than this, in ms, is not made up for. */
const LANGSTE_MS = 100

/** Lets a toy's time pass, once per frame, for as long as it is on the page. */
export function useTik(pass: (ms: number) => void): void {
  const laatste = useRef(pass)
  useEffect(() => {
    laatste.current = pass
  })
  useEffect(() => {
    let vorig: number | null = null
    let beurt = requestAnimationFrame(function teken(nu) {
      if (vorig !== null) laatste.current(Math.min(LANGSTE_MS, nu - vorig))
      vorig = nu
      beurt = requestAnimationFrame(teken)
    })
    return () => cancelAnimationFrame(beurt)
  }, [])
}
