import { useEffect, useRef } from 'react'
import type { Dier } from '../keuzen/koppen.ts'
import { naBeeld } from '../apparaat/in-rust.ts'
import { drawKop } from '../held/kop.ts'
import type { Afmeting } from './spel-module.ts'
import type { G } from '../tekenen/teken.ts'

interface DoekProps {
  readonly maat: Afmeting
  readonly teken: (g: G, maat: Afmeting) => void
}

function schilder(g: G, { maat: { w, h }, teken }: DoekProps): void {
  const schaal = Math.min(2, devicePixelRatio || 1)
  g.canvas.width = w * schaal
  g.canvas.height = h * schaal
  g.scale(schaal, schaal)
  g.lineJoin = 'round'
  g.lineCap = 'round'
  teken(g, { w, h })
}

/** A painted picture inside a panel. It is decoration only: the words stand beside it. */
export function Doek({ maat, teken }: DoekProps) {
  const doek = useRef<HTMLCanvasElement>(null)
  const { w, h } = maat
  useEffect(() => {
    const g = doek.current?.getContext('2d')
    // Painted after the panel is visible, so that its text and buttons do not wait for its pictures.
    return g ? naBeeld(() => schilder(g, { maat: { w, h }, teken })) : undefined
  }, [w, h, teken])
  return <canvas ref={doek} width={w} height={h} className="lhs-plaatje" aria-hidden="true" />
}

const KOP_MAAT = { w: 84, h: 92 } as const
const tekenaars = new Map<Dier, DoekProps['teken']>()

/** Returns the painter of an animal's head, the same function each time. */
function kopTekenaar(dier: Dier): DoekProps['teken'] {
  const bekend = tekenaars.get(dier)
  if (bekend) return bekend
  const teken = (g: G, { w }: Afmeting) => {
    g.translate(w / 2, 56)
    g.scale(w / 128, w / 128)
    drawKop(g, dier)
  }
  tekenaars.set(dier, teken)
  return teken
}

/** An animal that looks over an edge. */
export function KopBeeld({ dier }: { readonly dier: Dier }) {
  return <Doek maat={KOP_MAAT} teken={kopTekenaar(dier)} />
}
