import { isEenPlaats } from '../src/afleider-veto.ts'
import { isMogelijkBegin } from '../src/begin.ts'
import { CAT_CODES } from '../src/cat-code.ts'
import { findCategorie } from '../src/categorieen.ts'
import { FOUT_REGELS } from '../src/fout-regel.ts'
import { foutVormen } from '../src/fout-vormen.ts'
import { isGrafeem } from '../src/inventaris.ts'
import { ongepast } from '../src/ongepast.ts'
import { isGeenWoord } from '../src/taalregels/weren.ts'
import type { Distractor, WordEntry } from '../src/woord.ts'
import type { Afbreken } from './afbreken.ts'
import { compute, type Berekend, type Herzieningen } from './herzien.ts'
import type { Spelling } from './spelling.ts'
import { grenzen, isZelfdeVerdeling } from './verdeling.ts'
import { heeftGelijke, WEINIG_GELIJK } from './weinig-gelijk.ts'

/** What the gates look things up in. */
export interface Bronnen {
  spelling: Spelling
  /** Splits a word into the parts between which the hyphenation patterns let a line break. */
  afbreken: Afbreken
  /** What was decided by hand where the rules or the patterns say otherwise. */
  herzien: Herzieningen
}

/** A gate returns everything that is wrong with one entry; an empty list lets it through. */
export type Poort = (entry: WordEntry, bronnen: Bronnen) => string[]

