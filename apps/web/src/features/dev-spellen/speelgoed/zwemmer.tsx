import { useState } from 'react'
import { zwem, type Plek, type Zwemmer } from '@letterhaven/game-kit/onderdelen/zwemmer'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { puntIn } from './punt-in.ts'
import { useTik } from './use-tik.ts'

const BAD = { x0: 16, y0: 16, x1: 304, y1: 184 }
const KRACHT = { vaart: 190, traagheid: 320 }
const HOEKEN: readonly (readonly [naam: string, plek: Plek])[] = [
  ['Naar linksboven', { x: 40, y: 40 }],
  ['Naar rechtsonder', { x: 280, y: 160 }],
]
const ER_PX = 4

/** Swimming with inertia, to where somebody points. */
export function ZwemmerSpeelgoed() {
  const [zwemmer, setZwemmer] = useState<Zwemmer>({ x: 160, y: 100, vx: 0, vy: 0 })
  const [doel, setDoel] = useState<Plek | null>(null)
  useTik((ms) => setZwemmer((nu) => zwem(nu, doel, { bad: BAD, kracht: KRACHT, ms })))
  const isEr = doel && Math.hypot(doel.x - zwemmer.x, doel.y - zwemmer.y) < ER_PX
  const hoek = (Math.atan2(zwemmer.vy, zwemmer.vx) * 180) / Math.PI
  return (
    <>
      <svg viewBox="0 0 320 200" aria-hidden="true" onPointerDown={(e) => setDoel(puntIn(e))}>
        <rect width="320" height="200" className="toy-water" />
        {doel && <circle cx={doel.x} cy={doel.y} r="6" className="toy-doel" />}
        <path
          d="M-16 0q10 -13 28 0q-18 13 -28 0l-9 -9v18Z"
          transform={`translate(${zwemmer.x} ${zwemmer.y}) rotate(${hoek})`}
          className="toy-held"
        />
      </svg>
      <p>
        {HOEKEN.map(([naam, plek]) => (
          <Knop key={naam} onClick={() => setDoel(plek)}>
            {naam}
          </Knop>
        ))}
        <output className="toy-stand">{doel === null ? 'drijft' : isEr ? 'is er' : 'zwemt'}</output>
      </p>
    </>
  )
}
