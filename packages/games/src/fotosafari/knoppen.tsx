import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { isWisselend, type Opdracht } from './rules.ts'

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
        <button
          type="button"
          className="fs-knop"
          aria-label="Dichterbij"
          onClick={() => onZoom(-1)}
        >
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" className="fs-knop" aria-label="Verder weg" onClick={() => onZoom(1)}>
          <span aria-hidden="true">−</span>
        </button>
        {isWisselend(opdracht) && (
          <button
            type="button"
            className="fs-tekst"
            data-wenk={(kan && props.isWenk) || undefined}
            onClick={props.onWacht}
          >
            Wacht even
          </button>
        )}
        {poging > 1 && kan && (
          <button type="button" className="fs-tekst" onClick={props.onOver}>
            Sla over
          </button>
        )}
      </fieldset>
    </div>
  )
}
