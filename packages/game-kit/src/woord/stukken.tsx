import './stukken.css'

interface StukkenProps {
  readonly klankgroepen: readonly string[]
  readonly graphemes: readonly string[]
}

/**
 * A word in parts, lit one after the other as it would be said: for who cannot hear it now. Klankgroepen, or the sounds
 * of a word that has but one. Who listens to a screen reader has the word itself on its card.
 */
export function Stukken({ klankgroepen, graphemes }: StukkenProps) {
  const stukken = klankgroepen.length > 1 ? klankgroepen : graphemes
  return (
    <span className="lhs-stukken" aria-hidden="true">
      {stukken.map((stuk, i) => (
        // The place of a part in its word is its identity.
        <i key={`${i}${stuk}`}>{stuk}</i>
      ))}
    </span>
  )
}
