/** A grapheme of a word, and whether a wrong form differs from it there. */
export interface Deel {
  readonly deel: string
  readonly anders: boolean
}

/** Returns how many graphemes from the front of `rij` spell the front of `vorm`. */
function zelfdeBegin(rij: readonly string[], vorm: string): number {
  let gelezen = ''
  let n = 0
  for (const grafeem of rij) {
    if (!vorm.startsWith(gelezen + grafeem)) break
    gelezen += grafeem
    n += 1
  }
  return n
}

/** Returns how many graphemes from the back of `rij` spell the back of `vorm`. */
function zelfdeEind(rij: readonly string[], vorm: string): number {
  let gelezen = ''
  let n = 0
  for (const grafeem of rij.toReversed()) {
    if (!vorm.endsWith(grafeem + gelezen)) break
    gelezen = grafeem + gelezen
    n += 1
  }
  return n
}

/**
 * Marks the graphemes of the right word in which a given wrong form differs, e.g.
 * bloem against 'bloum' marks 'oe'. One site is assumed: between the common begin and end. Where
 * the wrong form only adds letters (boomen), the grapheme before the addition is marked.
 */
export function markeer(graphemes: readonly string[], gegeven: string): Deel[] {
  const begin = zelfdeBegin(graphemes, gegeven)
  if (begin === graphemes.length && graphemes.join('') === gegeven)
    return graphemes.map((deel) => ({ deel, anders: false }))
  const eind = Math.min(zelfdeEind(graphemes, gegeven), graphemes.length - begin)
  const van = begin === graphemes.length - eind ? Math.max(0, begin - 1) : begin
  const tot = Math.max(van + 1, graphemes.length - eind)
  return graphemes.map((deel, i) => ({ deel, anders: i >= van && i < tot }))
}
