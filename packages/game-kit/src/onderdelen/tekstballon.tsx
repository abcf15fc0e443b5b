import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import './tekstballon.css'

interface TekstballonProps extends Omit<ComponentProps<'div'>, 'className' | 'ref'> {
  /** On which side of the balloon its tail is. Where along that side, `--lhs-punt` says. */
  readonly punt: 'boven' | 'onder'
  /** The class by which a game places it. */
  readonly klasse: string
  readonly ref?: RefObject<HTMLDivElement | null>
  /** Set where the game itself measures and places it, inside its screen. */
  readonly isGelegd?: true
}

/** How far a balloon stays from the sides of the game, in px. */
const RAND = 4

/** Returns how far something at `links` is moved aside, to be whole between 0 and `ruimte` where it fits. */
export const schuifBinnen = (links: number, breed: number, ruimte: number): number =>
  Math.max(RAND, Math.min(links, ruimte - RAND - breed)) - links

/** Moves a balloon aside that would be cut off by a side of the game; its tail stays where it points. */
function keepBinnen(el: HTMLDivElement): void {
  const spel = el.closest('.lhs-spel')?.getBoundingClientRect()
  if (!spel) return
  el.style.removeProperty('--lhs-schuif')
  const { left, width } = el.getBoundingClientRect()
  // While it grows its box is smaller than it will be, around the same middle.
  const links = left + (width - el.offsetWidth) / 2 - spel.left
  const schuif = Math.round(schuifBinnen(links, el.offsetWidth, spel.width))
  if (schuif !== 0) el.style.setProperty('--lhs-schuif', `${schuif}px`)
}

/** A balloon with what somebody or something says. It is never cut off at a side. */
export function Tekstballon({ punt, klasse, ref, isGelegd, ...rest }: TekstballonProps) {
  const eigen = useRef<HTMLDivElement>(null)
  const hier = ref ?? eigen
  useLayoutEffect(() => {
    if (hier.current && !isGelegd) keepBinnen(hier.current)
  })
  return <div {...rest} ref={hier} className={`lhs-tekstballon ${klasse}`} data-punt={punt} />
}
