import { useState } from 'react'
import { FlitsWoord } from '@letterhaven/game-kit/onderdelen/flits.tsx'
import { layFlits, showFlits, tapFlits } from '@letterhaven/game-kit/onderdelen/flits-trap'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { useTik } from './use-tik.ts'

const DUUR_MS = 1_200
const STAND = { dicht: 'nog niet gezien', open: 'nu te zien', weg: 'weer weg' } as const

/** A word for a moment, as often as somebody asks. */
export function FlitsSpeelgoed() {
  const [flits, setFlits] = useState(() => layFlits(DUUR_MS))
  useTik((ms) => setFlits((nu) => tapFlits(nu, ms) ?? nu))
  return (
    <>
      <div className="toy-woord">
        <FlitsWoord woord="vuurtoren" flits={flits} />
      </div>
      <p>
        <Knop onClick={() => setFlits((nu) => showFlits(nu) ?? nu)}>Flits</Knop>
        <output className="toy-stand">{STAND[flits.stand]}</output>
      </p>
    </>
  )
}
