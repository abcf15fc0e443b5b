import { useState } from 'react'
import {
  passMaat,
  pressMaat,
  releaseMaat,
  STIL,
  type Maat,
} from '@letterhaven/game-kit/onderdelen/maat'
import { delenVan, toggleSnede, type Sneden } from '@letterhaven/game-kit/onderdelen/mes'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { HoudKnop } from './houd-knop.tsx'
import { useTik } from './use-tik.ts'

const LETTERS = ['k', 'a', 'n', 'o']
const TEMPO = { lang: 500, wacht: 60_000 }

/** A word is cut in parts, and each part is one stroke of the oar. */
export function RoeienSpeelgoed() {
  const [sneden, setSneden] = useState<Sneden>([])
  const [maat, setMaat] = useState<Maat>(STIL)
  useTik((ms) => setMaat((nu) => passMaat(nu, ms)))
  const delen = delenVan(LETTERS, sneden).map((deel) => deel.join(''))
  const geroeid = Math.min(maat.slagen.length, delen.length)
  const weg = geroeid / delen.length
  const cut = (gat: number): void => {
    setSneden((nu) => toggleSnede(LETTERS.length, nu, gat) ?? nu)
    setMaat(STIL)
  }
  return (
    <>
      <svg viewBox="0 0 320 100" aria-hidden="true">
        <rect width="320" height="100" className="toy-water" />
        <path
          d="M-30 0h60l-12 18h-36Z"
          transform={`translate(${50 + 220 * weg} 50)`}
          className="toy-held"
        />
      </svg>
      <div className="toy-woord">{delen.join(' | ')}</div>
      <p>
        {LETTERS.slice(1).map((letter, nr) => (
          <Knop key={letter} aria-pressed={sneden.includes(nr + 1)} onClick={() => cut(nr + 1)}>
            {`Knip tussen ${LETTERS[nr]} en ${letter}`}
          </Knop>
        ))}
        <HoudKnop
          naam="Haal aan de riem"
          onHoud={(vast) => setMaat((nu) => (vast ? pressMaat(nu, TEMPO) : releaseMaat(nu, TEMPO)))}
        />
        <output className="toy-stand">
          {geroeid === delen.length
            ? `aan de kant in ${geroeid}`
            : `${geroeid} van ${delen.length}`}
        </output>
      </p>
    </>
  )
}
