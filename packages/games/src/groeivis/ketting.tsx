import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { Indeling } from './indeling.ts'
import { kaartBreed } from './kaartmaat.ts'
import type { Schakel } from './stand.ts'

/** The distance between two links, in px. */
const TUSSEN = 26

/** Returns the last words that fit beside each other. */
export function fitKetting<S extends Pick<Schakel, 'woord'>>(
  schakels: readonly S[],
  breed: number,
  { maat, letter }: { maat: number; letter: Letter },
): readonly S[] {
  let over = breed
  const eerste = schakels.findLastIndex(({ woord }) => {
    over -= kaartBreed(woord, maat, letter) + TUSSEN
    return over < 0
  })
  return schakels.slice(eerste + 1)
}

interface KettingProps {
  readonly indeling: Indeling
  readonly schakels: readonly Schakel[]
  readonly letter: Letter
  /** Whether another word is still to come. Once none is, the whole chain is shown back. */
  readonly open: boolean
}

/** The words that the fish became, linked together. While it is played only the last ones are shown that fit. */
export function Ketting({ indeling, schakels, letter, open }: KettingProps) {
  const { w, ketting, k } = indeling
  const maat = Math.max(16, Math.min(22, 20 * k))
  const past = open ? fitKetting(schakels, ketting.breed - 60, { maat, letter }) : schakels
  const letters = {
    '--lhs-kaartmaat': `${maat}px`,
    top: ketting.y,
    width: open ? ketting.breed : w - 16,
  }
  const eerste = schakels.length - past.length
  return (
    <ol
      className="gv-ketting"
      aria-label="Jouw ketting van woorden"
      style={letters}
      data-open={open ? '' : undefined}
    >
      {past.map(({ woord, isHersteld }, i) => (
        // A word keeps its number in the chain.
        <li key={eerste + i} data-hersteld={isHersteld ? '' : undefined}>
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
