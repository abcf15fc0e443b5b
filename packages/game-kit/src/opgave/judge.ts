import { GOK_PAAR, gokVan, GOK_VRIJ, ordesVan } from './kansen.ts'
import { judgeMerken } from './gemerkt.ts'
import { staatIn } from './in-zin.ts'
import {
  gelijkschrift,
  type FilmOpgave,
  type Opgave,
  type RijOpgave,
  type TekstOpgave,
  type WoordOpgave,
} from './opgave.ts'
import { klassenVan } from './klassen.ts'
import { readStraat, type Straat } from './straat.ts'
import { readMis, woordenIn } from './voorgelezen.ts'
import { isVorm, readVraag, type Vorm } from './vraag.ts'

/** The verdict on an answer, and the chance that a guess is right. */
export interface Uitspraak {
  readonly correct: boolean
  readonly gok: number
  /** Which of several right views was given, where there are: 'kg' or 'lettergrepen'. */
  readonly deel?: string
}

/** What is judged: the opgave, the manner of the vraag, and what was given. */
interface Zaak {
  readonly opgave: Opgave
  readonly wijze: string
  readonly gegeven: string
}

/** Judges one form. Returns null where the opgave is not asked in it, or what was given is not in its shape. */
type Rechter = (zaak: Zaak) => Uitspraak | null

const gelijk = (een: string, ander: string): boolean => gelijkschrift(een) === gelijkschrift(ander)

const vrij = (correct: boolean): Uitspraak => ({ correct, gok: GOK_VRIJ })

/** Returns the form that is to be written or built; null where this opgave has none. */
function vormVan(opgave: Opgave, wijze: string): string | null {
  switch (opgave.soort) {
    case 'woord':
      return wijze === 'lang' ? (opgave.lang ?? null) : opgave.word
    case 'zin':
      return opgave.woorden.join(' ')
    default:
      return null
  }
}

/** Of a dictated sentence the word of the lesson counts, and nothing else that stands in the line. */
const geschreven: Rechter = ({ opgave, wijze, gegeven }) => {
  if (opgave.soort === 'woord' && wijze === 'zin') return vrij(staatIn(opgave.word, gegeven))
  const vorm = vormVan(opgave, wijze)
  return vorm === null ? null : vrij(gelijk(gegeven, vorm))
}

/** Splits what was given at a sign; null where a piece is empty, so that a stray sign is no answer. */
function stukken(gegeven: string, teken: string): readonly string[] | null {
  const uit = gegeven.split(teken)
  return uit.every((stuk) => stuk !== '') ? uit : null
}

const zelfdeRij = (een: readonly string[], ander: readonly string[]): boolean =>
  een.length === ander.length && een.every((stuk, i) => gelijk(stuk, ander[i] ?? ''))

type Snede = readonly [naam: string, rij: readonly string[] | undefined]

/** The views of a word by which a manner cuts it. A printed word may be cut as it is heard and as it is read. */
function wegenBij(woord: WoordOpgave, wijze: string): readonly Snede[] {
  switch (wijze) {
    case 'kg':
      return [
        ['kg', woord.syllables],
        ['lettergrepen', woord.lettergrepen],
      ]
    case 'delen':
      return [['delen', woord.delen]]
    case 'klank':
      return [['klank', woord.graphemes]]
    default:
      return []
  }
}

/** Each way in which a word may be cut, under its name. */
const sneden = (woord: WoordOpgave, wijze: string) =>
  wegenBij(woord, wijze).flatMap(([naam, rij]) => (rij ? [[naam, rij] as const] : []))

/** Returns how many different rows there are, because two views are often one. */
const aantalWegen = (rijen: readonly (readonly string[])[]): number =>
  new Set(rijen.map((rij) => rij.join('|'))).size

