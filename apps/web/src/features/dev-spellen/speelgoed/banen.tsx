import { useState } from 'react'
import { baanMidden, baanVan, strook, wegX, type Weg } from '@letterhaven/game-kit/onderdelen/banen'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { puntIn } from './punt-in.ts'

const WEG: Weg = { w: 320, h: 200, horizon: 70, half: 150, eind: 18 }
const BANEN = 3
const WAGEN_Y = 176

/** A road in perspective with three lanes: a finger or a button chooses one. */
export function BanenSpeelgoed() {
  const [baan, setBaan] = useState(1)
  const punten = (hoeken: readonly (readonly [number, number])[]) =>
    hoeken.map((een) => een.join()).join(' ')
  const x = wegX(WEG, WAGEN_Y, baanMidden(baan, BANEN))
  return (
    <>
      <svg
        viewBox="0 0 320 200"
        aria-hidden="true"
        onPointerDown={(e) => {
          const punt = puntIn(e)
          setBaan(baanVan(WEG, [punt.x, punt.y], BANEN))
        }}
      >
        <rect width="320" height="200" className="toy-gras" />
        <rect width="320" height={WEG.horizon} className="toy-water" />
        <polygon points={punten(strook(WEG, [-1, 1]))} className="toy-weg" />
        {[-1 / 3, 1 / 3].map((u) => (
          <polygon
            key={u}
            points={punten(strook(WEG, [u - 0.012, u + 0.012]))}
            className="toy-streep"
          />
        ))}
        <rect x={x - 22} y={WAGEN_Y - 26} width="44" height="26" rx="8" className="toy-held" />
      </svg>
      <p>
        {Array.from({ length: BANEN }, (_, nr) => (
          <Knop key={nr} aria-pressed={nr === baan} onClick={() => setBaan(nr)}>
            {`Baan ${nr + 1}`}
          </Knop>
        ))}
        <output className="toy-stand">{`op baan ${baan + 1}`}</output>
      </p>
    </>
  )
}
