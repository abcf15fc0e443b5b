import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { useOnderaan } from '@letterhaven/game-kit/onderdelen/use-onderaan'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Verhaalregel } from './verhaal.ts'

interface VerhaalProps {
  readonly naam: string
  readonly titel: string
  readonly regels: readonly Verhaalregel[]
  readonly vak: Vak
  /** Reads it aloud; absent where there is nothing yet that was read. */
  readonly onHoor?: (() => void) | undefined
}

/** The story on its flag: all sentences so far, to be read again at any time. The newest is in view. */
export function Verhaal({ naam, titel, regels, vak, onHoor }: VerhaalProps) {
  const rol = useOnderaan(`${regels.length}`)
  return (
    <aside
      className="pk-verhaal"
      aria-label={naam}
      style={{ left: vak.x, top: vak.y, width: vak.w, maxHeight: vak.h }}
    >
      <div ref={rol} className="pk-rol">
        <h3>{titel}</h3>
        {regels.length > 0 && (
          <ol>
            {regels.map(({ zin, stand }) => (
              <li key={zin} data-stand={stand}>
                {zin}
              </li>
            ))}
          </ol>
        )}
      </div>
      {onHoor && (
        <button
          type="button"
          className="lhs-rond"
          aria-label="Lees het verhaal tot nu toe voor"
          onClick={onHoor}
        >
          <SpelIcoon naam="luister" />
        </button>
      )}
    </aside>
  )
}
