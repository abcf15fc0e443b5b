import { mag } from './afleider-veto.ts'
import type { CatCode } from './cat-code.ts'
import { ALGEMENE_REGELS, REGELS_VAN } from './fout-categorie.ts'
import { eigenRegels, proefwoord, type Proefwoord } from './fout-proef.ts'
import { FOUT_REGELS, type RuleId } from './fout-regel.ts'
import { foutVormen } from './fout-vormen.ts'
import type { Distractor } from './woord.ts'

/** Which wrong forms to offer: those that sound the same, those that a good look tells apart, or all. */
export type AfleiderMode = 'homofoon' | 'lezen' | 'alles'

/** How many wrong forms to offer, and of which kind. */
export interface AfleiderVraag {
  n: number
  /** Categories whose errors come first: the lesson. */
  cats?: readonly CatCode[]
  mode: AfleiderMode
  /** The same seed gives the same forms in the same order. */
  seed: number
}

const PAST: Readonly<Record<AfleiderMode, (afleider: Distractor) => boolean>> = {
  homofoon: ({ snd }) => snd === 'zelfde',
  lezen: ({ snd }) => snd !== 'zelfde',
  alles: () => true,
}

/** A number that mixes the letters with the seed (FNV-1a), to shuffle without chance. */
function hutsel(tekst: string, seed: number): number {
  let som = Math.imul(seed ^ 0x811c9dc5, 0x01000193)
  for (let i = 0; i < tekst.length; i += 1) som = Math.imul(som ^ tekst.charCodeAt(i), 0x01000193)
  return (som ^ (som >>> 15)) >>> 0
}

const geschud = (afleiders: readonly Distractor[], seed: number): Distractor[] =>
  afleiders.toSorted((a, b) => hutsel(a.f, seed) - hutsel(b.f, seed))

/** The forms of some rules: of each rule one, then of each a second, so that the choice is not all of a kind. */
function vanRegels(woord: Proefwoord, regels: readonly RuleId[], seed: number): Distractor[] {
  const rijen = regels.map((rule) =>
    geschud(
      foutVormen(woord, rule).map((f) => ({ f, rule, snd: FOUT_REGELS[rule] })),
      seed,
    ),
  )
  const langste = Math.max(0, ...rijen.map((rij) => rij.length))
  return Array.from({ length: langste }, (_, ronde) =>
    geschud(
      rijen.flatMap((rij) => rij.slice(ronde, ronde + 1)),
      seed,
    ),
  ).flat()
}

/**
 * Wrong forms of a word to choose from: those of the asked categories, the reviewed ones of a stored word, then by the
 * rules of its own categories and by general ones. Each is wrong in one place and no word that the list
 * knows, once `loadRules()` has fetched it; fewer than asked where the word cannot go wrong so often.
 */
export function distractors(doel: Proefwoord | string, vraag: AfleiderVraag): Distractor[] {
  const { n, cats = [], mode, seed } = vraag
  const woord = proefwoord(doel)
  const gekozen: Distractor[] = []
  const neem = (afleiders: readonly Distractor[]): void => {
    for (const afleider of afleiders)
      if (gekozen.length < n && PAST[mode](afleider) && mag(woord, afleider, gekozen))
        gekozen.push(afleider)
  }
  const vanLes = new Set(cats.flatMap((code) => REGELS_VAN[code]))
  const bewaard = geschud(woord.d, seed)
  neem(bewaard.filter(({ rule }) => vanLes.size === 0 || vanLes.has(rule)))
  neem(bewaard.filter(({ rule }) => vanLes.has(rule)))
  neem(vanRegels(woord, [...vanLes], seed))
  neem(bewaard)
  for (const regels of [eigenRegels(woord), ...ALGEMENE_REGELS])
    if (gekozen.length < n) neem(vanRegels(woord, regels, seed))
  return gekozen
}
