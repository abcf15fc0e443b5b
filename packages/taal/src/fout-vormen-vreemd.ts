import { swap, replace, replaceLetters, type Maker } from './fout-maker.ts'
import type { RuleId } from './fout-regel.ts'
import { isEngels } from './engels.ts'
import { isFransOu } from './leenwoorden.ts'

/** Writes the last g before e or i in another way: the g that sounds as in `garage`. */
export const ruilZachteG = (naar: string): Maker =>
  replaceLetters(/g(?=[eéêi])(?!.*g[eéêi])/g, naar)

const ruilOu =
  (naar: string): Maker =>
  (vorm) =>
    isFransOu(vorm.w.toLowerCase()) ? swap('ou', naar)(vorm) : []

/** A y that sounds like ie or i: not after a vowel, and before a vowel only after a consonant (`hyena`; not `canyon`). */
const Y_IE = /(?<![aeou])y(?![aeiou])|(?<=[bcdfghklmprstvz])y(?=[aeou])/gi
/** A y that sounds like j. */
const Y_J = /y(?=[aeou])|(?<=[aou])y/gi

const ACCENTEN: Readonly<Record<string, string>> = { é: 'è', è: 'é', ê: 'è' }

/** How English letters sound to Dutch ears, in the spelling of a child. */
const ENGELS: readonly (readonly [RegExp, string | ((gevonden: string) => string)])[] = [
  [/ai(?!r)|ay/g, 'ee'],
  [/air/g, 'er'],
  [/ea|ee/g, 'ie'],
  [/oa/g, 'oo'],
  [/oo|ew/g, 'oe'],
  [/ow|ou/g, 'au'],
  [/sh/g, 'sj'],
  [/ch/g, 'tsj'],
  [/^j/g, 'dzj'],
  [/igh/g, 'ai'],
  [/y$/g, 'ie'],
  [/er(?=s?$)/g, 'ur'],
  [/ir|ur/g, 'ur'],
  [/a[dkmptv]e(?=s?$|r$)/g, (gevonden) => `ee${gevonden.charAt(1)}`],
  [/i[knmtvdl]e(?=s?$)/g, (gevonden) => `ai${gevonden.charAt(1)}`],
  [/(?<![aeiouy])a(?=[bdcfgkmnpt](?![aeiouy]))/g, 'e'],
  [/ck/g, 'k'],
  [/c(?![ehikyc])/g, 'k'],
]

/** Writes each letter that sounds different in English as it sounds, one at a time. */
const engelsKlank: Maker = (vorm) =>
  isEngels(vorm.w.toLowerCase())
    ? ENGELS.flatMap(([patroon, naar]) => replaceLetters(patroon, naar)(vorm))
    : []

/** Forms of words that have letters from another language. */
export const VREEMDMAKERS = {
  'th-t': replace((grafeem) => (grafeem === 'th' ? ['t'] : grafeem === 'Th' ? ['T'] : [])),
  'accent-weg': replaceLetters(/[éèê]/g, 'e'),
  'accent-ee': replaceLetters(/é/g, 'ee'),
  'accent-ander': replaceLetters(/[éèê]/g, (gevonden) => ACCENTEN[gevonden] ?? gevonden),
  'eau-o': swap('eau', 'o'),
  'eau-oo': swap('eau', 'oo'),
  'eau-au': swap('eau', 'au'),
  'route-oe': ruilOu('oe'),
  'route-u': ruilOu('u'),
  'g-zj': ruilZachteG('zj'),
  'g-sj': ruilZachteG('sj'),
  'g-j': ruilZachteG('j'),
  'y-naar-ie': replaceLetters(Y_IE, 'ie'),
  'y-naar-i': replaceLetters(Y_IE, 'i'),
  'y-naar-ey': replaceLetters(/(?<=[^aeou])y(?='?s?$)/g, 'ey'),
  'y-naar-ij': replaceLetters(/y/g, 'ij'),
  'yj-j': replaceLetters(Y_J, 'j'),
  'yj-i': replaceLetters(Y_J, 'i'),
  'qu-kw': swap('qu', 'kw'),
  'qu-ku': swap('qu', 'ku'),
  'qu-k': swap('qu', 'k'),
  'qu-q': swap('qu', 'q'),
  'engels-klank': engelsKlank,
} as const satisfies Partial<Record<RuleId, Maker>>
