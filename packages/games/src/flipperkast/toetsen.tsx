import { volgordeVan } from '@letterhaven/game-kit/onderdelen/letter-rijen'
import { LetterToetsen } from '@letterhaven/game-kit/onderdelen/letter-toetsen.tsx'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { ALLES_VANAF, KORTE_RIJEN, metKorteRijen } from './gat.ts'
import type { State } from './stand.ts'

const SPATIE = [' ']
const GEEN: readonly string[] = []

interface ToetsenProps {
  readonly state: Pick<State, 'groep' | 'land'>
  /** Whether nothing can be written now. */
  readonly dicht: boolean
  readonly onTeken: (teken: string) => void
  readonly onWis: () => void
}

/** Keeps the cursor where it is when a key is touched. */
const holdFast = (event: { preventDefault(): void }) => event.preventDefault()

/** The keys of the younger: all that a gap of theirs can ask, in three rows instead of four, so that the field is larger. */
function KorteToetsen({ dicht, onTeken, onWis }: Omit<ToetsenProps, 'state'>) {
  const vast = { onPointerDown: holdFast, onMouseDown: holdFast, 'aria-disabled': dicht } as const
  return (
    <fieldset className="lhs-toetsen fk-kort">
      <legend>Letters</legend>
      {KORTE_RIJEN.map((rij, i) => (
        <div key={rij.join('')} className="lhs-toetsenrij" data-rij="">
          {rij.map((teken) => (
            <button key={teken} type="button" {...vast} onClick={() => !dicht && onTeken(teken)}>
              {teken}
            </button>
          ))}
          {i === KORTE_RIJEN.length - 1 && (
            <button
              type="button"
              className="lhs-wis"
              aria-label="Wis de laatste letter"
              {...vast}
              onClick={() => !dicht && onWis()}
            >
              <SpelIcoon naam="wis" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}

/** The keys with which the gap is filled. */
export function Toetsen({ state: { groep, land }, ...toets }: ToetsenProps) {
  if (metKorteRijen(groep)) return <KorteToetsen {...toets} />
  const metAlles = groep >= ALLES_VANAF
  return (
    <LetterToetsen
      volgorde={volgordeVan({ jaargroep: groep, land })}
      extra={metAlles ? SPATIE : GEEN}
      hoofdletters={metAlles}
      {...toets}
    />
  )
}
