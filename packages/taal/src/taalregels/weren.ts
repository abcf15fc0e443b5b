import geenWoorden from '../../data/geen-woorden.json' with { type: 'json' }
import { ongepast } from '../ongepast.ts'
import { helemaal, UITZONDERINGEN } from '../uitzonderingen.ts'
import { huidigeBron } from './bron.ts'

/**
 * Words that a dictionary accepts (as a surname, a chance compound or a rare old form), but that were reviewed as words no
 * child could mean: `data/geen-woorden.json`, by reason.
 */
export const GEEN_WOORDEN: ReadonlySet<string> = new Set(Object.values(geenWoorden).flat())
/** Ends that look like words. */
const GEEN_DEEL = helemaal(UITZONDERINGEN.geenTweedeDeel)
let meer: ReadonlySet<string> = new Set()

/** Makes these words and names (in lower case) known too from now on; called once, with the word list. */
export function setMeerWoorden(woorden: ReadonlySet<string>): void {
  meer = woorden
}

/** Returns whether this (in lower case) is a name, or a word that the word list lacks. */
export const kentNaamOfMeer = (klein: string): boolean => meer.has(klein)

/** Returns whether a dictionary accepts this, but it was reviewed as no word that a child could mean (`boomen`). */
export const isGeenWoord = (klein: string): boolean => GEEN_WOORDEN.has(klein)

const isWoord = (vorm: string): boolean => huidigeBron().kent(vorm) || meer.has(vorm)

/** Endings that any noun, name or adjective may have; the lists do not contain every form. */
const UITGANGEN = ['s', "'s", 'je', 'jes', 'tje', 'tjes', 'pje', 'pjes', 'st', 'ste']

/** Returns whether this is a known word with an ending, or a form on -en whose long sound has one letter (`denen`, of Deen). */
function isVerbogen(vorm: string): boolean {
  const enkel = vorm.replace(/([^aeiou])([aeou])([^aeiou])en$/, '$1$2$2$3')
  if (enkel !== vorm && isWoord(enkel)) return true
  // No ending follows its own letter (`cursuss`).
  if (vorm.endsWith('ss')) return false
  return UITGANGEN.some((eind) => vorm.endsWith(eind) && isWoord(vorm.slice(0, -eind.length)))
}

/** The shortest part: shorter ones would find a compound in nearly anything. */
const MIN_DEEL = 3
const MAX_DELEN = 3

/** What may stand between the parts of a compound. */
const TUSSEN = /(?:en|s)$/

/**
 * Returns whether two words of the list meet at the space in the form (`voet pad`), and not a word and an ending that looks
 * like one.
 */
export function isNaad(vorm: string): boolean {
  const { kent } = huidigeBron()
  const [links = '', rechts = ''] = vorm.toLowerCase().split(' ')
  if (links.length < MIN_DEEL || rechts.length < MIN_DEEL || GEEN_DEEL.test(rechts)) return false
  return kent(rechts) && (kent(links) || kent(links.replace(TUSSEN, '')))
}

/** Words of the list that no dictionary joins to another: endings that look like words, and forms of verbs (`ving-ken`). */
const NOOIT_ACHTERAAN =
  /^(?:der(?:en)?|eren|gen|iek|jon|ken(?:de)?|kun|luk|men|neer|nis|ren|sen|tel|ter|tie|tig|ven|zen)$/

/** Returns whether a dictionary takes this for the first part of a compound, with or without a linking s. */
function isEersteDeel(links: string): boolean {
  const { kent } = huidigeBron()
  return kent(links) || (links.length > MIN_DEEL && links.endsWith('s') && kent(links.slice(0, -1)))
}

/** Returns whether a dictionary takes this for the last part of a compound. */
const isTweedeDeel = (rechts: string): boolean =>
  huidigeBron().kent(rechts) && !NOOIT_ACHTERAAN.test(rechts)

/**
 * Returns whether these letters can be read as up to `delen` words of the list put together, which a dictionary takes for a
 * word.
 */
function isSamenstelling(vorm: string, delen = MAX_DELEN): boolean {
  for (let plek = MIN_DEEL; plek <= vorm.length - MIN_DEEL; plek += 1) {
    if (!isEersteDeel(vorm.slice(0, plek))) continue
    const rechts = vorm.slice(plek)
    if (isTweedeDeel(rechts) || (delen > 2 && isSamenstelling(rechts, delen - 1))) return true
  }
  return false
}

/**
 * Returns whether these letters may not be offered as a wrong form, because they are a word, with or without a capital, or
 * something that a child should not read. Without the list only the improper words are known.
 */
export function isGeweerd(vorm: string): boolean {
  const klein = vorm.toLowerCase()
  if (klein.split(/[- ]/).some((deel) => ongepast(deel) !== undefined)) return true
  if (isGeenWoord(klein)) return false
  // A dictionary joins what stands on both sides of a hyphen, single letters too (`e-mail`).
  const delen = klein.split('-')
  if (delen.length > 1 && delen.every((deel) => deel.length === 1 || isWoord(deel))) return true
  return isWoord(klein) || isVerbogen(klein) || isSamenstelling(klein)
}
