import { useState } from 'react'
import {
  isAf,
  passMaat,
  pressMaat,
  releaseMaat,
  STIL,
  type Maat,
} from '@letterhaven/game-kit/onderdelen/maat'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { HoudKnop } from './houd-knop.tsx'
import { useTik } from './use-tik.ts'

const TEMPO = { lang: 400, wacht: 1200 }
const LANGS = { kort: 40, lang: 80 }

/** Says how the strokes are going. */
function hoever(maat: Maat): string {
  const slagen = `${maat.slagen.length}: ${maat.slagen.join(', ')}`
  if (maat.vast !== null) return maat.vast < TEMPO.lang ? 'vast' : 'lang vast'
  if (isAf(maat, TEMPO)) return `geteld, ${slagen}`
  return maat.slagen.length === 0 ? 'nog niet geslagen' : slagen
}

/** A drum that is hit: short, long, and done by waiting. */
export function MaatSpeelgoed() {
  const [maat, setMaat] = useState<Maat>(STIL)
  useTik((ms) => setMaat((nu) => passMaat(nu, ms)))
  return (
    <>
      <svg viewBox="0 0 320 100" aria-hidden="true">
        <rect width="320" height="100" className="toy-kast" />
        <circle cx="50" cy="50" r={maat.vast === null ? 30 : 26} className="toy-held" />
        {maat.slagen.slice(0, 5).map((slag, nr) => (
          <circle key={nr} cx={110 + nr * 42} cy="50" r={LANGS[slag] / 5} className="toy-doel" />
        ))}
      </svg>
      <p>
        <HoudKnop
          naam="Sla op de trom"
          onHoud={(vast) => setMaat((nu) => (vast ? pressMaat(nu, TEMPO) : releaseMaat(nu, TEMPO)))}
        />
        <Knop onClick={() => setMaat(STIL)}>Begin opnieuw</Knop>
        <output className="toy-stand">{hoever(maat)}</output>
      </p>
    </>
  )
}
