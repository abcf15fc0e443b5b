import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Indeling } from './indeling.ts'
import { plaatsVan, RIVALEN } from './race.ts'
import { naamVanRivaal, calledVan } from './roep.ts'
import { isRondjeKlaar, isVerteld, type Input } from './rules.ts'
import {
  antwoordVan,
  countStukken,
  isDicht,
  kanGeven,
  oordeelVan,
  standNu,
  type Opgave,
  type State,
} from './stand.ts'
import { RivaalBeeld } from './rivaal-beeld.tsx'
import { Vlagje } from './vlagje.tsx'
import { hulpVan, RAAD, TE_SNEL, verdictVan } from './zeg.ts'
import './rondje.css'

interface KopProps {
  readonly state: State
  readonly stem: boolean
  readonly send: (input: Input) => void
}

/** What is called at the hurdle: each in a balloon beside the head of who calls it. */
const Roepen = ({ item, roepen }: { readonly item: TekstOpgave } & Pick<Opgave, 'roepen'>) => (
  <ul className="lz-roepen">
    {roepen.map((roep) => (
      <li key={roep.wie}>
        <RivaalBeeld wie={roep.wie} />
        <q>
          <b>{RIVALEN[roep.wie]?.naam}</b> {calledVan(item, roep)}
        </q>
      </li>
    ))}
  </ul>
)

/** The question, and once it is proved or told its right answer. */
function Vraag({ state, stem, send }: KopProps) {
  const { item, opgave } = state
  if (!item || !opgave) return null
  const isVerraden = opgave.afloop !== null || isVerteld(state)
  return (
    <div className="lz-vraag">
      {stem && (
        <button
          type="button"
          className="lhs-rond lz-oor"
          aria-label="Luister naar de vraag"
          onClick={() => send({ type: 'hoor' })}
        >
          <SpelIcoon naam="luister" />
        </button>
      )}
      <p>
        {item.vraag} {isVerraden && <b>{antwoordVan(item)}</b>}
      </p>
    </div>
  )
}

/** The end of a lap: the title of the text, with the flags that stand in it. What their colours are is told in the first text. */
export function Rondje({ state }: Pick<KopProps, 'state'>) {
  const { item, opgave } = state
  if (!opgave || opgave.isDraai || !isRondjeKlaar(state)) return null
  const { vlaggen, geplant } = opgave
  const isUitleg = vlaggen.length > 0 && vlaggen.length === geplant
  return (
    <p className="lz-rondje">
      Rondje klaar: <b>{item?.titel}</b>
      <span>
        {vlaggen.map(({ isEerste }, nr) => (
          <Vlagje key={nr} stand={isEerste ? 'staat' : 'later'} />
        ))}
      </span>
      {isUitleg && <small>Goud: in één keer. Groen: hersteld.</small>}
    </p>
  )
}

/** The place in the race, beside the track. */
export function Plaats({
  state: { opgave },
  indeling,
}: Pick<KopProps, 'state'> & { readonly indeling: Indeling }) {
  if (!opgave) return null
  const plaats = plaatsVan(standNu(opgave))
  const { x, y, op } = indeling.plaats
  return (
    <p className="lz-plaats" data-op={op} data-plaats={plaats} style={{ left: x, top: y }}>
      <b>{plaats}e</b> <small>van 4</small>
    </p>
  )
}

/** The head of the sheet while a stretch is read: the title, and what the star is for. */
function LeesKop({ state }: Pick<KopProps, 'state'>) {
  const { item, opgave } = state
  if (!item || !opgave) return null
  const { isSnel, stukken } = opgave
  return (
    <header className="lz-kop" data-soort="titel">
      <h2>{item.titel}</h2>
      <p className="lz-teller">
        Stuk {countStukken(opgave)} van {stukken.length}
      </p>
      {state.fase === 'spelen' && (
        <p className="lz-welke" data-hulp={isSnel || undefined}>
          {isSnel ? TE_SNEL : RAAD}
        </p>
      )}
    </header>
  )
}

/** Returns what helps or is told now, in the place of what is called; null while there is nothing of it. */
const tekstVan = (state: State, opgave: Opgave): string | null =>
  verdictVan(state) ?? (kanGeven(opgave) ? null : hulpVan(state))

/** Returns what the verdict is, as the sheet is coloured by it. */
export const kleurVan = (state: State): string | undefined =>
  (isVerteld(state) ? 'verteld' : oordeelVan(state)) ?? undefined

/** Whether the focus begins at the question: no key gives anything there by itself. */
const isBegin = ({ fase }: State, { isDraai }: Opgave): boolean => fase === 'spelen' || isDraai

/** The question with what is called; what helps or is told stands in its place. */
function VraagKop(props: KopProps & { readonly item: TekstOpgave; readonly opgave: Opgave }) {
  const { state, item, opgave } = props
  const kleur = kleurVan(state)
  const tekst = tekstVan(state, opgave)
  return (
    <header
      className="lz-kop"
      data-soort="vraag"
      data-oordeel={kleur}
      data-begin={isBegin(state, opgave) ? '' : undefined}
      tabIndex={-1}
    >
      <Vraag {...props} />
      {(tekst === null || opgave.isDraai) && <Roepen {...{ item }} roepen={opgave.roepen} />}
      {tekst !== null && (
        <p className="lz-verdict" data-hulp={kleur === undefined || undefined}>
          {tekst}
        </p>
      )}
    </header>
  )
}

/** The head of the sheet: what is read, then the question. */
export function Kop(props: KopProps) {
  const { item, opgave } = props.state
  if (!item || !opgave) return null
  return opgave.isVraag ? <VraagKop {...props} {...{ item, opgave }} /> : <LeesKop {...props} />
}

/** Returns what a call is named by, of two that contradict each other or of one. */
export function naamVanKeus({ roepen }: Pick<Opgave, 'roepen'>, nr: number): string {
  if (roepen.length > 1) return `${naamVanRivaal(nr)} bluft!`
  return nr < 0 ? 'Klopt!' : 'Bluf!'
}

/** Whether the hand of the first question points at what can be done now. */
export const wijst = ({ nummer, poging, fase }: State): boolean =>
  nummer === 0 && poging === 1 && fase === 'spelen'

/** Whether a call can be made: the text is open, or the flag stands. */
export const kanRoepen = ({ fase, opgave }: State): boolean =>
  opgave !== null &&
  opgave.isVraag &&
  (opgave.isDraai || (fase === 'spelen' && !(isDicht(opgave) && opgave.open.length === 0)))

/** The hand that shows what is next. */
export const Hand = () => (
  <span className="lz-hand" aria-hidden="true">
    <Wijshand />
  </span>
)
