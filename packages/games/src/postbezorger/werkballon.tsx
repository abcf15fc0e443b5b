import type { CSSProperties, ReactNode } from 'react'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { bordThuis } from './bord.ts'
import { deurVak, type Indeling } from './indeling.ts'
import { huisVan } from './straat.ts'
import type { State } from './straat.ts'
import { sayTerug } from './tekst.ts'
import { waaromBij } from './waarom.ts'
import './werkballon.css'

interface NietProps {
  readonly state: State
  readonly plek: number
}

/** Why a letter is not for this house: the step that decides, and where it belongs. */
function Niet({ state, plek }: NietProps) {
  const stap = waaromBij(state, plek)
  return (
    <>
      <p>Nee hoor, niet voor mij!</p>
      {stap && (
        <p className="po-waarom">
          {stap.vraag} <b>{stap.antwoord}</b>
        </p>
      )}
      <p>
        Dus hoort hij bij <b className="po-thuis">{bordThuis(state, plek)}</b>
      </p>
    </>
  )
}

interface WerkballonProps extends NietProps {
  readonly indeling: Indeling
  readonly isNiet: boolean
  readonly onVerder: () => void
  /** What is said of the form that was written, at its own house. */
  readonly children: ReactNode
}

/** How far its tail stays from its corners, in px. */
const HOEK = 44

/** Returns where the tail of a balloon on the place of the desk is: under the door out of which it comes, or at the side of the street. */
function puntVan({ indeling, state, plek }: WerkballonProps): CSSProperties {
  const { tafel, opstelling } = indeling
  if (opstelling === 'naast') return {}
  const { x, w } = deurVak(indeling, huisVan(state, plek))
  return { left: Math.max(HOEK, Math.min(tafel.w - HOEK, x + w / 2 - tafel.x)) }
}

/**
 * What who lives there says of the form of a verb: it stands where the desk was, in whole, for as long as it is read. The form itself
 * is left to the child.
 */
export function Werkballon(props: WerkballonProps) {
  const { state, plek, indeling, isNiet, onVerder, children } = props
  return (
    // It takes the focus, and is heard whole by who cannot see it.
    <section
      className="po-werkballon"
      aria-label={sayTerug(state, plek)}
      tabIndex={-1}
      data-begin=""
      data-opstelling={indeling.opstelling}
      style={plaatsVan(indeling.tafel)}
    >
      <div>{isNiet ? <Niet {...{ state, plek }} /> : children}</div>
      <button type="button" className="po-verder" onClick={onVerder}>
        Verder
      </button>
      <i style={puntVan(props)} aria-hidden="true" />
    </section>
  )
}
