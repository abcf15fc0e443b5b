import { useState } from 'react'
import type { Richting } from '@letterhaven/game-kit/onderdelen/raster'
import { kantVan, stapOp } from '@letterhaven/game-kit/onderdelen/rooster'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { puntIn } from './punt-in.ts'

const VELD = { breed: 4, hoog: 2 }
const LETTERS = ['', 'b', 'l', 's', 'm', 'oo', 'a', 'd']
const CEL = { w: 80, h: 100 }
const KNOPPEN: readonly (readonly [naam: string, kant: Richting])[] = [
  ['Naar links', 'links'],
  ['Naar rechts', 'rechts'],
  ['Omhoog', 'op'],
  ['Omlaag', 'neer'],
]

const midden = (cel: number): string =>
  `${((cel % VELD.breed) + 0.5) * CEL.w} ${(Math.floor(cel / VELD.breed) + 0.5) * CEL.h}`

/** A caterpillar that eats letters, cell by cell, and spits the last one out when it goes back. */
export function RoosterSpeelgoed() {
  const [weg, setWeg] = useState<readonly number[]>([0])
  const step = (kant: Richting | null): void => {
    if (kant) setWeg((nu) => stapOp(VELD, nu, kant) ?? nu)
  }
  const gegeten = weg.map((cel) => LETTERS[cel]).join('')
  return (
    <>
      <svg
        viewBox="0 0 320 200"
        aria-hidden="true"
        onPointerDown={(e) => {
          const { x, y } = puntIn(e)
          const cel = Math.floor(y / CEL.h) * VELD.breed + Math.floor(x / CEL.w)
          step(kantVan(VELD, weg.at(-1) ?? 0, cel))
        }}
      >
        <rect width="320" height="200" className="toy-gras" />
        <path d={`M${weg.map(midden).join('L')}`} className="toy-rups" />
        {LETTERS.map((letter, cel) => (
          <text key={letter} className="toy-letter" transform={`translate(${midden(cel)})`}>
            {letter}
          </text>
        ))}
      </svg>
      <p>
        {KNOPPEN.map(([naam, kant]) => (
          <Knop key={naam} onClick={() => step(kant)}>
            {naam}
          </Knop>
        ))}
        <output className="toy-stand">{gegeten === '' ? 'honger' : `op: ${gegeten}`}</output>
      </p>
    </>
  )
}
