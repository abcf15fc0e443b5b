import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { bordBreedte } from './kaartmaat.ts'
import { bordenVan, isOpen, proefVan, type Opgave, type State } from './rit.ts'
import './borden.css'

const STAP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The names of the streets by how many there are, and how far the arrow on each sign turns, in degrees. */
const STRATEN: Readonly<Record<number, readonly (readonly [naam: string, hoek: number])[]>> = {
  2: [
    ['links', -60],
    ['rechts', 60],
  ],
  3: [
    ['links', -70],
    ['rechtdoor', 0],
    ['rechts', 70],
  ],
  4: [
    ['links', -75],
    ['schuin links', -28],
    ['schuin rechts', 28],
    ['rechts', 75],
  ],
}

/** Returns how the sign of a place looks. */
function bordStand({ gegeven, item }: State, plek: string) {
  if (gegeven === plek) return item?.goed.includes(plek) ? 'goed' : 'fout'
  return gegeven === null ? 'open' : 'niet'
}

/** Returns the street to which an arrow or digit points, from the one of the indicator; -1 where that is none. */
function naarVan(key: string, opgave: Opgave): number {
  const { baan } = opgave
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  const stap = STAP[key]
  if (stap === undefined) return -1
  const straten = [...bordenVan(opgave).keys()].filter((nr) => isOpen(opgave, nr))
  const rij = stap < 0 ? straten.toReversed() : straten
  const buur = rij.find((nr) => (nr - baan) * stap > 0)
  return (baan < 0 ? rij.at(-1) : buur) ?? -1
}

interface Props {
  readonly state: State
  readonly opgave: Opgave
  readonly letter: Letter
  readonly onStuur: (baan: number) => void
  readonly onRijd: () => void
  /** Whether a click is the end of a drag. */
  readonly wasSleep: (e: MouseEvent) => boolean
}

/** Returns whether a press is one by itself: the second of a double one was meant for what was there before. */
const isTik = ({ detail }: MouseEvent): boolean => detail < 2

/**
 * The signs as buttons. The first press puts the indicator on, which can still be changed; the second one turns into the
 * street, as the green arrow on it shows. The arrows and digits put it on as well.
 */
export function Borden({ state, opgave, letter, onStuur, onRijd, wasSleep }: Props) {
  const { baan, lift } = opgave
  const plekken = bordenVan(opgave)
  const { fase, nummer, poging } = state
  const knoppen = useRef<(HTMLButtonElement | null)[]>([])
  const lijst = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const hier = document.activeElement
    // A pupil who is at another button stays there.
    const isVrij = hier?.contains(lijst.current) || lijst.current?.contains(hier)
    if (fase !== 'spelen' || !isVrij) return
    lijst.current?.querySelector<HTMLButtonElement>('[data-begin]')?.focus({ preventScroll: true })
  }, [fase, nummer, poging, lift])

  function onToets(e: KeyboardEvent): void {
    const naar = naarVan(e.key, opgave)
    if (fase !== 'spelen' || !isOpen(opgave, naar)) return
    e.preventDefault()
    knoppen.current[naar]?.focus({ preventScroll: true })
    onStuur(naar)
  }

  const begin = baan < 0 ? plekken.findIndex((_, i) => isOpen(opgave, i)) : baan
  const maat = { '--tx-em': bordBreedte(plekken, letter) } as CSSProperties
  return (
    <ol
      ref={lijst}
      className="tx-borden"
      data-aantal={plekken.length}
      data-kies={fase === 'spelen' && baan < 0 ? '' : undefined}
      style={maat}
      aria-label={lift ? `Waar wil ${lift.wie} heen?` : 'Welke plek past in het verhaal?'}
    >
      {plekken.map((plek, i) => {
        const isToe = !isOpen(opgave, i)
        const stand = isToe ? 'niet' : bordStand(state, plek)
        const [kant, hoek] = STRATEN[plekken.length]?.[i] ?? ['', 0]
        return (
          <li key={plek}>
            <button
              ref={(el) => {
                knoppen.current[i] = el
              }}
              type="button"
              className={`tx-bord tx-bord-${stand}`}
              data-begin={i === begin ? '' : undefined}
              data-baan={i === baan ? 'ja' : 'nee'}
              aria-pressed={i === baan}
              aria-disabled={fase !== 'spelen' || isToe}
              tabIndex={i === begin ? 0 : -1}
              onClick={(e) => isTik(e) && !wasSleep(e) && (i === baan ? onRijd() : onStuur(i))}
              onKeyDown={onToets}
            >
              <span className="tx-wijzer" style={{ rotate: `${hoek}deg` }} />
              <span className="tx-plek">{plek}</span>
              <span className="lhs-alleen-gehoord">, {kant}</span>
              {i === baan && stand === 'open' && (
                <span className="tx-start" aria-hidden="true">
                  <i className="tx-pijl" />
                  {proefVan(state) === null ? 'Rijd!' : 'Ja!'}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
