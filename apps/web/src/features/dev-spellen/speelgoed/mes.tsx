import { useState } from 'react'
import { delenVan, misSneden, toggleSnede, type Sneden } from '@letterhaven/game-kit/onderdelen/mes'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

const STUKKEN = ['k', 'o', 'n', 'ij', 'n']
const GOED: Sneden = [2]

/** Says how a word is cut. */
function hoe(sneden: Sneden): string {
  const { teVeel, mist } = misSneden(sneden, GOED)
  if (teVeel.length > 0) return `niet na ${STUKKEN.slice(0, teVeel[0]).join('')}`
  return mist.length > 0 ? 'nog niet klaar' : 'zo zeg je het'
}

/** The gaps between the letters of a word, to be cut and healed. */
export function MesSpeelgoed() {
  const [sneden, setSneden] = useState<Sneden>([])
  return (
    <>
      <div className="toy-woord">
        {delenVan(STUKKEN, sneden)
          .map((deel) => deel.join(''))
          .join(' | ')}
      </div>
      <p>
        {STUKKEN.slice(1).map((stuk, nr) => (
          <Knop
            key={nr}
            aria-pressed={sneden.includes(nr + 1)}
            onClick={() => setSneden((nu) => toggleSnede(STUKKEN.length, nu, nr + 1) ?? nu)}
          >
            {`Knip tussen ${STUKKEN[nr]} en ${stuk}`}
          </Knop>
        ))}
        <output className="toy-stand">{hoe(sneden)}</output>
      </p>
    </>
  )
}
