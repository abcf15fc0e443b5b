import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { classifyEntry } from '../src/classify.ts'
import { segment } from '../src/grafemen.ts'
import { isKlinker } from '../src/inventaris.ts'
import { ongepast } from '../src/ongepast.ts'
import { isGeenWoord } from '../src/taalregels/weren.ts'
import { NIVEAUDOELEN, measureTekst, type Tekstmaat } from '../src/tekst-maat.ts'
import { woordenVan } from '../src/tekst-woorden.ts'
import {
  TEKSTNIVEAUS,
  TEKSTSOORTEN,
  VRAAGSOORTEN,
  tekstVoor,
  type Leestekst,
  type Tekstvraag,
} from '../src/tekst.ts'
import type { Spelling } from './spelling.ts'

/** What the gates of the texts look things up in. */
export interface Tekstbronnen {
  spelling: Pick<Spelling, 'kent'>
  /** Names of people and places that the dictionary does not have. */
  namen: ReadonlySet<string>
  noordelijk: ReadonlySet<string>
}

/** A gate returns everything that is wrong with one text; an empty list lets it through. */
export type Tekstpoort = (tekst: Leestekst, bronnen: Tekstbronnen) => string[]

const VRAGEN = { aantal: 4, keuzes: 4, soorten: 3 }
/** How many questions of one text may have their right choice in the same place, or longer than the other three. */
const MAX_PATROON = 2
/**
 * How many letters the longest word of a question may exceed those of its level by, and how many words a question and a choice
 * may have.
 */
const VRAAGTAAL = { letters: 2, vraag: 13, keuze: 12 }
const CITAAT = /“(?<citaat>[^“”]+)”/g

const mits = (goed: boolean, klacht: string): string[] => (goed ? [] : [klacht])
const uit = (lijst: readonly string[], waarde: string): boolean => lijst.includes(waarde)
/**
 * Returns a word as a dictionary has it, with a small first letter; in one word the accent that the capital had lost comes back
 * (Eén, één).
 */
const klein = (woord: string): string =>
  (woord.charAt(0).toLowerCase() + woord.slice(1)).replace(/^eén$/, 'één')

/** Returns everything of a text that a child reads, questions included. */
export const leesregels = ({ titel, tekst, vragen }: Leestekst): string[] => [
  titel,
  ...tekst,
  ...vragen.flatMap(({ vraag, keuzes, waarom }) => [vraag, ...keuzes, waarom]),
]

