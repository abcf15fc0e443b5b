import type { CSSProperties, RefObject } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { FlitsWoord } from '@letterhaven/game-kit/onderdelen/flits.tsx'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import { magKijken, type Opgave, type State } from './rules.ts'

interface SchermProps {
  readonly state: State
  /** The width of the screen in px. */
  readonly breed: number
  readonly letter: Letter
  readonly knop: RefObject<HTMLButtonElement | null>
  readonly onDruk: () => void
}

/** The room that the frame takes of the width. */
const LIJST = 60
/** The largest letters, and those of a verdict, which may have two lines. */
const GROOTST = { woord: 56, oordeel: 36 } as const

function Opschrift({ opgave }: { readonly opgave: Opgave }) {
  if (!magKijken(opgave)) return <span className="lr-opschrift lr-stil">Welk woord was het?</span>
  const isEerst = opgave.flits.keren === 0
  return (
    <span className="lr-opschrift">
      <SpelIcoon naam={isEerst ? 'speel' : 'opnieuw'} />
      {isEerst ? 'Klaar? Kijk!' : 'Nog een keer'}
    </span>
  )
}

/** What stands on the screen: the word while it may be seen, the mask, or how it went. */
function Beeld({ state }: Pick<SchermProps, 'state'>) {
  const { item, opgave, gegeven } = state
  if (!item || !opgave) return null
  if (gegeven !== null)
    return (
      <Woordkaart
        stand={gegeven === item.word ? 'goed' : 'fout'}
        vorm={gegeven}
        graphemes={item.graphemes}
      />
    )
  return (
    <>
      <FlitsWoord woord={item.word} flits={opgave.flits} />
      {opgave.flits.stand !== 'open' && <Opschrift opgave={opgave} />}
    </>
  )
}

/** The large screen of the desk: one button that shows the word. */
export function Scherm({ state, breed, letter, knop, onDruk }: SchermProps) {
  const { item, opgave, gegeven } = state
  const kan = gegeven === null && opgave !== null && magKijken(opgave)
  const max = gegeven === null ? GROOTST.woord : GROOTST.oordeel
  const woorden = [item?.word ?? '', gegeven ?? '']
  const maat = letterMaat(woorden, letter, {
    breed: breed - LIJST,
    max: Math.min(64, max * readTekstschaal()),
  })
  const isOpen = gegeven === null && opgave?.flits.stand === 'open'
  return (
    <button
      ref={knop}
      type="button"
      className="lr-scherm"
      data-begin=""
      data-open={isOpen ? 'ja' : 'nee'}
      aria-disabled={!kan}
      style={{ '--lhs-kaartmaat': `${maat}px` } as CSSProperties}
      onClick={() => kan && onDruk()}
    >
      <Beeld state={state} />
    </button>
  )
}
