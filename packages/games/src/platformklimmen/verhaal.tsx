import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { useHeleZinnen } from './use-hele-zinnen.ts'
import type { Verhaalregel } from './verhaal.ts'

/** A flag lower than this, in px, has room for its sentences alone; until there are any, its title can be scrolled. */
const LAAG = 100

interface VerhaalProps {
  readonly naam: string
  readonly titel: string
  readonly regels: readonly Verhaalregel[]
  readonly vak: Vak
  /** Reads it aloud; absent where there is nothing yet that was read. */
  readonly onHoor?: (() => void) | undefined
}

/**
 * The story on its flag: all sentences so far, to be read again at any time. The newest are in view, from a whole sentence on, under
 * the title that stays.
 */
export function Verhaal({ naam, titel, regels, vak, onHoor }: VerhaalProps) {
  const { rol, isVerder, onScroll } = useHeleZinnen(`${regels.length} ${vak.w} ${vak.h}`)
  const isLaag = vak.h < LAAG
  const kop = (
    <h3 className={isLaag && regels.length > 0 ? 'lhs-alleen-gehoord' : undefined}>{titel}</h3>
  )
  return (
    <aside
      className="pk-verhaal"
      aria-label={naam}
      style={{ left: vak.x, top: vak.y, width: vak.w, maxHeight: vak.h }}
    >
      <div className="pk-tekst" data-verder={isVerder ? '' : undefined}>
        {!isLaag && kop}
        <div ref={rol} className="pk-rol" onScroll={onScroll}>
          {isLaag && kop}
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
