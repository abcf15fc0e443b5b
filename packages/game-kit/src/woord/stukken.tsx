import './stukken.css'

interface StukkenProps {
  readonly klankgroepen: readonly string[]
  readonly graphemes: readonly string[]
}

/**
 * A word in parts, lit one after the other as it would be spoken, for a pupil who cannot hear it now. The parts are its
 * klankgroepen, or its sounds when it has only one klankgroep. Users of a screen reader get the word itself from its
 * card.
 */
export function Stukken({ klankgroepen, graphemes }: StukkenProps) {
  const stukken = klankgroepen.length > 1 ? klankgroepen : graphemes
  return (
    <span className="lhs-stukken" aria-hidden="true">
      {stukken.map((stuk, i) => (
        // The position of a part in its word is its identity.
        <i key={`${i}${stuk}`}>{stuk}</i>
      ))}
    </span>
  )
}
