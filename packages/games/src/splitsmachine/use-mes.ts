import { useRef, useState, type PointerEvent } from 'react'

/** A movement shorter than this, in px, counts as a tap. */
const TIK_PX = 10

interface MesDelen {
  /** The gaps between letters: from 1 up to here. */
  readonly hoogste: number
  /** Where they are, in places of a letter from the left. */
  readonly plekken: readonly number[]
  /** Another word lies there with another number: the knife begins in the middle again. */
  readonly voor: number
  readonly kan: boolean
  /** Whether a tap is one on the button of the gap itself. */
  readonly metKnoppen: boolean
  readonly sneden: readonly number[]
  readonly onSnij: (gat: number) => void
}

/** The knife under the finger: it hangs above the nearest gap, and stays there when the finger goes up. One that hung there comes along. */
export function useMes({ hoogste, plekken, voor, kan, metKnoppen, sneden, onSnij }: MesDelen) {
  const [stand, setStand] = useState({ voor, mes: 0 })
  const [sleept, setSleept] = useState(false)
  const begin = useRef<{ readonly x: number; readonly gat: number } | null>(null)
  const wasSleep = useRef(false)
  const perk = (gat: number): number => Math.min(hoogste, Math.max(1, gat))
  const mes = stand.voor === voor && stand.mes > 0 ? perk(stand.mes) : perk(Math.ceil(hoogste / 2))
  const setMes = (gat: number): void => setStand({ voor, mes: perk(gat) })

  const gatBij = (e: PointerEvent<HTMLElement>): number => {
    const { left, width } = e.currentTarget.getBoundingClientRect()
    const hier = ((e.clientX - left) / Math.max(1, width)) * (plekken.at(-1) ?? 1)
    const naaste = plekken.reduce(
      (best, plek, nr) =>
        Math.abs(plek - hier) < Math.abs((plekken[best] ?? 0) - hier) ? nr : best,
      0,
    )
    return perk(naaste)
  }
  const stop = (): void => {
    begin.current = null
    setSleept(false)
  }
  return {
    mes,
    setMes,
    sleept,
    /** Returns whether a click is the end of a drag, and therefore not a tap. */
    isSleep: (): boolean => {
      const was = wasSleep.current
      wasSleep.current = false
      return was
    },
    handen: {
      onPointerDown: (e: PointerEvent<HTMLElement>): void => {
        wasSleep.current = false
        if (!kan || !e.isPrimary || hoogste < 1) return
        const gat = gatBij(e)
        begin.current = { x: e.clientX, gat }
        if (!metKnoppen) e.currentTarget.setPointerCapture(e.pointerId)
        setMes(gat)
      },
      onPointerMove: (e: PointerEvent<HTMLElement>): void => {
        const van = begin.current
        if (!van || !e.isPrimary || e.buttons === 0) return
        if (!wasSleep.current && Math.abs(e.clientX - van.x) < TIK_PX) return
        if (!wasSleep.current) e.currentTarget.setPointerCapture(e.pointerId)
        wasSleep.current = true
        setSleept(true)
        setMes(gatBij(e))
      },
      onPointerUp: (e: PointerEvent<HTMLElement>): void => {
        const van = begin.current
        stop()
        if (!van || !kan) return
        const gat = gatBij(e)
        if (!wasSleep.current) {
          // A button hears its own tap.
          if (!metKnoppen || !(e.target instanceof Element && e.target.closest('button')))
            onSnij(van.gat)
          return
        }
        if (gat === van.gat) return
        if (sneden.includes(van.gat)) onSnij(van.gat)
        if (!sneden.includes(gat)) onSnij(gat)
      },
      onPointerCancel: stop,
    },
  }
}
