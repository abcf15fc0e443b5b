import { mag, type Veto, vetoVanLijst } from './afleider-veto.ts'
import type { CatCode } from './cat-code.ts'
import { ALGEMENE_REGELS, REGELS_VAN } from './fout-categorie.ts'
import { eigenRegels, proefwoord, type Proefwoord } from './fout-proef.ts'
import { FOUT_REGELS, type RuleId } from './fout-regel.ts'
import { foutVormen } from './fout-vormen.ts'
import type { Distractor } from './woord.ts'
import type { Klankgelijkenis } from './klankgelijkenis.ts'

/** Which wrong forms to offer: those that sound the same, those that can be told apart by reading well, or all. */
export type AfleiderMode = 'homofoon' | 'lezen' | 'alles'

/** How many wrong forms to offer, and of which kind. */
export interface AfleiderVraag {
  n: number
  /** Categories whose errors come first: those of the lesson. */
  cats?: readonly CatCode[]
  mode: AfleiderMode
  /** The same seed gives the same forms in the same order; without one the most telling come first. */
  seed?: number
}

const PAST: Readonly<Record<AfleiderMode, (snd: Klankgelijkenis) => boolean>> = {
  homofoon: (snd) => snd === 'zelfde',
  lezen: (snd) => snd !== 'zelfde',
  alles: () => true,
}
/** The most forms of one rule while other rules have any, so that no word can be found by looking for one kind of error. */
const PER_REGEL = 2

/** Mixes the letters and the seed into a number (FNV-1a), for a shuffle without chance. */
function hutsel(tekst: string, seed: number): number {
  let som = Math.imul(seed ^ 0x811c9dc5, 0x01000193)
  for (let i = 0; i < tekst.length; i += 1) som = Math.imul(som ^ tekst.charCodeAt(i), 0x01000193)
  return (som ^ (som >>> 15)) >>> 0
}

const geschud = (afleiders: readonly Distractor[], seed?: number): readonly Distractor[] =>
  seed === undefined
    ? afleiders
    : afleiders.toSorted((a, b) => hutsel(a.f, seed) - hutsel(b.f, seed))

/** Returns the forms of each rule, shuffled by the seed. */
const vormenVan = (
  woord: Proefwoord,
  regels: readonly RuleId[],
  seed?: number,
): (readonly Distractor[])[] =>
  regels.map((rule) =>
    geschud(
      foutVormen(woord, rule).map((f) => ({ f, rule, snd: FOUT_REGELS[rule] })),
      seed,
    ),
  )

/** Takes one from each row, then a second from each, and so on. */
function omDeBeurt(rijen: readonly (readonly Distractor[])[], seed?: number): Distractor[] {
  const langste = Math.max(0, ...rijen.map((rij) => rij.length))
  return Array.from({ length: langste }, (_, ronde) =>
    geschud(
      rijen.flatMap((rij) => rij.slice(ronde, ronde + 1)),
      seed,
    ),
  ).flat()
}

/**
 * Chooses wrong forms of a word: those of the asked categories, then the reviewed forms of a stored word, then those by the
 * rules of its lesson, of its other categories and of any word. Each is wrong in one place. None is a word of the list, once
 * `loadRules()` has fetched it, or refused by another `veto`. There are fewer than asked where the word cannot go wrong so
 * often.
 */
export function distractors(
  doel: Proefwoord | string,
  { n, cats = [], mode, seed }: AfleiderVraag,
  veto: Veto = vetoVanLijst,
): Distractor[] {
  const woord = proefwoord(doel)
  const gekozen = new Map<string, Distractor>()
  const take = (afleiders: readonly Distractor[]): void => {
    for (const afleider of afleiders) {
      if (gekozen.size >= n) return
      if (!PAST[mode](afleider.snd) || gekozen.has(afleider.f)) continue
      if (mag(woord, afleider, veto)) gekozen.set(afleider.f, afleider)
    }
  }
  const over: (readonly Distractor[])[][] = []
  const takeBy = (regels: readonly RuleId[]): void => {
    if (gekozen.size >= n) return
    const passend = regels.filter((rule) => PAST[mode](FOUT_REGELS[rule]))
    const rijen = vormenVan(woord, passend, seed)
    take(
      omDeBeurt(
        rijen.map((rij) => rij.slice(0, PER_REGEL)),
        seed,
      ),
    )
    over.push(rijen.map((rij) => rij.slice(PER_REGEL)))
  }
  const vanLes = new Set(cats.flatMap((code) => REGELS_VAN[code]))
  const bewaard = geschud(woord.d, seed)
  take(bewaard.filter(({ rule }) => vanLes.has(rule)))
  takeBy([...vanLes])
  take(bewaard)
  if (woord.focus) takeBy(REGELS_VAN[woord.focus])
  for (const regels of [eigenRegels(woord), ...ALGEMENE_REGELS]) takeBy(regels)
  for (const rijen of over) take(omDeBeurt(rijen, seed))
  return [...gekozen.values()]
}
