import { letterRijen, type Volgorde } from './letter-rijen.ts'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import './letter-toetsen.css'

interface LetterToetsenProps {
  readonly volgorde: Volgorde
  /** Signs besides the usual ones. */
  readonly extra?: readonly string[]
  readonly onTeken: (teken: string) => void
  readonly onWis: () => void
}

/** Keeps the cursor where it is when a key is touched. */
const holdFast = (event: { preventDefault(): void }) => event.preventDefault()

/** Keys with Dutch letters. The keyboard of the device would complete the word for the child. */
export function LetterToetsen({ volgorde, extra, onTeken, onWis }: LetterToetsenProps) {
  const rijen = letterRijen(volgorde, extra)
  return (
    <fieldset className="lhs-toetsen" data-volgorde={volgorde}>
      <legend>Letters</legend>
      {rijen.map((rij, i) => (
        <div key={rij.join('')} className="lhs-toetsenrij">
          {rij.map((teken) => (
            <button
              key={teken}
              type="button"
              onPointerDown={holdFast}
              onMouseDown={holdFast}
              onClick={() => onTeken(teken)}
            >
              {teken}
            </button>
          ))}
          {i === rijen.length - 2 && (
            <button
              type="button"
              className="lhs-wis"
              aria-label="Wis de laatste letter"
              onPointerDown={holdFast}
              onMouseDown={holdFast}
              onClick={onWis}
            >
              <SpelIcoon naam="wis" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}
