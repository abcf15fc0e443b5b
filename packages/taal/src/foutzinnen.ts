import type { RuleId } from './fout-regel.ts'
import {
  foutDeel,
  langerZin,
  lookWell,
  stukjes,
  verschilPlek,
  type Uitlegbaar,
  type Zin,
} from './foutzin.ts'
import { DEELZINNEN } from './foutzinnen-delen.ts'
import { EINDZINNEN } from './foutzinnen-einden.ts'
import { GELIJKE_ZINNEN } from './foutzinnen-gelijk.ts'
import { KLANKZINNEN } from './foutzinnen-klank.ts'
import { VREEMDZINNEN } from './foutzinnen-vreemd.ts'
import { WERKWOORDZINNEN } from './foutzinnen-werkwoord.ts'
import { isGesloten, isOpen, makeLong } from './klankgroepen.ts'

/** Returns the open klankgroep that `make` turns into the given form, or else the first open one. */
function openGroep(
  { kg, w }: Uitlegbaar,
  gegeven: string,
  make: (kg: string[], i: number) => string[],
): string {
  const open = kg.flatMap((_, i) => (isOpen(kg, i) ? [i] : []))
  const i = open.find((plaats) => make(kg, plaats).join('') === gegeven) ?? open[0]
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

/** Makes the two wrong forms of a short sound: its letter twice, and the letter after it once. */
const dichtVormen = (kg: string[], i: number): string[] => [
  kg.with(i, makeLong(kg[i] ?? '')).join(''),
  kg.with(i + 1, kg[i + 1]?.slice(1) ?? '').join(''),
]

/** Not every doubled letter stands after a short sound that ends its klankgroep (`bouillon`, `app`). */
const dichtZin: Zin = (entry, gegeven) => {
  const { w, kg } = entry
  const i = kg.findIndex(
    (_, plaats) => isGesloten(kg, plaats) && dichtVormen(kg, plaats).includes(gegeven),
  )
  if (i < 0) return `De ${w.charAt(verschilPlek(w, gegeven).van)} schrijf je hier twee keer: ${w}.`
  const [klinker, letter] = [kg[i]?.slice(-1), kg[i + 1]?.charAt(0)]
  return `Luister naar ${stukjes(entry)}: de ${klinker} klinkt kort, dus schrijf je daarna twee keer de ${letter}.`
}

/** What a d and a b sound like at the end of a klankgroep. */
const SCHERP: Readonly<Record<string, string>> = { d: 't', b: 'p' }

/** Only one of two equal letters is heard, so there the hint points at the parts of the word instead of the sound. */
const letterWegZin: Zin = (entry, gegeven) => {
  const letter = foutDeel(entry, gegeven)
  const klank = SCHERP[letter]
  const isAchter = entry.kg.some(
    (deel, i) => deel.endsWith(letter) && entry.kg.with(i, deel.slice(0, -1)).join('') === gegeven,
  )
  if (klank && isAchter)
    return `Hier hoor je nog een ${klank}, en die schrijf je met een ${letter}: ${entry.w}.`
  const isDubbel = entry.kg.some(
    (deel, i) => deel.endsWith(letter) && entry.kg[i + 1]?.startsWith(letter),
  )
  return isDubbel
    ? `Kijk naar ${stukjes(entry)}: het ene stukje eindigt op ${letter} en het volgende begint ermee.`
    : `Luister klank voor klank: hoor je de '${letter}' in ${entry.w}?`
}

const eersteZin: Zin = ({ w, g }) => `Deze mag je onthouden: ${w} begint met de ${g[0] ?? w}.`
const sKlank: Zin = ({ w }) =>
  `Je hoort een s, maar in ${w} staat een c: dit woord mag je onthouden.`
const kKlank: Zin = ({ w }) =>
  `Je hoort een k, maar in ${w} staat een c: dit woord mag je onthouden.`
const tieZin: Zin = ({ w }) => `Achteraan hoor je tsie of sie, maar je schrijft tie: ${w}.`
const chZin: Zin = ({ w }) => `Je hoort sj, maar dit woord komt uit het Frans: ${w}, met ch.`
const schZin: Zin = ({ w }) => `Na de s schrijf je ch: ${w}.`
/** Returns the au or ou in the word. */
const tweeklankVan = (w: string): string => (/au|ou/.exec(w) ?? ['ou'])[0]
const auZin: Zin = ({ w }) => `Deze mag je onthouden: ${w} schrijf je met ${tweeklankVan(w)}.`
const ksKlank: Zin = ({ w }) =>
  `De twee klanken k en s schrijf je hier met één letter: ${w}, met een x.`

/** The hint of each error rule; a rule without a hint does not compile. */
export const FOUTZINNEN: Readonly<Record<RuleId, Zin>> = {
  ...KLANKZINNEN,
  ...EINDZINNEN,
  ...VREEMDZINNEN,
  ...DEELZINNEN,
  ...WERKWOORDZINNEN,
  ...GELIJKE_ZINNEN,
  'ei-ij': ({ w }) => `Deze mag je onthouden: in ${w} zit de korte ei.`,
  'ij-y': ({ w }) => `Dit is geen y. De lange ij schrijf je met een i en een j: ${w}.`,
  'ij-ei': ({ w }) => `Deze mag je onthouden: in ${w} zit de lange ij.`,
  'au-ou': auZin,
  'ou-au': auZin,
  'w-weg': ({ w }) => `Bij dit woord schrijf je de w erachter: ${w}.`,
  'w-erbij': ({ w }) => `Eén letter te veel: in ${w} staat geen w na de ${tweeklankVan(w)}.`,
  'sch-sg': schZin,
  'schr-sr': ({ w }) => `Je hoort de ch bijna niet, maar hij staat er wel: ${w}.`,
  'sch-sk': schZin,
  'ch-g': ({ w }) => `Na een korte klank schrijf je cht: ${w}.`,
  'r-kleur': (entry, gegeven) =>
    `Door de r klinkt de klank anders. Je schrijft '${foutDeel(entry, gegeven)}': ${entry.w}.`,
  'i-j': (entry, gegeven) =>
    `Je hoort een j, maar je schrijft '${foutDeel(entry, gegeven)}' met een i: ${entry.w}.`,
  'drie-twee': (entry, gegeven) =>
    `Het stukje '${foutDeel(entry, gegeven)}' heeft drie letters: ${entry.w}.`,
  'd-t': langerZin('d', 't'),
  'd-dt': (entry) => `Eén letter is genoeg: ${entry.w} eindigt op een d.`,
  't-d': ({ w }) => `Aan het eind hoor je t, en die schrijf je ook: ${w}.`,
  'p-b': ({ w }) => `Aan het eind hoor je p, en die schrijf je ook: ${w}.`,
  'open-dubbel': openZin,
  'eind-h': ({ w }) => `Achteraan hoor je alleen een lange klank, zonder h: ${w}.`,
  'eind-dubbel': ({ w }) => `Helemaal aan het eind is één ${w.slice(-1)} genoeg: ${w}.`,
  'eind-twee': ({ w }) => `Ook na een korte klank is achteraan één ${w.slice(-1)} genoeg: ${w}.`,
  'open-medeklinker': openMedeklinkerZin,
  'dicht-enkel': dichtZin,
  'dicht-lang': dichtZin,
  'stomme-e': ({ w }) => `Je hoort een u, maar achteraan schrijf je een e: ${w}.`,
  'voor-u': ({ w, kg }) => `Je hoort een u, maar vooraan schrijf je '${kg[0]}': ${w}.`,
  'voor-weg': ({ w, kg }) => `Vooraan staat '${kg[0]}', met een e die je vlug uitspreekt: ${w}.`,
  'voor-lang': ({ w, kg }) =>
    `De e vooraan klinkt kort en zacht. Eén e is genoeg in '${kg[0]}': ${w}.`,
  'je-ju': ({ w }) =>
    w.endsWith('s')
      ? `Je hoort jus, maar aan het eind schrijf je 'jes': ${w}.`
      : `Je hoort ju, maar aan het eind schrijf je 'je': ${w}.`,
  'je-tje': ({ w, kg }) =>
    kg.at(-1) === 'je'
      ? `Zet 'je' achter het gewone woord, zonder extra t: ${w}.`
      : `Zeg het langzaam: aan het eind hoor je ${kg.at(-1) ?? w}, dus ${w}.`,
  'dj-tj': ({ w }) => `Zoek het gewone woord erin: dat eindigt op een d, dus ${w}.`,
  'tj-dj': ({ w }) => `Hier hoor je een t en die schrijf je ook: ${w}.`,
  'i-ie': (entry) => `Je hoort ie, maar in ${entry.w} is één i genoeg: ${stukjes(entry)}.`,
  'c-s': sKlank,
  'c-z': sKlank,
  'c-sc': ({ w }) => `Eén letter is genoeg: in ${w} staat alleen een c.`,
  'c-k': kKlank,
  'c-ck': ({ w }) => `Eén letter is genoeg: in ${w} schrijf je de k-klank met een c.`,
  'tie-tsie': tieZin,
  'tie-sie': tieZin,
  'tie-cie': tieZin,
  'ch-sj': chZin,
  'ch-sch': chZin,
  'ch-s': chZin,
  'x-ks': ksKlank,
  'x-gs': ksKlank,
  'x-cs': ksKlank,
  'f-v': eersteZin,
  'v-f': eersteZin,
  's-z': eersteZin,
  'z-s': eersteZin,
  'eind-z': ({ w }) => `Achteraan hoor je een s, en die schrijf je ook: ${w}.`,
  'eind-v': ({ w }) => `Achteraan hoor je een f, en die schrijf je ook: ${w}.`,
  'm-n': (entry, gegeven) =>
    `Luister goed: hoor je de '${foutDeel(entry, gegeven)}'? Het is ${entry.w}.`,
  'g-ch': ({ w }) => `Die klank schrijf je in ${w} met een g.`,
  tweeklank: lookWell,
  'lang-tweeklank': lookWell,
  'lang-kort': (entry, gegeven) =>
    `De klank is lang, dus die schrijf je met '${foutDeel(entry, gegeven)}': ${entry.w}.`,
  'kort-lang': (entry, gegeven) =>
    `De klank is kort, dus één '${foutDeel(entry, gegeven)}' is genoeg: ${entry.w}.`,
  'letter-weg': letterWegZin,
  'letters-om': (entry) =>
    `Alle letters zijn er al! Zet ze in de goede volgorde: ${entry.g.join('-')}.`,
  'klank-erbij': ({ w }) => `Je mond maakt er een klankje bij dat je niet schrijft: ${w}.`,
  spiegel: (entry, gegeven) =>
    `Kijk goed hoe de letter staat: in ${entry.w} zit een ${foutDeel(entry, gegeven)}.`,
}
