import type { Item } from '../regels/contract.ts'
import { ladeVan } from './lade.ts'
import { shuffle } from '../regels/rng.ts'
import { isKlinker } from '@letterhaven/taal/inventaris'

/** The largest number of pieces that are not of the word. */
const VREEMD = 3
/** The consonants at the start of a piece. */
const BEGIN = /^[b-df-hj-np-tv-xz]*/i

/** Cuts a word before its first vowel, or after it when the word begins with a vowel. */
function beginEnRijm({ graphemes }: Item): readonly string[] {
  const klinker = graphemes.findIndex(isKlinker)
  const snede = Math.max(1, klinker)
  return [graphemes.slice(0, snede).join(''), graphemes.slice(snede).join('')]
}

/**
 * Returns the pieces from which a word is put together: its klankgroepen, or its beginning and rhyme when it has only
 * one klankgroep. Returns null when these do not make up the word.
 */
export function stukkenVan(item: Item): readonly string[] | null {
  const { word, syllables = [] } = item
  const stukken = syllables.length > 1 ? syllables : beginEnRijm(item)
  const isHeel = stukken.join('') === word && stukken.every((stuk) => stuk.trim() !== '')
  return isHeel ? stukken : null
}

/** Returns how a misspelling writes the one piece in which it goes wrong. */
function uitMisser(stukken: readonly string[], vorm: string): readonly string[] {
  return stukken.flatMap((stuk, i) => {
    const voor = stukken.slice(0, i).join('')
    const na = stukken.slice(i + 1).join('')
    const anders = vorm.slice(voor.length, vorm.length - na.length)
    const past = vorm.length > voor.length + na.length && voor + anders + na === vorm
    return past && anders !== stuk ? [anders] : []
  })
}

/** Returns the pieces that rise: those of the word, and some that would make another word of it. */
export function bellenVan(
  item: Item,
  stukken: readonly string[],
  rnd: () => number,
): readonly string[] {
  const missers = (item.choices ?? []).flatMap(({ vorm }) => uitMisser(stukken, vorm))
  const klanken = ladeVan(item, { vreemd: 6, minst: 8, meest: 24 }, rnd)
  const ander = klanken.filter((klank) => !isKlinker(klank) && !item.graphemes.includes(klank))
  const verwisseld = ander.flatMap((klank) => stukken.map((stuk) => stuk.replace(BEGIN, klank)))
  const vreemd = [...new Set([...shuffle(missers, rnd), ...shuffle(verwisseld, rnd)])]
    .filter((stuk) => stuk.trim() !== '' && !stukken.includes(stuk))
    .slice(0, VREEMD)
  return shuffle([...new Set(stukken), ...vreemd], rnd)
}