/** Who guesses sets one cut: right are the ways that have one, of all gaps between letters, or none at all. */
const snij: Rechter = ({ opgave, wijze, gegeven }) => {
  const gegevenStukken = stukken(gegeven, '|')
  if (!gegevenStukken) return null
  if (opgave.soort === 'zin')
    return vrij(opgave.ordes.some((orde) => zelfdeRij(gegevenStukken, orde)))
  if (opgave.soort !== 'woord') return null
  const wegen = sneden(opgave, wijze)
  if (wegen.length === 0 || !gelijk(gegevenStukken.join(''), opgave.word)) return null
  const goed = wegen.find(([, rij]) => zelfdeRij(gegevenStukken, rij))
  const gaten = Math.max(1, opgave.word.length - 1)
  const gok = gokVan(aantalWegen(wegen.map(([, rij]) => rij)), gaten + 1)
  return { correct: goed !== undefined, gok, ...(goed ? { deel: goed[0] } : {}) }
}

/** Returns the orders that are right; null where this opgave has no order. */
function ordesUit(opgave: Opgave, wijze: string): readonly (readonly string[])[] | null {
  switch (opgave.soort) {
    case 'zin':
      return opgave.ordes
    case 'rij':
      return [opgave.woorden.map((woord) => woord.join(''))]
    case 'tekst':
      return [opgave.zinnen.map((_, i) => `${i + 1}`)]
    case 'woord': {
      const rijen = sneden(opgave, wijze).map(([, rij]) => rij)
      return rijen.length > 0 ? rijen : null
    }
    default:
      return null
  }
}

/** An order that broke off at its first mistake is given as far as it went, and is wrong. */
const orden: Rechter = ({ opgave, wijze, gegeven }) => {
  const ordes = ordesUit(opgave, wijze)
  const gelegd = stukken(gegeven, '/')
  if (!ordes || !gelegd) return null
  const langste = Math.max(...ordes.map((orde) => orde.length))
  return {
    correct: ordes.some((orde) => zelfdeRij(gelegd, orde)),
    gok: gokVan(aantalWegen(ordes), ordesVan(langste)),
  }
}

/** The manner names the bins that stand there: 'ei,ij', and where the word is answered after it, in which form: 'ei,ij>typ'. */
const sorteer: Rechter = ({ opgave, wijze, gegeven }) => {
  const [rij = '', naar] = wijze.split('>')
  const klassen = klassenVan(opgave)
  const bakken = rij.split(',')
  if (naar !== undefined && !isVorm(naar)) return null
  if (!klassen || !bakken.includes(gegeven)) return null
  const goede = bakken.filter((bak) => klassen.includes(bak))
  if (goede.length === 0) return null
  return { correct: goede.includes(gegeven), gok: gokVan(goede.length, bakken.length) }
}

const RAAM = /^(?:ja:(?<blijft>[^>]+)|nee:(?<weg>[^>]+?)(?:>(?<gemaakt>[^>]+))?)$/s

/**
 * One window of many: whether the form that hung there may stay ('ja:vis'), and what was made in its place where it may not
 * ('nee:viz>vis'). Without the form nobody could judge. Who lets all stay is right at every window that hung right; who makes the
 * form anew is not right by guessing.
 */
function raam({ word }: WoordOpgave, { goede, alle }: Straat, gegeven: string): Uitspraak | null {
  const { blijft, weg, gemaakt } = RAAM.exec(gegeven)?.groups ?? {}
  if (blijft !== undefined) return { correct: gelijk(blijft, word), gok: gokVan(goede, alle) }
  if (weg === undefined) return null
  const isFout = !gelijk(weg, word)
  if (gemaakt === undefined) return { correct: isFout, gok: gokVan(alle - goede, alle) }
  return vrij(isFout && gelijk(gemaakt, word))
}

/** How many sentences of a text were read when it was asked what proves the answer: 'bewijs/6'. Once nothing was told of it. */
const BEWIJS = /^bewijs(?:\/(?<open>\d{1,3}))?$/

/** Returns from how many sentences could be chosen; null where the manner asks no proof, or of more than there are. */
function openZinnen(wijze: string, zinnen: number): number | null {
  const gelezen = BEWIJS.exec(wijze)
  if (!gelezen) return null
  const open = Number(gelezen.groups?.['open'] ?? zinnen)
  return open >= 1 && open <= zinnen ? open : null
}

