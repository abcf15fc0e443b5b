/** One step of the mulberry32 generator: [number in 0…1, next seed]. Pure, so that it can live in a state. */
export function volgendGetal(zaad: number): readonly [number, number] {
  const volgend = (zaad + 0x6d2b79f5) | 0
  let t = Math.imul(volgend ^ (volgend >>> 15), 1 | volgend)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return [((t ^ (t >>> 14)) >>> 0) / 4294967296, volgend]
}

/** Returns a seeded stream of numbers in 0…1, for code that needs no serialisable state. */
export function stroom(zaad: number): () => number {
  let nu = zaad | 0
  return () => {
    const [getal, volgend] = volgendGetal(nu)
    nu = volgend
    return getal
  }
}

/** Returns a shuffled copy (Fisher-Yates), using the given stream. */
export function shuffle<T>(rij: readonly T[], rnd: () => number): T[] {
  const uit = [...rij]
  for (let i = uit.length - 1; i > 0; i--) {
    const j = Math.floor(rnd() * (i + 1))
    const a = uit[i] as T
    uit[i] = uit[j] as T
    uit[j] = a
  }
  return uit
}

/** Chooses one element by a number in 0…1. Returns undefined for an empty list. */
export function choose<T>(rij: readonly T[], getal: number): T | undefined {
  return rij[Math.min(rij.length - 1, Math.floor(getal * rij.length))]
}
