import type { ReactNode } from 'react'
import type { Stap } from '@letterhaven/game-kit/onderdelen/vormhulp'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import './werkballon.css'

interface WerkballonProps extends Pick<Indeling, 'tafel' | 'opstelling'> {
  /** What is said, for who cannot see it. */
  readonly naam: string
  /** The door out of which it comes. */
  readonly deur: Vak
  /** The step by which the letter belongs elsewhere. */
  readonly stap: Stap | null
  readonly onVerder: () => void
  /** The sign of the house where it belongs, or what is said of the form that was written at its own. */
  readonly children: ReactNode
}

/** How far its tail stays from its corners, in px. */
const HOEK = 44

/** Takes the focus, which else would be on nothing while it is read: what plays the game had it. */
function takeFocus(el: HTMLElement | null): void {
  if (el && document.activeElement?.closest('.po-vlak')) el.focus({ preventScroll: true })
}

/**
 * What who lives there says of the form of a verb: it stands where the desk was, in whole, for as long as it is read. The form itself
 * is left to the child. It knows nothing of the game, and can be fetched by itself.
 */
export function Werkballon(props: WerkballonProps) {
  const { naam, tafel, opstelling, deur, stap, onVerder, children } = props
  const punt = Math.max(HOEK, Math.min(tafel.w - HOEK, deur.x + deur.w / 2 - tafel.x))
  return (
    // It is heard whole by who cannot see it.
    <section
      ref={takeFocus}
      className="po-werkballon"
      aria-label={naam}
      tabIndex={-1}
      data-begin=""
      data-opstelling={opstelling}
      style={plaatsVan(tafel)}
    >
      <div>
        {stap && (
          <>
            <p>Nee hoor, niet voor mij!</p>
            <p className="po-waarom">
              {stap.vraag} <b>{stap.antwoord}</b>
            </p>
          </>
        )}
        {children}
      </div>
      <button type="button" className="po-verder" onClick={onVerder}>
        Verder
      </button>
      <i style={opstelling === 'naast' ? undefined : { left: punt }} aria-hidden="true" />
    </section>
  )
}
