import { useState } from 'react'
import { Miklijn, useMik } from '@letterhaven/game-kit/onderdelen/mik.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

const VAN = { x: 24, y: 176 }
const KRACHT = { vaart: 620, zwaarte: 900 }
const SCHIJVEN = [
  { x: 130, y: 60, r: 18 },
  { x: 210, y: 120, r: 18 },
  { x: 256, y: 50, r: 18 },
]

/** Aiming a throw: a drag shows its path and what it will hit, letting go throws. Buttons hit without aim. */
export function MikSpeelgoed() {
  const [geraakt, setGeraakt] = useState<number | null>(null)
  const { mik, handen } = useMik({
    kan: true,
    van: VAN,
    kracht: KRACHT,
    schijven: SCHIJVEN,
    onRaak: setGeraakt,
  })
  return (
    <>
      <div className="toy-vlak" {...handen}>
        <svg viewBox="0 0 280 200" width="280" height="200" aria-hidden="true">
          <rect width="280" height="200" className="toy-water" />
          {SCHIJVEN.map(({ x, y, r }, nr) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r={r}
              className={nr === geraakt ? 'toy-doel' : 'toy-ding'}
            />
          ))}
          <circle cx={VAN.x} cy={VAN.y} r="10" className="toy-held" />
        </svg>
        {mik && <Miklijn mik={mik} schijven={SCHIJVEN} />}
      </div>
      <p>
        {SCHIJVEN.map(({ x }, nr) => (
          <Knop key={x} onClick={() => setGeraakt(nr)}>
            {`Raak schijf ${nr + 1}`}
          </Knop>
        ))}
        <output className="toy-stand">
          {geraakt === null ? 'nog niets geraakt' : `schijf ${geraakt + 1} geraakt`}
        </output>
      </p>
    </>
  )
}
