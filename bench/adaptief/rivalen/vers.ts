import { op } from '../rij.ts'

/** A word does not come back within this many words. */
const VERS = 25

/** Tells which words a leerling had recently. */
export interface Vers {
  isVers(woord: number): boolean
  gehad(woord: number): void
}

export function makeFresh(woorden: number): Vers {
  const laatst = new Int32Array(woorden).fill(-VERS)
  let n = 0
  return {
    isVers: (woord) => n - op(laatst, woord) >= VERS,
    gehad(woord) {
      laatst[woord] = n
      n += 1
    },
  }
}
