import { useState, type RefObject } from 'react'
import { useSleep, type Sleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { useRijd } from './use-rijd.ts'
import { ervoor, metBlauw, zijsporen, type Input, type State, type Werf } from './werf.ts'

interface HandDelen {
  readonly state: State
  readonly send: (input: Input) => void
  readonly vlak: RefObject<HTMLElement | null>
  readonly rijd: ReturnType<typeof useRijd>
  readonly metHulp: boolean
}

interface Punt {
  readonly x: number
  readonly y: number
}

const isOp = (el: Element | null | undefined, x: number, y: number): boolean => {
  const kader = el?.getBoundingClientRect()
  return (
    kader !== undefined &&
    x >= kader.left &&
    x <= kader.right &&
    y >= kader.top &&
    y <= kader.bottom
  )
}

/** Returns over what a wagon is let go: an empty siding, one of the engines, or the train; null for none of those. */
function findDoel(
  vlak: HTMLElement,
  werf: Werf,
  { x, y }: Punt,
): 'zij' | 'rood' | 'blauw' | 'trein' | null {
  const over = (kies: string): boolean => isOp(vlak.querySelector(kies), x, y)
  if (zijsporen(werf).some((nr) => over(`[data-spoor='${nr}']`))) return 'zij'
  if (y > (vlak.querySelector('.tm-onder')?.getBoundingClientRect().top ?? 0)) return null
  if (over('.tm-blauw')) return 'blauw'
  return over('.tm-rood') ? 'rood' : 'trein'
}

/** Remembers which wagon was wanted that stands behind another one, until anything moves. */
function useVast({ opgave, nummer }: State) {
  const beurt = `${nummer} ${JSON.stringify(opgave?.sporen)}`
  const [wil, setWil] = useState<{ readonly beurt: string; readonly wagon: number } | null>(null)
  const vast = wil?.beurt === beurt ? wil.wagon : null
  return [vast, (wagon: number) => setWil({ beurt, wagon })] as const
}

/** What a hand does with wagons: a tap couples the front one of a siding, a drag brings it to the train or sets it aside. */
export function useHand({ state, send, vlak, rijd, metHulp }: HandDelen) {
  const { opgave, fase } = state
  const kan = fase === 'spelen' && opgave !== null
  const [vast, setVast] = useVast(state)
  const [begin, setBegin] = useState<Punt | null>(null)

  function fetch(wagon: number): void {
    if (!opgave) return
    const isVast = ervoor(opgave, wagon) !== null
    if (isVast && !metHulp) setVast(wagon)
    send({ type: isVast && metHulp ? 'haal' : 'koppel', wagon })
  }

  /** Lets a wagon ride on from where it is let go. */
  function keepPlek(hier: HTMLElement, wagon: number): void {
    const el = hier.querySelector(`[data-wagon='${wagon}']`)?.getBoundingClientRect()
    const { left, top } = hier.getBoundingClientRect()
    if (el) rijd.keep(wagon, { x: el.left - left, y: el.top - top })
  }

  /** Lets a wagon go over the train, at either of its engines, or over an empty siding. */
  function drop({ nr: wagon, x, y }: Sleep): void {
    const hier = vlak.current
    const kader = hier?.getBoundingClientRect()
    if (!hier || !kader || !opgave) return
    keepPlek(hier, wagon)
    const op = findDoel(hier, opgave, { x: kader.left + x, y: kader.top + y })
    if (op === 'zij') send({ type: 'opzij', wagon })
    if (op === 'zij' || op === null) return
    const isAnder = op !== 'trein' && (op === 'blauw') !== opgave.duwt
    if (metBlauw(state) && isAnder) send({ type: 'wissel' })
    send({ type: 'koppel', wagon })
  }

  const { sleep, handenVan, wasSleep } = useSleep({
    vlak: '.tm-vlak',
    kan,
    onLos: drop,
  })

  return {
    vast,
    /** Sets the wagon aside that stands before the one that was wanted. */
    setVoorsteOpzij: (): void => {
      const voor = opgave && vast !== null ? ervoor(opgave, vast) : null
      if (voor !== null) send({ type: 'opzij', wagon: voor })
    },
    choose: (wagon: number): void => {
      if (!wasSleep() && kan) fetch(wagon)
    },
    sleepVan: (wagon: number) =>
      sleep?.nr === wagon && begin ? { x: sleep.x - begin.x, y: sleep.y - begin.y } : null,
    handenVan: (wagon: number) => {
      const handen = handenVan(wagon)
      return {
        ...handen,
        onPointerDown: (e: Parameters<typeof handen.onPointerDown>[0]): void => {
          const kader = vlak.current?.getBoundingClientRect()
          setBegin({ x: e.clientX - (kader?.left ?? 0), y: e.clientY - (kader?.top ?? 0) })
          handen.onPointerDown(e)
        },
      }
    },
  }
}
