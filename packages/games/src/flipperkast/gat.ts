import { addTeken, dropTeken, type Regel } from '@letterhaven/game-kit/onderdelen/toetsen'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { gatVan } from '@letterhaven/game-kit/onderdelen/letter-gat'

/** A word with one gap at the letters of its category. */
export interface Gatwoord {
  readonly voor: string
  /** What belongs in the gap. */
  readonly goed: string
  readonly na: string
  /** Whether it begins a sentence: its first letter is shown as a capital, and may be typed as one. */
  readonly begint?: boolean
}

/** A mistake that is mended: what was given in the gap, and whether that still stands there untouched. */
export interface Mis {
  readonly gaf: string
  readonly staat: boolean
}

/** What was typed in the gap so far, and the mistake from which it goes on. */
export interface Invulling {
  readonly goed: string
  readonly begint?: boolean
  readonly regel: Regel
  readonly mis: Mis | null
}

/** No gap in a word is longer; the form of a verb is typed whole. */
const LANGSTE_GAT = 8
const MEESTE_VORM = 12
/** So many letters more than belong there can be typed in the gap of a long form. */
const TE_VEEL = 2
/** No more lamps stand in the field: one for each letter that can be typed. */
export const MEESTE_LAMPEN = MEESTE_VORM + TE_VEEL
/** From this year on the keys write capitals and spaces too. */
export const ALLES_VANAF = 6
/** What stands on the keys before that year. Their words ask no accent, which the word lists are tested for. */
export const KORTE_RIJEN = [
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'],
  ['k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't'],
  ['u', 'v', 'w', 'x', 'y', 'z', 'ij', "'", '-'],
] as const
const ALLE_RIJEN = 4

/** Whether a year types on the short rows of keys. */
export const metKorteRijen = (groep: number): boolean => groep < ALLES_VANAF

/** Returns how many rows of keys a year has. */
export const rijenVan = (groep: number): number =>
  metKorteRijen(groep) ? KORTE_RIJEN.length : ALLE_RIJEN
/** What the keys write. */
const TE_TYPEN = { gewoon: /^[a-z'-]+$/, alles: /^[a-zA-Zéèêëïöü' -]+$/ } as const

/**
 * Returns the gap between a word and one of its misspellings. Where the misspelling only lacks letters, the gap takes in the
 * grapheme beside them, because a gap alone would tell that something belongs there.
 */
function gatBij(item: Item, vorm: string): Gatwoord {
  const { voor, na, delen } = gatVan(item, [item.word, vorm])
  const [goed = '', ander = ''] = delen
  if (ander !== '') return { voor, goed, na }
  const grenzen = item.graphemes.map((_, i) => item.graphemes.slice(0, i).join('').length)
  const van = grenzen.findLast((grens) => grens < voor.length)
  if (van !== undefined) return { voor: voor.slice(0, van), goed: voor.slice(van) + goed, na }
  const tot = grenzen.find((grens) => grens > goed.length) ?? item.word.length
  return { voor, goed: item.word.slice(0, tot), na: item.word.slice(tot) }
}

/** Returns the gap of a word: the first one that its misspellings make and that can be typed; null for a word without. */
export function gatwoordVan(item: Item, groep: number): Gatwoord | null {
  if (item.graphemes.join('') !== item.word) return null
  const tekens = groep >= ALLES_VANAF ? TE_TYPEN.alles : TE_TYPEN.gewoon
  if (item.werkwoord) {
    const past = tekens.test(item.word) && item.word.length <= MEESTE_VORM
    return past ? { voor: '', goed: item.word, na: '', begint: item.werkwoord.voor === '' } : null
  }
  const gaten = (item.choices ?? [])
    .filter(({ vorm }) => vorm !== item.word)
    .map(({ vorm }) => gatBij(item, vorm))
    .filter(({ goed }) => tekens.test(goed) && goed.length <= LANGSTE_GAT)
  return gaten.find(({ voor, na }) => voor + na !== '') ?? gaten[0] ?? null
}

/** Returns how many signs at the beginning of the gap are right. */
export function countGoed({ regel, goed }: Invulling): number {
  const fout = regel.findIndex((_, i) => !goed.startsWith(regel.slice(0, i + 1).join('')))
  return fout < 0 ? regel.length : fout
}

/** Returns whether a mistake still stands in the gap as it was given. */
export const isOnveranderd = ({ mis }: Invulling): boolean => mis?.staat === true

/** Returns whether what stands in the gap can be given: something, and not the same mistake once more. */
export const kanGeven = ({ regel, mis }: Invulling): boolean =>
  regel.length > 0 && regel.join('') !== mis?.gaf

/** Returns the gap without the wrong end of a mistake. */
const zonderMis = (vul: Invulling): Regel =>
  isOnveranderd(vul) ? vul.regel.slice(0, countGoed(vul)) : vul.regel

/** Whether who mends begins anew: types the first letter of the mistake, which is not the one that comes after what was right. */
const beginsAnew = (vul: Invulling, letter: string): boolean =>
  isOnveranderd(vul) && letter === vul.regel[0] && !vul.goed.startsWith(letter, countGoed(vul))

/** Returns how many letters can be typed in a gap. */
const mostOf = ({ goed }: Pick<Gatwoord, 'goed'>): number =>
  Math.max(LANGSTE_GAT, goed.length + TE_VEEL)

/** Returns the gap with a sign behind it; the first sign of a mend takes the place of what was wrong. */
export function addLetter(vul: Invulling, teken: string): Regel | null {
  const begin = vul.begint && (vul.regel.length === 0 || isOnveranderd(vul))
  const klein = teken.toLocaleLowerCase('nl')
  const isNieuw = beginsAnew(vul, begin ? klein : teken)
  const basis = isNieuw ? [] : zonderMis(vul)
  const letter = vul.begint && basis.length === 0 ? klein : teken
  return basis.length < mostOf(vul) ? addTeken(basis, letter) : null
}

/** Returns the gap without its last sign; the first time in a mend without all that was wrong. */
export function dropLetter(vul: Invulling): Regel | null {
  const rest = zonderMis(vul)
  return rest.length < vul.regel.length ? rest : dropTeken(vul.regel)
}

/** Returns how a sign looks: a space, too, can be seen. */
export const zichtbaar = (teken: string): string => (teken === ' ' ? '␣' : teken)

/** What may be put for a letter where a mistake cannot be typed. */
const VERGIS = ['e', 'a', 'o'] as const

/** Returns what a player types who means `vorm`, or who makes a mistake that does not fit in the gap. */
export function invullingVoor({ voor, na, goed }: Gatwoord, vorm: string, mis: Mis | null): string {
  const past = vorm.startsWith(voor) && vorm.endsWith(na) && vorm.length > voor.length + na.length
  const deel = past ? vorm.slice(voor.length, vorm.length - na.length) : ''
  const isTeTypen = TE_TYPEN.alles.test(deel) && !deel.startsWith(' ')
  if (isTeTypen && deel.length <= mostOf({ goed }) && deel !== mis?.gaf) return deel
  const anders = VERGIS.map((teken) => teken + goed.slice(1))
  return anders.find((keus) => keus !== goed && keus !== mis?.gaf) ?? goed
}
