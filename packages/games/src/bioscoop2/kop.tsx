import type { FilmOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { raadselVan } from '@letterhaven/taal/beeldzin/film/beschrijving'
import { filmVan, filmzinVan, gatVan, type Opdracht, type State } from './filmen.ts'

/** What to ask of the film now: what is missing in the line, what is burnt away, or what is not the same. */
function vraagVan(state: State, item: FilmOpgave, opgave: Opdracht): string {
  const { klacht } = opgave
  if (klacht !== '') return klacht
  const gat = gatVan(state)
  const scene = filmzinVan(item.id)?.film.scenes[0]
  if (gat && scene) return raadselVan(scene, gat)
  if (opgave.eigen !== null && !filmVan(opgave.eigen)) return 'Kijk goed en leg de zin opnieuw.'
  if (state.poging > 1) return 'Wat is anders? Kijk naar de roze kring.'
  return 'Wat gebeurt er in de film?'
}

interface KopProps {
  readonly state: State
  readonly item: FilmOpgave
  readonly opgave: Opdracht
}

/** The strip over the line: a question, or the note of who made the film about the hole in it. */
export function Kop({ state, item, opgave }: KopProps) {
  const isBrief = opgave.klacht === '' && gatVan(state) !== null
  return (
    <p
      className="bs-kop"
      data-soort={opgave.klacht !== '' ? 'klacht' : isBrief ? 'brief' : 'vraag'}
    >
      {isBrief && <b>In het gat: </b>}
      {vraagVan(state, item, opgave)}
    </p>
  )
}
