import { Tekstballon } from '@letterhaven/game-kit/onderdelen/tekstballon.tsx'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
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
  /** Where on the sand it is said, where there is no room below the fish. */
  readonly vak?: Vak | null
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

/** What the fish says: what is next, or what is missing for who pressed too early. It stands right below them, or on the sand. */
export function Roep({ state, opgave, tip, vak = null }: RoepProps) {
  const stijl = vak
    ? { left: vak.x, bottom: `calc(100% - ${vak.y + vak.h}px)`, maxWidth: vak.w }
    : {}
  const plaats = {
    punt: 'boven',
    style: stijl,
    klasse: vak ? 'gv-roep gv-zandplek' : 'gv-roep',
  } as const
  if (tip)
    return (
      <Tekstballon key={tip.nr} {...plaats} aria-live="polite" data-tip>
        {tip.zin}
      </Tekstballon>
    )
  // On the sand the button to skip stands there.
  const vraagt = state.goed + state.fout < VRAAGT_EERST && !(vak && opgave.herstel)
  return vraagt ? (
    <Tekstballon key={callVan(opgave)} {...plaats} aria-hidden="true">
      {callVan(opgave)}
    </Tekstballon>
  ) : null
}

/** The hand that shows how a letter comes on a scale. */
export function Voordoen({ state, opgave, tip }: Omit<RoepProps, 'vak'>) {
  const letter = letterIn(opgave)
  if (letter === null || !isVoorgedaan(state, opgave, tip !== null)) return null
  return <Hand key={`${letter} ${tip?.nr ?? 0}`} letter={letter} />
}
