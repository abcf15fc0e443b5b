import type { Uitzonderingen } from '../src/uitzonderingen.ts'

/**
 * Where in a word an entry of a list has to be found: anywhere, at the front, as the whole word, or anywhere with a bar for a
 * border.
 */
type Soort = 'ergens' | 'vooraan' | 'heel' | 'grens'

const SOORTEN: Readonly<Record<keyof Uitzonderingen, Soort>> = {
  engels: 'vooraan',
  engelseKlank: 'ergens',
  fransAu: 'ergens',
  fransCh: 'ergens',
  fransChVoor: 'vooraan',
  fransOu: 'ergens',
  geenEersteDeel: 'heel',
  geenMeervoud: 'heel',
  geenSamenstelling: 'vooraan',
  geenTweedeDeel: 'heel',
  geenVerklein: 'heel',
  geenZacht: 'heel',
  gh: 'ergens',
  grens: 'grens',
  heel: 'ergens',
  sj: 'ergens',
  stommeE: 'ergens',
}

const LETTERS = /^[a-zéèêëïöü]+(?:-[a-z]+)?$/
const MET_GRENS = /^[a-zéèêëïöü]+\|[a-zéèêëïöü]+$/
/** Lists that hold endings besides words, so that an entry need not occur in a word. */
const ALLEEN_UITGANG: ReadonlySet<keyof Uitzonderingen> = new Set([
  'geenTweedeDeel',
  'geenEersteDeel',
])

/** A text that holds all words, each between spaces: faster to search than a list. */
export type Woordtekst = string

const past: Readonly<Record<Soort, (deel: string, tekst: Woordtekst) => boolean>> = {
  ergens: (deel, tekst) => tekst.includes(deel),
  grens: (deel, tekst) => tekst.includes(deel.replace('|', '')),
  vooraan: (deel, tekst) => tekst.includes(` ${deel}`),
  heel: (deel, tekst) => tekst.includes(` ${deel} `),
}

/** Returns whether the other entry covers this one, so that this one adds nothing. */
const isOverbodig = (soort: Soort, deel: string, ander: string): boolean =>
  deel !== ander && soort === 'ergens' && deel.includes(ander)

function klachtenVan(
  naam: keyof Uitzonderingen,
  lijst: readonly string[],
  tekst: Woordtekst,
): string[] {
  const soort = SOORTEN[naam]
  const vorm = soort === 'grens' ? MET_GRENS : LETTERS
  return [
    ...(lijst.length === 0 ? [`${naam} is leeg`] : []),
    ...lijst.flatMap((deel, i) => [
      ...(vorm.test(deel) ? [] : [`${naam}: ${deel} heeft andere tekens`]),
      ...(i === 0 || (lijst[i - 1] ?? '') < deel
        ? []
        : [`${naam}: ${deel} staat niet op volgorde`]),
      ...(lijst.some((ander) => isOverbodig(soort, deel, ander))
        ? [`${naam}: ${deel} is al gezegd`]
        : []),
      ...(ALLEEN_UITGANG.has(naam) || past[soort](deel, tekst)
        ? []
        : [`${naam}: geen woord heeft ${deel}`]),
    ]),
  ]
}

/**
 * Lists what is wrong with the lists of exceptions: names, letters, order, and entries that match no word or repeat another.
 */
export function uitzonderingKlachten(
  lijsten: Readonly<Record<string, readonly string[]>>,
  tekst: Woordtekst,
): string[] {
  const bekend = Object.keys(SOORTEN)
  const vreemd = Object.keys(lijsten).filter((naam) => !bekend.includes(naam))
  return [
    ...vreemd.map((naam) => `${naam} is geen lijst`),
    ...(Object.keys(SOORTEN) as (keyof Uitzonderingen)[]).flatMap((naam) =>
      klachtenVan(naam, lijsten[naam] ?? [], tekst),
    ),
  ]
}
