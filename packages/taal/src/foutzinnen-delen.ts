import { stukjes, type Zin } from './foutzin.ts'
import type { RuleId } from './fout-regel.ts'

const kommaZin: Zin = ({ w }) => `Je schrijft een komma in de lucht, een s en dan een spatie: ${w}.`
const tremaZin: Zin = (entry) =>
  `De puntjes staan op de letter waarmee een nieuw stukje begint: ${stukjes(entry)}, dus ${entry.w}.`
const streepjeZin: Zin = ({ w }) => `Tussen deze delen zet je een streepje: ${w}.`
const samenZin: Zin = ({ w }) => `Samen is het één woord, dus schrijf je het aan elkaar: ${w}.`

/** Hints for words of more parts, and for signs between and on letters. */
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
  'tussen-n-weg': ({ w }) =>
    `Het eerste deel krijgt en als er meer van zijn, en dat blijft zo: ${w}.`,
  'tussen-s-weg': ({ w }) => `Tussen de twee delen hoor je een s, en die schrijf je: ${w}.`,
  'stom-weg': ({ w }) => `Eén letter hoor je bijna niet, maar hij staat er wel: ${w}.`,
  'kleine-letter': ({ w }) =>
    `Namen van mensen, plaatsen, landen, talen en feesten begin je met een hoofdletter: ${w}.`,
} as const satisfies Partial<Record<RuleId, Zin>>
