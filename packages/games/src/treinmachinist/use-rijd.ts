import { useLayoutEffect, useRef, type RefObject } from 'react'

/** How long a wagon rides, in ms. */
const RIJDT_MS = 460

interface Plek {
  readonly x: number
  readonly y: number
}

/** Returns where every wagon is now, as seen from the surface. */
function readPlekken(vlak: HTMLElement): ReadonlyMap<string, readonly [HTMLElement, Plek]> {
  const kader = vlak.getBoundingClientRect()
  const wagons = [...vlak.querySelectorAll<HTMLElement>('[data-wagon]')]
  return new Map(
    wagons.map((el) => {
      const { left, top } = el.getBoundingClientRect()
      return [
        el.dataset['wagon'] ?? '',
        [el, { x: left - kader.left, y: top - kader.top }],
      ] as const
    }),
  )
}

/** Lets every wagon ride from where it was to where it is. `beurt` is another text for each new yard, in which nothing rides. */
export function useRijd(vlak: RefObject<HTMLElement | null>, beurt: string, isStil: boolean) {
  const was = useRef<{ readonly beurt: string; readonly plekken: Map<string, Plek> }>({
    beurt: '',
    plekken: new Map(),
  })
  useLayoutEffect(() => {
    if (!vlak.current) return
    const nu = readPlekken(vlak.current)
    const oud = was.current
    was.current = { beurt, plekken: new Map([...nu].map(([nr, [, plek]]) => [nr, plek])) }
    if (isStil || oud.beurt !== beurt) return
    for (const [nr, [el, plek]] of nu) {
      const van = oud.plekken.get(nr)
      if (!van) continue
      const [x, y] = [van.x - plek.x, van.y - plek.y]
      if (Math.hypot(x, y) < 4) continue
      el.dataset['rijdt'] = ''
      el.animate(
        [
          { translate: `${x}px ${y}px`, zIndex: 5 },
          { translate: `${x * 0.45}px ${y * 0.3 - 12}px`, zIndex: 5, offset: 0.55 },
          { translate: '0 0', zIndex: 5 },
        ],
        { duration: RIJDT_MS, easing: 'cubic-bezier(.45,.05,.35,1)' },
      ).onfinish = () => {
        delete el.dataset['rijdt']
      }
    }
  })
  return {
    /** Keeps where a wagon was let go, from where it rides on. */
    keep: (nr: number, plek: Plek): void => {
      was.current.plekken.set(`${nr}`, plek)
    },
  }
}
