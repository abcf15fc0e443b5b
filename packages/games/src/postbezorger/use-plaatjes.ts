import { useEffect } from 'react'
import type { State } from './straat.ts'

/** Fetches the pictures of all letters in the bag, so that each is there as soon as its letter is in hand. */
export function usePlaatjes({ plekken }: State): void {
  const adressen = plekken.flatMap(({ item }) => item?.picture ?? []).join('\n')
  useEffect(() => {
    for (const adres of adressen.split('\n')) if (adres !== '') new Image().src = adres
  }, [adressen])
}
