import { useState } from 'react'
import { Lade, useLade } from '@letterhaven/game-kit/onderdelen/lade.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

const TEGELS = ['s', 'ch', 'aa', 'p', 'oe', 't']
const KOLOMMEN = 3

/** Graphemes as tiles: tapped, dragged, or reached by arrow keys. */
export function LadeSpeelgoed() {
  const [gelegd, setGelegd] = useState<readonly number[]>([])
  const leg = (plek: number) => setGelegd((nu) => [...nu, plek])
  const lade = useLade({ tegels: TEGELS, kolommen: KOLOMMEN, onKies: leg })
  const woord = gelegd.map((plek) => TEGELS[plek]).join('')
  return (
    <>
      <div className="toy-woord">{woord || '…'}</div>
      <div className="toy-lade" role="presentation" onKeyDown={lade.onToets}>
        <Lade
          naam="Letters"
          tegels={TEGELS}
          lade={lade}
          dicht={false}
          plaats={(plek) => ({
            left: (plek % KOLOMMEN) * 84,
            top: Math.floor(plek / KOLOMMEN) * 76,
            width: 76,
            height: 68,
          })}
          onKies={leg}
          onLaat={leg}
        />
      </div>
      <p>
        <Knop onClick={() => setGelegd([])}>Leeg</Knop>
        <output className="toy-stand">{`${gelegd.length} gelegd`}</output>
      </p>
    </>
  )
}
