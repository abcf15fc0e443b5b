import type { Bereik } from '../src/tekst-maat.ts'
import { woordenVan } from '../src/tekst-woorden.ts'
import type { Woordgroep } from '../src/woorden.ts'
import { zinverhaalVoor, type Verhaalzin, type Zinverhaal } from '../src/zinverhaal.ts'
import {
  gepast,
  inTweeLanden,
  mits,
  woordenBekend,
  type Leesbronnen,
  type Leesregels,
} from './leesbaar.ts'

/** A gate returns everything that is wrong with one story; an empty list lets it through. */
type Poort = (verhaal: Zinverhaal, bronnen: Leesbronnen) => string[]

/** How long a sentence and a word may be in a groep. */
interface Maat {
  woorden: Bereik
  /** The most letters of a word. */
  langste: number
}

/** The ranges of each groep, by our own judgement; they never fall from one to the next. */
export const ZIN_MATEN: Readonly<Record<Woordgroep, Maat>> = {
  3: { woorden: [4, 5], langste: 7 },
  4: { woorden: [4, 6], langste: 12 },
  5: { woorden: [5, 7], langste: 13 },
  6: { woorden: [6, 8], langste: 15 },
  7: { woorden: [7, 9], langste: 15 },
  8: { woorden: [8, 9], langste: 15 },
}
const ZINNEN = 6
/** More orders than this are too free: the child would guess which one is meant. */
const MAX_ORDES = 3
const STUK = /^\p{L}[\p{L}'’-]*,?$/u
const LAATSTE = /^\p{L}[\p{L}'’-]*[.!?]$/u
const HOOFDLETTER = /\p{Lu}/u

const zinVan = (orde: readonly string[]): string => orde.join(' ')
const kaal = (stuk: string): string => stuk.replace(/[,.!?]$/, '').toLowerCase()
const gesorteerd = (orde: readonly string[]): string => zinVan(orde.toSorted())

/** Returns everything of a story that a child reads. */
const regelsVan = ({ titel, zinnen }: Zinverhaal): string[] => [
  titel,
  ...zinnen.map(({ woorden }) => zinVan(woorden)),
]

const inBeideLanden = (verhaal: Zinverhaal): Leesregels => ({
  regels: regelsVan(verhaal),
  vlaams: regelsVan(zinverhaalVoor(verhaal, 'be')),
  be: verhaal.be,
})

const perZin = (
  verhaal: Zinverhaal,
  bekijk: (zin: Verhaalzin, groep: Woordgroep) => string[],
): string[] =>
  [...new Set([verhaal, zinverhaalVoor(verhaal, 'be')])].flatMap(({ zinnen, groep }) =>
    zinnen.flatMap((zin) =>
      bekijk(zin, groep).map((klacht) => `${klacht}: ${zinVan(zin.woorden)}`),
    ),
  )

/** (p) Six sentences, each as long as its groep reads and with no word too long for it, in both countries. */
const pastBijGroep: Poort = (verhaal) => [
  ...mits(verhaal.zinnen.length === ZINNEN, `${verhaal.zinnen.length} zinnen`),
  ...perZin(verhaal, ({ woorden }, groep) => {
    const { woorden: lengte, langste } = ZIN_MATEN[groep]
    const [van, tot] = lengte
    return [
      ...mits(woorden.length >= van && woorden.length <= tot, `telt ${woorden.length} woorden`),
      ...woorden
        .filter((stuk) => kaal(stuk).length > langste)
        .map((stuk) => `te lang woord ${stuk}`),
    ]
  }),
]

/**
 * (u) A piece is one word. The first alone has a capital and the last alone the mark at the end, so that both say where they
 * belong; no word occurs twice.
 */
const stukkenKloppen: Poort = (verhaal) => [
  ...Object.entries(verhaal.be?.vervang ?? {})
    .filter((paar) => paar.some((woorden) => woorden.includes(' ')))
    .map(([van]) => `vervangt meer dan één woord: ${van}`),
  ...perZin(verhaal, ({ woorden }) => {
    const [eerste = '', ...rest] = woorden
    const kale = woorden.map(kaal)
    return [
      ...mits(/^\p{Lu}/u.test(eerste), 'geen hoofdletter'),
      ...rest
        .filter((stuk) => HOOFDLETTER.test(stuk))
        .map((stuk) => `hoofdletter midden in de zin ${stuk}`),
      ...mits(LAATSTE.test(woorden.at(-1) ?? ''), 'geen teken aan het eind'),
      ...woorden
        .slice(0, -1)
        .filter((stuk) => !STUK.test(stuk) || woordenVan(stuk).length !== 1)
        .map((stuk) => `geen stuk ${stuk}`),
      ...kale.filter((woord, i) => kale.indexOf(woord) !== i).map((woord) => `twee keer ${woord}`),
    ]
  }),
]

/** (v) The orders are different orders of just these pieces, with the first and the last in place, and the printed one leads. */
const ordesKloppen: Poort = (verhaal) =>
  perZin(verhaal, ({ woorden, ordes }) => {
    const zinnen = ordes.map(zinVan)
    return [
      ...mits(zinnen[0] === zinVan(woorden), 'begint niet met de gedrukte orde'),
      ...mits(zinnen.length <= MAX_ORDES, `${zinnen.length} ordes`),
      ...mits(new Set(zinnen).size === zinnen.length, 'twee keer dezelfde orde'),
      ...ordes
        .filter((orde) => gesorteerd(orde) !== gesorteerd(woorden))
        .map((orde) => `andere stukken ${zinVan(orde)}`),
      ...ordes
        .filter((orde) => orde[0] !== woorden[0] || orde.at(-1) !== woorden.at(-1))
        .map((orde) => `begin of eind verplaatst ${zinVan(orde)}`),
    ]
  })

/**
 * (w) The strange piece comes from the middle of another sentence of the story: it has no capital and no mark, and none of its
 * own sentence looks like it, so that no right order can hold it.
 */
const vreemdeKlopt: Poort = (verhaal) =>
  [...new Set([verhaal, zinverhaalVoor(verhaal, 'be')])].flatMap(({ zinnen }) =>
    zinnen.flatMap(({ woorden, vreemd, ordes }, nr) => {
      const elders = zinnen.some((zin, i) => i !== nr && zin.woorden.slice(1, -1).includes(vreemd))
      const eigen = [woorden, ...ordes].flat().map(kaal)
      return [
        ...mits(elders, `niet uit het midden van een andere zin: ${vreemd}`),
        ...mits(kaal(vreemd) === vreemd, `met een teken of hoofdletter: ${vreemd}`),
        ...mits(!eigen.includes(kaal(vreemd)), `ook in de eigen zin: ${vreemd}`),
      ]
    }),
  )

/** The gates of one story, by the letter and name that the README gives them. */
export const ZINVERHAAL_POORTEN: Readonly<Record<string, Poort>> = {
  'a: woordenboek': (verhaal, bronnen) => woordenBekend(inBeideLanden(verhaal), bronnen),
  'i: gepast': (verhaal) => gepast(inBeideLanden(verhaal)),
  'n: in twee landen': (verhaal, bronnen) => inTweeLanden(inBeideLanden(verhaal), bronnen),
  'p: past bij groep': pastBijGroep,
  'u: stukken': stukkenKloppen,
  'v: ordes': ordesKloppen,
  'w: vreemde steen': vreemdeKlopt,
}
