import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import './schrijfknoppen.css'

interface SchrijfknoppenProps {
  /** What giving the word is called in this game. */
  readonly naam: string
  /** Whether that name is written on the button, beside its sign. */
  readonly metNaam?: boolean
  /** Whether the word is written with tiles: keys have an own one that takes the last letter off. */
  readonly tegels: boolean
  /** Whether there is nothing yet to be taken off or given. */
  readonly dicht: boolean
  readonly onWis: () => void
  readonly onGeef: () => void
}

/** The buttons beside the line on which a word is written: take the last tile off, and give what was written. */
export function Schrijfknoppen(props: SchrijfknoppenProps) {
  const { naam, metNaam = false, tegels, dicht, onWis, onGeef } = props
  return (
    <>
      {tegels && (
        <button
          type="button"
          className="lhs-schrijfknop"
          data-wis
          aria-label="Wis de laatste letter"
          aria-disabled={dicht}
          onClick={onWis}
        >
          <SpelIcoon naam="wis" />
        </button>
      )}
      <button
        type="button"
        className="lhs-schrijfknop"
        aria-label={naam}
        aria-disabled={dicht}
        onClick={onGeef}
      >
        <SpelIcoon naam="vink" />
        {metNaam && <span>{naam}</span>}
      </button>
    </>
  )
}
