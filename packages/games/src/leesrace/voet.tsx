import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { Hand, kanRoepen, naamVanKeus, wijst } from './bord.tsx'
import { SPRINT } from './race.ts'
import { readTot } from './read-tot.ts'
import { isRondjeKlaar, isVerteld, type Input } from './rules.ts'
import { heeftRest, kanGeven, kanSprinten, oordeelVan, type Opgave, type State } from './stand.ts'
import { listKeuzen } from './toetsen.ts'

interface VoetProps {
  readonly state: State
  readonly send: (input: Input) => void
}

const ERGENS_ANDERS = 'Zet je vlag ergens anders'
/** How long one stride takes while a finger stays down, in ms. */
const PAS_MS = 230

/** A large button. Where it does nothing it says what has to be done first. */
const Daad = ({
  naam,
  kan = true,
  onDaad,
  children,
}: {
  readonly naam: string
  readonly kan?: boolean
  readonly onDaad: () => void
  readonly children?: ReactNode
}) => (
  <button
    type="button"
    className="lz-knop lz-daad"
    data-begin=""
    aria-disabled={!kan || undefined}
    onClick={onDaad}
  >
    {naam}
    {children}
  </button>
)

/** What goes on from a stretch that is read, once the star lies somewhere. */
function LeesVoet({ state, send }: VoetProps) {
  const { opgave, item } = state
  if (!opgave || !item) return null
  const kan = opgave.ster !== null
  const verder = opgave.gelezen < readTot(item) ? 'Ren door!' : 'Ren naar de horde!'
  const naam = opgave.isSnel ? 'Ik heb het gelezen' : verder
  return (
    <Daad
      naam={kan ? naam : 'Zet je ster op een zin'}
      kan={kan}
      onDaad={() => send({ type: 'licht' })}
    >
      {kan && wijst(state) && <Hand />}
    </Daad>
  )
}

/** The two calls: true or bluff, or which of two bluffs. They never move. */
function RoepVoet({ state, send }: VoetProps) {
  const { opgave } = state
  if (!opgave) return null
  const { geroepen, isDraai } = opgave
  const kan = kanRoepen(state)
  const geeft = isDraai || kanGeven(opgave)
  return listKeuzen(opgave).map((nr, kant) => (
    <button
      key={kant}
      type="button"
      className="lz-knop lz-roep"
      data-kant={kant}
      data-geef={geeft || undefined}
      aria-pressed={geroepen === nr}
      aria-disabled={!kan || undefined}
      onClick={() => kan && send({ type: 'roep', nr })}
    >
      {naamVanKeus(opgave, nr)}
    </button>
  ))
}

/** Makes strides while a finger or a key stays down on the button, and one for each press. */
function useRennen(kan: boolean, send: VoetProps['send']) {
  const klok = useRef<ReturnType<typeof setInterval> | undefined>(undefined)
  const stop = (): void => clearInterval(klok.current)
  useEffect(() => stop, [])
  useEffect(() => {
    if (!kan) stop()
  }, [kan])
  const ren = (): void => send({ type: 'ren' })
  return {
    onPointerDown: () => {
      stop()
      ren()
      klok.current = setInterval(ren, PAS_MS)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  }
}

/** Where the calls were: going on, and the strides of the sprint. Nothing comes under a finger that runs. */
function RenVoet({ state, send }: VoetProps) {
  const opgave = state.opgave as Opgave
  const kan = kanSprinten(state)
  const handen = useRennen(kan, send)
  const deel = Math.min(1, opgave.passen / SPRINT.passen)
  return (
    <>
      {isRondjeKlaar(state) && heeftRest(state) && (
        <button type="button" className="lz-knop lz-eind" onClick={() => send({ type: 'licht' })}>
          Lees het eind
        </button>
      )}
      <button
        type="button"
        className="lz-knop lz-verder"
        data-klaar={!kan || undefined}
        onClick={() => send({ type: 'verder' })}
      >
        Verder
      </button>
      <button
        type="button"
        className="lz-knop lz-ren"
        data-begin=""
        aria-disabled={!kan || undefined}
        style={{ '--lz-deel': `${deel * 100}%` } as Record<string, string>}
        // A finger is heard when it comes down; what presses without one, a switch or a key, when it clicks.
        {...handen}
        onClick={(e) => e.detail === 0 && send({ type: 'ren' })}
      >
        {kan ? (opgave.isTurbo ? 'Turbo! Ren!' : 'Ren!') : 'Gerend!'}
      </button>
    </>
  )
}

/** What can be done after a mistake. */
const MisVoet = ({ send }: VoetProps) => (
  <>
    <button type="button" className="lz-stil" onClick={() => send({ type: 'overslaan' })}>
      Sla over
    </button>
    <Daad naam={ERGENS_ANDERS} onDaad={() => send({ type: 'verder' })} />
  </>
)

/** Where nothing is left but going on. */
function VerderVoet({ state, send }: VoetProps) {
  return (
    <>
      {isRondjeKlaar(state) && heeftRest(state) && (
        <button type="button" className="lz-knop lz-eind" onClick={() => send({ type: 'licht' })}>
          Lees het eind
        </button>
      )}
      <Daad naam="Verder" onDaad={() => send({ type: 'verder' })} />
    </>
  )
}

/** What can be done now. */
function Inhoud(props: VoetProps) {
  const { opgave, fase } = props.state
  const oordeel = oordeelVan(props.state)
  const isVraag = opgave?.isVraag === true
  if (oordeel === 'mis' && !isVerteld(props.state)) return <MisVoet {...props} />
  if (oordeel === 'goed' && isVraag)
    return opgave.isDraai ? <RoepVoet {...props} /> : <RenVoet {...props} />
  if (fase === 'kijken') return <VerderVoet {...props} />
  return isVraag ? <RoepVoet {...props} /> : <LeesVoet {...props} />
}

/** Under the platform: the end of the race. */
export const PodiumVoet = ({ send, bord }: Pick<VoetProps, 'send'> & { readonly bord: Vak }) => (
  <div className="lz-podium" style={plaatsVan(bord)}>
    <Daad naam="Klaar!" onDaad={() => send({ type: 'verder' })} />
  </div>
)

/** The foot of the sheet: what can be done. */
export function Voet(props: VoetProps) {
  const { state, send } = props
  const { opgave, fase, poging } = state
  if (!opgave || fase === 'klaar') return null
  return (
    <footer className="lz-voet">
      {fase === 'spelen' && poging > 1 && (
        <button type="button" className="lz-stil" onClick={() => send({ type: 'overslaan' })}>
          Sla over
        </button>
      )}
      <Inhoud {...props} />
    </footer>
  )
}
