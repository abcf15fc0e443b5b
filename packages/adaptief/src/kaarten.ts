import { GATEN, MAX_KAARTEN } from './constanten.ts'
import { rond, type Kaart } from './staat.ts'

/**
 * The cards after one answer. A miss makes a card or sets it back to its first step; a right answer
 * on a card that is due moves it to a longer gap, and past the last gap the word is known.
 * A right answer before the card is due changes nothing: same-day luck is no memory.
 */
export function werkKaartenBij(
  kaarten: readonly Kaart[],
  antwoord: { woord: string; correct: boolean; t: number },
): readonly Kaart[] {
  const { woord, correct, t } = antwoord
  const kaart = kaarten.find((k) => k.woord === woord)
  if (!correct) {
    const andere = kaarten.filter((k) => k !== kaart)
    const fouten = Math.min(255, (kaart?.fouten ?? 0) + 1)
    const nieuw = { woord, gemist: rond(t), vanaf: rond(t + GATEN[0]), stap: 0, fouten }
    return [...maakPlaats(andere), nieuw]
  }
  if (!kaart || t < kaart.vanaf) return kaarten
  const stap = kaart.stap + 1
  const gat = GATEN[stap]
  if (gat === undefined) return kaarten.filter((k) => k !== kaart)
  return kaarten.map((k) => (k === kaart ? { ...k, stap, vanaf: rond(t + gat) } : k))
}

/** Due cards on day t, the oldest lapse first. */
export function kaartenDieMogen(kaarten: readonly Kaart[], t: number): readonly Kaart[] {
  return kaarten
    .filter((k) => k.vanaf <= t)
    .toSorted((a, b) => a.gemist - b.gemist || (a.woord < b.woord ? -1 : 1))
}

/** Keeps room for one more: the card that is furthest on its way leaves. */
function maakPlaats(kaarten: readonly Kaart[]): readonly Kaart[] {
  if (kaarten.length < MAX_KAARTEN) return kaarten
  const verst = kaarten.reduce((a, b) =>
    b.stap > a.stap || (b.stap === a.stap && b.vanaf > a.vanaf) ? b : a,
  )
  return kaarten.filter((k) => k !== verst)
}
