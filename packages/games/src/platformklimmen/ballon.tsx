import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Tekstballon } from '@letterhaven/game-kit/onderdelen/tekstballon.tsx'

interface BallonProps {
  /** The plank at which it is said: the odd one, or the first empty one. */
  readonly bij: 'raar' | 'leeg'
  readonly breed: number
  /** The upper edge of the highest stone. */
  readonly eersteSteen: number
  readonly children: ReactNode
}

/** How far the balloon is from its plank, for its tail. */
const PUNT = 13

interface Onder {
  /** Whether no planks lie in a row below its own. */
  readonly isLaatsteRij: boolean
  /** How low the balloon would come. */
  readonly tot: number
  readonly eersteSteen: number
}

/**
 * Whether the balloon hangs under its plank: it covers no stone that is still to be jumped on, and no plank. Where there is
 * no room it stands over the first row, without its tail where its plank is in another one.
 */
export const isOnderPlank = ({ isLaatsteRij, tot, eersteSteen }: Onder): boolean =>
  isLaatsteRij && tot <= eersteSteen

/** Something that is said at a plank: the balloon hangs under it, wherever the row of planks broke. */
export function Ballon({ bij, breed, eersteSteen, children }: BallonProps) {
  const ballon = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const hier = ballon.current
    const plank = hier?.parentElement?.querySelector<HTMLElement>(`.pk-brug [data-stand=${bij}]`)
    const lijst = plank?.parentElement
    if (!hier || !plank || !lijst) return
    const midden = plank.offsetLeft + plank.offsetWidth / 2
    const links = Math.max(0, Math.min(midden - hier.offsetWidth / 2, breed - hier.offsetWidth))
    const [boven, hoog] = [lijst.offsetTop + plank.offsetTop, hier.offsetHeight + PUNT]
    const onder = boven + plank.offsetHeight
    const laatste = lijst.lastElementChild
    const isOnder = isOnderPlank({
      isLaatsteRij: !(laatste instanceof HTMLElement) || plank.offsetTop >= laatste.offsetTop,
      tot: onder + hoog,
      eersteSteen,
    })
    hier.dataset['punt'] = isOnder ? 'boven' : plank.offsetTop < plank.offsetHeight ? 'onder' : ''
    hier.style.top = `${isOnder ? onder + PUNT : lijst.offsetTop - hoog}px`
    hier.style.left = `${lijst.offsetLeft + links}px`
    hier.style.setProperty('--lhs-punt', `${midden - links}px`)
  })
  return (
    <Tekstballon
      ref={ballon}
      isGelegd
      punt="boven"
      klasse="pk-waarom"
      data-over={bij}
      style={{ maxWidth: `min(${breed}px, 22em)` }}
    >
      {children}
    </Tekstballon>
  )
}
