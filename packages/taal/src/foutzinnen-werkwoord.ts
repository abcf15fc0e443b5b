import type { WerkwoordFout } from './fout-regel-werkwoord.ts'
import { foutDeel, type Uitlegbaar, type Zin } from './foutzin.ts'

const isWerkwoordvorm = ({ cat = [] }: Uitlegbaar): boolean =>
  cat.some((code) => code.startsWith('ww-'))

/** Makes the hint that a verb form gets, and for any other word one about its letters alone. */
const perSoort =
  (werkwoord: Zin, woord: Zin): Zin =>
  (entry, gegeven) =>
    (isWerkwoordvorm(entry) ? werkwoord : woord)(entry, gegeven)

const eindZin: Zin = ({ w }) => `Zoek eerst het hele werkwoord en de stam. Hier is het ${w}.`
const kofschipZin: Zin = ({ w }) =>
  `Kijk naar de letter voor -en in het hele werkwoord. Zo kies je: ${w}.`
const achteraanZin: Zin = ({ w }) =>
  w.endsWith('d')
    ? `Achteraan hoor je een t, maar je schrijft alleen een d: ${w}.`
    : `Achteraan hoor je een t, en die schrijf je ook, zonder d: ${w}.`
const middenZin: Zin = (entry, gegeven) =>
  `Luister goed: je hoort een ${foutDeel(entry, gegeven)}, en die schrijf je ook: ${entry.w}.`
const kortZin: Zin = ({ w }) =>
  `De klinker klinkt kort, dus de letter erna schrijf je twee keer: ${w}.`

/**
 * Hints for verb forms that come without their sentence; with the sentence, that explains them. The same wrong letters can stand
 * in any other word (`eet`, `einde`), which has no stem and nobody who does it.
 */
export const WERKWOORDZINNEN = {
  'eind-d': perSoort(eindZin, achteraanZin),
  'eind-t': perSoort(eindZin, achteraanZin),
  'eind-dt': perSoort(eindZin, achteraanZin),
  't-weg': perSoort(
    ({ w }) => `Kijk wie het doet. Achter de stam komt hier nog een t: ${w}.`,
    ({ w }) => `Achteraan hoor je nog een t, en die schrijf je ook: ${w}.`,
  ),
  't-erbij': perSoort(
    ({ w }) => `Kijk wie het doet. Achter de stam komt hier geen t: ${w}.`,
    ({ w }) => `Achteraan komt hier geen t: ${w}.`,
  ),
  'te-de': perSoort(kofschipZin, middenZin),
  'de-te': perSoort(kofschipZin, middenZin),
  'vt-enkel': perSoort(
    ({ w }) => `De stam houdt zijn letter en de uitgang ook, dus schrijf je er twee: ${w}.`,
    ({ w }) => `Kijk naar de letter die hier twee keer staat: ${w}.`,
  ),
  'vt-vz': perSoort(
    ({ w }) => `In de verleden tijd houd je de letter van de stam: ${w}.`,
    (entry, gegeven) =>
      `Deze mag je onthouden: ${entry.w} schrijf je met een ${foutDeel(entry, gegeven)}.`,
  ),
  'andere-tijd': ({ w }) => `Kijk in de zin wanneer het gebeurt. Daar past ${w}.`,
  'zwak-gemaakt': ({ w }) => `Dit werkwoord verandert van klank, en dat mag je onthouden: ${w}.`,
  'bvd-dubbel': perSoort(
    ({ w }) => `Dit woord vertelt hoe iets is. Dan schrijf je het zo kort als het kan: ${w}.`,
    (entry, gegeven) => `Eén ${foutDeel(entry, gegeven)} is hier genoeg: ${entry.w}.`,
  ),
  'bvd-enkel': kortZin,
  'n-weg': ({ w }) => `De n aan het eind hoor je bijna niet, maar hij staat er wel: ${w}.`,
} as const satisfies Record<WerkwoordFout, Zin>
