import { useCallback, useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { State } from './stand.ts'
import './venster.css'

/** How much is seen above a stretch that is looked at, and above and under a line, in px, and as a part of a low window at most. */
const OM = { stuk: 5, boven: 62, onder: 70, deel: 0.2 } as const
/** How much of a page is seen again on the next, in px, and from how far on there is more. */
const BLADZIJ = { over: 70, meer: 10 } as const
/** How far a line may be outside its window and be seen as whole, in px. */
const RAND = 4

/** Keeps in view what is looked at: a line, or the beginning of a stretch. */
function useInZicht(waar: string) {
  const vlak = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const lijst = vlak.current
    const doel = lijst?.querySelector<HTMLElement>('[data-zicht]')
    if (!lijst || !doel) return
    const [hier, kader] = [doel.getBoundingClientRect(), lijst.getBoundingClientRect()]
    const meest = kader.height * OM.deel
    const isStuk = doel.dataset['zicht'] === 'stuk'
    const boven = hier.top - kader.top - (isStuk ? OM.stuk : Math.min(OM.boven, meest))
    const onder = hier.bottom - kader.bottom + Math.min(OM.onder, meest)
    if (boven < 0 || isStuk) lijst.scrollTop += boven
    else if (onder > 0) lijst.scrollTop += Math.min(onder, boven)
  }, [waar])
  return vlak
}

/** What was read of a text, in its window. */
const GELEZEN = '.lz-regel, .lz-dicht'

/** Where the flag stands, and nothing else is to be read. */
const NA_GOED = ':is([data-oordeel="goed"], [data-oordeel="verteld"])'

/**
 * Hides the lines that are only half in the window, so that none stands there cut. A line higher than the window stays; once the flag
 * stands, its line alone.
 */
function hideHalf(lijst: HTMLElement): void {
  const kader = lijst.getBoundingClientRect()
  const isNaGoed = lijst.closest(NA_GOED) !== null
  for (const rij of lijst.querySelectorAll<HTMLElement>(GELEZEN)) {
    const { top, bottom, height } = rij.getBoundingClientRect()
    const isHalf = top < kader.top - RAND || bottom > kader.bottom + RAND
    const isKlein = height < kader.height / 2 || (isNaGoed && !('zicht' in rij.dataset))
    rij.toggleAttribute('data-half', isHalf && isKlein)
  }
}

interface Randen {
  readonly boven: boolean
  readonly onder: boolean
}

/** Returns at which sides of the window there are lines that were lit; there is nothing to see of the dark ones. */
function randenVan(lijst: HTMLElement): Randen {
  const laatste = [...lijst.querySelectorAll(GELEZEN)].at(-1)
  const onder = laatste?.getBoundingClientRect().bottom ?? 0
  return {
    boven: lijst.scrollTop > BLADZIJ.meer,
    onder: onder - lijst.getBoundingClientRect().bottom > BLADZIJ.meer,
  }
}

/** Returns at which sides of the window there is more of the text, and what looks again. */
function useRanden(vlak: ReturnType<typeof useInZicht>, waar: string) {
  const [randen, setRanden] = useState<Randen>({ boven: false, onder: false })
  const update = useCallback((lijst: HTMLElement): void => {
    hideHalf(lijst)
    const nu = randenVan(lijst)
    setRanden((was) => (was.boven === nu.boven && was.onder === nu.onder ? was : nu))
  }, [])
  useEffect(() => {
    const lijst = vlak.current
    if (!lijst) return undefined
    // It also tells of the size when it begins, and so at each change of what is shown.
    const kijker = new ResizeObserver(() => update(lijst))
    kijker.observe(lijst)
    return () => kijker.disconnect()
  }, [vlak, waar, update])
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

/** Returns what a look at the text depends on. */
const waarVan = ({ opgave, fase, poging }: State): string =>
  opgave
    ? `${opgave.tekst} ${opgave.nu} ${opgave.isVraag} ${opgave.vlag} ${opgave.open.join()} ${fase} ${poging}`
    : ''

/** Returns how far a page goes on or back: the line that was half in the window is the first or the last one of it. */
function pageOf(lijst: HTMLElement, kant: 1 | -1): number {
  const kader = lijst.getBoundingClientRect()
  const rijen = [...lijst.querySelectorAll(GELEZEN)].map((rij) => rij.getBoundingClientRect())
  const hier =
    kant === 1
      ? rijen.find(({ bottom }) => bottom > kader.bottom + RAND)
      : rijen.findLast(({ top }) => top < kader.top - RAND)
  const ver = !hier
    ? 0
    : kant === 1
      ? hier.top - kader.top - OM.stuk
      : kader.bottom - hier.bottom - OM.stuk
  return ver > BLADZIJ.meer ? ver : Math.max(80, lijst.clientHeight - BLADZIJ.over)
}

/** Scrolls a page on, or back. */
function scrollPage(lijst: HTMLElement | null, kant: 1 | -1, calm: boolean): void {
  lijst?.scrollBy({ top: kant * pageOf(lijst, kant), behavior: calm ? 'auto' : 'smooth' })
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
  return (
    <div className="lz-venster" data-boven={boven || undefined} data-onder={onder || undefined}>
      <div
        ref={vlak}
        className="lz-tekst"
        data-dicht={isDicht || undefined}
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
    </div>
  )
}
