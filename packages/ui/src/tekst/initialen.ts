const DIGRAAF = /^ij/i

function firstLetter(word: string): string {
  return DIGRAAF.test(word) ? 'IJ' : (Array.from(word)[0] ?? '').toLocaleUpperCase('nl')
}

/**
 * Returns the initials of a full name: of the first word, and of the first later word with a capital (else the last
 * word), so that a Dutch prefix is skipped (Sanne de Vries: SV) and a Flemish one counts (Emma Van Damme: EV).
 */
export function initialen(naam: string): string {
  const words = naam.normalize('NFC').trim().split(/\s+/u).filter(Boolean)
  const [first, ...rest] = words.map((word) => word.replace(/^[^\p{L}\p{N}]+/u, '')).filter(Boolean)
  if (!first) return '?'
  const family = rest.find((word) => /^\p{Lu}/u.test(word)) ?? rest.at(-1)
  return firstLetter(first) + (family ? firstLetter(family) : '')
}

/** Returns a stable colour number for an id, 1 to `aantal`: the same child has the same colour on every screen (FNV-1a). */
export function kleurNummer(id: string, aantal: number): number {
  let hash = 0x811c9dc5
  for (const sign of id) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 0) % aantal) + 1
}
