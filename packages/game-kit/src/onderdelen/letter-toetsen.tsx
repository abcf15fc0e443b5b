import { useState } from 'react'
import { letterRijen, type Volgorde } from './letter-rijen.ts'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import './letter-toetsen.css'

interface LetterToetsenProps {
  readonly volgorde: Volgorde
  /** Signs besides the usual ones. */
  readonly extra?: readonly string[]
  /** Whether there is a key for one capital, where names are written. */
  readonly hoofdletters?: boolean
  /** Whether nothing can be written now. */
  readonly dicht?: boolean
  readonly onTeken: (teken: string) => void
  readonly onWis: () => void
}

/** Keeps the cursor where it is when a key is touched. */
const holdFast = (event: { preventDefault(): void }) => event.preventDefault()

/** Keys with Dutch letters. The keyboard of the device would complete the word for the child. */
export function LetterToetsen(props: LetterToetsenProps) {
  const { volgorde, extra, hoofdletters = false, dicht = false } = props
  const [groot, setGroot] = useState(false)
  const rijen = letterRijen(volgorde, extra)
  const tekenVan = (teken: string): string => (groot ? teken.toUpperCase() : teken)
  const write = (teken: string): void => {
    if (dicht) return
    setGroot(false)
    props.onTeken(tekenVan(teken))
  }
  return (
    <fieldset className="lhs-toetsen" data-volgorde={volgorde}>
      <legend>Letters</legend>
      {rijen.map((rij, i) => (
        <div key={rij.join('')} className="lhs-toetsenrij" data-rij="">
          {hoofdletters && i === rijen.length - 2 && (
            <button
              type="button"
              className="lhs-groot"
              aria-label="Hoofdletter"
              aria-pressed={groot}
              aria-disabled={dicht}
              onPointerDown={holdFast}
              onMouseDown={holdFast}
              onClick={() => setGroot(!groot)}
            >
              <SpelIcoon naam="hoofdletter" />
            </button>
          )}
          {rij.map((teken) => (
            <button
              key={teken}
              type="button"
              onPointerDown={holdFast}
              onMouseDown={holdFast}
              aria-label={teken === ' ' ? 'spatie' : undefined}
              aria-disabled={dicht}
              onClick={() => write(teken)}
            >
              {teken === ' ' ? <SpelIcoon naam="spatie" /> : tekenVan(teken)}
            </button>
          ))}
          {i === rijen.length - 2 && (
            <button
              type="button"
              className="lhs-wis"
              aria-label="Wis de laatste letter"
              onPointerDown={holdFast}
              onMouseDown={holdFast}
              aria-disabled={dicht}
              onClick={() => !dicht && props.onWis()}
            >
              <SpelIcoon naam="wis" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}
