import { GAT } from '../src/gat.ts'
import { fillRit, ritverhaalVoor, type Ritgat, type Ritverhaal } from '../src/ritverhaal.ts'
import type { Bereik } from '../src/tekst-maat.ts'
import { woordenVan } from '../src/tekst-woorden.ts'
import type { Woordgroep } from '../src/woorden.ts'
import {
  gepast,
  inTweeLanden,
  mits,
  woordenBekend,
  type Leesbronnen,
  type Leesregels,
} from './leesbaar.ts'

/** A gate returns everything that is wrong with one story; an empty list lets it through. */
type Poort = (verhaal: Ritverhaal, bronnen: Leesbronnen) => string[]

interface Maat {
  zinnen: Bereik
  /** The most words of a sentence, its place included. */
  woorden: number
  /** The most letters of a word outside the places. */
  langste: number
}

/** The ranges of each groep, by our own judgement; they never fall from one to the next. */
export const RIT_MATEN: Readonly<Record<Woordgroep, Maat>> = {
  3: { zinnen: [6, 6], woorden: 8, langste: 7 },
  4: { zinnen: [6, 9], woorden: 12, langste: 12 },
  5: { zinnen: [7, 10], woorden: 15, langste: 12 },
  6: { zinnen: [8, 10], woorden: 16, langste: 13 },
  7: { zinnen: [8, 10], woorden: 19, langste: 15 },
  8: { zinnen: [9, 10], woorden: 19, langste: 15 },
}
const PLEKKEN = 6
const GATEN = 4
const ANDERS = 2
const PLEK = /^(?:de|het) \p{Ll}[\p{L}-]+$/u
const ZIN = /^['‘]?\p{Lu}.*[.!?]['’]?$/u
/** A printed word that shares this many first letters with a place gives it away. */
const STAM = 4

const naamwoord = (plek: string): string => plek.replace(/^\S+ /, '')
const goede = ({ gaten }: Ritverhaal): string[] => gaten.map(({ goed }) => goed)
const landen = (verhaal: Ritverhaal): Ritverhaal[] => [
  ...new Set([verhaal, ritverhaalVoor(verhaal, 'be')]),
]

/** Returns everything of a story that a child reads, with the right places in the gaps. */
const regelsVan = (verhaal: Ritverhaal): string[] => [
  verhaal.titel,
  verhaal.wie,
  ...verhaal.plekken,
  ...fillRit(verhaal, goede(verhaal)),
]

const inBeideLanden = (verhaal: Ritverhaal): Leesregels => ({
  regels: regelsVan(verhaal),
  vlaams: regelsVan(ritverhaalVoor(verhaal, 'be')),
  be: verhaal.be,
})

/** (p) As many and as long sentences as its groep reads, and no word too long for it, in both countries. */
const pastBijGroep: Poort = (verhaal) =>
  landen(verhaal).flatMap((versie) => {
    const maat = RIT_MATEN[versie.groep]
    const [van, tot] = maat.zinnen
    const { length } = versie.zinnen
    return [
      ...mits(length >= van && length <= tot, `${length} zinnen`),
      ...fillRit(versie, goede(versie))
        .filter((zin) => woordenVan(zin).length > maat.woorden)
        .map((zin) => `te lange zin: ${zin}`),
      ...versie.zinnen
        .flatMap(woordenVan)
        .filter((woord) => woord.length > maat.langste)
        .map((woord) => `te lang woord: ${woord}`),
      ...versie.zinnen.filter((zin) => !ZIN.test(zin)).map((zin) => `geen zin: ${zin}`),
    ]
  })

