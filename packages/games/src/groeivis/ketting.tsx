import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { Indeling } from './indeling.ts'
import { kaartBreed } from './kaartmaat.ts'

/** The distance between two links, in px. */
const TUSSEN = 26

/** Returns the last words that fit beside each other. */
export function fitKetting(
  woorden: readonly string[],
  breed: number,
  { maat, letter }: { maat: number; letter: Letter },
): readonly string[] {
  let over = breed
  const eerste = woorden.findLastIndex((woord) => {
    over -= kaartBreed(woord, maat, letter) + TUSSEN
    return over < 0
  })
  return woorden.slice(eerste + 1)
}

interface KettingProps {
  readonly indeling: Indeling
  readonly woorden: readonly string[]
  readonly letter: Letter
  /** Whether another word is still to come. */
  readonly open: boolean
}

/** The words that were eaten, linked together. Only the last ones are shown when they do not all fit. */
export function Ketting({ indeling, woorden, letter, open }: KettingProps) {
  const { w, ketting, k } = indeling
  const maat = Math.max(16, Math.min(22, 20 * k))
  const past = fitKetting(woorden, w - 40 - (open ? 60 : 0), { maat, letter })
  const letters = { '--lhs-kaartmaat': `${maat}px`, top: ketting }
  const eerste = woorden.length - past.length
  return (
    <ol className="gv-ketting" aria-label="Gegeten woorden" style={letters}>
      {past.map((woord, i) => (
        // A word keeps its number in the chain.
        <li key={eerste + i}>
          <span className="lhs-kaart gv-schakel">{woord}</span>
        </li>
      ))}
      {open && (
        <li aria-hidden="true">
          <span className="lhs-kaart gv-goud">?</span>
        </li>
      )}
    </ol>
  )
}
