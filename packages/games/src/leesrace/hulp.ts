import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { antwoordVan } from './stand.ts'
import { stukkenVan } from './stukken.ts'

/** What is looked for, by how a question begins. */
const ZOEK: readonly (readonly [begin: RegExp, zoek: string])[] = [
  [/^(?:waarom|waardoor|hoe komt)/i, 'Zoek een zin die zegt waarom.'],
  [/voel|^hoe denkt|^(?:wat|hoe) vind/i, 'Zoek een zin waaraan je het gevoel merkt.'],
  [/^(?:wie|van wie|voor wie|met wie|aan wie|bij wie)\b/i, 'Zoek een zin die zegt wie.'],
  [/^(?:waar|waarheen)\b/i, 'Zoek een zin die zegt waar.'],
  [/^(?:wanneer|hoe laat|hoelang|hoe lang|op welke dag)\b/i, 'Zoek een zin die zegt wanneer.'],
  [/^(?:hoeveel|hoe ver|hoe hoog|hoe groot|hoe oud)\b/i, 'Zoek een zin met dat getal.'],
  [/\b(?:eerst|daarna|vlak voor|vlak na)\b/i, 'Let op wat eerst komt en wat daarna.'],
  [/^hoe\b/i, 'Zoek een zin die zegt hoe.'],
]
const ANDERS = 'Zoek een zin waaraan je dat ziet.'

/** Returns what to look for in the text. */
export const soortHulp = ({ vraag = '' }: TekstOpgave): string =>
  ZOEK.find(([begin]) => begin.test(vraag))?.[1] ?? ANDERS

/** The least letters of a word that says something. */
const LETTERS = 4
const KLEIN: ReadonlySet<string> = new Set(
  'deze geen haar heeft hebben hele iets maar meer naar niet omdat over waar waarom waardoor want wordt worden zijn zich zelf door voor deed doet gaat heel hoeveel welke wanneer toen daar hier wilde alle veel weer'.split(
    ' ',
  ),
)

const woordenIn = (tekst: string): readonly string[] =>
  Array.from(tekst.toLowerCase().matchAll(/\p{L}+/gu), ([woord]) => woord)

/** Returns in which sentences a word stands. */
const listPlekken = (zinnen: readonly string[], woord: string): readonly number[] =>
  zinnen.flatMap((zin, nr) => (woordenIn(zin).includes(woord) ? [nr] : []))

/** How many words are given to look for. */
const MEESTE_WOORDEN = 2

/**
 * Returns words of the question and its answer to look for in the text: they stand near what proves it, and in other sentences
 * too, so that they do not point at it.
 */
export function zoekwoordenVan(item: TekstOpgave): readonly string[] {
  const { zinnen, bewijs, vraag = '' } = item
  const kandidaten = [...new Set(woordenIn(`${antwoordVan(item)} ${vraag}`))]
  const isBij = (plek: number): boolean => bewijs.some((zin) => Math.abs(zin - plek) <= 1)
  return kandidaten
    .filter((woord) => woord.length >= LETTERS && !KLEIN.has(woord))
    .filter((woord) => {
      const plekken = listPlekken(zinnen, woord)
      return plekken.length >= 2 && plekken.some(isBij)
    })
    .slice(0, MEESTE_WOORDEN)
}

/** A stretch of the text to look in: from which sentence to before which. */
export interface Zoekstuk {
  readonly van: number
  readonly tot: number
}

/** Returns the stretch in which a sentence stands that proves the answer and was not tried. */
export function zoekstukVan({ zinnen, alineas, bewijs }: TekstOpgave): Zoekstuk {
  const begin = stukkenVan(zinnen.length, alineas)
  const nr = Math.max(
    0,
    begin.findLastIndex((zin) => zin <= (bewijs[0] ?? 0)),
  )
  return {
    van: begin[nr] ?? 0,
    tot: begin[nr + 1] ?? zinnen.length,
  }
}

/** A question that asks what made something happen. */
const WAARDOOR = /^(?:waarom|waardoor|hoe komt)\b/i

/** The least words of a question that a sentence has to hold, before it is known to tell what happens. */
const MINST_ZELFDE = 2

/** Returns whether a sentence tells no more than what happens, of which is asked why: all that the question says stands in it. */
function isGebeurtenis({ vraag = '', zinnen }: TekstOpgave, zin: number): boolean {
  if (!WAARDOOR.test(vraag)) return false
  const gevraagd = woordenIn(vraag).filter((woord) => woord.length > 2 && !KLEIN.has(woord))
  const hier = new Set(woordenIn(zinnen[zin] ?? ''))
  return gevraagd.length >= MINST_ZELFDE && gevraagd.every((woord) => hier.has(woord))
}

/** Returns what a sentence is that was taken for the proof, as far as the text itself tells that. */
export function sayNaast(item: TekstOpgave, zin: number): string {
  if (isGebeurtenis(item, zin)) return `Zin ${zin + 1}: dat is wat er gebeurt. Zoek waardoor.`
  return item.citaat?.includes(zin) === true
    ? `Zin ${zin + 1} hoort erbij, maar zegt het nog niet.`
    : sayWel(item, zin)
}

/** Returns that a sentence does not say it, with the word of question or answer that it does say. */
function sayWel(item: TekstOpgave, zin: number): string {
  const hier = new Set(woordenIn(item.zinnen[zin] ?? ''))
  const woord = woordenIn(`${antwoordVan(item)} ${item.vraag ?? ''}`).find(
    (een) => een.length >= LETTERS && !KLEIN.has(een) && hier.has(een),
  )
  return woord === undefined
    ? `Zin ${zin + 1}: daar staat het niet.`
    : `Zin ${zin + 1}: wel ‘${woord}’, niet het antwoord.`
}

/** Returns the words to look for, as a sentence; nothing where there are none. */
function sayZoekwoorden(item: TekstOpgave): string {
  const woorden = zoekwoordenVan(item)
  return woorden.length > 0 ? ` Let op: ${woorden.map((woord) => `‘${woord}’`).join(' en ')}.` : ''
}

/** Returns what helps after so many mistakes: what kind of sentence to look for with its words, and then where. */
export function sayHulp(item: TekstOpgave, missers: number): string {
  if (missers >= 2) {
    const { van, tot } = zoekstukVan(item)
    return `${soortHulp(item)} Kijk bij de gele rand: zin ${van + 1} tot ${tot}.`
  }
  return `${soortHulp(item)}${sayZoekwoorden(item)}`
}
