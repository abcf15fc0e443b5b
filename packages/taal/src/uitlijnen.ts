type Soort = 'gelijk' | 'vervang' | 'extra' | 'weg'

/** A step of the shortest way from the target to the given form. */
export interface Stap {
  /** Whether the grapheme is kept, replaced, preceded by something extra, or left out. */
  soort: Soort
  /** The index of the grapheme of the target. */
  i: number
  /** What the given form has there; empty where it was left out. */
  gegeven: string
}

interface Vak {
  afstand: number
  soort: Soort
}

/** Chooses the cheapest way from one place out of the ways from the three places after it. */
function chooseStap(schuin: number, rechts: number, onder: number): Vak {
  const minst = Math.min(schuin, rechts, onder)
  const soort = minst === schuin ? 'vervang' : minst === rechts ? 'extra' : 'weg'
  return { afstand: minst + 1, soort }
}

/** Returns the edit distance, and the first step, from every pair of places (target, given) to the ends. */
function wegen(doel: readonly string[], gegeven: readonly string[]): Vak[][] {
  const laatste = gegeven.map((_, j): Vak => ({ afstand: gegeven.length - j, soort: 'extra' }))
  let onder: Vak[] = [...laatste, { afstand: 0, soort: 'gelijk' }]
  const tabel = [onder]
  for (const grafeem of doel.toReversed()) {
    const rij: Vak[] = [{ afstand: (onder.at(-1)?.afstand ?? 0) + 1, soort: 'weg' }]
    for (let j = gegeven.length - 1; j >= 0; j--) {
      const schuin = onder[j + 1]?.afstand ?? Infinity
      const rechts = rij[0]?.afstand ?? Infinity
      const isGelijk = grafeem === gegeven[j]
      rij.unshift(
        isGelijk
          ? { afstand: schuin, soort: 'gelijk' }
          : chooseStap(schuin, rechts, onder[j]?.afstand ?? Infinity),
      )
    }
    tabel.unshift(rij)
    onder = rij
  }
  return tabel
}

/** Returns the steps from the target to the given form, grapheme by grapheme, as few as possible. */
export function lijnUit(doel: readonly string[], gegeven: readonly string[]): Stap[] {
  const tabel = wegen(doel, gegeven)
  const stappen: Stap[] = []
  let [i, j] = [0, 0]
  while (i < doel.length || j < gegeven.length) {
    const soort = tabel[i]?.[j]?.soort ?? 'weg'
    stappen.push({ soort, i, gegeven: soort === 'weg' ? '' : (gegeven[j] ?? '') })
    if (soort !== 'extra') i += 1
    if (soort !== 'weg') j += 1
  }
  return stappen
}

/** Returns what became of one grapheme, from all that the answer has for its letters. */
function stapVan(grafeem: string, i: number, gegeven: string): Stap {
  if (gegeven === grafeem) return { soort: 'gelijk', i, gegeven }
  return { soort: gegeven === '' ? 'weg' : 'vervang', i, gegeven }
}

/**
 * Aligns letter by letter, for an answer whose letters form other graphemes than were meant (`boeilon` has no oei). What stands
 * for the letters of one grapheme is one step.
 */
export function lijnUitLetters(doel: readonly string[], gegeven: string): Stap[] {
  const eigenaar = doel.flatMap((grafeem, i) => [...grafeem].map(() => i))
  const stappen: Stap[] = []
  for (const stap of lijnUit([...doel.join('')], [...gegeven])) {
    const i = eigenaar[stap.i] ?? doel.length
    const laatste = stappen.at(-1)
    const isBinnen = laatste && laatste.soort !== 'extra' && laatste.i === i
    if (isBinnen) laatste.gegeven += stap.gegeven
    else stappen.push({ ...stap, i, soort: stap.soort === 'extra' ? 'extra' : 'weg' })
  }
  return stappen.map((stap) =>
    stap.soort === 'extra' ? stap : stapVan(doel[stap.i] ?? '', stap.i, stap.gegeven),
  )
}
