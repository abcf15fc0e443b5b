import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import { bordMaat } from './kaartmaat.ts'
import type { Opgave, State } from './rules.ts'

const STAP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const KANT = ['links', 'rechtdoor', 'rechts'] as const

/** Returns how the sign of a place looks. */
function bordStand({ gegeven, item }: State, opgave: Opgave, plek: string) {
  if (gegeven === plek) return item?.goed.includes(plek) ? 'goed' : 'fout'
  if (gegeven !== null) return 'niet'
  return opgave.geweest.includes(plek) ? 'geweest' : 'open'
}

interface Props {
  readonly state: State
  readonly opgave: Opgave
  readonly indeling: Indeling
  readonly letter: Letter
  readonly onStuur: (baan: number) => void
  readonly onRijd: () => void
  /** Whether a click is the end of a drag. */
  readonly wasSleep: (e: MouseEvent) => boolean
}

/**
 * The signs as buttons. The first press puts the indicator on, which can still be changed; the second one turns into the street.
 * The arrows and digits put it on as well.
 */
export function Borden({ state, opgave, indeling, letter, onStuur, onRijd, wasSleep }: Props) {
  const { plekken, baan } = opgave
  const { fase, nummer, poging } = state
  const knoppen = useRef<(HTMLButtonElement | null)[]>([])
  const lijst = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const hier = document.activeElement
    // A pupil who is at another button stays there.
    const isVrij = hier?.contains(lijst.current) || lijst.current?.contains(hier)
    if (fase !== 'spelen' || !isVrij) return
    lijst.current?.querySelector<HTMLButtonElement>('[data-begin]')?.focus({ preventScroll: true })
  }, [fase, nummer, poging])

  function onToets(e: KeyboardEvent): void {
    const cijfer = /^[1-9]$/.test(e.key) ? Number(e.key) - 1 : -1
    const van = baan < 0 ? 1 - (STAP[e.key] ?? 0) : baan
    const naar = STAP[e.key] === undefined ? cijfer : van + (STAP[e.key] ?? 0)
    if (!knoppen.current[naar]) return
    e.preventDefault()
    knoppen.current[naar].focus({ preventScroll: true })
    onStuur(naar)
  }

  const maat = `${bordMaat(plekken, indeling.borden[0] ?? { w: 100, h: 60 }, letter)}px`
  const begin = Math.max(0, baan)
  return (
    <ol ref={lijst} className="tx-borden" aria-label="Welke plek past in het verhaal?">
      {plekken.map((plek, i) => {
        const vak = indeling.borden[i]
        if (!vak) return null
        const stand = bordStand(state, opgave, plek)
        const kant = plekken.length === KANT.length ? KANT[i] : `straat ${i + 1}`
        return (
          <li key={plek} style={{ ...plaatsVan(vak), '--tx-maat': maat } as object}>
            <button
              ref={(el) => {
                knoppen.current[i] = el
              }}
              type="button"
              className={`tx-bord tx-bord-${stand}`}
              data-begin={i === begin ? '' : undefined}
              data-baan={i === baan ? 'ja' : 'nee'}
              aria-pressed={i === baan}
              aria-disabled={fase !== 'spelen'}
              tabIndex={i === begin ? 0 : -1}
              onClick={(e) => !wasSleep(e) && (i === baan ? onRijd() : onStuur(i))}
              onKeyDown={onToets}
            >
              <span className="tx-plek">{plek}</span>
              <span className="lhs-alleen-gehoord">
                , {kant}
                {stand === 'geweest' ? ', daar ben je al geweest' : ''}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
