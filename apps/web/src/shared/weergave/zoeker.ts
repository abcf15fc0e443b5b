import { kaleNaam } from '@letterhaven/domain/naam'

/**
 * Every word of a search stands in the text, in any order and however it is written: 'berg anna' finds Anna van den Berg.
 * Each list that is searched on a screen asks it here; the text comes as `kaleNaam` writes it.
 */
export function makeZoeker(zoek: string): (kaal: string) => boolean {
  const woorden = kaleNaam(zoek).split(/\s+/u)
  return (kaal) => woorden.every((woord) => kaal.includes(woord))
}
