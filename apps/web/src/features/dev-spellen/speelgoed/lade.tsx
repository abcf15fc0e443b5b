import { useState } from 'react'
import { Lade, useLade } from '@letterhaven/game-kit/onderdelen/lade.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

const TEGELS = ['s', 'ch', 'i', 'p', 'ie', 't']
const KOLOMMEN = 3

/** Graphemes as tiles: tapped, dragged, typed, or reached by arrow keys. */
export function LadeSpeelgoed() {
  const [gelegd, setGelegd] = useState<readonly number[]>([])
  const [gegeven, setGegeven] = useState('')
  const leg = (plek: number) => setGelegd((nu) => [...nu, plek])
  const woord = gelegd.map((plek) => TEGELS[plek]).join('')
  const lade = useLade({
    tegels: TEGELS,
    kolommen: KOLOMMEN,
    kan: true,
    onKies: leg,
    onWis: () => setGelegd((nu) => nu.slice(0, -1)),
    onGeef: () => setGegeven(woord),
  })
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
        <output className="toy-stand">
          {gegeven ? `${gegeven} gegeven` : `${gelegd.length} gelegd`}
        </output>
      </p>
    </>
  )
}
