import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { Indeling } from './indeling.ts'
import type { State, Verdieping } from './rules.ts'

interface BordenProps {
  readonly state: State
  readonly opgave: Verdieping
  readonly indeling: Indeling
  readonly letter: Letter
  readonly onKies: (plek: number) => void
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

/** The signs at the ladders as buttons. Choosing one climbs its ladder. */
export function Borden({ state, opgave, indeling, letter, onKies }: BordenProps) {
  const eerste = indeling.borden[0]
  if (!eerste) return null
  const maat = letterMaat(opgave.vormen, letter, {
    breed: eerste.w - 46,
    rand: [12, 1],
    max: Math.min(38, eerste.h * (letter === 'dyslexie' ? 0.34 : 0.4)),
    min: 10,
  })
  return (
    <ol className="pk-borden" aria-label="Welke ladder?">
      {opgave.vormen.map((vorm, nr) => {
        const vak = indeling.borden[nr]
        if (!vak) return null
        const stand = standVan(state, vorm)
        const plaats = plaatsVan(vak)
        return (
          <li key={vorm} style={{ ...plaats, '--lhs-kaartmaat': `${maat}px` } as object}>
            <button
              type="button"
              className="pk-bord"
              data-begin={nr === 0 ? '' : undefined}
              data-ladder={nr + 1}
              data-klimt={opgave.klimt === nr || undefined}
              aria-disabled={state.fase !== 'spelen'}
              aria-keyshortcuts={`${nr + 1}`}
              onClick={() => onKies(nr)}
            >
              <span className="pk-nr" aria-hidden="true">
                {nr + 1}
              </span>
              <Woordkaart
                stand={stand}
                vorm={vorm}
                graphemes={stand === 'goed' ? (state.item?.graphemes ?? []) : [vorm]}
              />
              <span className="lhs-alleen-gehoord">
                , ladder {nr + 1}
                {OORDEEL[stand]}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
