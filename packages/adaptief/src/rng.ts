/** Returns a 32-bit number for a text, the same everywhere: FNV-1a over UTF-16 units. */
export function hashTekst(tekst: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < tekst.length; i++) {
    h = Math.imul(h ^ tekst.charCodeAt(i), 0x01000193)
  }
  return h >>> 0
}

/**
 * Draws a number in [0, 1) that depends on nothing but its arguments, so that choices can be repeated and inspected without
 * moving a generator on. Mixing by multiply and xor-shift, full avalanche per argument.
 */
export function trek(seed: number, ...delen: readonly number[]): number {
  let h = seed >>> 0
  for (const deel of delen) h = mix((h ^ (deel >>> 0)) + 0x9e3779b9)
  return mix(h + 0x85ebca6b) / 4294967296
}

function mix(x: number): number {
  let h = x | 0
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}
