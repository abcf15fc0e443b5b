import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import { Zinvraag } from '@letterhaven/game-kit/onderdelen/zinvraag.tsx'
import { useStuur } from './use-stuur.ts'
import { classify } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { bordMaat } from './kaartmaat.ts'
import type { Input, Opgave, State } from './rules.ts'
import './layer.css'

type Props = LayerProps<State, Input>

const STAP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Returns how the sign of a form looks: to be chosen, right, given wrongly, or not chosen. */
function bordStand({ gegeven, item }: State, vorm: string): 'open' | 'goed' | 'fout' | 'niet' {
  if (gegeven === null) return 'open'
  if (vorm === item?.word) return 'goed'
  return vorm === gegeven ? 'fout' : 'niet'
}

interface BordenProps {
  readonly props: Props
  readonly indeling: Indeling
  readonly opgave: Opgave
  readonly onKies: (baan: number, e: MouseEvent) => void
}

/** The signs as buttons. Choosing one drives under it; the arrows steer from lane to lane. */
function Borden({ props: { state, send, letter }, indeling, opgave, onKies }: BordenProps) {
  const { vormen, baan } = opgave
  const { fase, nummer, item } = state
  const knoppen = useRef<(HTMLButtonElement | null)[]>([])
  const lijst = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const nu = document.activeElement
    // A pupil who is at another button stays there.
    const isVrij = nu?.contains(lijst.current) || lijst.current?.contains(nu)
    if (fase !== 'spelen' || !isVrij) return
    lijst.current?.querySelector<HTMLButtonElement>('[data-begin]')?.focus({ preventScroll: true })
  }, [fase, nummer])

  function onToets(e: KeyboardEvent): void {
    const cijfer = /^[1-9]$/.test(e.key) ? Number(e.key) - 1 : -1
    const naar = STAP[e.key] === undefined ? cijfer : baan + (STAP[e.key] ?? 0)
    if (!knoppen.current[naar]) return
    e.preventDefault()
    knoppen.current[naar].focus({ preventScroll: true })
  }

  const maat = `${bordMaat(vormen, indeling.borden[0] ?? { w: 100, h: 60 }, letter)}px`
  return (
    <ol ref={lijst} className="tx-borden" aria-label="Welk woord past in de zin?">
      {vormen.map((vorm, i) => {
        const vak = indeling.borden[i]
        if (!vak) return null
        const stand = bordStand(state, vorm)
        const plaats = plaatsVan(vak)
        return (
          <li key={vorm} style={{ ...plaats, '--lhs-kaartmaat': maat } as object}>
            <button
              ref={(el) => {
                knoppen.current[i] = el
              }}
              type="button"
              className={`tx-bord tx-bord-${stand}`}
              data-begin={i === baan ? '' : undefined}
              data-baan={i === baan ? 'ja' : 'nee'}
              aria-disabled={fase !== 'spelen'}
              tabIndex={i === baan ? 0 : -1}
              onFocus={() => send({ type: 'stuur', baan: i })}
              onClick={(e) => onKies(i, e)}
              onKeyDown={onToets}
            >
              <Woordkaart
                stand={stand === 'niet' ? 'open' : stand}
                vorm={vorm}
                graphemes={item?.graphemes ?? []}
              />
              <span className="lhs-alleen-gehoord">, bord {i + 1}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/**
 * The sentence and the signs over the road. Steer by dragging or with the arrows, and drive on with a stroke up, a sign
 * or Enter.
 */
export function Layer(props: Props) {
  const { state, send, maat, letter, stem } = props
  const { opgave, fase } = state
  const indeling = classify(maat.w, maat.h, opgave?.vormen.length ?? 3)
  const vlak = useRef<HTMLDivElement>(null)
  const { wasSleep, handen } = useStuur({
    vlak,
    indeling,
    aantal: opgave?.vormen.length ?? 1,
    onStuur: (baan) => baan !== opgave?.baan && send({ type: 'stuur', baan }),
    onRijd: () => send({ type: 'rijd' }),
  })
  return (
    // The road is a surface to steer over. Its buttons offer every answer to keys and screen readers.
    <div ref={vlak} className="tx-vlak" role="presentation" {...handen}>
      <span className="tx-land" style={{ top: indeling.horizon }} />
      {opgave && fase !== 'klaar' && (
        <>
          <Zinvraag
            {...{ state, letter }}
            vak={indeling.kaart}
            stem={stem && opgave.zin !== null}
            onHoor={(type) => send({ type })}
          />
          <Borden
            props={props}
            indeling={indeling}
            opgave={opgave}
            onKies={(baan, e) => !wasSleep(e) && send({ type: 'kies', baan })}
          />
          <button
            type="button"
            className="lhs-rond tx-gas"
            aria-label="Rijd door"
            aria-disabled={fase !== 'spelen'}
            onClick={(e) => !wasSleep(e) && send({ type: 'rijd' })}
          >
            <span className="tx-pijl" />
          </button>
        </>
      )}
    </div>
  )
}
