import { kaleNaam } from '@letterhaven/domain/naam'

/**
 * Returns a test for whether every word of a search occurs in a text, in any order and however it is written: 'berg anna' finds
 * Anna van den Berg. Every list that is searched on a screen uses this; the text must be as `kaleNaam` writes it.
 */
export function makeZoeker(zoek: string): (kaal: string) => boolean {
  const woorden = kaleNaam(zoek).split(/\s+/u)
  return (kaal) => woorden.every((woord) => kaal.includes(woord))
}
