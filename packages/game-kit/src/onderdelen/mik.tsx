import { useState } from 'react'
import type { CSSProperties, PointerEvent } from 'react'
import { baanVan, eersteRaak, plekVan, cast } from './projectiel.ts'
import type { Punt, Schijf, Worp } from './projectiel.ts'
import './mik.css'

/** A movement shorter than this, in px, counts as a tap. */
const TIK_PX = 12
/** After this many seconds a throw has flown out of sight and counts as a miss. */
const TOT_S = 1.2
const STIPPEL_PX = 26

interface MikDelen {
  readonly kan: boolean
  /** The hand that throws. */
  readonly van: Punt
  /** The speed of a throw in px/s, and the gravity in px/s². */
  readonly kracht: { readonly vaart: number; readonly zwaarte: number }
  readonly schijven: readonly Schijf[]
  readonly onRaak: (nr: number) => void
}

interface Mik {
  readonly punten: readonly Punt[]
  /** What a throw would hit now. */
  readonly nr: number | null
}

/** Returns the path from the hand through the finger, as far as what it hits. */
function mikVan({ van, kracht, schijven }: MikDelen, vinger: Punt): Mik {
  const hoek = Math.atan2(vinger.y - van.y, vinger.x - van.x)
  const worp: Worp = cast(van, { hoek, ...kracht })
  const raak = eersteRaak(worp, schijven, TOT_S)
  const tot = raak?.s ?? TOT_S
  const eind = plekVan(worp, tot)
  const aantal = Math.floor(Math.hypot(eind.x - van.x, eind.y - van.y) / STIPPEL_PX)
  return { punten: baanVan(worp, tot, aantal), nr: raak?.nr ?? null }
}

/**
 * Aims with a finger over the free surface that the handlers belong to: a drag shows the path of the throw, and letting
 * go throws. A miss has no effect. Pupils who tap or press keys do not need it.
 */
export function useMik(delen: MikDelen) {
  const [begin, setBegin] = useState<Punt | null>(null)
  const [vinger, setVinger] = useState<Punt | null>(null)

  function plek(e: PointerEvent): Punt {
    const { left, top } = e.currentTarget.getBoundingClientRect()
    return { x: e.clientX - left, y: e.clientY - top }
  }

  function stop(): void {
    setBegin(null)
    setVinger(null)
  }

  const handen = {
    onPointerDown: (e: PointerEvent): void => {
      if (!delen.kan || !e.isPrimary || e.target !== e.currentTarget) return
      e.currentTarget.setPointerCapture(e.pointerId)
      setBegin(plek(e))
    },
    onPointerMove: (e: PointerEvent): void => {
      if (!begin || !e.isPrimary) return
      const nu = plek(e)
      if (vinger || Math.hypot(nu.x - begin.x, nu.y - begin.y) >= TIK_PX) setVinger(nu)
    },
    onPointerUp: (): void => {
      if (vinger && delen.kan) {
        const { nr } = mikVan(delen, vinger)
        if (nr !== null) delen.onRaak(nr)
      }
      stop()
    },
    onPointerCancel: stop,
  }

  return { mik: vinger && delen.kan ? mikVan(delen, vinger) : null, handen }
}

/**
 * The path of a throw in dots, and a ring round what it hits. It is hidden from screen readers, whose users do not need
 * it.
 */
export function Miklijn({ mik, schijven }: { mik: Mik; schijven: readonly Schijf[] }) {
  const doel = mik.nr === null ? undefined : schijven[mik.nr]
  const op = ({ x, y }: Punt, r: number): CSSProperties => ({
    width: 2 * r,
    height: 2 * r,
    transform: `translate(${x - r}px, ${y - r}px)`,
  })
  return (
    <span className="lhs-mik" aria-hidden="true">
      {mik.punten.map((punt, i) => (
        <i key={i} style={op(punt, 5)} />
      ))}
      {doel && <b style={op(doel, doel.r + 6)} />}
    </span>
  )
}
