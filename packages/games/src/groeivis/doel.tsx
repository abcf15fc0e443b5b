import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { hoorMaat } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'

/** How long a word stays that was called back: a fixed time, and more for each letter; in calm play twice that. */
const KIJK_MS = 2200
const LETTER_MS = 260

/** Shows something for a while whenever it is asked for. */
function useKijk(sleutel: string, ms: number) {
  const [keer, setKeer] = useState(0)
  const nu = keer === 0 ? '' : `${sleutel} ${keer}`
  const [voorbij, setVoorbij] = useState('')
  useEffect(() => {
    if (nu === '') return
    const klok = setTimeout(() => setVoorbij(nu), ms)
    return () => clearTimeout(klok)
  }, [nu, ms])
  return { zichtbaar: nu !== '' && voorbij !== nu, kijk: () => setKeer(keer + 1) }
}

interface DoelProps {
  readonly woord: string
  /** Whether nothing was done yet: until the first move the word stays. */
  readonly isOngerept: boolean
  readonly rustig: boolean
  readonly letter: Letter
  /** The available width, in px. */
  readonly breed: number
}

/**
 * The word that is asked, for who cannot hear it. It stays until the first move, and is made from memory then; the eye calls it back
 * as often as wanted.
 */
export function Doel({ woord, isOngerept, rustig, letter, breed }: DoelProps) {
  const ms = (KIJK_MS + LETTER_MS * woord.length) * (rustig ? 2 : 1)
  const { zichtbaar, kijk } = useKijk(woord, ms)
  const isTeZien = isOngerept || zichtbaar
  const { letters } = hoorMaat(woord, { letter, breed })
  return (
    <div
      className="lhs-hoorkaart gv-doel"
      data-open={isTeZien ? '' : undefined}
      style={{ '--lhs-kaartmaat': `${letters}px` } as CSSProperties}
    >
      <button
        type="button"
        className="lhs-rond lhs-hoor"
        aria-label="Nog eens kijken"
        onClick={kijk}
      >
        <SpelIcoon naam="oog" />
      </button>
      <output className="lhs-flits">
        {isTeZien ? woord : <span aria-hidden="true">•••</span>}
      </output>
    </div>
  )
}
