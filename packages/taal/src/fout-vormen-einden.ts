import { vervangLetters, type Maker } from './fout-maker.ts'
import type { RuleId } from './fout-regel.ts'

const IG = /(?<=.[^aeiou])ig(?=(?:e|er|ere|s|st|ste|en)?$)/g
const LIJK = /(?<=.l)ijk(?=(?:e|er|ere|s|st|en|heid|heden)*$)/g
const HEI = /(?<=.h)ei(?=d$|ds)/g
const TEI = /(?<=.t)ei(?=t(?:en)?$|ts)/g
const ISCH = /isch(?=(?:e|er|ere|st)?$)/g
/** Letters of two that sound as one with what follows, in endings from Latin. */
const KLINKER_VOOR_L = '(?=aal|ele|ale|eel)'
const MEERVOUD_S = /[aiouy]'s$/g

/** The long sound before the s, written as at the end of other words. */
const langeKlank = (gevonden: string): string => {
  const letter = gevonden.charAt(0)
  return `${/[iy]/.test(letter) ? 'ie' : letter + letter}s`
}

/** Forms in which the ending is written as it sounds. */
export const EINDMAKERS = {
  'ig-ug': vervangLetters(IG, 'ug'),
  'ig-ich': vervangLetters(/(?<=.[^aeiou])ig$/g, 'ich'),
  'ig-eg': vervangLetters(IG, 'eg'),
  'lijk-luk': vervangLetters(LIJK, 'uk'),
  'lijk-lek': vervangLetters(LIJK, 'ek'),
  'lijk-lik': vervangLetters(LIJK, 'ik'),
  'lijk-leik': vervangLetters(LIJK, 'eik'),
  'heid-hijd': vervangLetters(HEI, 'ij'),
  'heid-heit': vervangLetters(/(?<=.hei)d$/g, 't'),
  'teit-tijt': vervangLetters(TEI, 'ij'),
  'teit-teid': vervangLetters(/(?<=.tei)t$/g, 'd'),
  'latijn-j': vervangLetters(new RegExp(`(?<=[^aeiou])i${KLINKER_VOOR_L}`, 'g'), 'j'),
  'latijn-w': vervangLetters(new RegExp(`(?<=[^aeioq])u${KLINKER_VOOR_L}`, 'g'), 'w'),
  'latijn-weg': vervangLetters(new RegExp(`(?<=[^aeioq])[iu]${KLINKER_VOOR_L}`, 'g'), ''),
  'latijn-er': vervangLetters(/(?<=.)air(?=es?$|s?$)/g, 'er'),
  'latijn-eer': vervangLetters(/(?<=.)air(?=es?$|s?$)/g, 'eer'),
  'latijn-waar': vervangLetters(/(?<=.)oir(?=es?$|s?$)/g, 'waar'),
  'latijn-oor': vervangLetters(/(?<=.)oir(?=es?$|s?$)/g, 'oor'),
  'isch-ies': vervangLetters(ISCH, 'ies'),
  'isch-iesch': vervangLetters(ISCH, 'iesch'),
  'isch-is': vervangLetters(ISCH, 'is'),
  'tion-sjon': vervangLetters(/tion/g, 'sjon'),
  'tion-tjon': vervangLetters(/tion/g, 'tjon'),
  's-vast': vervangLetters(MEERVOUD_S, (gevonden) => gevonden.replace("'", '')),
  's-lang': vervangLetters(MEERVOUD_S, langeKlank),
  's-komma': vervangLetters(/(?<=.[eé]|.eau)s$/g, "'s"),
} as const satisfies Partial<Record<RuleId, Maker>>
