import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import type { Indeling } from './indeling.ts'
import type { Brief, State } from './rules.ts'

interface HuizenProps {
  readonly state: State
  readonly opgave: Brief
  readonly indeling: Indeling
  readonly letter: Letter
  /** The house over which a letter is held. */
  readonly boven: number | null
  readonly onKies: (plek: number) => void
}

/** Returns how a house looks after an answer: the right one is revealed, and so is a wrong one that was chosen. */
function standVan({ gegeven, item }: State, vorm: string): 'open' | 'goed' | 'fout' {
  if (gegeven === null) return 'open'
  if (vorm === item?.word) return 'goed'
  return vorm === gegeven ? 'fout' : 'open'
}

const OORDEEL = { open: '', goed: ', goed', fout: ', niet goed' } as const

/** The three houses as buttons, each with its part of the word on a board. */
export function Huizen({ state, opgave, indeling, letter, boven, onKies }: HuizenProps) {
  const { grond, borden } = indeling
  const eerste = borden[0]
  if (!eerste) return null
  const delen = opgave.delen.map((deel) => deel || 'niets')
  const maat = letterMaat(delen, letter, {
    breed: eerste.w - 14,
    rand: [6, 0.2],
    max: Math.min(52, eerste.h * 0.62),
  })
  return (
    <ol className="po-huizen" aria-label="Bij welk huis hoort de brief?">
      {opgave.delen.map((deel, nr) => {
        const bord = borden[nr]
        if (!bord) return null
        const stand = standVan(state, opgave.vormen[nr] ?? '')
        const plaats = { left: bord.x, top: bord.y, width: bord.w, height: grond - bord.y }
        return (
          <li key={nr} style={plaats}>
            <button
              type="button"
              className="po-huis"
              data-begin={nr === 0 ? '' : undefined}
              data-stand={stand}
              data-boven={boven === nr || undefined}
              aria-disabled={state.fase !== 'spelen'}
              aria-keyshortcuts={`${nr + 1}`}
              onClick={() => onKies(nr)}
            >
              <span className="po-bord" style={{ height: bord.h, fontSize: maat }}>
                {deel || <i>niets</i>}
              </span>
              <span className="lhs-alleen-gehoord">
                , huis {nr + 1}
                {OORDEEL[stand]}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
