import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import type { Plek } from '@letterhaven/game-kit/regels/veel'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { Raam } from './rules.ts'
import { isHalf, standVan } from './stand.ts'
import type { Stand } from './stand.ts'
import { raamStand } from './tekst.ts'

const KAART = { schoon: 'goed', spat: 'fout', gewezen: 'wijs', vuil: 'open' } as const

interface RaamProps {
  readonly raam: Plek<Raam>
  /** The window with its frame. */
  readonly vak: Vak
  /** How much of it is the button, from the top: all of it but what its tools take. */
  readonly hoog: number
  readonly isActief: boolean
  readonly isLaag: boolean
  readonly kanErbij: boolean
  /** Another window is open: its word is made first. */
  readonly wacht: boolean
  readonly knop: (el: HTMLButtonElement | null) => void
  readonly onFocus: () => void
  readonly onClick: (e: MouseEvent) => void
  /** The tools that stand at it. */
  readonly children: ReactNode
}

/** The stands in which the window shows the word itself, whatever hung there. */
const isAf = (stand: Stand): boolean => stand === 'schoon' || stand === 'gewezen'

/** The card of a window; none where its shutters are closed. */
function Kaart({
  raam: { item, opgave, stand: raamStaat },
  stand,
}: {
  raam: Plek<Raam>
  stand: Stand
}) {
  if (!item || !opgave || stand === 'dicht') return null
  const vorm = isAf(stand) ? item.word : opgave.vorm
  // A card that says it is wrong also says what is right: not while that is made.
  const kaart = stand === 'spat' && raamStaat === 'open' ? 'open' : KAART[stand]
  return <Woordkaart stand={kaart} vorm={vorm} graphemes={item.graphemes} />
}

/** One window as a button, with its word, and its tools behind it. */
export function RaamKnop(props: RaamProps) {
  const { raam, vak, hoog, isActief, isLaag, knop, onFocus, onClick, children } = props
  const stand = standVan(raam)
  const isOpen = raam.stand === 'open' && raam.opgave?.isOpen === true
  return (
    <li data-held={isActief ? 'ja' : 'nee'}>
      <button
        ref={knop}
        type="button"
        className="gw-raam"
        style={
          { ...plaatsVan({ ...vak, h: hoog }), '--gw-rest': `${hoog - vak.h}px` } as CSSProperties
        }
        data-begin={isActief ? '' : undefined}
        data-laag={isLaag || undefined}
        data-open={isOpen || undefined}
        data-half={isHalf(raam) || undefined}
        aria-disabled={stand !== 'vuil' || isOpen || props.wacht}
        aria-keyshortcuts="L O"
        tabIndex={isActief ? 0 : -1}
        onFocus={onFocus}
        onClick={onClick}
        // Holding Enter must not wash a window without a choice; `useDruk` of the game kit prevents that.
      >
        <Kaart raam={raam} stand={stand} />
        <span className="lhs-alleen-gehoord">{raamStand(raam, props.kanErbij)}</span>
      </button>
      {children}
    </li>
  )
}
