import { replaceLetters, type Maker } from './fout-maker.ts'
import type { RuleId } from './fout-regel.ts'
import type { WerkwoordFout } from './fout-regel-werkwoord.ts'

/** The errors that need the whole verb: the letters of a form do not show what the other tense or the weak form is. */
export type RolFout = Extract<WerkwoordFout, 'andere-tijd' | 'zwak-gemaakt'>

/** Two equal letters after a consonant or a long sound: one of the stem and one of the ending. */
const STAM_EN_UITGANG = /(?<=[^aeiou]|[aeiou]{2})([td])\1(?=en?$)/g

/**
 * Verb forms that go wrong by their letters alone, for a word that comes without its verb. With the verb and its role in the
 * sentence, `werkwoordAfleiders` knows more.
 */
export const WERKWOORDMAKERS: Readonly<Record<Exclude<WerkwoordFout, RolFout>, Maker>> = {
  'eind-d': replaceLetters(/(?<=..)(?:dt|t)$/g, 'd'),
  'eind-t': replaceLetters(/(?<=..)(?:dt|d)$/g, 't'),
  'eind-dt': replaceLetters(/(?<=..)(?:d|(?<!d)t)$/g, 'dt'),
  't-weg': replaceLetters(/(?<=.[^aeiou]|[aeiou]{2})t$/g, ''),
  't-erbij': replaceLetters(/(?<=[^t])$/g, 't'),
  'te-de': replaceLetters(/(?<=.[^t])t(?=en?$)/g, 'd'),
  'de-te': replaceLetters(/(?<=.[^d])d(?=en?$)/g, 't'),
  'vt-enkel': replaceLetters(STAM_EN_UITGANG, (gevonden) => gevonden.charAt(0)),
  'vt-vz': replaceLetters(/[fs](?=den?$)/g, (gevonden) => (gevonden === 'f' ? 'v' : 'z')),
  'bvd-dubbel': replaceLetters(/(?<=[^td])[td](?=e$)/g, (gevonden) => gevonden + gevonden),
  'bvd-enkel': replaceLetters(/([td])\1(?=e$)/g, (gevonden) => gevonden.charAt(0)),
  // The n after a weak e, not that of a stressed one (`been`, `pen`).
  'n-weg': replaceLetters(/(?<=[aeiouyëéï].*[^e]e|ë)n$/g, ''),
}

/** Returns whether the letters alone give no form for this error. */
export const vraagtWerkwoord = (regel: RuleId): regel is RolFout =>
  regel === 'andere-tijd' || regel === 'zwak-gemaakt'
