import { KAART_KLAAR, MAX_KAARTEN, ZELFDE_DAG } from './constanten.ts'
import { EERSTE_MIS, naHerhaling } from './fsrs.ts'
import { rond, type Kaart } from './staat.ts'

/**
 * Returns the cards after one answer. A first miss makes a card. Later answers change its memory, unless they come on the same
 * day: the luck of the moment is not memory. A word that is remembered long enough is known and loses its card.
 */
export function updateKaarten(
  kaarten: readonly Kaart[],
  antwoord: { woord: string; correct: boolean; t: number },
): readonly Kaart[] {
  const { woord, correct } = antwoord
  const plek = kaarten.findIndex((k) => k.woord === woord)
  const kaart = kaarten[plek]
  if (!kaart) {
    if (correct) return kaarten
    const t = rond(antwoord.t)
    const geheugen = { s: rond(EERSTE_MIS.s), d: rond(EERSTE_MIS.d) }
    return [...makePlaats(kaarten), { woord, gemist: t, laatst: t, ...geheugen, fouten: 1 }]
  }
  const na = kaartNa(kaart, antwoord)
  if (na.s >= KAART_KLAAR) return kaarten.filter((k) => k !== kaart)
  return na === kaart ? kaarten : kaarten.with(plek, na)
}

function kaartNa(kaart: Kaart, { correct, t }: { correct: boolean; t: number }): Kaart {
  const dagen = t - kaart.laatst
  const mis = correct ? {} : { gemist: rond(t), fouten: Math.min(255, kaart.fouten + 1) }
  if (dagen < ZELFDE_DAG) return correct ? kaart : { ...kaart, ...mis }
  const { s, d } = naHerhaling(kaart, dagen, correct)
  return { ...kaart, ...mis, laatst: rond(t), s: rond(s), d: rond(d) }
}

/** Returns the cards whose word is by now known with a chance below .9, the oldest lapse first. */
export function kaartenDieMogen(kaarten: readonly Kaart[], t: number): readonly Kaart[] {
  return kaarten
    .filter((k) => t - k.laatst > k.s)
    .toSorted((a, b) => a.gemist - b.gemist || (a.woord < b.woord ? -1 : 1))
}

/** Makes room for one more card: the one that is remembered best leaves. */
function makePlaats(kaarten: readonly Kaart[]): readonly Kaart[] {
  if (kaarten.length < MAX_KAARTEN) return kaarten
  const best = kaarten.reduce((a, b) => (b.s > a.s ? b : a))
  return kaarten.filter((k) => k !== best)
}
