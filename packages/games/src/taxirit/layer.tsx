import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/spel-icoon.tsx'
import type { LayerProps } from '@letterhaven/game-kit/spel-module'
import { Woordkaart } from '@letterhaven/game-kit/woordkaart.tsx'
import { Zinkaart } from '@letterhaven/game-kit/zinkaart.tsx'
import { zinMaat } from '@letterhaven/game-kit/zinmaat'
import { useStuur } from './gebruik-stuur.ts'
import { deelIn } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { bordMaat } from './kaartmaat.ts'
import type { Input, Opgave, State } from './rules.ts'
import './layer.css'

type Props = LayerProps<State, Input>

const ZONDER_ZIN = 'Welk woord is goed geschreven?'
const STAP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

interface ZinProps {
  readonly props: Props
  readonly indeling: Indeling
}

/** What the passenger says, with an ear to hear it. */
function Zin({ props: { state, letter, stem, send }, indeling: { kaart } }: ZinProps) {
  const { item, opgave, gegeven } = state
  if (!item || !opgave) return null
  const { zin } = opgave
  const tekst = zin ? zin.voor + zin.woord + zin.na : ZONDER_ZIN
  const maat = zinMaat(tekst, { w: kaart.w - (stem ? 62 : 0), h: kaart.h }, letter)
  const plaats = { left: kaart.x, top: kaart.y, width: kaart.w, height: kaart.h }
  return (
    <div className="tx-zin" style={{ ...plaats, '--lhs-zinmaat': `${maat}px` } as object}>
      {zin ? (
        <Zinkaart zin={zin} graphemes={item.graphemes} gegeven={gegeven} />
      ) : (
        <p className="lhs-zinkaart">{ZONDER_ZIN}</p>
      )}
      {stem && zin && (
        <button
          type="button"
          className="lhs-rond tx-oor"
          aria-label="Hoor de zin"
          onClick={() => send({ type: 'hoor' })}
        >
          <SpelIcoon naam="luister" />
        </button>
      )}
    </div>
  )
}

/** How the sign of a form looks: to choose, right, given wrongly, or not chosen. */
function bordStand({ gegeven, item }: State, vorm: string): 'open' | 'goed' | 'fout' | 'niet' {
  if (gegeven === null) return 'open'
  if (vorm === item?.word) return 'goed'
  return vorm === gegeven ? 'fout' : 'niet'
}

interface BordenProps extends ZinProps {
  readonly opgave: Opgave
  readonly onKies: (baan: number, e: MouseEvent) => void
}

/** The signs as buttons: choosing one drives under it, arrows steer from lane to lane. */
function Borden({ props: { state, send, letter }, indeling, opgave, onKies }: BordenProps) {
  const { vormen, baan } = opgave
  const { fase, nummer, item } = state
  const knoppen = useRef<(HTMLButtonElement | null)[]>([])
  const lijst = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const nu = document.activeElement
    // Whoever is at another button stays there.
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
        const plaats = { left: vak.x, top: vak.y, width: vak.w, height: vak.h }
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

/** The sentence and the signs over the road: steer by dragging or arrows, drive on by a stroke up, a sign or Enter. */
export function Layer(props: Props) {
  const { state, send, maat } = props
  const { opgave, fase } = state
  const indeling = deelIn(maat.w, maat.h, opgave?.vormen.length ?? 3)
  const vlak = useRef<HTMLDivElement>(null)
  const { wasSleep, handen } = useStuur({
    vlak,
    indeling,
    aantal: opgave?.vormen.length ?? 1,
    onStuur: (baan) => baan !== opgave?.baan && send({ type: 'stuur', baan }),
    onRijd: () => send({ type: 'rijd' }),
  })
  return (
    // The road is a surface to steer over; its buttons carry every answer for keys and readers.
    <div ref={vlak} className="tx-vlak" role="presentation" {...handen}>
      <span className="tx-land" style={{ top: indeling.horizon }} />
      {opgave && fase !== 'klaar' && (
        <>
          <Zin props={props} indeling={indeling} />
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
