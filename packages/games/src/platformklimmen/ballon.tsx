import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Tekstballon } from '@letterhaven/game-kit/onderdelen/tekstballon.tsx'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

interface BallonProps {
  /** The plank at which it is said: the odd one, or the first empty one. */
  readonly bij: 'raar' | 'leeg'
  readonly breed: number
  readonly children: ReactNode
}

/** How far the balloon is from its plank, for its tail; and how far from the lower edge where it stands there. */
const [PUNT, RAND] = [13, 10] as const

const sharedVan = (een: Vak, ander: Vak): number => {
  const breed = Math.min(een.x + een.w, ander.x + ander.w) - Math.max(een.x, ander.x)
  const hoog = Math.min(een.y + een.h, ander.y + ander.h) - Math.max(een.y, ander.y)
  return Math.max(0, breed) * Math.max(0, hoog)
}

/** Returns which of the places covers nothing of these things, the first of them; else the one that covers least. */
export function choosePlek(plekken: readonly Vak[], dingen: readonly Vak[]): number {
  const bedekt = plekken.map((plek) => dingen.reduce((som, ding) => som + sharedVan(plek, ding), 0))
  return bedekt.indexOf(Math.min(...bedekt))
}

/** Returns the box of an element as seen from a corner of the screen. */
function vakIn(el: Element, { x, y }: DOMRect): Vak {
  const { left, top, width, height } = el.getBoundingClientRect()
  return { x: left - x, y: top - y, w: width, h: height }
}

/** Everything that may not be covered: what can be pressed, and the bar at the top. */
const DINGEN = 'button, .lhs-balk > *'

/** Returns the box that an element is laid out in, wherever a movement shows it now. */
const vakVan = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Vak => ({
  x: offsetLeft,
  y: offsetTop,
  w: offsetWidth,
  h: offsetHeight,
})

/** Returns the plank at which something is said, with its row and the whole screen. */
function findPlank(hier: Element, bij: BallonProps['bij']) {
  const spel = hier.closest('.lhs-spel')
  const plank = spel?.querySelector<HTMLElement>(`.pk-brug [data-stand=${bij}]`)
  const lijst = plank?.parentElement
  if (!spel || !plank || !lijst) return null
  const [rij, binnen] = [vakVan(lijst), vakVan(plank)]
  return { spel, rij, plank: { ...binnen, x: rij.x + binnen.x, y: rij.y + binnen.y } }
}

/** Lays a balloon under its plank where there is room, else over the row of planks or at the foot of the screen. */
function layBallon(hier: HTMLElement, bij: BallonProps['bij']): void {
  const gevonden = findPlank(hier, bij)
  const hoek = hier.offsetParent?.getBoundingClientRect()
  if (!gevonden || !hoek) return
  const { spel, plank, rij } = gevonden
  const [w, h] = [hier.offsetWidth, hier.offsetHeight]
  const midden = plank.x + plank.w / 2
  const x = Math.max(rij.x, Math.min(midden - w / 2, rij.x + rij.w - w))
  const scherm = vakIn(spel, hoek)
  const plekken = [
    { x, y: plank.y + plank.h + PUNT, w, h },
    { x, y: rij.y - h - PUNT, w, h },
    { x: rij.x, y: scherm.y + scherm.h - h - RAND, w, h },
  ]
  const planken = hier.parentElement?.querySelectorAll<HTMLElement>('.pk-brug > *') ?? []
  const dingen = [
    ...[...planken].map((el) => ({
      ...vakVan(el),
      x: rij.x + el.offsetLeft,
      y: rij.y + el.offsetTop,
    })),
    ...[...spel.querySelectorAll(DINGEN)].map((el) => vakIn(el, hoek)),
  ]
  const nr = choosePlek(plekken, dingen)
  // Only from beside its plank it points at it.
  const isEersteRij = plank.y - rij.y < plank.h
  hier.dataset['punt'] = nr === 0 ? 'boven' : nr === 1 && isEersteRij ? 'onder' : ''
  const plek = plekken[nr] ?? { x, y: 0 }
  hier.style.top = `${plek.y}px`
  hier.style.left = `${plek.x}px`
  hier.style.setProperty('--lhs-punt', `${midden - plek.x}px`)
}

/** Something that is said at a plank. It stands where it covers nothing that is needed. */
export function Ballon({ bij, breed, children }: BallonProps) {
  const ballon = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (ballon.current) layBallon(ballon.current, bij)
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