/**
 * Places of sentences, ascending, with commas. One of those that prove the answer is enough. Who guesses points at one of those
 * that were read.
 */
function bewijs(
  { zinnen, bewijs: goede }: TekstOpgave,
  { wijze, gegeven }: Zaak,
): Uitspraak | null {
  const open = openZinnen(wijze, zinnen.length)
  if (open === null || !/^\d{1,3}(,\d{1,3})*$/.test(gegeven)) return null
  const nummers = gegeven.split(',').map(Number)
  const klopt = nummers.every((nr, i) => nr < open && (i === 0 || nr > (nummers[i - 1] ?? 0)))
  if (!klopt) return null
  return {
    correct: nummers.length === 1 && goede.includes(nummers[0] ?? -1),
    gok: gokVan(goede.filter((zin) => zin < open).length, open),
  }
}

const markeer: Rechter = (zaak) => {
  const { opgave, wijze, gegeven } = zaak
  if (opgave.soort === 'teken') return wijze === 'tekens' ? judgeMerken(opgave, gegeven) : null
  const straat = readStraat(wijze)
  if (opgave.soort === 'woord' && straat) return raam(opgave, straat, gegeven)
  return opgave.soort === 'tekst' ? bewijs(opgave, zaak) : null
}

/** Returns of how many pieces a word is put together: of its sounds, or of its klankgroepen; one that has none of those, of two. */
const paarDelen = ({ graphemes, syllables = [] }: WoordOpgave, wijze: string): number =>
  wijze === 'stukken' ? Math.max(2, syllables.length) : graphemes.length

/** Two pieces can be put together blindly; three or more in their order are hardly ever guessed. */
const paar: Rechter = ({ opgave, wijze, gegeven }) => {
  const delen = stukken(gegeven, '/')
  if (opgave.soort !== 'woord' || !delen) return null
  const gok = paarDelen(opgave, wijze) > 2 ? GOK_VRIJ : GOK_PAAR
  return { correct: gelijk(delen.join(''), opgave.word), gok }
}

const aantalUit = (wijze: string): number | null => {
  const n = Number(wijze)
  return Number.isInteger(n) && n >= 2 && n <= 40 ? n : null
}

/** Returns of how many things a scene consists. A thing in each of its poses (`thing:pose`) is one: who waits sees the right pose. */
const countDingen = (keuzes: readonly string[]): number =>
  new Set(keuzes.map((keuze) => keuze.split(':')[0])).size

/** The manner says of how many it was chosen; a scene knows that itself. */
const betekenis: Rechter = ({ opgave, wijze, gegeven }) => {
  if (opgave.soort === 'beeld') {
    const { dingen, goed } = opgave
    if (!dingen.includes(gegeven)) return null
    return { correct: goed.includes(gegeven), gok: gokVan(goed.length, countDingen(dingen)) }
  }
  if (opgave.soort === 'tekst') return stenen(opgave.keuzes.length, opgave.goed, gegeven)
  const uit = aantalUit(wijze)
  if (opgave.soort !== 'gat' || uit === null || gegeven === '') return null
  return { correct: opgave.goed.some((goed) => gelijk(gegeven, goed)), gok: gokVan(1, uit) }
}

/** Stones over the choices: right is who has strictly most on the truth. A level spread is no answer yet. */
function stenen(keuzes: number, goed: number, gegeven: string): Uitspraak | null {
  if (!/^\d(,\d)+$/.test(gegeven)) return null
  const rij = gegeven.split(',').map(Number)
  const meest = Math.max(...rij)
  if (rij.length !== keuzes || rij.filter((n) => n === meest).length !== 1) return null
  return { correct: rij.indexOf(meest) === goed, gok: gokVan(1, keuzes) }
}

/** A text is read right when at most one word in so many went wrong: 95 %, our own measure. */
const EEN_OP = 20

