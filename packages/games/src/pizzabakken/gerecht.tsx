import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Bestelling } from './bestelling.tsx'
import { Bonnen } from './bonnen.tsx'
import type { Indeling } from './indeling.ts'
import { MenuZin } from './menu-zin.tsx'
import { OvenKnop } from './oven-knop.tsx'
import { Punten } from './punten.tsx'
import type { Input } from './rules.ts'
import { useMist } from './use-mist.ts'
import { bonnenVan, isGebracht, isOnderweg } from './stand.ts'
import type { State } from './stand.ts'

type Props = LayerProps<State, Input> & {
  readonly indeling: Indeling
  /** Called after a slice was chosen, so that what is laid on it can follow. */
  readonly onGekozen?: () => void
}

/** What hangs, is ordered and lies on the pizza. */
export function Gerecht(props: Props) {
  const { state, indeling, letter, send, onGekozen } = props
  const { opgave } = state
  const onderweg = isOnderweg(state)
  const mist = useMist(state)
  return (
    <>
      <Bonnen bonnen={bonnenVan(state)} indeling={indeling} letter={letter} />
      <MenuZin state={state} indeling={indeling} />
      {!onderweg && <OvenKnop {...props} {...mist} />}
      <Bestelling {...props} />
      {opgave && !opgave.getypt && !onderweg && !isGebracht(state) && (
        <Punten
          {...{ state, opgave, indeling, letter }}
          isMist={mist.isMist}
          onKies={(punt) => {
            onGekozen?.()
            send({ type: 'kies', punt })
          }}
        />
      )}
    </>
  )
}
