import type { CSSProperties } from 'react'
import { Tekstballon } from '@letterhaven/game-kit/onderdelen/tekstballon.tsx'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { isOnrustig, isWisselend, overVan, type Opdracht } from './rules.ts'
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

/** The corners of the frame as a sign, in a square of 32. */
const HOEKEN = 'M3 10V3H10M22 3H29V10M29 22V29H22M10 29H3V22'
/** Arrows from its corners to its middle, and the other way. */
const PIJLEN = {
  klein: 'M7 7L13.5 13.5M13.5 8V13.5H8M25 25L18.5 18.5M18.5 24V18.5H24',
  groot: 'M14 14L7.5 7.5M7.5 13V7.5H13M18 18L24.5 24.5M24.5 19V24.5H19',
} as const
/** What the clock is for. */
const WACHT = 'Wacht tot iemand dit doet'
/** A row narrower than this, in px, has no room for words beside the clock when there is a fourth button. */
const KRAP = 560
/** From this width on every button bears its word. */
const RUIM = 440
/** And narrower than this it never has. */
const SMALST = 300

interface WachtProps {
  readonly opdracht: Opdracht
  readonly isWenk: boolean
  /** Whether there is room for the clock alone. */
  readonly isKlein: boolean
  readonly onWacht: () => void
}

/** Waits for who does what is asked. Its clock runs until the animals change by themselves. */
function Wachtknop({ opdracht, isWenk, isKlein, onWacht }: WachtProps) {
  return (
    <span className="fs-wachtplek">
      {isWenk && isKlein && (
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
        style={{ '--fs-over': `${overVan(opdracht) * 360}deg` } as CSSProperties}
        onClick={onWacht}
      >
        <span className="fs-klok" aria-hidden="true" />
        {!isKlein && <span className="fs-woorden">{WACHT}</span>}
      </button>
    </span>
  )
}

interface MaatknopProps {
  readonly naar: 'klein' | 'groot'
  /** Whether the row has room for its word. */
  readonly metWoord: boolean
  readonly onDruk: () => void
}

const MAATWOORDEN = { klein: 'Kleiner', groot: 'Groter' } as const

/** Makes the frame smaller or larger. Its sign is the frame, with the way in which its corners go. */
function Maatknop({ naar, metWoord, onDruk }: MaatknopProps) {
  return (
    <button
      type="button"
      className="fs-knop"
      aria-label={`${MAATWOORDEN[naar]} kader`}
      onClick={onDruk}
    >
      <svg className="fs-maat" viewBox="0 0 32 32" aria-hidden="true">
        <path d={HOEKEN} />
        <path d={PIJLEN[naar]} />
      </svg>
      {metWoord && <span className="fs-maatwoord">{MAATWOORDEN[naar]}</span>}
    </button>
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
  const metWoord = vak.w >= RUIM
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
        <Maatknop naar="klein" {...{ metWoord }} onDruk={() => onZoom(-1)} />
        <Maatknop naar="groot" {...{ metWoord }} onDruk={() => onZoom(1)} />
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