/** Whoever listened says which words of a text went wrong, on the way to the questions about it. */
function voorgelezen(zinnen: readonly string[], gegeven: string): Uitspraak | null {
  const { length } = woordenIn(zinnen)
  const mis = readMis(gegeven, length)
  return mis && vrij(mis.length * EEN_OP <= length)
}

/** Whoever listened says whether a word was read right ('ja'); there is nothing to guess. Else it is asked whether it is one. */
const oordeel: Rechter = ({ opgave, wijze, gegeven }) => {
  if (opgave.soort === 'tekst')
    return wijze === 'samen>markeer' ? voorgelezen(opgave.zinnen, gegeven) : null
  if (gegeven !== 'ja' && gegeven !== 'nee') return null
  if (opgave.soort !== 'woord') return null
  if (wijze === 'samen') return vrij(gegeven === 'ja')
  return { correct: (opgave.isNep !== true) === (gegeven === 'ja'), gok: 0.5 }
}

/** The chance of a guess at a number of pieces, most of which lie between two and six. */
const GOK_TEL = 0.1

/** The number of pieces, and the pieces in their order: '2:ba/kker'. Both are one answer. */
const telling: Rechter = ({ opgave, wijze, gegeven }) => {
  const [, aantal, rij] = /^(\d{1,2}):(.+)$/s.exec(gegeven) ?? []
  const delen = rij === undefined ? null : stukken(rij, '/')
  if (opgave.soort !== 'woord' || !delen) return null
  const wegen = sneden(opgave, wijze)
  if (wegen.length === 0) return null
  const goed = wegen.find(([, weg]) => weg.length === Number(aantal) && zelfdeRij(delen, weg))
  return { correct: goed !== undefined, gok: GOK_TEL, ...(goed ? { deel: goed[0] } : {}) }
}

const RECHTERS: Readonly<Record<Vorm, Rechter>> = {
  bouw: (zaak) => {
    if (zaak.opgave.soort === 'rij') return stap(zaak.opgave, zaak)
    return zaak.opgave.soort === 'film' ? filmregel(zaak.opgave, zaak) : geschreven(zaak)
  },
  typ: geschreven,
  sorteer,
  orden,
  splits: snij,
  markeer,
  paar,
  betekenis,
  oordeel,
  tel: telling,
  ritme: snij,
}

/** The chance of a right step along a row of words by changing any piece to any other that lies ready. */
const GOK_STAP = 0.08

/** Returns in how many places two words differ; null where one has more graphemes than the other. */
function verschillen(een: readonly string[], ander: readonly string[]): number | null {
  return een.length === ander.length ? een.filter((deel, i) => deel !== ander[i]).length : null
}

/** A step along words, 'kat>kot': right is a change of one grapheme that makes another word of the list that travelled. */
function stap({ woorden }: RijOpgave, { gegeven }: Zaak): Uitspraak | null {
  const delen = stukken(gegeven, '>')
  if (delen?.length !== 2) return null
  const [van, naar] = delen.map((deel) => woorden.find((woord) => gelijk(woord.join(''), deel)))
  if (!van) return null
  return { correct: naar !== undefined && verschillen(van, naar) === 1, gok: GOK_STAP }
}

/** A line for a film, 'de/vos/slaapt', of words that lie ready: right is each that plays that same film. */
const filmregel = ({ woorden, ordes }: FilmOpgave, { gegeven }: Zaak): Uitspraak | null =>
  gegeven.split('/').every((woord) => woorden.includes(woord))
    ? vrij(ordes.some((orde) => orde.join('/') === gegeven))
    : null

/**
 * Judges by the opgave, the vraag and what was given alone; browser and server use this one function. Returns null where the
 * vraag is none, cannot be asked of this opgave, or what was given is not in the shape of its form: that is no answer, and
 * nothing may be stored as wrong.
 */
export function judge(opgave: Opgave, vraag: string, gegeven: string): Uitspraak | null {
  const gelezen = readVraag(vraag)
  return gelezen && RECHTERS[gelezen.vorm]({ opgave, wijze: gelezen.wijze, gegeven })
}
