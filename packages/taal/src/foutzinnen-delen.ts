import { foutDeel, hoofdletters, stukjes, type Uitlegbaar, type Zin } from './foutzin.ts'
import type { RuleId } from './fout-regel.ts'
import { tussenEn } from './fout-vormen-delen.ts'

const kommaZin: Zin = ({ w }) => `Je schrijft een hoge komma, een s en dan een spatie: ${w}.`
const tremaZin: Zin = (entry) =>
  `De puntjes staan op de letter waarmee een nieuw stukje begint: ${stukjes(entry)}, dus ${entry.w}.`
const streepjeZin: Zin = ({ w }) => `Tussen deze delen zet je een streepje: ${w}.`
const samenZin: Zin = ({ w }) => `Samen is het één woord, dus schrijf je het aan elkaar: ${w}.`

/** Returns the first part in its plural: 'pannen' in 'pannenkoek'. */
function meervoud({ kg }: Uitlegbaar): string {
  return kg.slice(0, tussenEn(kg) + 1).join('')
}

/** Names the missing letter; for one of two equal letters it says that the word has two. */
const stomZin: Zin = (entry, gegeven) => {
  const { w } = entry
  const plek = [...w].findIndex((_, i) => w.slice(0, i) + w.slice(i + 1) === gegeven)
  const letter = w[plek] ?? foutDeel(entry, gegeven)
  return w[plek + 1] === letter
    ? `In ${w} staat de ${letter} twee keer, ook al hoor je er maar één.`
    : `De ${letter} hoor je bijna niet, maar hij staat er wel: ${w}.`
}

/** Where the second part begins with an s, two s are heard as one. */
const tussenSZin: Zin = ({ w, kg }, gegeven) => {
  const plek = kg.findIndex((groep, i) => kg.with(i, groep.slice(0, -1)).join('') === gegeven)
  return kg[plek + 1]?.startsWith('s') && plek >= 0
    ? `Er komt een s tussen, en het tweede deel begint ook met een s. Schrijf ze allebei: ${w}.`
    : `Tussen de twee delen hoor je een s, en die schrijf je: ${w}.`
}

/** Hints for words made of several parts, and for signs between and on letters. */
export const DEELZINNEN = {
  'komma-weg': kommaZin,
  'komma-vast': kommaZin,
  'komma-los': ({ w }) => `Na de s laat je een spatie open: ${w}.`,
  'trema-weg': tremaZin,
  'trema-streepje': ({ w }) => `Dit is één woord zonder streepje. De puntjes zijn genoeg: ${w}.`,
  'trema-plek': tremaZin,
  'streepje-weg': streepjeZin,
  'streepje-spatie': streepjeZin,
  'streepje-trema': ({ w }) =>
    `Dit woord heeft twee hele delen. Daar hoort een streepje tussen: ${w}.`,
  'samen-letter': ({ w }) =>
    `Elk deel houdt al zijn letters, ook als er twee dezelfde naast elkaar staan: ${w}.`,
  'samen-spatie': samenZin,
  'samen-streepje': samenZin,
  'tussen-n-weg': (entry) =>
    `Denk aan meer dan één: ${meervoud(entry)}. Zo schrijf je ook ${entry.w}.`,
  'tussen-s-weg': tussenSZin,
  'stom-weg': stomZin,
  'kleine-letter': ({ w }) =>
    hoofdletters(w) > 1
      ? `Kijk goed welke letters groot zijn: ${w}.`
      : `Namen van mensen, plaatsen, landen, talen en feesten begin je met een hoofdletter: ${w}.`,
} as const satisfies Partial<Record<RuleId, Zin>>
