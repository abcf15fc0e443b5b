import { foutDeel, stukjes, type Uitlegbaar, type Zin } from './foutzin.ts'
import type { RuleId } from './fout-regel.ts'

const kommaZin: Zin = ({ w }) => `Je schrijft een hoge komma, een s en dan een spatie: ${w}.`
const tremaZin: Zin = (entry) =>
  `De puntjes staan op de letter waarmee een nieuw stukje begint: ${stukjes(entry)}, dus ${entry.w}.`
const streepjeZin: Zin = ({ w }) => `Tussen deze delen zet je een streepje: ${w}.`
const samenZin: Zin = ({ w }) => `Samen is het één woord, dus schrijf je het aan elkaar: ${w}.`

/** Returns the first part in its plural: 'pannen' in 'pannenkoek'. */
function meervoud({ kg }: Uitlegbaar): string {
  const laatste = kg.findLastIndex((groep, i) => i < kg.length - 1 && groep.endsWith('en'))
  return kg.slice(0, laatste + 1).join('')
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
  'tussen-s-weg': ({ w }) => `Tussen de twee delen hoor je een s, en die schrijf je: ${w}.`,
  'stom-weg': stomZin,
  'kleine-letter': ({ w }) =>
    `Namen van mensen, plaatsen, landen, talen en feesten begin je met een hoofdletter: ${w}.`,
} as const satisfies Partial<Record<RuleId, Zin>>