/** (w) There are six different places with an article, by alphabet, so that their order says nothing. */
const plekkenKloppen: Poort = (verhaal) =>
  landen(verhaal).flatMap(({ plekken }) => {
    const namen = verhaal.plekken.map(naamwoord)
    return [
      ...mits(plekken.length === PLEKKEN, `${plekken.length} plekken`),
      ...mits(new Set(plekken).size === plekken.length, 'twee keer dezelfde plek'),
      ...plekken.filter((plek) => !PLEK.test(plek)).map((plek) => `geen plek: ${plek}`),
      ...mits(
        namen.join() === namen.toSorted((a, b) => a.localeCompare(b, 'nl')).join(),
        'plekken niet op alfabet',
      ),
    ]
  })

/** Returns what is wrong with one gap, given those before it. */
function gatKlopt(gat: Ritgat, eerdere: readonly Ritgat[], { plekken }: Ritverhaal): string[] {
  const bezocht = [...eerdere.map(({ goed }) => goed), gat.goed]
  return [
    ...[gat.goed, ...gat.anders]
      .filter((plek) => !plekken.includes(plek))
      .map((plek) => `niet bij de plekken: ${plek}`),
    ...mits(gat.zin > (eerdere.at(-1)?.zin ?? -1), 'gaten niet in de volgorde van het verhaal'),
    ...mits(new Set(gat.anders).size === ANDERS, `geen twee andere bij ${gat.goed}`),
    ...mits(gat.anders.length === ANDERS, `${gat.anders.length} andere bij ${gat.goed}`),
    ...gat.anders
      .filter((plek) => bezocht.includes(plek))
      .map((plek) => `al bezocht: ${plek} bij ${gat.goed}`),
  ]
}

/** (x) Four gaps, each once in a sentence of its own and never at its beginning, and no place is right twice. */
const gatenKloppen: Poort = (verhaal) =>
  landen(verhaal).flatMap((versie) => {
    const { zinnen, gaten } = versie
    const open = zinnen.flatMap((zin, i) => (zin.includes(GAT) ? [i] : []))
    return [
      ...mits(gaten.length === GATEN, `${gaten.length} gaten`),
      ...mits(open.join() === gaten.map(({ zin }) => zin).join(), 'gaten en zinnen verschillen'),
      ...zinnen
        .filter((zin) => zin.split(GAT).length > 2 || zin.startsWith(GAT))
        .map((zin) => `gat klopt niet: ${zin}`),
      ...mits(new Set(goede(versie)).size === gaten.length, 'een plek is twee keer goed'),
      ...gaten.flatMap((gat, i) => gatKlopt(gat, gaten.slice(0, i), versie)),
    ]
  })

function verraadt(woord: string, naam: string): boolean {
  const gedrukt = woord.toLowerCase()
  return (
    gedrukt.includes(naam) ||
    (gedrukt.length >= STAM &&
      (naam.includes(gedrukt) || gedrukt.slice(0, STAM) === naam.slice(0, STAM)))
  )
}

/** (y) Nothing that was printed up to a gap gives its place away: not its name, nor a word of the same stem. */
const nietsVerraden: Poort = (verhaal) =>
  landen(verhaal).flatMap(({ titel, wie, zinnen, gaten }) =>
    gaten.flatMap(({ zin, goed }) =>
      [titel, wie, ...zinnen.slice(0, zin + 1)]
        .flatMap(woordenVan)
        .filter((woord) => verraadt(woord, naamwoord(goed)))
        .map((woord) => `${woord} verraadt ${goed}`),
    ),
  )

/** The gates of one story, by the letter and name that the README gives them. */
export const RIT_POORTEN: Readonly<Record<string, Poort>> = {
  'a: woordenboek': (verhaal, bronnen) => woordenBekend(inBeideLanden(verhaal), bronnen),
  'i: gepast': (verhaal) => gepast(inBeideLanden(verhaal)),
  'n: in twee landen': (verhaal, bronnen) => inTweeLanden(inBeideLanden(verhaal), bronnen),
  'p: past bij groep': pastBijGroep,
  'w: plekken': plekkenKloppen,
  'x: gaten': gatenKloppen,
  'y: niets verraden': nietsVerraden,
}
