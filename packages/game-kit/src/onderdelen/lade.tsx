import { useCallback, useEffect, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { tegelNaam, tegelTeken } from './lade.ts'
import { beginVan, NIETS_GETYPT, typTegel, typVerschil } from './lade-typen.ts'
import './lade.css'

/** A movement shorter than this, in px, counts as a tap. */
const TIK_PX = 10

interface FocusDelen {
  readonly tegels: readonly string[]
  /** The number of tiles side by side, by which the up and down arrows move. */
  readonly kolommen: number
  /** Whether a tile can be laid now. */
  readonly kan: boolean
  readonly onKies: (plek: number) => void
  /** Takes the last tile off. */
  readonly onWis: () => void
  /** Gives what lies. */
  readonly onGeef: () => void
}

/** The keys that lay the first ten tiles. */
const CIJFERS = '1234567890'

/** Returns whether this key presses a button that is not a tile. */
const isAndereKnop = ({ target, key }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof HTMLButtonElement &&
  !target.matches('.lhs-tegel')

/**
 * Moves over the tiles by keys, and lays them by what is typed; Enter gives what was typed. `onToets` belongs on the element that
 * surrounds the whole game.
 */
export function useLade({ tegels, kolommen, kan, onKies, onWis, onGeef }: FocusDelen) {
  const [gekozen, setGekozen] = useState(0)
  const typen = useRef({ nu: NIETS_GETYPT, isTypend: false })
  const knoppen = useRef<(HTMLButtonElement | null)[]>([])
  const actief = Math.min(gekozen, Math.max(0, tegels.length - 1))

  function focus(plek = actief): void {
    setGekozen(plek)
    knoppen.current[plek]?.focus({ preventScroll: true })
  }

  const pijlen: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -kolommen,
    ArrowDown: kolommen,
  }

  /** Forgets what was typed: what lies need no longer be what the letters made. */
  const endTypen = useCallback((): void => {
    typen.current = { nu: NIETS_GETYPT, isTypend: false }
  }, [])
  useEffect(endTypen, [tegels, kan, endTypen])
  useEffect(() => {
    document.addEventListener('pointerdown', endTypen, true)
    return () => document.removeEventListener('pointerdown', endTypen, true)
  }, [endTypen])

  /** Lays what a letter makes of what was typed before it. Returns whether a tile has it. */
  function typ(teken: string): boolean {
    const van = typen.current.nu
    const naar = typTegel(tegels, van, teken)
    if (!naar) return false
    typen.current = { nu: naar, isTypend: true }
    const { wis, leg } = typVerschil(van, naar)
    for (let n = 0; n < wis; n += 1) onWis()
    for (const plek of leg) onKies(plek)
    if (naar.rest) focus(beginVan(tegels, naar.rest))
    return true
  }

  /** Enter gives what was typed; on a tile that the hand went to, or that is written by half, it lays the tile. */
  function pressEnter(e: KeyboardEvent): void {
    const { nu, isTypend } = typen.current
    const isKies = e.target instanceof HTMLButtonElement && (!isTypend || nu.rest !== '')
    typen.current = { nu: NIETS_GETYPT, isTypend: isKies && isTypend }
    if (isKies) return
    e.preventDefault()
    if (!e.repeat) onGeef()
  }

  function layAt(plek: number): void {
    endTypen()
    if (plek >= tegels.length) return
    focus(plek)
    onKies(plek)
  }

  /** Does what a key means where tiles can be laid. A key that is held down lays its tile once. */
  function pressToets(e: KeyboardEvent): void {
    const { key } = e
    if (key === 'Enter') return pressEnter(e)
    if (key === 'Backspace') return takeBack()
    if (e.repeat || key.length !== 1) return
    const plek = CIJFERS.indexOf(key)
    if (plek >= 0) layAt(plek)
    else if (typ(key)) e.preventDefault()
  }

  function onToets(e: KeyboardEvent): void {
    if (e.ctrlKey || e.metaKey || e.altKey) return
    const stap = pijlen[e.key]
    if (stap !== undefined) {
      e.preventDefault()
      endTypen()
      const naar = actief + stap
      if (naar >= 0 && naar < tegels.length) focus(naar)
    } else if (isAndereKnop(e)) endTypen()
    else if (kan) pressToets(e)
  }

  /** Takes back a letter that lies nowhere yet, otherwise the last tile. */
  function takeBack(): void {
    const { rest } = typen.current.nu
    endTypen()
    if (rest === '') onWis()
  }

  // The focus begins at the tiles, and stays on them when the next word has fewer.
  const aantal = tegels.length
  const eerste = useRef(0)
  useEffect(() => {
    if (document.activeElement === document.body)
      knoppen.current[Math.min(eerste.current, aantal - 1)]?.focus({ preventScroll: true })
  }, [aantal])

  return {
    actief,
    focus,
    onToets,
    knop: (plek: number) => (el: HTMLButtonElement | null) => {
      knoppen.current[plek] = el
    },
    opFocus: (plek: number) => {
      eerste.current = plek
      setGekozen(plek)
    },
  }
}

interface Sleep {
  readonly plek: number
  readonly van: { readonly x: number; readonly y: number }
  readonly x: number
  readonly y: number
  readonly ver: boolean
}

export interface LadeProps {
  /** The name of the row of tiles. */
  readonly naam: string
  readonly tegels: readonly string[]
  readonly lade: ReturnType<typeof useLade>
  /** Whether nothing can be laid now. */
  readonly dicht: boolean
  readonly plaats: (plek: number) => CSSProperties
  readonly onKies: (plek: number) => void
  /** Called when a dragged tile is let go, with the point in window pixels. */
  readonly onLaat: (plek: number, punt: { readonly x: number; readonly y: number }) => void
  /** What is shown under the finger besides the letters. */
  readonly sleepbeeld?: (plek: number) => ReactNode
}

/** Drags a tile with a finger or a mouse. A drag is not a tap. */
function useSleep({ dicht, onLaat }: Pick<LadeProps, 'dicht' | 'onLaat'>) {
  const [sleep, setSleep] = useState<Sleep | null>(null)
  const gesleept = useRef(false)

  return {
    sleep: sleep?.ver ? sleep : null,
    wasSleep: () => gesleept.current,
    handen: (plek: number) => ({
      onPointerDown: (e: PointerEvent<HTMLButtonElement>) => {
        gesleept.current = false
        if (dicht || !e.isPrimary) return
        e.currentTarget.setPointerCapture(e.pointerId)
        const punt = { x: e.clientX, y: e.clientY }
        setSleep({ plek, van: punt, ...punt, ver: false })
      },
      onPointerMove: (e: PointerEvent) => {
        if (sleep?.plek !== plek || !e.isPrimary) return
        const [x, y] = [e.clientX, e.clientY]
        const ver = sleep.ver || Math.hypot(x - sleep.van.x, y - sleep.van.y) >= TIK_PX
        if (ver) setSleep({ ...sleep, x, y, ver })
      },
      onPointerUp: (e: PointerEvent) => {
        setSleep(null)
        if (!sleep?.ver) return
        gesleept.current = true
        onLaat(plek, { x: e.clientX, y: e.clientY })
      },
      onPointerCancel: () => setSleep(null),
    }),
  }
}

/** The tiles with the graphemes that a word is built of. They are tapped, dragged, or reached with the arrow keys. */
export function Lade(props: LadeProps) {
  const { naam, tegels, lade, dicht, plaats, onKies, sleepbeeld } = props
  const { sleep, wasSleep, handen } = useSleep(props)
  return (
    <>
      <ul className="lhs-lade" aria-label={naam}>
        {tegels.map((tegel, plek) => (
          <li key={plek} style={plaats(plek)}>
            <button
              ref={lade.knop(plek)}
              type="button"
              className="lhs-tegel"
              data-begin={plek === lade.actief ? '' : undefined}
              data-sleep={sleep?.plek === plek ? '' : undefined}
              aria-label={tegelNaam(tegel)}
              aria-disabled={dicht}
              aria-keyshortcuts={plek < 10 ? `${(plek + 1) % 10}` : undefined}
              tabIndex={plek === lade.actief ? 0 : -1}
              onFocus={() => lade.opFocus(plek)}
              onClick={(e) => !dicht && (e.detail === 0 || !wasSleep()) && onKies(plek)}
              {...handen(plek)}
            >
              <span className="lhs-letters">{tegelTeken(tegel)}</span>
            </button>
          </li>
        ))}
      </ul>
      {sleep && (
        <span className="lhs-sleep" style={{ left: sleep.x, top: sleep.y }} aria-hidden="true">
          {sleepbeeld?.(sleep.plek)}
          <span className="lhs-letters">{tegelTeken(tegels[sleep.plek] ?? '')}</span>
        </span>
      )}
    </>
  )
}
