import type { Item } from '@letterhaven/game-kit/regels/contract'
import { gatzinVan } from '@letterhaven/game-kit/onderdelen/gatzin'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Opgave } from './rules.ts'

interface BordProps {
  readonly vak: Vak
  readonly item: Item
  readonly opgave: Opgave
  /** Whether the word was given, so that it now stands in its sentence. */
  readonly isGegeven: boolean
  /** Absent where nothing can be heard. */
  readonly onLuister?: (() => void) | undefined
}

/** Returns what is asked about this word, as one sentence. */
export function vraagVan({ wijze, eigen }: Opgave): string {
  return wijze === 'klank'
    ? `In welk woord is één klank anders dan in ${eigen}?`
    : 'Welk woord is goed geschreven?'
}

function Zin({ item, isGegeven }: Pick<BordProps, 'item' | 'isGegeven'>) {
  const gat = gatzinVan(item.sentence ?? '', item.word)
  if (!gat) return 'Welk woord is goed geschreven?'
  return (
    <>
      {gat.voor}
      {isGegeven ? (
        <b>{gat.woord}</b>
      ) : (
        <i className="gv-gat">
          <span className="lhs-alleen-gehoord">puntje puntje puntje</span>
        </i>
      )}
      {gat.na}
    </>
  )
}

/** The question above the water: a sentence with a gap and an ear, or the word from which one sound must change. */
export function Bord({ vak, item, opgave, isGegeven, onLuister }: BordProps) {
  const plaats = plaatsVan(vak)
  return (
    <div className="gv-bord" style={plaats}>
      {opgave.wijze === 'schrijf' && onLuister && (
        <button
          type="button"
          className="lhs-rond gv-oor"
          aria-label="Luister naar het woord"
          onClick={onLuister}
        >
          <SpelIcoon naam="luister" />
        </button>
      )}
      <p>
        {opgave.wijze === 'klank' ? (
          <>
            Eén klank anders dan in <b>{opgave.eigen}</b>
          </>
        ) : (
          <Zin item={item} isGegeven={isGegeven} />
        )}
      </p>
    </div>
  )
}
