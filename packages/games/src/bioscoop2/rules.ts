import { stapNaar } from '@letterhaven/game-kit/onderdelen/rij'
import { GOK_VRIJ } from '@letterhaven/game-kit/opgave/kansen'
import type { FilmOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { Zet } from '@letterhaven/game-kit/regels/beurt'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { beschrijvingVan } from '@letterhaven/taal/beeldzin/film/beschrijving'
import { isKlacht } from '@letterhaven/taal/beeldzin/film/stukken'
import { readFilm } from '@letterhaven/taal/beeldzin/film/zin'
import {
  andereLijnen,
  filmLengte,
  filmzinVan,
  gatVan,
  heleFilm,
  kanEerst,
  programmaVan,
  regelMetGaten,
  woordenVan,
  type Input,
  type Nu,
  type Opdracht,
} from './filmen.ts'

/** How long a film plays once, and a scene of the whole film, in ms. */
export const FILM_MS = 3600
export const DEEL_MS = 1900
const TITEL_MS = 700

const isPlek = (plek: number | undefined, tot: number): plek is number =>
  plek !== undefined && Number.isInteger(plek) && plek >= 0 && plek < tot

const metRegel = (
  opgave: Opdracht,
  regel: readonly number[],
  vrij: readonly number[] = [],
): Opdracht => ({ ...opgave, regel, vrij, klacht: '' })

/** Lays a word in the line: at a place, at the first one that came free, or behind the others. */
function lay(opgave: Opdracht, tegel: number, plek?: number): Zet<Opdracht> | null {
  const { tegels, regel } = opgave
  if (!isPlek(tegel, tegels.length) || regel.includes(tegel)) return null
  const naar = plek ?? opgave.vrij[0] ?? regel.length
  const op = isPlek(naar, regel.length) ? naar : regel.length
  const gevuld = opgave.vrij.indexOf(op)
  const vrij = opgave.vrij
    .filter((_, nr) => nr !== gevuld)
    .map((een) => (een >= op ? een + 1 : een))
  return {
    opgave: metRegel(opgave, regel.toSpliced(op, 0, tegel), vrij),
    events: [fx('leg', tegel)],
  }
}

/** Takes a word out of the line: the one at a place, which is free then, or the last. */
function takeBack(opgave: Opdracht, plek?: number): Zet<Opdracht> | null {
  const { regel } = opgave
  const van = plek ?? regel.length - 1
  if (!isPlek(van, regel.length)) return null
  const na = regel.toSpliced(van, 1)
  // What came free at the end is the end.
  const vrij = [...opgave.vrij.map((een) => (een > van ? een - 1 : een)), van]
    .filter((een) => een < na.length)
    .toSorted((een, ander) => een - ander)
  return { opgave: metRegel(opgave, na, vrij), events: [fx('terug', van)] }
}

function move(opgave: Opdracht, van: number, naar: number): Zet<Opdracht> | null {
  const { regel } = opgave
  const tegel = regel[van]
  if (!isPlek(van, regel.length) || !isPlek(naar, regel.length)) return null
  if (van === naar || tegel === undefined) return null
  const nieuw = regel.toSpliced(van, 1).toSpliced(naar, 0, tegel)
  return { opgave: metRegel(opgave, nieuw), events: [fx('zet', naar)] }
}

/** What is said to who gives once more what was just played. */
export const AL_GEZIEN = 'Die film zag je al. Verander een woord.'
const LEEG = 'Leg eerst een zin.'

/** So many lines that play nothing are no answer yet: it is said what is missing. Who then still gives one has answered. */
const VRIJE_KLACHTEN = 2

/** Returns whether a line that plays nothing is an answer: after others that played nothing either. */
const isGenoeg = ({ vast }: Opdracht, gegeven: string): boolean =>
  vast.length >= VRIJE_KLACHTEN && !vast.includes(gegeven)

/** Plays the line. At first one that plays nothing is no answer: it is said what is missing. */
function turn(opgave: Opdracht): Zet<Opdracht> {
  const woorden = woordenVan(opgave)
  const gegeven = woorden.join('/')
  const film = readFilm(woorden)
  const complain = (klacht: string, vast = opgave.vast): Zet<Opdracht> => ({
    opgave: { ...opgave, klacht, vast },
    events: [fx('bots')],
  })
  if (woorden.length === 0) return complain(LEEG)
  if (gegeven === opgave.eigen) return complain(AL_GEZIEN)
  if (isKlacht(film) && !isGenoeg(opgave, gegeven))
    return complain(film.klacht, [...new Set([...opgave.vast, gegeven])])
  return { opgave: { ...opgave, klacht: '' }, gegeven, events: [fx('rijd')] }
}

function handle({ opgave }: Nu, input: Input): Zet<Opdracht> | null {
  switch (input.type) {
    case 'leg':
      return lay(opgave, input.tegel, input.plek)
    case 'terug':
      return takeBack(opgave, input.plek)
    case 'schuif':
      return move(opgave, input.van, input.naar)
    case 'draai':
      return turn(opgave)
    case 'kijk':
      return { events: [fx('flits')] }
    case 'muis':
      return opgave.muis ? null : { opgave: { ...opgave, muis: true }, events: [fx('geheim')] }
    default:
      return null
  }
}

/** Returns the tiles of a line, those that lie already where they fit. */
function doelVan({ tegels, regel }: Opdracht, woorden: readonly string[]): readonly number[] {
  const vast = woorden.map((woord, i) => (tegels[regel[i] ?? -1] === woord ? (regel[i] ?? -1) : -1))
  const doel: number[] = []
  for (const [i, woord] of woorden.entries()) {
    const al = vast[i] ?? -1
    const nr =
      al >= 0
        ? al
        : tegels.findIndex((een, n) => een === woord && !doel.includes(n) && !vast.includes(n))
    doel.push(nr)
  }
  return doel
}

/** Mixes the words anew where they happen to lie in their order. */
function mixVan(woorden: readonly string[], zin: readonly string[], rnd: () => number) {
  const gemengd = shuffle(woorden, rnd)
  return gemengd.join(' ').includes(zin.slice(0, 3).join(' ')) ? gemengd.toReversed() : gemengd
}

/** Lays a word that can come first behind all others, where the hand that points at it covers none of them. */
function metBeginAchter(item: FilmOpgave, tegels: readonly string[]): readonly string[] {
  const nr = tegels.findLastIndex((woord) => kanEerst(item, woord))
  const [woord] = tegels.slice(nr)
  return nr < 0 || woord === undefined ? tegels : [...tegels.toSpliced(nr, 1), woord]
}

/**
 * The rules of bioscoop: a silent film plays, and the pupil lays the line that says it. Any line of the grammar is played as it is
 * written, and right is each that plays the same film.
 */
export const rules = makeBeurtRules<Opdracht, Input, FilmOpgave>({
  speelt: 'film',
  vorm: 3,
  open: (item, { trap, rnd, vorige, nummer }) => {
    const filmzin = filmzinVan(item.id)
    if (!filmzin) return null
    // At first one word too many lies there, later all of them.
    const tegels = trap === 1 ? [...filmzin.zin, filmzin.anders] : item.woorden
    const gemengd = mixVan(tegels, filmzin.zin, rnd)
    return {
      opgave: {
        tegels: nummer === 0 ? metBeginAchter(item, gemengd) : gemengd,
        regel: [],
        vrij: [],
        klacht: '',
        vast: [],
        eigen: null,
        muis: vorige?.muis ?? false,
      },
    }
  },
  handle,
  gevraagd: () => ({ vraag: 'bouw:film' }),
  mend: ({ opgave }, given) => ({ ...opgave, eigen: given, klacht: '', vast: [] }),
  naGoed: (nu) => (heleFilm(nu).length > 0 ? [fx('jaaa')] : []),
  record: (staat) => programmaVan(staat).length,
  gok: GOK_VRIJ,
  vormen: ({ item, opgave }) => {
    const filmzin = filmzinVan(item.id)
    const anders = filmzin ? andereLijnen(filmzin) : []
    const nieuw = anders.map((lijn) => lijn.join('/')).filter((lijn) => lijn !== opgave.eigen)
    return [(item.ordes[0] ?? []).join('/'), ...nieuw]
  },
  goed: ({ item }) => (item.ordes[0] ?? []).join('/'),
  naar: ({ opgave }, vorm) => {
    const doel = doelVan(opgave, vorm.split('/'))
    const stap = stapNaar(opgave.regel, doel)
    if (stap === 'terug') return { type: 'terug' }
    return stap === null ? { type: 'draai' } : { type: 'leg', tegel: stap }
  },
  zin: ({ item, opgave, staat }) => {
    const film = filmzinVan(item.id)?.film
    const ziet = film ? beschrijvingVan(film, gatVan(staat) ?? undefined) : ''
    const regel = regelMetGaten(opgave)
    return `Je ziet dit. ${ziet} ${regel === '' ? 'Je zin is nog leeg.' : `Je zin: ${regel}.`}`
  },
  // The film plays with the pupil's line; after the fourth, the whole film. A tap goes on.
  kijken: { goed: FILM_MS + TITEL_MS, fout: FILM_MS },
  kijkGoed: ({ staat }) => {
    const isHeel = (programmaVan(staat).length + 1) % filmLengte(staat) === 0
    return FILM_MS + TITEL_MS + (isHeel ? filmLengte(staat) * DEEL_MS : 0)
  },
})
