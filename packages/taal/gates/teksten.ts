import { classifyEntry } from '../src/classify.ts'
import { segment } from '../src/grafemen.ts'
import { isKlinker } from '../src/inventaris.ts'
import { NIVEAUDOELEN, measureTekst, zinnenVan, type Tekstmaat } from '../src/tekst-maat.ts'
import { woordenVan } from '../src/tekst-woorden.ts'
import {
  TEKSTNIVEAUS,
  TEKSTSOORTEN,
  VRAAGSOORTEN,
  tekstVoor,
  type Leestekst,
  type Tekstvraag,
} from '../src/tekst.ts'
import {
  gepast,
  inTweeLanden,
  mits,
  woordenBekend,
  type Leesbronnen,
  type Leesregels,
} from './leesbaar.ts'

/** A gate returns everything that is wrong with one text; an empty list lets it through. */
export type Tekstpoort = (tekst: Leestekst, bronnen: Leesbronnen) => string[]

const VRAGEN = { aantal: 4, keuzes: 4, soorten: 3 }
/** How many questions of one text may have their right choice in the same place, or longer than the other three. */
const MAX_PATROON = 2
/**
 * How many letters the longest word of a question may exceed those of its level by, and how many words a question and a choice
 * may have.
 */
const VRAAGTAAL = { letters: 2, vraag: 13, keuze: 12 }
const CITAAT = /“(?<citaat>[^“”]+)”/g

const uit = (lijst: readonly string[], waarde: string): boolean => lijst.includes(waarde)
/** Returns everything of a text that a child reads, questions included. */
export const leesregels = ({ titel, tekst, vragen }: Leestekst): string[] => [
  titel,
  ...tekst,
  ...vragen.flatMap(({ vraag, keuzes, waarom }) => [vraag, ...keuzes, waarom]),
]

const inBeideLanden = (tekst: Leestekst): Leesregels => ({
  regels: leesregels(tekst),
  vlaams: leesregels(tekstVoor(tekst, 'be')),
  be: tekst.be,
})

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

/**
 * (s) Every reason quotes a place within one sentence of the text word for word, whatever its capitals, in both countries; and of
 * no other sentence, so that it tells which one proves the answer.
 */
const citatenKloppen: Tekstpoort = (tekst) =>
  [tekst, tekstVoor(tekst, 'be')].flatMap((versie) => {
    const zinnen = versie.tekst.flatMap(zinnenVan).map((zin) => zin.toLowerCase())
    return versie.vragen.flatMap(({ waarom }) => {
      const citaten = Array.from(waarom.matchAll(CITAAT), (vondst) => vondst.groups?.citaat ?? '')
      return [
        ...mits(citaten.length > 0, `wijst geen plaats aan: ${waarom}`),
        ...citaten
          .filter(
            (citaat) => zinnen.filter((zin) => zin.includes(citaat.toLowerCase())).length !== 1,
          )
          .map((citaat) => `staat niet in één zin van de tekst: ${citaat}`),
      ]
    })
  })

/** How many sentences a child may point at for one question, and at most this share of its text. */
const BEWIJS = { zinnen: 3, deel: 1 / 3 }

/**
 * (u) The sentences that prove an answer are few, stand in the text, and one of them is quoted by the reason; at least two questions
 * of each text have such a proof.
 */
const bewijsKlopt: Tekstpoort = ({ tekst, vragen }) => {
  const zinnen = tekst.flatMap(zinnenVan).map((zin) => zin.toLowerCase())
  const met = vragen.filter(({ bewijs = [] }) => bewijs.length > 0)
  return [
    ...mits(met.length >= 2, `${met.length} vragen met een bewijs`),
    ...met.flatMap(({ vraag, waarom, bewijs = [] }) => {
      const citaten = Array.from(waarom.matchAll(CITAAT), (vondst) => vondst.groups?.citaat ?? '')
      const isGenoemd = (plek: number): boolean =>
        citaten.some((citaat) => zinnen[plek]?.includes(citaat.toLowerCase()))
      return [
        ...mits(
          bewijs.every((plek, i) => plek in zinnen && plek > (bewijs[i - 1] ?? -1)),
          `bewijs buiten de tekst of niet op volgorde: ${vraag}`,
        ),
        ...mits(
          bewijs.length <= Math.min(BEWIJS.zinnen, zinnen.length * BEWIJS.deel),
          `te veel zinnen als bewijs: ${vraag}`,
        ),
        ...mits(bewijs.some(isGenoemd), `de reden noemt geen bewijs: ${vraag}`),
      ]
    }),
  ]
}

/** (v) It has as many words in both countries: who listens says of a word by its number what went wrong. */
const evenVeelWoorden: Tekstpoort = (tekst) => {
  const [hier, daar] = [tekst, tekstVoor(tekst, 'be')].map((versie) =>
    versie.tekst.reduce((som, deel) => som + deel.trim().split(/\s+/).length, 0),
  )
  return mits(hier === daar, `telt ${hier} woorden, en in België ${daar}`)
}

/** The gates of one text, by the letter and name that the README gives them. */
export const TEKSTPOORTEN: Readonly<Record<string, Tekstpoort>> = {
  'a: woordenboek': (tekst, bronnen) => woordenBekend(inBeideLanden(tekst), bronnen),
  'i: gepast': (tekst) => gepast(inBeideLanden(tekst)),
  'n: in twee landen': (tekst, bronnen) => inTweeLanden(inBeideLanden(tekst), bronnen),
  'p: past bij niveau': pastBijNiveau,
  'q: klankzuiver': klankzuiver,
  'r: vragen': vragenKloppen,
  's: citaten': citatenKloppen,
  't: vragen leesbaar': vragenLeesbaar,
  'u: bewijs': bewijsKlopt,
  'v: even veel woorden': evenVeelWoorden,
}
