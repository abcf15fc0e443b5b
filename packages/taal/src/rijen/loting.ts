/** Returns a series of draws that a seed fixes, each in [0, 1). This is Mulberry32, by Tommy Ettinger (public domain). */
export function makeLoting(seed: number): () => number {
  let stand = seed >>> 0
  return () => {
    stand = (stand + 0x6d2b79f5) >>> 0
    let t = Math.imul(stand ^ (stand >>> 15), stand | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns the same things in another order, where every order is equally likely (Fisher and Yates). */
export function shuffle<T>(dingen: readonly T[], loting: () => number): T[] {
  const rij = [...dingen]
  for (let i = rij.length - 1; i > 0; i -= 1) {
    const j = Math.floor(loting() * (i + 1))
    const [een, ander] = [rij[i], rij[j]]
    if (een !== undefined && ander !== undefined) {
      rij[i] = ander
      rij[j] = een
    }
  }
  return rij
}
