import { UITZONDERINGEN } from '../uitzonderingen.ts'
import type { Bron } from './bron.ts'

/** Places between letters that no grapheme may cross, because two parts of the word meet there. */
export interface Grenzen {
  readonly plaatsen: ReadonlySet<number>
  /** False where the letters and the word list do not decide. */
  readonly zeker: boolean
}

type Oordeel = 'grens' | 'heel' | 'twijfel'

const VOORVOEGSEL =
  /^(?:aan|af|bij|binnen|boven|buiten|door|her|in|mee|mis|na|om|on|ont|onder|op|over|rond|samen|tegen|terug|uit|van|ver|vol|voor|voort|weg)$/
/** Short ends that look like words but are endings: `van-gen`, `op-per`. */
const UITGANG = /^[^aeiouy]?e(?:n|r|l|nd|rs|ls)?$/
/**
 * What follows inside one word from a doubled consonant on, its second letter included: an ending (`stel-lage`, `ballon-netje`,
 * `herin-nering`), even where the list has it as a word.
 */
const VERVOLG = new RegExp(
  `^[^aeiouy](?:${[
    'e',
    'e[lnrkmt]',
    'e[lr]s',
    'e[lnr]?(?:de?|den|end|ende|t|te|ten)',
    'e(?:l|n|r|k|m|t)en(?:de?)?',
    'e(?:l|r)(?:ing|ingen|ij|ijen|ig|ige|aar|aars|lijk|lijke|iek|loos)',
    'ee[lr](?:t|de|den|der)?',
    'er(?:ig|ige|igst|igste)',
    'e(?:nis|ling|lingen|loos|loze|lijk|lijke|ning|naar|rik|nier)',
    'e?tje|e?tjes|inkjes?|aatjes?|ietjes?|innetje|innetjes',
    'ing|ingen|ings|ig|ige|iger|igst|igste|igheid',
    'aar|aars|age|ages|ier|iers|iek|ieken|ist|isten|isch|ische|ie|ies|in|innen|eur|eurs|atie|aties|ant|ent|iteit|o|a',
  ].join('|')})$`,
)
const KLINKER = /[aeiouyéèêëïöü]/
/** Endings by which a known word may be longer here. */
const BUIGING = /(?:en|e|t|d|de|te|den|ten|s|je|jes)$/
/** What may stand between the parts of a compound. */
const TUSSEN = /(?:en|e|s)$/

const bekend = (woord: string, { kent }: Bron): boolean =>
  woord.length >= 3 && (kent(woord) || (BUIGING.test(woord) && kent(woord.replace(BUIGING, ''))))

/** Does the same as `bekend` for letters that may be longer than the words of the list: one word or two (`huis-zuster`). */
const bekendOfTwee = (woord: string, bron: Bron, kortste = 4): boolean => {
  if (bekend(woord, bron)) return true
  for (let plek = kortste; plek <= woord.length - kortste; plek += 1)
    if (bron.kent(woord.slice(0, plek)) && bron.kent(woord.slice(plek))) return true
  return false
}

/** Returns whether this is the first part of a compound, with or without a linking letter. */
const isDeel = (woord: string, { kent }: Bron): boolean =>
  woord.length >= 3 &&
  (kent(woord) || (TUSSEN.test(woord) && woord.length >= 5 && kent(woord.replace(TUSSEN, ''))))

/** Returns whether a word that exists by itself begins here, after a prefix. */
function naVoorvoegsel(links: string, rechts: string, bron: Bron): boolean {
  if (!VOORVOEGSEL.test(links) || !KLINKER.test(rechts) || UITGANG.test(rechts)) return false
  return bekend(rechts, bron) || (rechts.startsWith('ge') && bekend(rechts.slice(2), bron))
}

/**
 * Returns whether the g is heard separately, as before a full vowel (`Hon-garije`, `tan-go`, `kan-goeroe`): the one sound of
 * `tong` is followed by a weak e or an ending. It is not where a second word begins (`zang-avond`).
 */
