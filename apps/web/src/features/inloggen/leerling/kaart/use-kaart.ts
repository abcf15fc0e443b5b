import { useEffect, useRef } from 'react'
import { usePoging } from '../use-poging.ts'
import { useScanner } from './use-scanner.ts'

const VOORAF = '#kaart='

/** Takes the token of a card's link out of the address before anything else sees it; null when there is none. */
function takeFromAdres(): string | null {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(VOORAF)) return null
  window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(VOORAF.length)
}

/**
 * Signs in with a card: by its link, by a scanner that types, or by `open`. A user who was signed in on this device is signed
 * out when the card is right.
 */
export function useKaart() {
  const { bezig, fout, wacht, attempt } = usePoging()
  const open = (token: string): void => void attempt({ qr: token })
  const laatste = useRef(open)
  useEffect(() => {
    laatste.current = open
  })
  useScanner(open)
  useEffect(() => {
    const look = (): void => {
      const token = takeFromAdres()
      if (token) laatste.current(token)
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return { bezig, fout, wacht, open }
}
