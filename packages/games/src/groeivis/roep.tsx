import { Tekstballon } from '@letterhaven/game-kit/onderdelen/tekstballon.tsx'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import { kanSlikken, letterIn } from './opgave.ts'
import type { Opgave } from './opgave.ts'
import type { State } from './stand.ts'
import type { useTip } from './use-tip.ts'
import './roep.css'

/** In so many words at the beginning the fish says what is next; after that its scales only glow. */
const VRAAGT_EERST = 2

/** Returns what is next: a letter, its scale, or the end of the word. */
function callVan(opgave: Opgave): string {
  if (letterIn(opgave) !== null) return 'Waar?'
  return kanSlikken(opgave) ? 'Is het goed zo? Druk op Klaar!' : 'Welke letter eet ik?'
}

interface RoepProps {
  readonly state: State
  readonly opgave: Opgave
  readonly tip: ReturnType<typeof useTip>['tip']
}

/** Returns whether the hand shows how a letter comes on a scale: at the first one that was caught, or for whoever asks. */
export function isVoorgedaan(
  { goed, fout }: Pick<State, 'goed' | 'fout'>,
  opgave: Opgave,
  isGevraagd: boolean,
): boolean {
  if (letterIn(opgave) === null) return false
  const isEerste = goed + fout === 0 && opgave.schubben.every((deel, i) => deel === opgave.eigen[i])
  return isEerste || isGevraagd
}

/** A hand with a pointing finger, and a letter at its tip. */
const Hand = ({ letter }: { readonly letter: string }) => (
  <span className="gv-hand" aria-hidden="true">
    <i>{letter}</i>
    <Wijshand />
  </span>
)

/** What the fish says: what is next, or what is missing for who pressed too early. It stands right below them. */
export function Roep({ state, opgave, tip }: RoepProps) {
  const letter = letterIn(opgave)
  const vraagt = state.goed + state.fout < VRAAGT_EERST
  return (
    <>
      {tip ? (
        <Tekstballon key={tip.nr} punt="boven" klasse="gv-roep" aria-live="polite" data-tip>
          {tip.zin}
        </Tekstballon>
      ) : (
        vraagt && (
          <Tekstballon key={callVan(opgave)} punt="boven" klasse="gv-roep" aria-hidden="true">
            {callVan(opgave)}
          </Tekstballon>
        )
      )}
      {letter !== null && isVoorgedaan(state, opgave, tip !== null) && (
        <Hand key={`${letter} ${tip?.nr ?? 0}`} letter={letter} />
      )}
    </>
  )
}
