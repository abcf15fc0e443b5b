import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { useSlang } from './use-slang.ts'
import type { Indeling } from './indeling.ts'
import { BRANDSTOF } from './paint-tank.ts'
import type { Opgave, State } from './rules.ts'

interface TanksProps {
  readonly state: State
  readonly item: Item
  readonly opgave: Opgave
  readonly indeling: Indeling
  readonly letter: Letter
  /** Whether a tank can be chosen now. Otherwise its word is not shown. */
  readonly kan: boolean
  readonly handenVan: ReturnType<typeof useSlang>['handenVan']
  readonly onTank: (nr: number) => void
}

/**
 * Returns how a form looks after an answer: the right one is revealed, and a wrong one that was chosen is struck
 * through.
 */
function standVan(vorm: string, gegeven: string | null, woord: string) {
  if (gegeven === null) return 'open'
  if (vorm === woord) return 'goed'
  return vorm === gegeven ? 'fout' : 'open'
}

/** Returns what a screen reader says about a tank. */
function naamVan(vorm: string, nr: number, { gegeven, item }: State): string {
  if (gegeven === null) return `, tank ${nr + 1}`
  return vorm === item?.word ? ', goed' : vorm === gegeven ? ', niet goed' : ''
}

/** The three tanks. Each shows a form once the word was read. */
export function Tanks(props: TanksProps) {
  const { state, item, opgave, indeling, letter, kan, handenVan, onTank } = props
  const { gegeven } = state
  const eerste = indeling.tanks[0]
  const hoog = eerste?.h ?? 60
  const breed = (eerste?.w ?? 120) - (indeling.opstelling === 'rij' ? 34 : 104)
  const maat = letterMaat(opgave.vormen, letter, { breed, max: Math.min(40, hoog * 0.42) })
  const letters = { '--lhs-kaartmaat': `${maat}px` }
  const isTeZien = kan || gegeven !== null
  return (
    <ol className="lr-tanks" aria-label="Tanks">
      {opgave.vormen.map((vorm, nr) => {
        const vak = indeling.tanks[nr]
        if (!vak) return null
        const plaats = { ...plaatsVan(vak), ...letters }
        const kleur = { width: vak.w, '--lr-kleur': BRANDSTOF[nr] }
        return (
          <li key={nr} style={plaats}>
            <button
              type="button"
              className="lr-tank"
              style={kleur}
              aria-disabled={!kan}
              aria-keyshortcuts={`${nr + 1}`}
              onClick={() => onTank(nr)}
              {...handenVan(nr)}
            >
              <span className="lr-nr" aria-hidden="true">
                {nr + 1}
              </span>
              {isTeZien ? (
                <>
                  <Woordkaart
                    stand={standVan(vorm, gegeven, item.word)}
                    vorm={vorm}
                    graphemes={vorm === item.word ? item.graphemes : [vorm]}
                  />
                  <span className="lhs-alleen-gehoord">{naamVan(vorm, nr, state)}</span>
                </>
              ) : (
                <>
                  <span className="lr-leeg" aria-hidden="true">
                    ?
                  </span>
                  <span className="lhs-alleen-gehoord">Tank {nr + 1}, nog geen woord</span>
                </>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
