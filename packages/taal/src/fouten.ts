import { foutVormen } from './fout-vormen.ts'
import { FOUT_REGELS, type RuleId } from './fout-regel.ts'
import { verschil } from './grafemen.ts'
import { isGesloten, isOpen } from './klankgroepen.ts'
import type { WordEntry } from './woord.ts'

type Uitlegbaar = Pick<WordEntry, 'w' | 'g' | 'kg' | 'lang' | 'd'>
type Zin = (entry: Uitlegbaar, gegeven: string) => string

const stukjes = ({ kg }: Uitlegbaar): string => kg.join('-')

/** The first part of the target that the given form writes otherwise. */
function foutDeel(entry: Uitlegbaar, gegeven: string): string {
  return verschil(entry.g, gegeven).find((deel) => deel.soort === 'fout')?.deel ?? entry.w
}

const kijkGoed: Zin = (entry, gegeven) =>
  `Kijk nog eens goed naar het stukje '${foutDeel(entry, gegeven)}': ${entry.w}.`

/** The open klankgroep that `maak` turns into the given form; else the first open one. */
function openGroep(
  { kg, w }: Uitlegbaar,
  gegeven: string,
  maak: (kg: string[], i: number) => string[],
): string {
  const open = kg.flatMap((_, i) => (isOpen(kg, i) ? [i] : []))
  const i = open.find((plaats) => maak(kg, plaats).join('') === gegeven) ?? open[0]
  return i === undefined ? w : (kg[i] ?? w)
}

const openZin: Zin = (entry, gegeven) => {
  const groep = openGroep(entry, gegeven, (kg, i) => kg.with(i, `${kg[i]}${kg[i]?.slice(-1)}`))
  return `Je hoorde de lange klank goed! In ${stukjes(entry)} staat hij aan het eind van '${groep}', dus één ${groep.slice(-1)} is genoeg.`
}

const openMedeklinkerZin: Zin = (entry, gegeven) => {
  const groep = openGroep(entry, gegeven, (kg, i) =>
    kg.with(i + 1, `${kg[i + 1]?.charAt(0)}${kg[i + 1]}`),
  )
  return `In ${stukjes(entry)} klinkt de ${groep.slice(-1)} lang, dus de letter erna schrijf je één keer.`
}

const dichtZin: Zin = (entry) => {
  const i = entry.kg.findIndex((_, plaats) => isGesloten(entry.kg, plaats))
  const klinker = entry.kg[i]?.slice(-1) ?? ''
  const letter = entry.kg[i + 1]?.charAt(0) ?? ''
  return `Luister naar ${stukjes(entry)}: de ${klinker} klinkt kort, dus schrijf je daarna twee keer de ${letter}.`
}

const langerZin: Zin = (entry) => {
  return entry.lang
    ? `Maak het langer: ${entry.lang}. Dan hoor je de d van ${entry.w}.`
    : `Je hoort een t, maar ${entry.w} schrijf je met een d.`
}

const eersteZin: Zin = ({ w, g }) => `Begin zacht: ${w} schrijf je met de ${g[0] ?? w}.`
const scherpZin: Zin = ({ w, g }) => `Begin scherp: ${w} schrijf je met de ${g[0] ?? w}.`
const sKlank: Zin = ({ w }) =>
  `Je hoort een s, maar in ${w} staat een c: dit woord mag je onthouden.`
const ksKlank: Zin = ({ w }) =>
  `De twee klanken k en s schrijf je hier met één letter: ${w}, met een x.`

const ZINNEN: Readonly<Record<RuleId, Zin>> = {
  'ei-ij': ({ w }) => `Deze mag je onthouden: in ${w} zit de korte ei.`,
  'ij-ei': ({ w }) => `Deze mag je onthouden: in ${w} zit de lange ij.`,
  'd-t': langerZin,
  'd-dt': (entry) => `Eén letter is genoeg: ${entry.w} eindigt op een d.`,
  't-d': ({ w }) => `Aan het eind hoor je t, en die schrijf je ook: ${w}.`,
  'p-b': ({ w }) => `Aan het eind hoor je p, en die schrijf je ook: ${w}.`,
  'open-dubbel': openZin,
  'open-medeklinker': openMedeklinkerZin,
  'dicht-enkel': dichtZin,
  'dicht-lang': dichtZin,
  'stomme-e': ({ w }) => `Je hoort een u, maar achteraan schrijf je een e: ${w}.`,
  'c-s': sKlank,
  'c-z': sKlank,
  'c-sc': ({ w }) => `Eén letter is genoeg: in ${w} staat alleen een c.`,
  'x-ks': ksKlank,
  'x-gs': ksKlank,
  'x-cs': ksKlank,
  'f-v': scherpZin,
  'v-f': eersteZin,
  's-z': scherpZin,
  'z-s': eersteZin,
  'g-ch': ({ w }) => `Die klank schrijf je in ${w} met een g.`,
  tweeklank: kijkGoed,
  'lang-kort': (entry, gegeven) =>
    `De klank is lang, dus die schrijf je met '${foutDeel(entry, gegeven)}': ${entry.w}.`,
  'kort-lang': (entry, gegeven) =>
    `De klank is kort, dus één '${foutDeel(entry, gegeven)}' is genoeg: ${entry.w}.`,
  'letter-weg': (entry, gegeven) =>
    `Luister klank voor klank: hoor je de '${foutDeel(entry, gegeven)}' in ${entry.w}?`,
  'letters-om': (entry) => `Alle letters zijn er al! Zet ze op volgorde: ${entry.g.join('-')}.`,
  'klank-erbij': ({ w }) => `Je mond maakt er een klankje bij dat je niet schrijft: ${w}.`,
  spiegel: (entry, gegeven) =>
    `Kijk goed hoe de letter staat: in ${entry.w} zit een ${foutDeel(entry, gegeven)}.`,
}

/** The rule that turns the word into the given form: as stored, else the first rule that can make it. */
export function foutRegel(entry: Uitlegbaar, gegeven: string): RuleId | undefined {
  const opgeslagen = entry.d.find((distractor) => distractor.f === gegeven)
  if (opgeslagen) return opgeslagen.rule
  const regels = Object.keys(FOUT_REGELS) as RuleId[]
  return regels.find((regel) => foutVormen(entry, regel).includes(gegeven))
}

/**
 * One friendly Dutch hint for a wrong form, naming the right form and never judging. Forms
 * that no rule explains get a hint about the part that differs.
 */
export function uitlegFout(entry: Uitlegbaar, gegeven: string): string {
  if (gegeven === entry.w) return `Zo is het: ${entry.w}.`
  const regel = foutRegel(entry, gegeven)
  return regel ? ZINNEN[regel](entry, gegeven) : kijkGoed(entry, gegeven)
}
