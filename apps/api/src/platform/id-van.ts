import { createHash } from 'node:crypto'

/** Derives an id from an owner and a key of a screen: a call that is sent twice makes one thing, and nobody chooses an id. */
export function idVan(eigenaar: string, sleutel: string): string {
  const hex = createHash('sha256').update(`${eigenaar} ${sleutel}`).digest('hex')
  const delen = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ]
  return [...delen, hex.slice(20, 32)].join('-')
}
