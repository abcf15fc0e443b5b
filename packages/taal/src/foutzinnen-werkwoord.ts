import type { WerkwoordFout } from './fout-regel-werkwoord.ts'
import type { Zin } from './foutzin.ts'

const eindZin: Zin = ({ w }) => `Zoek eerst het hele werkwoord en de stam. Hier is het ${w}.`
const kofschipZin: Zin = ({ w }) =>
  `Kijk naar de letter voor -en in het hele werkwoord. Zo kies je: ${w}.`

/** Hints for verb forms that come without their sentence; with the sentence, that explains them. */
export const WERKWOORDZINNEN = {
  'eind-d': eindZin,
  'eind-t': eindZin,
  'eind-dt': eindZin,
  't-weg': ({ w }) => `Kijk wie het doet. Achter de stam komt hier nog een t: ${w}.`,
  't-erbij': ({ w }) => `Kijk wie het doet. Achter de stam komt hier geen t: ${w}.`,
  'te-de': kofschipZin,
  'de-te': kofschipZin,
  'vt-enkel': ({ w }) =>
    `De stam houdt zijn letter en de uitgang ook, dus schrijf je er twee: ${w}.`,
  'vt-vz': ({ w }) => `In de verleden tijd houd je de letter van de stam: ${w}.`,
  'andere-tijd': ({ w }) => `Kijk in de zin wanneer het gebeurt. Daar past ${w}.`,
  'zwak-gemaakt': ({ w }) => `Dit werkwoord verandert van klank, en dat mag je onthouden: ${w}.`,
  'bvd-dubbel': ({ w }) =>
    `Dit woord vertelt hoe iets is. Dan schrijf je het zo kort als het kan: ${w}.`,
  'bvd-enkel': ({ w }) => `De klinker klinkt kort, dus daarna schrijf je twee letters: ${w}.`,
  'n-weg': ({ w }) => `De n aan het eind hoor je bijna niet, maar hij staat er wel: ${w}.`,
} as const satisfies Record<WerkwoordFout, Zin>
