import type { CSSProperties } from 'react'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { isOnrustig, isWisselend, overVan, type Opdracht } from './rules.ts'
import './wachtknop.css'

interface KnoppenProps {
  readonly vak: Vak
  readonly opdracht: Opdracht
  readonly poging: number
  readonly kan: boolean
  /** Whether a press takes a photo now of one alone; else it says why not, or asks whom it means. */
  readonly isScherp: boolean
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

/** A looking glass, in a square of 32, and what stands in it. */
const LOEP = 'M13 3a10 10 0 1 0 0 20a10 10 0 1 0 0-20M20.5 20.5L29 29'
const TEKEN = { dichtbij: 'M8 13H18M13 8V18', ver: 'M8 13H18' } as const
/** What the clock is for. */
const WACHT = 'Laat ze iets anders doen'
/** A row narrower than this, in px, has no room for words beside the clock when there is a fourth button. */
const KRAP = 560
/** And narrower than this it never has. */
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
  )
}

interface MaatknopProps {
  readonly naar: keyof typeof TEKEN
  readonly onDruk: () => void
}

const MAATWOORDEN = { dichtbij: 'Dichterbij', ver: 'Verder weg' } as const

/** Looks from nearer by or from farther off: the frame is smaller or larger then. */
function Maatknop({ naar, onDruk }: MaatknopProps) {
  return (
    <button type="button" className="fs-knop" aria-label={MAATWOORDEN[naar]} onClick={onDruk}>
      <svg className="fs-maat" viewBox="0 0 32 32" aria-hidden="true">
        <path d={LOEP} />
        <path d={TEKEN[naar]} />
      </svg>
    </button>
  )
}

const IN_BEELD = ['niemand in beeld', 'een dier in beeld'] as const

/**
 * The buttons of the camera. The one that takes the photo stands first and by itself, because it follows upon an animal that was
 * chosen: one switch is there in one step.
 */
export function Knoppen(props: KnoppenProps) {
  const { vak, opdracht, poging, kan, isScherp, inBeeld, metHagedis, onZoom } = props
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
        data-leeg={!isScherp || undefined}
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
        <Maatknop naar="dichtbij" onDruk={() => onZoom(-1)} />
        <Maatknop naar="ver" onDruk={() => onZoom(1)} />
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