function isNgG(woord: string, plek: number, bron: Bron): boolean {
  const na = woord.slice(plek + 1)
  if (!/^[aou]/.test(na) || !bron.isGeladen) return false
  const isTweede = /^(?:op|achtige?)$/.test(na) || bekendOfTwee(na, bron, 3)
  return !(isTweede && isDeel(woord.slice(0, plek + 1), bron))
}

/** Decides between n and g, as in `aan-gaan` and `wijn-glas`, and the one sound of `tong`. */
function bijNg(woord: string, plek: number, bron: Bron): Oordeel {
  const [links, rechts] = [woord.slice(0, plek), woord.slice(plek)]
  if (naVoorvoegsel(links, rechts, bron) || isNgG(woord, plek, bron)) return 'grens'
  if (bron.kent(woord.slice(0, plek + 1))) return 'heel'
  if (rechts.length >= 4 && isDeel(links, bron) && bekend(rechts, bron)) return 'grens'
  if (!VOORVOEGSEL.test(links) || rechts.length < 3 || UITGANG.test(rechts)) return 'heel'
  // These three begin words, whether or not a word of the list follows (`on-guur`).
  return /^(?:on|aan|in)$/.test(links) ? 'grens' : 'twijfel'
}

/** What follows a letter equal to its first without making one sound with it: `middel-lijk`, `mis-schien`, `ac-cent`. */
const ALTIJD_TWEE = /^(?:lijk|sch|c[eiéèy])/
/** What follows the prefix ver- in a stem with r (`ver-raden`), but not in the longer form of the word ver (`verre-kijker`). */
const NA_VER = /^r(?!e$|en?$|e(?:gaand|kijk|ik|weg|zicht|st))/

/** Returns whether these are two words of the list, of which the second is no ending of the first. */
const isSamenstelling = (links: string, rechts: string, bron: Bron): boolean =>
  rechts.length >= 4 && !VERVOLG.test(rechts) && isDeel(links, bron) && bron.kent(rechts)

/** Returns whether a part ends between two equal letters, because of what stands before or after them. */
function isNaDeel(links: string, rechts: string, bron: Bron): boolean {
  if (ALTIJD_TWEE.test(rechts) || (links === 'on' && rechts.length > 3)) return true
  if (naVoorvoegsel(links, rechts, bron) && !VERVOLG.test(rechts)) return true
  return isSamenstelling(links, rechts, bron)
}

/** Decides between two equal letters, as in `op-pakken` and `bus-station`, and the one sound of `bakker`. */
function bijDubbel(woord: string, plek: number, bron: Bron): Oordeel {
  const [links, rechts] = [woord.slice(0, plek), woord.slice(plek)]
  if (/^(?:on)?ver$/.test(links)) return NA_VER.test(rechts) ? 'grens' : 'heel'
  if (isNaDeel(links, rechts, bron)) return 'grens'
  const isCluster = /^[^aeiouy][^aeiouyéèêëïj]/.test(rechts) && KLINKER.test(rechts)
  if (isCluster) return isDeel(links, bron) ? 'grens' : 'twijfel'
  const kanBegin = VOORVOEGSEL.test(links) && rechts.length > 3 && !VERVOLG.test(rechts)
  return kanBegin && !bron.isGeladen ? 'twijfel' : 'heel'
}

/** Decides between t and h, as in `licht-huis`, and the t of `thee`. */
function bijTh(woord: string, plek: number, bron: Bron): Oordeel {
  const [links, rechts] = [woord.slice(0, plek), woord.slice(plek)]
  if (links.length < 2 || /^t?huis(?!$)/.test(woord)) return 'heel'
  if (naVoorvoegsel(links, rechts, bron)) return 'grens'
  const isBekend = rechts.length >= 3 && bekendOfTwee(rechts, bron)
  if (isBekend && (isDeel(links, bron) || /(?:ch|[sfkp])t$/.test(links))) return 'grens'
  return bron.isGeladen || !/(?:ch|[sfkp])t$/.test(links) ? 'heel' : 'grens'
}

