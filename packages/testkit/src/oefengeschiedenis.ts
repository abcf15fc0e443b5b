import type { OudAntwoord } from './oude-antwoorden.ts'

const DAG_MS = 86_400_000
const UUR_MS = 3_600_000
const WOORDEN = [
  ['boom', 'hak'],
  ['trein', 'ei'],
  ['kijk', 'ij'],
  ['maan', 'langermaak'],
] as const

/** Returns a generator of numbers in [0, 1) from a seed (mulberry32), so that every run has the same history. */
function toeval(zaad: number): () => number {
  let a = zaad
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Makes days of practice up to `nu`: sittings at any hour (also around midnight), second tries and wrong forms. */
export function oefengeschiedenis(nu: Date, zaad: number, dagen: number): OudAntwoord[] {
  const kans = toeval(zaad)
  const lijst: OudAntwoord[] = []
  for (let dag = dagen; dag >= 0; dag -= 1) {
    if (kans() < 0.5) continue
    let op = nu.getTime() - dag * DAG_MS - Math.floor(kans() * 24) * UUR_MS
    const aantal = 3 + Math.floor(kans() * 12)
    for (let i = 0; i < aantal; i += 1) {
      op += 1000 + Math.floor(kans() * 60_000) + (kans() < 0.05 ? UUR_MS : 0)
      if (op > nu.getTime()) break
      const [woordId, categorie] = WOORDEN[Math.floor(kans() * WOORDEN.length)] ?? WOORDEN[0]
      const correct = kans() < 0.7
      const ms = 500 + Math.floor(kans() * 20_000)
      const gegeven = correct ? woordId : `${woordId}${Math.floor(kans() * 3)}`
      lijst.push({ gegevenOp: new Date(op), correct, woordId, categorie, gegeven, ms })
      if (!correct && kans() < 0.6) {
        op += 1000
        lijst.push({
          gegevenOp: new Date(op),
          correct: true,
          woordId,
          categorie,
          poging: 2,
          ms: 700,
        })
      }
    }
  }
  return lijst
}
