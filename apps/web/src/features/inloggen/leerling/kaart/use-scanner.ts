import { useEffect, useRef } from 'react'
import { makeScannerOor } from './scanner-toetsen.ts'

const setWaarde = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Removes what the scanner wrote from a field, as if nobody had typed it. */
function herstel(veld: Element | null, geschreven: string): void {
  if (!(veld instanceof HTMLInputElement) || !veld.value.endsWith(geschreven)) return
  setWaarde?.call(veld, veld.value.slice(0, -geschreven.length))
  veld.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Listens for a scanner that types, wherever the focus is; what a person types stays where it went. */
export function useScanner(onKaart: (token: string) => void): void {
  const laatste = useRef(onKaart)
  useEffect(() => {
    laatste.current = onKaart
  })
  useEffect(() => {
    const oor = makeScannerOor()
    const stop = new AbortController()
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const { key, code, shiftKey: shift, timeStamp: op } = event
      const token = oor.hoor({ key, code, shift, op })
      if (token === null) return
      event.preventDefault()
      event.stopPropagation()
      herstel(document.activeElement, oor.geschreven())
      laatste.current(token)
    }
    window.addEventListener('keydown', handleKey, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
}
