import type { FilmOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { raadselVan } from '@letterhaven/taal/beeldzin/film/beschrijving'
import { andersVan, filmzinVan, gatVan, type Opdracht, type State } from './filmen.ts'

/** The parts that are all over the picture, so that no ring can show them, and how is asked for them. */
const OVERAL = ['waar', 'wanneer'] as const

/** Says of a line that is being mended what to look at. */
function sayAnders(state: State): string {
  const delen = andersVan(state)
  if (delen.size === 0) return 'Kijk goed en leg de zin opnieuw.'
  const overal = OVERAL.filter((deel) => delen.has(deel))
  const kringen = delen.size - overal.length
  const kring = kringen > 0 ? [`Kijk naar de roze ${kringen > 1 ? 'kringen' : 'kring'}.`] : []
  const letOp = overal.length > 0 ? [`Let op: ${overal.join(' en ')}?`] : []
  return ['Wat is anders?', ...kring, ...letOp].join(' ')
}

/** Returns what to ask of the film now: what is missing in the line, what is burnt away, and what is not the same. */
export function vraagVan(state: State, item: FilmOpgave, { klacht }: Opdracht): string {
  if (klacht !== '') return klacht
  const anders = state.poging > 1 ? [sayAnders(state)] : []
  const gat = gatVan(state)
  const scene = filmzinVan(item.id)?.film.scenes[0]
  if (gat && scene) return [raadselVan(scene, gat), ...anders].join(' ')
  return anders[0] ?? 'Wat gebeurt er in de film?'
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
