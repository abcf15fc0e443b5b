import type { CSSProperties } from 'react'
import { Tekstballon } from '@letterhaven/game-kit/onderdelen/tekstballon.tsx'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { isNet, isOnrustig, isWisselend, overVan, type Opdracht } from './rules.ts'
import './wachtknop.css'

interface KnoppenProps {
  readonly vak: Vak
  readonly opdracht: Opdracht
  readonly poging: number
  readonly kan: boolean
  /** Whether a press takes a photo now; else it says why not. */
  readonly isKlaar: boolean
  /** How many animals are in the frame. */
  readonly inBeeld: number
  /** Whether something else is in it that a photo can be taken of. */
  readonly metHagedis: boolean
  /** Whether what is asked is not to be seen yet, and the child is shown that it can wait. */
  readonly isWenk: boolean
  readonly onZoom: (stappen: number) => void
  readonly onFoto: () => void
  readonly onWacht: () => void
  readonly onOver: () => void
}

/** What the clock is for. */
const WACHT = 'Wacht tot ze iets anders doen'
/** A row narrower than this, in px, has no room for words beside the clock when there is a fourth button. */
const KRAP = 560
/** And one narrower than this never has. */
const SMALST = 300

interface WachtProps {
  readonly opdracht: Opdracht
  readonly isWenk: boolean
  /** Whether there is room for the clock alone. */
  readonly isKlein: boolean
  readonly onWacht: () => void
}

/** Lets the animals do something else. Its clock runs until they do so by themselves. */
function Wachtknop({ opdracht, isWenk, isKlein, onWacht }: WachtProps) {
  return (
    <span className="fs-wachtplek">
      {isWenk && (
        <Tekstballon key={opdracht.stap} punt="onder" klasse="fs-wachtwenk" aria-hidden="true">
          Doet niemand dit? Wacht even!
        </Tekstballon>
      )}
      <button
        type="button"
        className="fs-tekst fs-wacht"
        aria-label={WACHT}
        data-wenk={isWenk || undefined}
        data-onrust={isOnrustig(opdracht) || undefined}
        aria-disabled={isNet(opdracht)}
        style={{ '--fs-over': `${overVan(opdracht) * 360}deg` } as CSSProperties}
        onClick={onWacht}
      >
        <span className="fs-klok" aria-hidden="true" />
        {!isKlein && <span className="fs-woorden">{WACHT}</span>}
      </button>
    </span>
  )
}

const IN_BEELD = ['niemand in beeld', 'een dier in beeld'] as const

/**
 * The buttons of the camera. The one that takes the photo stands first and by itself, because it follows upon an animal that was
 * chosen: one switch is there in one step.
 */
export function Knoppen(props: KnoppenProps) {
  const { vak, opdracht, poging, kan, isKlaar, inBeeld, metHagedis, onZoom } = props
  const wie = metHagedis
    ? 'een hagedis in beeld'
    : (IN_BEELD[inBeeld] ?? `${inBeeld} dieren in beeld`)
  const metOver = poging > 1 && kan
  return (
    <div className="fs-knoppen" style={plaatsVan(vak)}>
      <button
        type="button"
        className="fs-knip"
        data-begin=""
        data-leeg={!isKlaar || undefined}
        aria-disabled={!kan}
        aria-label={`Maak de foto, ${wie}`}
        onClick={() => kan && props.onFoto()}
      />
      <fieldset className="fs-bij" data-rij="" aria-label="Camera instellen">
        {/* It comes at the far side, so that no other button moves away from a finger. */}
        {metOver && (
          <button type="button" className="fs-tekst" onClick={props.onOver}>
            Sla over
          </button>
        )}
        <button
          type="button"
          className="fs-knop"
          aria-label="Dichterbij"
          onClick={() => onZoom(-1)}
        >
          <span className="fs-maat" data-naar="klein" aria-hidden="true" />
        </button>
        <button type="button" className="fs-knop" aria-label="Verder weg" onClick={() => onZoom(1)}>
          <span className="fs-maat" data-naar="groot" aria-hidden="true" />
        </button>
        {isWisselend(opdracht) && (
          <Wachtknop
            opdracht={opdracht}
            isWenk={kan && props.isWenk}
            isKlein={vak.w < (metOver ? KRAP : SMALST)}
            onWacht={props.onWacht}
          />
        )}
      </fieldset>
    </div>
  )
}