/** (a) Every word is in the dictionary or is a number or a known name, in both countries. */
const woordenBekend: Tekstpoort = (tekst, { spelling, namen }) => {
  const kent = (woord: string): boolean =>
    namen.has(woord.replace(/'s$/, '')) ||
    /^\d+$/.test(woord) ||
    (!isGeenWoord(woord) && (spelling.kent(woord) || spelling.kent(klein(woord))))
  const woorden = [tekst, tekstVoor(tekst, 'be')].flatMap(leesregels).flatMap(woordenVan)
  return [...new Set(woorden)].filter((woord) => !kent(woord)).map((woord) => `onbekend: ${woord}`)
}

/** (i) There is nothing in the text that is kept from children, in either country. */
const gepast: Tekstpoort = (tekst) =>
  [tekst, tekstVoor(tekst, 'be')]
    .flatMap(leesregels)
    .flatMap(woordenVan)
    .filter((woord) => ongepast(woord.toLowerCase()) !== undefined)
    .map((woord) => `niet gepast: ${woord}`)

/** (p) The text is as long and as hard as its level asks, and the word count that reading speed rests on is right. */
const pastBijNiveau: Tekstpoort = (tekst) =>
  [...new Set([tekst, tekstVoor(tekst, 'be')])].flatMap(versiePast)

function versiePast(tekst: Leestekst): string[] {
  const maat = measureTekst(tekst)
  const namen = Object.keys(maat) as (keyof Tekstmaat)[]
  return [
    ...mits(maat.woorden === tekst.woorden, `telt ${maat.woorden} woorden, niet ${tekst.woorden}`),
    ...namen.flatMap((naam) => {
      const [van, tot] = NIVEAUDOELEN[tekst.niveau][naam]
      const past = maat[naam] >= van && maat[naam] <= tot
      return mits(past, `${naam} ${maat[naam].toFixed(3)} ligt niet tussen ${van} en ${tot}`)
    }),
  ]
}

/** (q) The texts of the first level have only words of one klankgroep that are written as they sound. */
const klankzuiver: Tekstpoort = ({ niveau, tekst }) => {
  if (niveau !== 'start') return []
  const isZuiver = (w: string): boolean => {
    const g = segment(w).graphemes
    const codes = classifyEntry({ w, g, kg: [w], lg: [w] }).map(({ code }) => code)
    return g.filter(isKlinker).length === 1 && codes.join() === 'hak'
  }
  const woorden = tekst.flatMap(woordenVan).map((woord) => woord.toLowerCase())
  return woorden.filter((woord) => !isZuiver(woord)).map((woord) => `niet klankzuiver: ${woord}`)
}

function vraagKlopt({ soort, vraag, keuzes, goed }: Tekstvraag): string[] {
  return [
    ...mits(uit(VRAAGSOORTEN, soort), `onbekende vraagsoort ${soort}`),
    ...mits(/[?]$/.test(vraag), `geen vraag: ${vraag}`),
    ...mits(new Set(keuzes).size === VRAGEN.keuzes, `geen vier keuzes: ${vraag}`),
    ...mits(keuzes.length === VRAGEN.keuzes && goed in keuzes, `geen goede keuze: ${vraag}`),
  ]
}

const isLangste = ({ keuzes, goed }: Tekstvraag): boolean =>
  keuzes.every((keuze, i) => i === goed || keuze.length < (keuzes[goed]?.length ?? 0))

/** (r) There are four questions of at least three kinds, and neither place nor length gives the right choice away. */
const vragenKloppen: Tekstpoort = ({ niveau, soort, tekst, vragen }) => {
  const plaatsen = Map.groupBy(vragen, ({ goed }) => goed)
  return [
    ...mits(uit(TEKSTNIVEAUS, niveau) && uit(TEKSTSOORTEN, soort), 'onbekend niveau of soort'),
    ...mits(tekst.length > 0, 'geen alinea'),
    ...mits(vragen.length === VRAGEN.aantal, `${vragen.length} vragen`),
    ...mits(
      new Set(vragen.map((vraag) => vraag.soort)).size >= VRAGEN.soorten,
      'te weinig soorten',
    ),
    ...mits(
      [...plaatsen.values()].every((lijst) => lijst.length <= MAX_PATROON),
      'goede keuze te vaak op één plaats',
    ),
    ...mits(vragen.filter(isLangste).length <= MAX_PATROON, 'goede keuze te vaak de langste'),
    ...vragen.flatMap(vraagKlopt),
  ]
}

/** (t) A question is hardly harder to read than the text itself. */
const vragenLeesbaar: Tekstpoort = ({ niveau, vragen }) => {
  const langste = NIVEAUDOELEN[niveau].langste[1] + VRAAGTAAL.letters
  return vragen.flatMap(({ vraag, keuzes }) => [
    ...mits(woordenVan(vraag).length <= VRAAGTAAL.vraag, `te lange vraag: ${vraag}`),
    ...keuzes
      .filter((keuze) => woordenVan(keuze).length > VRAAGTAAL.keuze)
      .map((keuze) => `te lange keuze: ${keuze}`),
    ...[vraag, ...keuzes]
      .flatMap(woordenVan)
      .filter((woord) => woord.length > langste)
      .map((woord) => `te lang woord in een vraag: ${woord}`),
  ])
}

/** (s) Every reason quotes a place that is in the text word for word, whatever its capitals, in both countries. */
const citatenKloppen: Tekstpoort = (tekst) =>
  [tekst, tekstVoor(tekst, 'be')].flatMap((versie) => {
    const geheel = versie.tekst.join('\n').toLowerCase()
    return versie.vragen.flatMap(({ waarom }) => {
      const citaten = Array.from(waarom.matchAll(CITAAT), (vondst) => vondst.groups?.citaat ?? '')
      return [
        ...mits(citaten.length > 0, `wijst geen plaats aan: ${waarom}`),
        ...citaten
          .filter((citaat) => !geheel.includes(citaat.toLowerCase()))
          .map((citaat) => `staat niet in de tekst: ${citaat}`),
      ]
    })
  })

/** (n) Whatever only the Netherlands says is replaced for Flanders, by replacements of whole words that do occur. */
const inTweeLanden: Tekstpoort = (tekst, { noordelijk }) => {
  const alles = leesregels(tekst).join('\n')
  const vlaams = leesregels(tekstVoor(tekst, 'be'))
  const vervang = Object.entries(tekst.be?.vervang ?? {})
  return [
    ...vervang.flatMap(([van, naar]) => [
      ...mits(!naar.includes(van), `${van} staat weer in ${naar}`),
      ...mits(/^[\p{L}][\p{L} -]*[\p{L}]$/u.test(van), `geen woorden: ${van}`),
      ...mits(alles.includes(van), `${van} komt niet voor`),
      ...mits(
        alles.split(van).length ===
          alles.split(new RegExp(`(?<!\\p{L})${van}(?!\\p{L})`, 'u')).length,
        `${van} is ook een deel van een woord`,
      ),
    ]),
    ...vlaams
      .flatMap(woordenVan)
      .filter((woord) => noordelijk.has(woord.toLowerCase()))
      .map((woord) => `alleen Nederlands: ${woord}`),
    ...vlaams.flatMap((regel) => findHollands(regel).map((v) => `alleen Nederlands: ${v.woord}`)),
  ]
}

/** The gates of one text, by the letter and name that the README gives them. */
export const TEKSTPOORTEN: Readonly<Record<string, Tekstpoort>> = {
  'a: woordenboek': woordenBekend,
  'i: gepast': gepast,
  'n: in twee landen': inTweeLanden,
  'p: past bij niveau': pastBijNiveau,
  'q: klankzuiver': klankzuiver,
  'r: vragen': vragenKloppen,
  's: citaten': citatenKloppen,
  't: vragen leesbaar': vragenLeesbaar,
}
