import type { KeyboardEvent } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { Indeling } from './indeling.ts'
import type { Opdracht, State } from './rules.ts'

interface BordenProps {
  readonly state: State
  readonly opgave: Opdracht
  readonly indeling: Indeling
  readonly letter: Letter
  /** How far the savanna is shifted, and whether a hand is dragging it. */
  readonly links: number
  readonly sleept: boolean
  /** The sign in the viewfinder of the camera. */
  readonly inBeeld: number | null
  readonly onFocus: (plek: number) => void
  readonly onFoto: (plek: number) => void
  readonly onToets: (e: KeyboardEvent, plek: number) => void
}

/**
 * Returns how a sign looks after an answer: the right form is revealed, and a wrong one that was chosen is struck
 * through.
 */
function standVan({ gegeven, item }: State, vorm: string): 'open' | 'goed' | 'fout' {
  if (gegeven === null) return 'open'
  if (vorm === item?.word) return 'goed'
  return vorm === gegeven ? 'fout' : 'open'
}

const OORDEEL = { open: '', goed: ', goed', fout: ', niet goed' } as const

/** The signs of the savanna as buttons. The focus looks at one; a tap or Enter takes its picture. */
export function Borden(props: BordenProps) {
  const { state, opgave, indeling, letter, links, sleept, inBeeld } = props
  const eerste = indeling.borden[0]
  if (!eerste) return null
  const maat = letterMaat(opgave.vormen, letter, {
    breed: eerste.w - 26,
    rand: [10, 1],
    max: Math.min(54, eerste.h * (letter === 'dyslexie' ? 0.4 : 0.5)),
    min: 10,
  })
  // The focus begins where the other signs are visible beside it.
  const begin = Math.ceil(opgave.vormen.length / 2) - 1
  const schuif = { transform: `translateX(${-links}px)`, '--lhs-kaartmaat': `${maat}px` }
  return (
    <ol
      className="fs-borden"
      data-sleept={sleept || undefined}
      style={schuif as object}
      aria-label="Welk woord past in de zin?"
    >
      {opgave.vormen.map((vorm, nr) => {
        const vak = indeling.borden[nr]
        if (!vak) return null
        const stand = standVan(state, vorm)
        return (
          <li key={vorm} style={plaatsVan(vak)}>
            <button
              type="button"
              className="fs-bord"
              data-begin={nr === begin ? '' : undefined}
              data-inbeeld={inBeeld === nr || undefined}
              aria-disabled={state.fase !== 'spelen'}
              aria-keyshortcuts={`${nr + 1}`}
              onFocus={() => props.onFocus(nr)}
              onClick={() => props.onFoto(nr)}
              onKeyDown={(e) => props.onToets(e, nr)}
            >
              <Woordkaart
                stand={stand}
                vorm={vorm}
                graphemes={stand === 'goed' ? (state.item?.graphemes ?? []) : [vorm]}
              />
              <span className="lhs-alleen-gehoord">
                , bord {nr + 1}
                {OORDEEL[stand]}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
