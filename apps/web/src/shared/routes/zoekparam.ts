import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useNogHier } from '../use-nog-hier.ts'

/** Reads search parameters as plain text, so that a code like 007 stays what it is. */
export function readZoek(zoek: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(zoek))
}

/** Writes search parameters; those without a value are left out. */
export function writeZoek(params: Readonly<Record<string, unknown>>): string {
  const gevuld = Object.entries(params).filter(
    (paar): paar is [string, string] => typeof paar[1] === 'string' && paar[1] !== '',
  )
  const tekst = new URLSearchParams(gevuld).toString()
  return tekst ? `?${tekst}` : ''
}

/**
 * Keeps free text in the address, so that a link and Back bring it back: `const [zoek, setZoek] = useZoektekst('zoek')`. Once
 * the page is gone it changes nothing: the address is that of another page by then.
 */
export function useZoektekst(naam: string, standaard = ''): [string, (waarde: string) => void] {
  const zoek = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const navigate = useNavigate()
  const isHier = useNogHier()
  const set = useCallback(
    (waarde: string) => {
      if (!isHier()) return
      void navigate({
        to: '.',
        search: ((vorige: Record<string, string>) => ({
          ...vorige,
          [naam]: waarde === standaard ? '' : waarde,
        })) as never,
        replace: true,
        resetScroll: false,
      })
    },
    [isHier, naam, navigate, standaard],
  )
  return [zoek[naam] ?? standaard, set]
}

/** Keeps one of a few values in the address; anything else found there counts as the first of them. */
export function useZoekkeuze<const T extends string>(
  naam: string,
  waarden: readonly [T, ...T[]],
): [T, (waarde: T) => void] {
  const [tekst, set] = useZoektekst(naam, waarden[0])
  return [waarden.find((waarde) => waarde === tekst) ?? waarden[0], set]
}
