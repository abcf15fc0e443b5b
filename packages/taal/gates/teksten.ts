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
  /** Accepted by the dictionary, but reviewed as non-words. */
  /** Names of people and places that the dictionary does not have. */
  namen: ReadonlySet<string>
  noordelijk: ReadonlySet<string>
}

/** A gate names everything that is wrong with one text; an empty list lets it through. */
export type Tekstpoort = (tekst: Leestekst, bronnen: Tekstbronnen) => string[]

const VRAGEN = { aantal: 4, keuzes: 4, soorten: 3 }
/** Questions of one text that may have their right choice in one place, or longer than the other three. */
const MAX_PATROON = 2
/** A question may have a word this much longer than those of its text, and sentences of so many words. */
const VRAAGTAAL = { letters: 2, vraag: 13, keuze: 12 }
const CITAAT = /“(?<citaat>[^“”]+)”/g

const mits = (goed: boolean, klacht: string): string[] => (goed ? [] : [klacht])
const uit = (lijst: readonly string[], waarde: string): boolean => lijst.includes(waarde)
/** As it stands in a dictionary: one accent comes back that a capital had lost (Eén, één). */
const klein = (woord: string): string =>
  (woord.charAt(0).toLowerCase() + woord.slice(1)).replace(/^eén$/, 'één')

/** Everything of a text that a child reads, questions included. */
export const leesregels = ({ titel, tekst, vragen }: Leestekst): string[] => [
  titel,
  ...tekst,
  ...vragen.flatMap(({ vraag, keuzes, waarom }) => [vraag, ...keuzes, waarom]),
]

/** (a) Every word is in the dictionary or is a known name, in both countries. */
const woordenBekend: Tekstpoort = (tekst, { spelling, namen }) => {
  const kent = (woord: string): boolean =>
    namen.has(woord.replace(/'s$/, '')) ||
    /^\d+$/.test(woord) ||
    (!isGeenWoord(woord) && (spelling.kent(woord) || spelling.kent(klein(woord))))
  const woorden = [tekst, tekstVoor(tekst, 'be')].flatMap(leesregels).flatMap(woordenVan)
  return [...new Set(woorden)].filter((woord) => !kent(woord)).map((woord) => `onbekend: ${woord}`)
}

/** (i) Nothing that stands in no text for children. */
const gepast: Tekstpoort = (tekst) =>
  [tekst, tekstVoor(tekst, 'be')]
    .flatMap(leesregels)
    .flatMap(woordenVan)
    .filter((woord) => ongepast(woord.toLowerCase()) !== undefined)
    .map((woord) => `niet gepast: ${woord}`)

/** (p) As long and as hard as its level asks; the count that reading speed rests on is right. */
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

/** (q) The first texts have only words of one klankgroep that are written as they sound. */
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

/** (r) Four questions of at least three kinds; neither place nor length gives the right choice away. */
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

/** (t) A question asks hardly more reading than the text itself. */
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

/** (s) Every reason quotes a place that is in the text, letter for letter, in both countries. */
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

/** (n) What only the Netherlands says is replaced for Flanders, by whole words that do occur. */
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

/** The gates of one text, by the letter and name with which the README calls them. */
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
