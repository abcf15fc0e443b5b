import './stukken.css'

interface StukkenProps {
  readonly lettergrepen: readonly string[]
  readonly graphemes: readonly string[]
}

/**
 * A word in parts, lit one after the other as it would be spoken, for a pupil who cannot hear it now. The parts are its
 * lettergrepen, because print that is cut is read: `ba` of `bakker` says baa. A word of one is cut into its sounds. Users of a screen reader get the word itself from its
 * card.
 */
export function Stukken({ lettergrepen, graphemes }: StukkenProps) {
  const stukken = lettergrepen.length > 1 ? lettergrepen : graphemes
  return (
    <span className="lhs-stukken" aria-hidden="true">
      {stukken.map((stuk, i) => (
        // The position of a part in its word is its identity.
        <i key={`${i}${stuk}`}>{stuk}</i>
      ))}
    </span>
  )
}
