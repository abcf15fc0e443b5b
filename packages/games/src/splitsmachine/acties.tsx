import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Input } from './rules.ts'
import { isGehakt, kanTrekken, oordeelVan, woordNr, type Opgave, type State } from './stand.ts'
import type { useMes } from './use-mes.ts'
import { sayGat } from './zeg.ts'

interface ActiesProps {
  readonly state: State
  readonly opgave: Opgave
  readonly kan: boolean
  /** Whether the word can be heard. */
  readonly stem: boolean
  /** The knife that is set by a button; null where each gap has one. */
  readonly mes: ReturnType<typeof useMes> | null
  readonly send: (input: Input) => void
}

const Pijl = ({ kant }: { readonly kant: -1 | 1 }) => (
  <svg className="sm-pijl" viewBox="0 0 24 24" aria-hidden="true">
    <path d={kant < 0 ? 'M15 4L7 12l8 8' : 'M9 4l8 8-8 8'} />
  </svg>
)

/** The knife where gaps are narrow: a step to either side, and hanging it or taking it away. */
function MesKnoppen({ opgave, kan, mes, send }: ActiesProps) {
  // Of a word that is heard they make room for the lever: the wheels may be close below.
  if (!mes || opgave.spelling?.stap === 'wiel') return null
  const hangt = opgave.sneden.includes(mes.mes)
  const plek = sayGat(opgave, mes.mes)
  return (
    <span className="sm-messen" data-rij="">
      <button
        type="button"
        className="sm-knop sm-stap"
        aria-label="Mes naar links"
        aria-disabled={!kan}
        onClick={() => mes.setMes(mes.mes - 1)}
      >
        <Pijl kant={-1} />
      </button>
      <button
        type="button"
        className="sm-knop sm-zet"
        data-gat={mes.mes}
        data-begin={isGehakt(opgave) ? undefined : ''}
        aria-label={`${hangt ? 'Mes weg' : 'Mes hier'} ${plek}`}
        aria-disabled={!kan}
        onClick={() => kan && send({ type: 'snij', gat: mes.mes })}
      >
        {hangt ? 'Mes weg' : 'Mes hier'}
      </button>
      <button
        type="button"
        className="sm-knop sm-stap"
        aria-label="Mes naar rechts"
        aria-disabled={!kan}
        onClick={() => mes.setMes(mes.mes + 1)}
      >
        <Pijl kant={1} />
      </button>
    </span>
  )
}

/** The sacks of the youngest: one for each piece. */
function Zakken({
  aantal,
  kan,
  send,
}: { readonly aantal: number } & Pick<ActiesProps, 'kan' | 'send'>) {
  return (
    <span className="sm-zakken" data-rij="">
      <button
        type="button"
        className="sm-knop sm-stap"
        aria-label="Een zak weg"
        aria-disabled={!kan || aantal === 0}
        onClick={() => kan && send({ type: 'zak', erbij: false })}
      >
        −
      </button>
      <span className="sm-zakkenlijst">
        <span className="lhs-alleen-gehoord">{`${aantal} ${aantal === 1 ? 'zak' : 'zakken'}`}</span>
        {Array.from({ length: aantal }, (_, nr) => (
          <svg key={nr} viewBox="0 0 24 30" aria-hidden="true">
            <path d="M7 8Q2 14 3 25q1 4 9 4t9-4Q22 14 17 8l3-5q-8-3-16 0z" />
            <path d="M6 9h12" />
          </svg>
        ))}
        {aantal === 0 && <span className="sm-leeg">nog geen zak</span>}
      </span>
      <button
        type="button"
        className="sm-knop sm-stap"
        aria-label="Een zak erbij"
        aria-disabled={!kan}
        onClick={() => kan && send({ type: 'zak', erbij: true })}
      >
        +
      </button>
    </span>
  )
}

/** What is done with the whole word: hearing it, setting a knife, sacks, leaving a mistake, and the lever. */
export function Acties(props: ActiesProps) {
  const { state, opgave, kan, stem, send } = props
  const oordeel = oordeelVan(state)
  const kanNu = kanTrekken(state)
  // What was right is milled, and the next word rides on by itself.
  if (oordeel === 'goed') return null
  return (
    <div className="sm-acties">
      {stem && (
        <button
          type="button"
          className="sm-knop sm-oor"
          aria-label="Luister naar het woord"
          onClick={() => send({ type: 'luister' })}
        >
          <SpelIcoon naam="luister" />
        </button>
      )}
      <MesKnoppen {...props} />
      {opgave.zakken !== null && <Zakken aantal={opgave.zakken} {...{ kan, send }} />}
      {/* It sleeps at the wheels, so that no button takes its place. */}
      <button
        type="button"
        className="sm-knop sm-hak"
        // For each word anew: it wakes when the word has ridden on.
        key={woordNr(state)}
        aria-keyshortcuts="Enter"
        aria-disabled={!kanNu}
        onClick={() => kanNu && send({ type: 'hak' })}
      >
        <svg className="sm-hendel" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 21h12M12 21L17 7" />
          <circle cx="17.500" cy="5.500" r="3.500" />
        </svg>
        {opgave.spelling?.stap === 'wiel' ? 'Maal!' : 'Hak!'}
      </button>
      {kanNu && state.poging > 1 ? (
        <button type="button" className="sm-knop" onClick={() => send({ type: 'overslaan' })}>
          Sla over
        </button>
      ) : (
        // Its place is kept, so that the others stay where they are when it comes.
        <span className="sm-knop sm-later" aria-hidden="true">
          Sla over
        </span>
      )}
    </div>
  )
}