const KLINKERLETTER = /[aeiouyéèêëïöü]|'s /i
const ZINSWOORD = /[\p{L}'’-]+/gu
const ZIN = { min: 4, max: 12 }

const mits = (goed: boolean, klacht: string): string[] => (goed ? [] : [klacht])
const isGelijk = (a: readonly string[], b: readonly string[]): boolean =>
  a.join(' ') === b.join(' ')
const woordenVan = (zin: string): string[] => zin.match(ZINSWOORD) ?? []

/**
 * Counts how often a word occurs in a row of words. A word with a capital (`Pasen`) only counts as written; a word with a space
 * (`'s avonds`) has to occur as consecutive words.
 */
function keer(w: string, woorden: readonly string[]): number {
  const delen = w.split(' ')
  const alsGeschreven = w !== w.toLowerCase()
  const rij = alsGeschreven ? woorden : woorden.map((woord) => woord.toLowerCase())
  return rij.filter((_, i) => delen.every((deel, j) => rij[i + j] === deel)).length
}

/** (a) The word is in the dictionary, with exactly these capitals; so is the longer form. */
const inWoordenboek: Poort = ({ w, lang }, { spelling }) => [
  ...mits(
    w.split(' ').every((deel) => spelling.kent(deel)),
    `${w} staat niet in het woordenboek`,
  ),
  ...mits(lang === undefined || spelling.kent(lang), `${lang} staat niet in het woordenboek`),
]

/**
 * (b) The graphemes join into the word, are in the inventory, and are those of the rules or of a reviewer; so is the pattern.
 */
const grafemenKloppen: Poort = (entry, { herzien }) => {
  const { w, g, struct } = entry
  const berekend = compute(entry, herzien.get(w))
  return [
    ...mits(g.join('') === w, 'grafemen vormen het woord niet'),
    ...g
      .filter((grafeem) => !isGrafeem(grafeem.toLowerCase()))
      .map((grafeem) => `onbekend grafeem ${grafeem}`),
    ...mits(isGelijk(g, berekend.g), `grafemen zijn volgens de regel ${berekend.g.join('.')}`),
    ...mits(struct === berekend.struct, 'struct klopt niet'),
  ]
}

const alsBerekend = (naam: string, delen: readonly string[], berekend: Berekend): string[] => {
  const regel = naam === 'lg' ? berekend.lg : naam === 'kg' ? berekend.kg : berekend.br
  return mits(isGelijk(delen, regel), `${naam} is volgens de regels ${regel.join('-')}`)
}

/**
 * (c) Each of the three divisions joins into the word and is that of the rules or of a reviewer. Every part of `lg` and `kg`
 * has a vowel and a possible beginning, and these two end in the same places; `br` breaks only where `lg` does.
 */
const verdelingenKloppen: Poort = ({ w, focus, lg, kg, br }, { herzien }) => [
  ...Object.entries({ lg, kg, br }).flatMap(([naam, delen]) =>
    alsBerekend(naam, delen, compute({ w, focus }, herzien.get(w))),
  ),
  ...Object.entries({ lg, kg, br }).flatMap(([naam, delen]) =>
    mits(delen.join('') === w, `${naam} vormt het woord niet`),
  ),
  ...mits(lg.length === kg.length, 'aantal lettergrepen en klankgroepen verschilt'),
  ...mits(
    [...lg, ...kg].every((deel) => KLINKERLETTER.test(deel)),
    'een deel zonder klinker',
  ),
  ...[...lg.slice(1), ...kg.slice(1)]
    .filter((deel) => !isMogelijkBegin(deel))
    .map((deel) => `${deel} kan geen begin zijn`),
  ...mits(isZelfdeVerdeling(kg, lg), 'klankgroepen en lettergrepen eindigen niet gelijk'),
  ...mits(
    grenzen(br).every((plaats) => grenzen(lg).includes(plaats)),
    'afbreking breekt binnen een lettergreep',
  ),
  ...mits(
    br.length === 1 || [br[0], br.at(-1)].every((deel) => (deel ?? '').length > 1),
    'afbreking laat een letter alleen',
  ),
]

/** (d) A line breaks where the Dutch hyphenation patterns break it, unless the place was reviewed. */
const afbrekingKlopt: Poort = ({ w, br }, { afbreken, herzien }) =>
  mits(
    herzien.get(w)?.br !== undefined || isGelijk(br, afbreken(w)),
    `afbreking ${br.join('-')} is volgens de patronen ${afbreken(w).join('-')}`,
  )

/**
 * (f) The stored categories are those of the rules, except for what a reviewer decided. The lesson is one of them and has been
 * taught by the year of the word.
 */
const categorieenKloppen: Poort = (entry, { herzien }) => {
  const { cat, focus, groep, lang, w } = entry
  const berekend = compute(entry, herzien.get(w)).cat
  const eersteGroep = findCategorie(focus)?.groep ?? Infinity
  return [
    ...mits(
      isGelijk(cat, berekend),
      `categorieën ${cat.join()} zijn volgens de regels ${berekend.join()}`,
    ),
    ...mits(cat.includes(focus), `focus ${focus} staat niet in cat`),
    ...mits(
      cat.every((code) => CAT_CODES.includes(code)),
      'onbekende categorie',
    ),
    ...mits(groep >= eersteGroep, `${focus} is in groep ${groep} nog niet aangeboden`),
    ...mits(focus !== 'langermaak' || isVerlengd(w, lang), 'langere vorm laat de d niet horen'),
  ]
}

/** Returns whether the longer form begins like the word and ends with a d and a plural or inflection (`draad`, `draden`). */
function isVerlengd(w: string, lang: string | undefined): boolean {
  if (lang === undefined || lang === w || lang.length < w.length) return false
  return lang.startsWith(w.slice(0, 2)) && /d(?:e|en|eren)$/.test(lang)
}

/**
 * Returns whether this is an existing word. A lost capital is an error of its own, so there only the form exactly as it stands
 * counts.
 */
const isWoord = ({ f, rule }: Distractor, { spelling }: Bronnen): boolean =>
  !isGeenWoord(f) && (rule === 'kleine-letter' ? spelling.kent(f) : spelling.kentOoitAls(f))

/**
 * Lists what is wrong with one distractor. It must be a decent non-word that is wrong in one place and made by the rule it
 * names, with that rule's sound.
 */
export function afleiderKlopt(entry: WordEntry, afleider: Distractor, bronnen: Bronnen): string[] {
  const { f, rule, snd } = afleider
  return [
    ...mits(!isWoord(afleider, bronnen), `${f} is een bestaand woord`),
    ...mits(ongepast(f.toLowerCase()) === undefined, `${f} is ongepast`),
    ...mits(isEenPlaats(entry.w, f), `${f} verschilt op meer dan één plaats`),
    ...mits(
      rule in FOUT_REGELS && foutVormen(entry, rule).includes(f),
      `${f} volgt niet uit ${rule}`,
    ),
    ...mits(
      FOUT_REGELS[rule] === snd,
      `${f}: klank hoort bij ${rule} ${FOUT_REGELS[rule]} te zijn`,
    ),
  ]
}

/** (g) There are at least two distractors, each different and each correct by itself. */
const afleidersKloppen: Poort = (entry, bronnen) => {
  const vormen = entry.d.map((afleider) => afleider.f)
  return [
    ...mits(vormen.length >= 2, 'minder dan twee afleiders'),
    ...mits(new Set(vormen).size === vormen.length, 'dubbele afleider'),
    ...entry.d.flatMap((afleider) => afleiderKlopt(entry, afleider, bronnen)),
  ]
}

/**
 * (h) There is at least one sentence; each has the word once, 4 to 12 words that are all known, a capital and a closing mark.
 */
const zinnenKloppen: Poort = ({ w, zin = [] }, { spelling }) => [
  ...mits(zin.length > 0, 'geen zin'),
  ...zin.flatMap((tekst) => {
    const woorden = woordenVan(tekst)
    const eerste = woorden[0] ?? ''
    return [
      ...mits(keer(w, woorden) === 1, `niet precies één keer ${w}: ${tekst}`),
      ...mits(
        woorden.length >= ZIN.min && woorden.length <= ZIN.max,
        `${woorden.length} woorden: ${tekst}`,
      ),
      ...mits(/^\p{Lu}.*[.!?]$/u.test(tekst), `hoofdletter of leesteken ontbreekt: ${tekst}`),
      ...mits(
        [eerste, eerste.toLowerCase(), eerste.replace(/^Eé/, 'éé')].some((vorm) =>
          spelling.kent(vorm),
        ),
        `onbekend: ${eerste}`,
      ),
      ...woorden
        .slice(1)
        .filter((woord) => !spelling.kent(woord))
        .map((woord) => `onbekend: ${woord}`),
    ]
  }),
]

/** (i) Nothing that a child sees is on the list of what is kept from children. */
const nietsOngepasts: Poort = ({ w, d, zin = [] }) =>
  [w, ...d.map((afleider) => afleider.f), ...zin.flatMap(woordenVan)]
    .filter((woord) => ongepast(woord.toLowerCase()) !== undefined)
    .map((woord) => `${woord} staat op de lijst van ongepaste woorden`)

/**
 * (p) There are two wrong forms that sound the same, whether stored or made by the rules, except for the words in
 * `WEINIG_GELIJK`.
 */
const klinktGelijk: Poort = (entry) =>
  mits(
    entry.w in WEINIG_GELIJK || heeftGelijke(entry),
    'minder dan twee foute vormen van gelijke klank',
  )

/** (j) Returns the words and sentences that are in the corpus more than once. */
export function dubbelen(entries: readonly Pick<WordEntry, 'w' | 'zin'>[]): string[] {
  const teksten = entries.flatMap(({ w, zin = [] }) => [w, ...zin])
  return teksten.filter((tekst, i) => teksten.indexOf(tekst) !== i)
}

/** All gates that look at one entry. */
export const POORTEN: Readonly<Record<string, Poort>> = {
  'a: woordenboek': inWoordenboek,
  'b: grafemen': grafemenKloppen,
  'c: verdelingen': verdelingenKloppen,
  'd: afbreking': afbrekingKlopt,
  'f: categorieën': categorieenKloppen,
  'g: afleiders': afleidersKloppen,
  'h: zinnen': zinnenKloppen,
  'i: gepast': nietsOngepasts,
  'p: gelijke klank': klinktGelijk,
}