/** Decides between i and j, as in `mini-jurk`, and one ij. */
function bijIj(woord: string, plek: number, { kent }: Bron): Oordeel {
  const [links, rechts] = [woord.slice(0, plek), woord.slice(plek)]
  const isTweeWoorden = /[^aeiou]i$/.test(links) && links.length >= 4 && rechts.length >= 3
  return isTweeWoorden && kent(links) && kent(rechts) ? 'grens' : 'heel'
}

/** Finds parts without a border in them, also where they overlap. */
const HEEL = new RegExp(
  `(?=(${[...UITZONDERINGEN.heel, ...UITZONDERINGEN.sj, ...UITZONDERINGEN.gh].join('|')}))`,
  'g',
)

/** Returns the places inside such parts. */
function geenGrens(woord: string): Set<number> {
  const plaatsen = new Set<number>()
  for (const { 1: deel = '', index } of woord.matchAll(HEEL))
    for (let i = 1; i < deel.length; i += 1) plaatsen.add(index + i)
  return plaatsen
}

/** Pairs of letters that are either one grapheme or the meeting of two parts, with what decides. */
const PAREN: readonly {
  readonly paar: RegExp
  readonly oordeel: (woord: string, plek: number, bron: Bron) => Oordeel
}[] = [
  { paar: /^ng$/, oordeel: bijNg },
  { paar: /^([bcdfgklmnprstz])\1$/, oordeel: bijDubbel },
  { paar: /^th$/, oordeel: bijTh },
  { paar: /^ij$/, oordeel: bijIj },
  // These letters are one sound at the start of a word; elsewhere only in the words that the list names.
  {
    paar: /^sj$/,
    oordeel: (woord, plek) => (/^t?$/.test(woord.slice(0, plek - 1)) ? 'heel' : 'grens'),
  },
  { paar: /^gh$/, oordeel: () => 'grens' },
]

/** Finds whether a word has any such pair; most words have none. */
const PAAR = /ng|([bcdfgklmnprstz])\1|th|ij|sj|gh/

/** Exceptions with their borders: the letters, and the place of the bar in them. */
const GRENS = UITZONDERINGEN.grens.map((tekst) => ({
  letters: tekst.replace('|', ''),
  plek: tekst.indexOf('|'),
}))

/** Finds where the parts of a word meet inside what could be one grapheme; a new word begins after a hyphen or space. */
export function findGrenzen(tekst: string, bron: Bron): Grenzen {
  if (!/[- ]/.test(tekst)) return grenzenIn(tekst, bron)
  const delen = [...tekst.matchAll(/[^- ]+/g)].map(({ 0: woord, index }) => ({
    index,
    ...grenzenIn(woord, bron),
  }))
  return {
    plaatsen: new Set(
      delen.flatMap(({ plaatsen, index }) => [...plaatsen].map((plek) => index + plek)),
    ),
    zeker: delen.every(({ zeker }) => zeker),
  }
}

/** Finds the borders in a run of letters. */
function grenzenIn(woord: string, bron: Bron): Grenzen {
  const plaatsen = new Set<number>()
  for (const { letters, plek } of GRENS)
    if (woord.includes(letters)) plaatsen.add(woord.indexOf(letters) + plek)
  if (!PAAR.test(woord)) return { plaatsen, zeker: true }
  const heel = geenGrens(woord)
  let zeker = true
  for (let plek = 1; plek < woord.length; plek += 1) {
    if (heel.has(plek) || plaatsen.has(plek)) continue
    const paar = woord.slice(plek - 1, plek + 1)
    const oordeel = PAREN.find((kandidaat) => kandidaat.paar.test(paar))?.oordeel(woord, plek, bron)
    if (oordeel === 'grens') plaatsen.add(plek)
    if (oordeel === 'twijfel') zeker = false
  }
  return { plaatsen, zeker }
}
