import type { FilmOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Beurt, BeurtStaat, GedeeldeZet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import { isZelfde, verschilVan, type Deel, type Film } from '@letterhaven/taal/beeldzin/film/film'
import { makeFilmzin, type Filmzin } from '@letterhaven/taal/beeldzin/film/filmzin'
import { play } from '@letterhaven/taal/beeldzin/film/zin'

/** What is laid ready for one film. */
export interface Opdracht {
  /** The words that lie ready, and which of them lie in the line, in order. */
  readonly tegels: readonly string[]
  readonly regel: readonly number[]
  /** The places in the line that came free, from the left, each by the word behind it: there the next words go. */
  readonly vrij: readonly number[]
  /** Why the line plays nothing; empty until that was tried. */
  readonly klacht: string
  /** The lines of this try that play nothing, as they were to be played. */
  readonly vast: readonly string[]
  /** The line whose film is being mended, as it was given. */
  readonly eigen: string | null
  /** Whether the mouse of the projector plays along. */
  readonly muis: boolean
}

export type State = BeurtStaat<Opdracht, FilmOpgave>
export type Nu = Beurt<Opdracht, FilmOpgave>
export type Input = GameInput &
  (
    | { readonly type: 'leg'; readonly tegel: number; readonly plek?: number }
    | { readonly type: 'terug'; readonly plek?: number }
    | { readonly type: 'schuif'; readonly van: number; readonly naar: number }
    | { readonly type: 'draai' | 'kijk' | 'muis' | GedeeldeZet }
  )

const films = new Map<string, Filmzin | null>()
/** Makes the film of an address, once. */
export function filmzinVan(adres: string): Filmzin | null {
  const al = films.get(adres)
  if (al !== undefined) return al
  const nieuw = makeFilmzin(adres)
  films.set(adres, nieuw)
  return nieuw
}

/** Returns the words of the line as they are read, with what came free. */
export const regelMetGaten = (opgave: Pick<Opdracht, 'tegels' | 'regel' | 'vrij'>): string =>
  woordenVan(opgave)
    .flatMap((woord, plek) => [
      ...opgave.vrij.filter((vrij) => vrij === plek).map(() => '…'),
      woord,
    ])
    .join(' ')

export const woordenVan = ({ tegels, regel }: Pick<Opdracht, 'tegels' | 'regel'>) =>
  regel.map((nr) => tegels[nr] ?? '')

/** Returns the film that a given line plays. */
export const filmVan = (gegeven: string): Film | null => play(gegeven.split('/'))

/** Returns the part of the asked film that is hidden at the last stage. */
export function gatVan({
  trap,
  item,
}: Pick<State, 'trap' | 'item'>): Exclude<Deel, 'wanneer'> | null {
  return trap === 3 && item ? (filmzinVan(item.id)?.gat ?? null) : null
}

/** Returns the film of the line that is being mended; null where none is, or where that line played nothing. */
export const eigenFilm = ({ fase, poging, opgave }: State): Film | null =>
  fase === 'spelen' && poging > 1 && opgave?.eigen ? filmVan(opgave.eigen) : null

/** Returns the parts in which the film of the line that is being mended is another than the asked one. */
export function andersVan(state: State): ReadonlySet<Deel> {
  const eigen = eigenFilm(state)
  const film = state.item && filmzinVan(state.item.id)?.film
  if (!eigen || !film) return new Set()
  const { wanneer, scenes } = verschilVan(film, eigen)
  return new Set([
    ...scenes.flatMap(({ delen }) => delen),
    ...(wanneer ? ['wanneer' as const] : []),
  ])
}

/** Returns whether the line of a film begins with a word, as it is printed. */
export const kanEerst = ({ ordes }: FilmOpgave, woord: string | undefined): boolean =>
  ordes[0]?.[0] === woord

function makeAndere({ film, zin, anders }: Filmzin): readonly (readonly string[])[] {
  const ruil = zin.map((_, i) => zin.with(i, anders))
  const om = zin.flatMap((a, i) => zin.slice(0, i).map((b, j) => zin.with(i, b).with(j, a)))
  return [...ruil, ...om].filter((lijn) => {
    const speelt = play(lijn)
    return speelt !== null && !isZelfde(speelt, film)
  })
}

const andere = new Map<string, readonly (readonly string[])[]>()
/** Returns lines that play other films than the asked one, of the words that lie ready at every stage. */
export function andereLijnen(filmzin: Filmzin): readonly (readonly string[])[] {
  const al = andere.get(filmzin.adres) ?? makeAndere(filmzin)
  andere.set(filmzin.adres, al)
  return al
}

/** Returns the films of the programme in the order in which they came: those that were right, at once or mended. */
export function programmaVan({
  oordelen,
  gelukt,
  missers,
  hersteld,
}: Pick<State, 'oordelen' | 'gelukt' | 'missers' | 'hersteld'>): readonly string[] {
  const goed = [...gelukt]
  const fout = missers.map(({ item }) => item.id)
  return oordelen.flatMap((isGoed) => {
    const adres = (isGoed ? goed : fout).shift()
    return adres !== undefined && (isGoed || hersteld.includes(adres)) ? [adres] : []
  })
}

/** So many scenes make a whole film; in a round that is shorter, all of them. */
export const filmLengte = ({ aantal }: Pick<State, 'aantal'>): number => Math.min(4, aantal)

/** Returns the scenes of the whole film that is complete now; none while one is being made. */
export function heleFilm(staat: State): readonly string[] {
  const programma = programmaVan(staat)
  const lang = filmLengte(staat)
  return programma.length > 0 && programma.length % lang === 0 ? programma.slice(-lang) : []
}
