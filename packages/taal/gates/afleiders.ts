import { isMogelijkBegin } from '../src/begin.ts'
import { REGELS_VAN } from '../src/fout-categorie.ts'
import { FOUT_REGELS, type RuleId } from '../src/fout-regel.ts'
import { foutVormen } from '../src/fout-vormen.ts'
import type { Distractor, WordEntry } from '../src/woord.ts'
import { afleiderKlopt, type Bronnen } from './gates.ts'

/** So many wrong forms a word gets, where its rules can make them. */
const AANTAL = 3
/** Of one rule no more than this, so that no word can be told by looking for one kind of error. */
const PER_REGEL = 2
/** Errors that can happen in any word, the likely ones first; they fill up what its own rules leave. */
const ALGEMEEN: readonly RuleId[] = [
  'stomme-e',
  'open-dubbel',
  'dicht-enkel',
  'i-ie',
  'ei-ij',
  'ij-ei',
  'd-t',
  'v-f',
  'z-s',
  't-d',
  'lang-kort',
  'kort-lang',
  'g-ch',
  'letter-weg',
  'eind-twee',
  'lang-tweeklank',
  'tweeklank',
  'm-n',
  'spiegel',
  'f-v',
  's-z',
]

/** Would a child write it? A space stands where the parts of the compound meet, and words begin as words do. */
function isAannemelijk({ basis }: WordEntry, { f, rule }: Distractor): boolean {
  if (rule === 'letter-weg') return isMogelijkBegin(f)
  // A hyphen between parts is allowed wherever it helps to read.
  if (rule === 'samen-streepje') return false
  const [, laatste] = basis?.split('+') ?? []
  return rule !== 'samen-spatie' || (laatste !== undefined && f.endsWith(` ${laatste}`))
}

/** Wrong forms by these rules that the gates let through: of each rule its first, then of each its second. */
function vormenVolgens(
  regels: readonly RuleId[],
  entry: WordEntry,
  bronnen: Bronnen,
): Distractor[] {
  const perRegel = regels.map((rule) =>
    foutVormen(entry, rule)
      .map((f): Distractor => ({ f, rule, snd: FOUT_REGELS[rule] }))
      .filter((afleider) => isAannemelijk(entry, afleider))
      .filter((afleider) => afleiderKlopt(entry, afleider, bronnen).length === 0),
  )
  return Array.from({ length: PER_REGEL }, (_, ronde) =>
    perRegel.flatMap((vormen) => vormen.slice(ronde, ronde + 1)),
  ).flat()
}

/**
 * The wrong forms of a new word: those of its lesson first, then those of the other categories it belongs to,
 * then those of any word.
 */
export function kiesAfleiders(entry: WordEntry, bronnen: Bronnen): Distractor[] {
  const anders = entry.cat.filter((code) => code !== entry.focus)
  const lijsten = [REGELS_VAN[entry.focus], anders.flatMap((code) => REGELS_VAN[code]), ALGEMEEN]
  const vormen = new Map<string, Distractor>()
  for (const afleider of lijsten.flatMap((regels) => vormenVolgens(regels, entry, bronnen)))
    if (!vormen.has(afleider.f)) vormen.set(afleider.f, afleider)
  return [...vormen.values()].slice(0, AANTAL)
}
