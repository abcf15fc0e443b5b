import { isDubbel, isKlinker } from '../inventaris.ts'

/** A grapheme and the place of its first letter in the word. */
interface Plek {
  readonly grafeem: string
  readonly begin: number
}

/** Consonants that begin a part together when a vowel stands before them (`ze-bra`). */
const SAMEN = /^[bcdfgkptv][lr]$/

function plekken(grafemen: readonly string[], begin: number): Plek[] {
  let plaats = begin
  return grafemen.map((grafeem) => {
    const plek = { grafeem, begin: plaats }
    plaats += grafeem.length
    return plek
  })
}

/**
 * Returns whether a y sounds like a j, as it does next to a vowel (`yo-ga`, `lo-yaal`, `boy-cot`); after a consonant it is ie
 * (`em-bry-o`).
 */
function isY(rij: readonly Plek[], i: number): boolean {
  const [vorige, volgende] = [rij[i - 1]?.grafeem, rij[i + 1]?.grafeem ?? '']
  if (vorige === undefined || vorige === 'n') return /^[aeiouéè]/.test(volgende)
  return /^[aeo]$/.test(vorige)
}

/** Returns whether this grapheme is the vowel of a part. */
function isKern(rij: readonly Plek[], i: number): boolean {
  const grafeem = rij[i]?.grafeem ?? ''
  return isKlinker(grafeem) && !(grafeem === 'y' && isY(rij, i))
}

/** Returns the place of division between two vowels with these consonants between them. */
function tussen(vorige: Plek, medeklinkers: readonly Plek[], tweede: Plek): number {
  const [eerste, ander] = medeklinkers
  if (!eerste) return vorige.grafeem.endsWith('w') ? tweede.begin - 1 : tweede.begin
  if (!ander) {
    const deelt = isDubbel(eerste.grafeem) || /^(?:ng|ck)$/.test(eerste.grafeem)
    return deelt ? eerste.begin + 1 : eerste.begin
  }
  const [voorlaatste, laatste] = medeklinkers.slice(-2)
  if (voorlaatste && laatste && SAMEN.test(voorlaatste.grafeem + laatste.grafeem))
    return voorlaatste.begin
  return medeklinkers.length === 2 ? ander.begin : (laatste?.begin ?? tweede.begin)
}

/** Returns where a run of graphemes is divided so that every part has one vowel; `begin` is the place of the first grapheme. */
export function divideRij(grafemen: readonly string[], begin: number): number[] {
  const rij = plekken(grafemen, begin)
  const kernen = rij.flatMap((_, i) => (isKern(rij, i) ? [i] : []))
  return kernen.slice(1).flatMap((kern, k) => {
    const [vorige, tweede] = [rij[kernen[k] ?? 0], rij[kern]]
    return vorige && tweede ? [tussen(vorige, rij.slice((kernen[k] ?? 0) + 1, kern), tweede)] : []
  })
}

/** Counts the vowels that a run of graphemes has. */
export function countKernen(grafemen: readonly string[]): number {
  const rij = plekken(grafemen, 0)
  return rij.filter((_, i) => isKern(rij, i)).length
}
