import type { Trap } from '@letterhaven/contracts/trap'
import { inhoudVan, losStuk, type Geheel } from '@letterhaven/game-kit/onderdelen/koppel'
import type { Item, Soort } from '@letterhaven/game-kit/regels/contract'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { DIEREN, DIERWOORDEN, type Dier, type Schemer } from './schemerdier.ts'
import type { Opgave } from './stand.ts'
import { delenVan, passenBij } from './stukken.ts'

/** At this stage it is dusk, and the pieces of a second word float among those of the word that is asked. */
const SCHEMER = 3

export const inSchemer = ({ trap }: { readonly trap: Trap }): boolean => trap === SCHEMER

/** Returns which animals are awake, between two words as well. */
export const gewektVan = (staat: {
  readonly opgave: Opgave | null
  readonly vorige: Opgave | null
}): readonly Dier[] => (staat.opgave ?? staat.vorige)?.schemer?.gewekt ?? []

/** Returns the animal that still hides, or null. */
export const schuilt = ({ schemer }: Pick<Opgave, 'schemer'>): Dier | null =>
  schemer?.dier && !schemer.gewekt.includes(schemer.dier) ? schemer.dier : null

const itemVan = (dier: Dier): Item => {
  const [graphemes, syllables] = DIERWOORDEN[dier]
  return { soort: 'woord', id: dier, word: dier, graphemes, syllables }
}

interface Bij {
  readonly delen: readonly string[]
  readonly soort: Soort
  readonly rnd: () => number
  readonly vorige: Opgave | null
}

/** Hides an animal: the one that was not woken yet, as long as its word can float here as well, or else another one. */
export function hideDier(item: Item, { delen, soort, rnd, vorige }: Bij): Schemer {
  const gewekt = vorige?.schemer?.gewekt ?? []
  const oud = vorige && schuilt(vorige)
  for (const dier of [...(oud ? [oud] : []), ...shuffle(DIEREN, rnd)]) {
    const eigen = delenVan(itemVan(dier), soort)
    const kan = eigen && dier !== item.word && !gewekt.includes(dier)
    if (kan && passenBij(item, delen, eigen)) return { dier, delen: eigen, gewekt }
  }
  return { dier: null, delen: [], gewekt }
}

/** Returns where in a word a row of pieces stands; -1 where it does not. */
const plaatsIn = (woord: readonly string[], rij: readonly string[]): number =>
  woord.findIndex((_, van) => rij.every((deel, i) => woord[van + i] === deel))

/** Returns the places of these pieces, each used once. */
const plekkenVan = (stukken: readonly string[], delen: readonly string[]): readonly number[] =>
  delen.reduce<readonly number[]>(
    (uit, deel) => [
      ...uit,
      stukken.findIndex((stuk, plek) => stuk === deel && !uit.includes(plek)),
    ],
    [],
  )

/** Blows the bubbles of a word. What was stuck together well of an animal that still hides is kept from the word before. */
export function blowBellen(
  stukken: readonly string[],
  schemer: Schemer | null,
  vorige: Opgave | null,
): readonly Geheel[] {
  const los = stukken.map((_, plek) => losStuk(plek))
  if (!schemer?.dier || !vorige || schuilt(vorige) !== schemer.dier) return los
  const rijen = vorige.bellen
    .filter(({ plek, naden }) => naden.length > 0 && plek !== vorige.los)
    .map((bel) => inhoudVan(vorige.stukken, bel))
    .filter((rij) => plaatsIn(schemer.delen, rij) >= 0)
  const langste = rijen.toSorted((een, ander) => ander.length - een.length)[0]
  if (!langste) return los
  const van = plaatsIn(schemer.delen, langste)
  const eigen = plekkenVan(stukken, schemer.delen).slice(van, van + langste.length)
  const heel: Geheel = {
    plek: eigen[0] ?? 0,
    stukken: eigen,
    naden: eigen.slice(1).map((_, i) => i + 1),
  }
  return [...los.filter(({ plek }) => !eigen.includes(plek)), heel]
}

/** Returns whether a bubble holds the word of the animal that hides. */
export function isDierBel(opgave: Opgave, bel: Geheel): boolean {
  return (
    bel.naden.length > 0 && inhoudVan(opgave.stukken, bel).join('') === (schuilt(opgave) ?? '-')
  )
}

/** Wakes the animal whose word a bubble holds, which then is gone; null where it holds none. */
export function wakeDier(opgave: Opgave, plek: number): Opgave | null {
  const bel = opgave.bellen.find((deze) => deze.plek === plek)
  const { schemer } = opgave
  if (!schemer?.dier || !bel || !isDierBel(opgave, bel)) return null
  return {
    ...opgave,
    bellen: opgave.bellen.filter((deze) => deze !== bel),
    schemer: { ...schemer, gewekt: [...schemer.gewekt, schemer.dier] },
  }
}

/** Returns what was blown and still floats, each at its place, and nothing at the places of what is gone. */
export const zwevend = ({ stukken, bellen }: Opgave): readonly string[] => {
  const er = new Set(bellen.flatMap((bel) => bel.stukken))
  return stukken.map((stuk, plek) => (er.has(plek) ? stuk : ''))
}
