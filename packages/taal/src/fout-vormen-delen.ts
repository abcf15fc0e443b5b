import { replace, replaceGroep, replaceLetters, type Maker } from './fout-maker.ts'
import type { RuleId } from './fout-regel.ts'

const ZONDER_TREMA: Readonly<Record<string, string>> = { ä: 'a', ë: 'e', ï: 'i', ö: 'o', ü: 'u' }
const MET_TREMA: Readonly<Record<string, string>> = { a: 'ä', e: 'ë', i: 'ï', o: 'ö', u: 'ü' }
const zonderTrema = (gevonden: string): string =>
  gevonden.replace(/[äëïöü]/, (letter) => ZONDER_TREMA[letter] ?? letter)
const metTrema = (letter: string): string => MET_TREMA[letter] ?? letter

/** Puts the dots on the vowel before the one that begins the new klankgroep. */
const tremaPlek = (gevonden: string): string =>
  metTrema(gevonden.charAt(0)) + zonderTrema(gevonden.slice(1))

/** Puts something between two klankgroepen, wherever both sides have two letters or more. */
function tussenDelen(teken: string): Maker {
  return ({ kg }) =>
    kg.slice(1).flatMap((_, i) => {
      const [links, rechts] = [kg.slice(0, i + 1).join(''), kg.slice(i + 1).join('')]
      return links.length < 2 || rechts.length < 2 || /[- ]$/.test(links)
        ? []
        : [links + teken + rechts]
    })
}

/** Leaves out one of two equal letters where two parts meet (`handoek`). */
const eenVanTwee: Maker = replaceGroep((groep, i, kg) =>
  /^[^aeiou]/.test(groep) && kg[i - 1]?.endsWith(groep.charAt(0)) ? [groep.slice(1)] : [],
)

/** Returns which klankgroep ends the first part with its plural: `nen` in `pa-nnen-koek`; -1 where none does. */
export const tussenEn = (kg: readonly string[]): number =>
  kg.findLastIndex((groep, i) => i < kg.length - 1 && /(?<![aeiou])en$/.test(groep))

/** Letters that are not pronounced between others, in everyday words. */
const STIL: readonly RegExp[] = [
  // t and d between consonants: kastje, postzegel, rechtstreeks, tweedehands, rondtrekken
  /(?<=[^aeiouyt])t(?=[bcdfghjklmnpqstvwxz])/g,
  /(?<=[^aeiouyd])d(?=[bcdfghjklmnpqstvwxz])/g,
  // t and d before their own sound: handdoek, hoofdstad
  /(?<=[aeiouy])[td](?=[td])/g,
  // ambtelijk, erwten, thans
  /(?<=m)b(?=t)/g,
  /(?<=r)w(?=t)/g,
  /(?<=t)h/g,
]

/** Forms in which parts of a word are joined or kept apart in another way, or a letter between them is lost. */
export const DEELMAKERS = {
  'komma-weg': replaceLetters(/^'s /g, 's '),
  'komma-vast': replaceLetters(/^'s /g, 's'),
  'komma-los': replaceLetters(/^'s /g, "'s"),
  'trema-weg': replaceLetters(/[äëïöü]/g, zonderTrema),
  'trema-streepje': replaceLetters(/(?<=.)[äëïöü]/g, (gevonden) => `-${zonderTrema(gevonden)}`),
  'trema-plek': replaceLetters(/[aeiou][äëïöü]/g, tremaPlek),
  'streepje-weg': replaceLetters(/-/g, ''),
  'streepje-spatie': replaceLetters(/-/g, ' '),
  'streepje-trema': replaceLetters(/(?<=[aeiou])-[aeiou]/g, (gevonden) =>
    metTrema(gevonden.slice(1)),
  ),
  'samen-letter': eenVanTwee,
  'samen-spatie': tussenDelen(' '),
  'samen-streepje': tussenDelen('-'),
  'tussen-n-weg': replaceGroep((groep, i, kg) => (i === tussenEn(kg) ? [groep.slice(0, -1)] : [])),
  'tussen-s-weg': replaceGroep((groep, i, kg) =>
    i < kg.length - 1 && /[^s]s$/.test(groep) ? [groep.slice(0, -1)] : [],
  ),
  'stom-weg': (vorm) => STIL.flatMap((patroon) => replaceLetters(patroon, '')(vorm)),
  'kleine-letter': replace((grafeem) =>
    grafeem === grafeem.toLowerCase() ? [] : [grafeem.toLowerCase()],
  ),
} as const satisfies Partial<Record<RuleId, Maker>>
