import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import type { State } from './stand.ts'
import './venster.css'

/** How much of a text is seen above and under the line that is looked at, in px, and as a part of a low window at most. */
const OM = { boven: 62, onder: 70, deel: 0.2 } as const
/** How much of a page is seen again on the next, in px, and from how far on there is more. */
const BLADZIJ = { over: 110, meer: 10 } as const

/** Keeps in view what is looked at: a line, or the beginning of a stretch. */
function useInZicht(waar: string) {
  const vlak = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const lijst = vlak.current
    const doel = lijst?.querySelector<HTMLElement>('[data-zicht]')
    if (!lijst || !doel) return
    const [hier, kader] = [doel.getBoundingClientRect(), lijst.getBoundingClientRect()]
    const meest = kader.height * OM.deel
    const boven = hier.top - kader.top - Math.min(OM.boven, meest)
    const onder = hier.bottom - kader.bottom + Math.min(OM.onder, meest)
    if (boven < 0 || doel.dataset['zicht'] === 'stuk') lijst.scrollTop += boven
    else if (onder > 0) lijst.scrollTop += Math.min(onder, boven)
  }, [waar])
  return vlak
}

interface Randen {
  readonly boven: boolean
  readonly onder: boolean
}

/** Returns at which sides of the window there are lines that were lit; there is nothing to see of the dark ones. */
function randenVan(lijst: HTMLElement): Randen {
  const laatste = [...lijst.querySelectorAll('.lz-regel, .lz-dicht')].at(-1)
  const onder = laatste?.getBoundingClientRect().bottom ?? 0
  return {
    boven: lijst.scrollTop > BLADZIJ.meer,
    onder: onder - lijst.getBoundingClientRect().bottom > BLADZIJ.meer,
  }
}

/** Returns at which sides of the window there is more of the text, and what looks again. */
function useRanden(vlak: ReturnType<typeof useInZicht>, waar: string) {
  const [randen, setRanden] = useState<Randen>({ boven: false, onder: false })
  const update = (lijst: HTMLElement): void => {
    const nu = randenVan(lijst)
    setRanden((was) => (was.boven === nu.boven && was.onder === nu.onder ? was : nu))
  }
  useEffect(() => {
    const lijst = vlak.current
    if (!lijst) return undefined
    // It also tells of the size when it begins, and so at each change of what is shown.
    const kijker = new ResizeObserver(() => setRanden(randenVan(lijst)))
    kijker.observe(lijst)
    return () => kijker.disconnect()
  }, [vlak, waar])
  return { ...randen, update }
}

/**
 * Shows that there is more of the text at a side, and goes a page on. It is for who taps: keys, one switch and who cannot see walk
 * along the lines, which come into view by themselves.
 */
const Meer = ({
  kant,
  kan,
  onMeer,
}: {
  readonly kant: 'boven' | 'onder'
  readonly kan: boolean
  readonly onMeer: () => void
}) => (
  <button
    type="button"
    className="lz-meer"
    data-kant={kant}
    data-kan={kan || undefined}
    tabIndex={-1}
    aria-hidden="true"
    onPointerDown={(e) => e.preventDefault()}
    onClick={onMeer}
  >
    <svg viewBox="0 0 20 14" aria-hidden="true">
      <path d={kant === 'boven' ? 'M3 11l7-7 7 7' : 'M3 3l7 7 7-7'} />
    </svg>
    {kant === 'onder' && 'Meer zinnen'}
  </button>
)

/** Whether the hand of the first question points into the text. */
const wijstTekst = ({ nummer, poging, fase, opgave }: State): boolean =>
  nummer === 0 &&
  poging === 1 &&
  fase === 'spelen' &&
  opgave?.isVraag === true &&
  opgave.vlag === null

/** Returns what a look at the text depends on. */
const waarVan = ({ opgave, fase, poging }: State): string =>
  opgave
    ? `${opgave.tekst} ${opgave.nu} ${opgave.isVraag} ${opgave.vlag} ${opgave.open.join()} ${fase} ${poging}`
    : ''

/** Scrolls a page on, or back. */
function scrollPage(lijst: HTMLElement | null, kant: 1 | -1, calm: boolean): void {
  if (!lijst) return
  const ver = Math.max(80, lijst.clientHeight - BLADZIJ.over)
  lijst.scrollBy({ top: kant * ver, behavior: calm ? 'auto' : 'smooth' })
}

interface VensterProps {
  readonly state: State
  /** The size of the letters. */
  readonly maat: number
  readonly isDicht: boolean
  readonly children: ReactNode
}

/** The window on the text: it scrolls, shows where there is more, and keeps in view what is looked at. */
export function Venster({ state, maat, isDicht, children }: VensterProps) {
  const { calm } = state.opties
  const waar = waarVan(state)
  const vlak = useInZicht(waar)
  const { boven, onder, update } = useRanden(vlak, waar)
  const wijst = wijstTekst(state)
  return (
    <div className="lz-venster" data-boven={boven || undefined} data-onder={onder || undefined}>
      <div
        ref={vlak}
        className="lz-tekst"
        data-dicht={isDicht || undefined}
        data-wijst={wijst || undefined}
        style={{ fontSize: maat } as CSSProperties}
        onScroll={(e) => update(e.currentTarget)}
      >
        {children}
      </div>
      {(boven || onder) && (
        <div className="lz-strook">
          <Meer kant="boven" kan={boven} onMeer={() => scrollPage(vlak.current, -1, calm)} />
          <Meer kant="onder" kan={onder} onMeer={() => scrollPage(vlak.current, 1, calm)} />
        </div>
      )}
      {wijst && (
        <span className="lz-hand lz-hand-tekst" aria-hidden="true">
          <Wijshand />
        </span>
      )}
    </div>
  )
}
