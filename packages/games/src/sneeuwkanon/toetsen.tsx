import { LetterToetsen } from '@letterhaven/game-kit/onderdelen/letter-toetsen.tsx'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Afmeting } from '@letterhaven/game-kit/scherm/spel-module'
import type { State } from './stand.ts'
import { jongeRijen, ouderRijen } from './toetsrijen.ts'

interface ToetsenProps {
  readonly state: State
  readonly maat: Afmeting
  readonly dicht: boolean
  readonly onTeken: (teken: string) => void
  readonly onWis: () => void
}

/** Keeps the cursor where it is when a key is touched. */
const vast = {
  onPointerDown: (e: { preventDefault(): void }) => e.preventDefault(),
  onMouseDown: (e: { preventDefault(): void }) => e.preventDefault(),
}

/** The keys with which a word is written: few and large for the first years, else all that Dutch words need. */
export function Toetsen({ state, maat, dicht, onTeken, onWis }: ToetsenProps) {
  const rijen = jongeRijen(state.groep, state.item?.word ?? '', maat)
  const { volgorde, extra } = ouderRijen(state)
  if (!rijen) return <LetterToetsen hoofdletters {...{ volgorde, extra, dicht, onTeken, onWis }} />
  return (
    <fieldset className="lhs-toetsen sk-jong" data-volgorde="abc">
      <legend>Letters</legend>
      {rijen.map((rij, i) => (
        <div key={rij.join('')} className="lhs-toetsenrij" data-rij="">
          {rij.map((teken) => (
            <button
              key={teken}
              type="button"
              aria-disabled={dicht}
              onClick={() => !dicht && onTeken(teken)}
              {...vast}
            >
              {teken}
            </button>
          ))}
          {i === rijen.length - 1 && (
            <button
              type="button"
              className="lhs-wis"
              aria-label="Wis de laatste letter"
              aria-disabled={dicht}
              onClick={() => !dicht && onWis()}
              {...vast}
            >
              <SpelIcoon naam="wis" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}
