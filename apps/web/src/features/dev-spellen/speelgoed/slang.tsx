import { useState } from 'react'
import type { Richting } from '@letterhaven/game-kit/onderdelen/raster'
import { celNaast } from '@letterhaven/game-kit/onderdelen/rooster'
import { reik } from '@letterhaven/game-kit/onderdelen/touw'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

/** A room of cells; a sofa stands on two of them. */
const KAMER = { breed: 5, hoog: 3, dicht: [6, 7] }
const CEL = { w: 64, h: 66 }
const STOPCONTACT = { x: 32, y: 33 }
const SLANG = 235
const KNOPPEN: readonly (readonly [naam: string, kant: Richting])[] = [
  ['Zuig naar links', 'links'],
  ['Zuig naar rechts', 'rechts'],
  ['Zuig omhoog', 'op'],
  ['Zuig omlaag', 'neer'],
]

const midden = (cel: number) => ({
  x: ((cel % KAMER.breed) + 0.5) * CEL.w,
  y: (Math.floor(cel / KAMER.breed) + 0.5) * CEL.h,
})

/** Returns whether the hose is long enough for a cell. */
function isTeVer(cel: number): boolean {
  const daar = midden(cel)
  const { x, y } = reik(STOPCONTACT, SLANG, daar)
  return x !== daar.x || y !== daar.y
}

interface Zuiger {
  readonly op: number
  readonly schoon: readonly number[]
  readonly zegt: string
}

/** Goes to the next cell: as far as the hose goes, and never over the sofa. */
function zuig(nu: Zuiger, kant: Richting): Zuiger {
  const naar = celNaast(KAMER, nu.op, kant)
  if (naar === null) return { ...nu, zegt: 'daar is de muur of de bank' }
  if (isTeVer(naar)) return { ...nu, zegt: 'de slang is te kort' }
  const schoon = [...new Set([...nu.schoon, naar])]
  return { op: naar, schoon, zegt: `${schoon.length} schoon` }
}

/** A vacuum cleaner on a hose, which goes from cell to cell as far as it reaches. */
export function SlangSpeelgoed() {
  const [nu, setNu] = useState<Zuiger>({ op: 0, schoon: [], zegt: 'stof' })
  const { x, y } = midden(nu.op)
  return (
    <>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <rect width="320" height="200" className="toy-kast" />
        {nu.schoon.map((cel) => (
          <rect
            key={cel}
            x={midden(cel).x - CEL.w / 2}
            y={midden(cel).y - CEL.h / 2}
            width={CEL.w}
            height={CEL.h}
            className="toy-gras"
          />
        ))}
        <rect x={CEL.w} y={CEL.h} width={2 * CEL.w} height={CEL.h} rx="12" className="toy-ding" />
        <path d={`M${STOPCONTACT.x} ${STOPCONTACT.y}L${x} ${y}`} className="toy-rand" />
        <circle cx={x} cy={y} r="14" className="toy-held" />
      </svg>
      <p>
        {KNOPPEN.map(([naam, kant]) => (
          <Knop key={naam} onClick={() => setNu((vorige) => zuig(vorige, kant))}>
            {naam}
          </Knop>
        ))}
        <output className="toy-stand">{nu.zegt}</output>
      </p>
    </>
  )
}
