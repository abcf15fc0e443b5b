import { replaceLetters, type Maker } from './fout-maker.ts'
import type { RuleId } from './fout-regel.ts'

const IG = /(?<=.[^aeiou])ig(?=(?:e|er|ere|s|st|ste|en)?$)/g
const LIJK = /(?<=.l)ijk(?=(?:e|er|ere|s|st|en|heid|heden)*$)/g
const HEI = /(?<=.h)ei(?=d$|ds)/g
const TEI = /(?<=.t)ei(?=t(?:en)?$|ts)/g
const ISCH = /isch(?=(?:e|er|ere|st)?$)/g
/** The rest of an ending from Latin, after the i or u that sounds as one with it. */
const KLINKER_VOOR_L = '(?=aal|ele|ale|eel)'
const MEERVOUD_S = /[aiouy]'s$/g

/** Writes the long sound before the s as at the end of other words. */
const langeKlank = (gevonden: string): string => {
  const letter = gevonden.charAt(0)
  return `${/[iy]/.test(letter) ? 'ie' : letter + letter}s`
}

/** Forms in which the ending is written as it sounds. */
export const EINDMAKERS = {
  'ig-ug': replaceLetters(IG, 'ug'),
  'ig-ich': replaceLetters(/(?<=.[^aeiou])ig$/g, 'ich'),
  'ig-eg': replaceLetters(IG, 'eg'),
  'lijk-luk': replaceLetters(LIJK, 'uk'),
  'lijk-lek': replaceLetters(LIJK, 'ek'),
  'lijk-lik': replaceLetters(LIJK, 'ik'),
  'lijk-leik': replaceLetters(LIJK, 'eik'),
  'heid-hijd': replaceLetters(HEI, 'ij'),
  'heid-heit': replaceLetters(/(?<=.hei)d$/g, 't'),
  'teit-tijt': replaceLetters(TEI, 'ij'),
  'teit-teid': replaceLetters(/(?<=.tei)t$/g, 'd'),
  'latijn-j': replaceLetters(new RegExp(`(?<=[^aeiou])i${KLINKER_VOOR_L}`, 'g'), 'j'),
  'latijn-w': replaceLetters(new RegExp(`(?<=[^aeioq])u${KLINKER_VOOR_L}`, 'g'), 'w'),
  'latijn-weg': replaceLetters(new RegExp(`(?<=[^aeioq])[iu]${KLINKER_VOOR_L}`, 'g'), ''),
  'latijn-er': replaceLetters(/(?<=.)air(?=es?$|s?$)/g, 'er'),
  'latijn-eer': replaceLetters(/(?<=.)air(?=es?$|s?$)/g, 'eer'),
  'latijn-waar': replaceLetters(/(?<=.)oir(?=es?$|s?$)/g, 'waar'),
  'latijn-oor': replaceLetters(/(?<=.)oir(?=es?$|s?$)/g, 'oor'),
  'isch-ies': replaceLetters(ISCH, 'ies'),
  'isch-iesch': replaceLetters(ISCH, 'iesch'),
  'isch-is': replaceLetters(ISCH, 'is'),
  'tion-sjon': replaceLetters(/tion/g, 'sjon'),
  'tion-tjon': replaceLetters(/tion/g, 'tjon'),
  's-vast': replaceLetters(MEERVOUD_S, (gevonden) => gevonden.replace("'", '')),
  's-lang': replaceLetters(MEERVOUD_S, langeKlank),
  's-komma': replaceLetters(/(?<=.[eé]|.eau)s$/g, "'s"),
} as const satisfies Partial<Record<RuleId, Maker>>
