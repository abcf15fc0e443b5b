import { useState } from 'react'
import {
  foutPlek,
  inhoudVan,
  put,
  takeLast,
  takeOut,
  type Rij,
} from '@letterhaven/game-kit/onderdelen/rij'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

const STUKKEN = ['nu', 'slaapt', 'kat', 'de']
const ORDES = [
  ['nu', 'slaapt', 'de', 'kat'],
  ['de', 'kat', 'slaapt', 'nu'],
]

/** Says how far a row is on its way to an order. */
function hoever(inhoud: readonly string[]): string {
  const fout = foutPlek(ORDES, inhoud)
  if (fout >= 0) return `past niet op plek ${fout + 1}`
  if (inhoud.length === STUKKEN.length) return 'de zin is heel'
  return inhoud.length === 0 ? 'nog leeg' : 'zo kan het beginnen'
}

/** Words that are laid in a row, and taken aside again: two orders of them are a sentence. */
export function RijSpeelgoed() {
  const [rij, setRij] = useState<Rij>([])
  const inhoud = inhoudVan(STUKKEN, rij)
  return (
    <>
      <div className="toy-woord">{inhoud.join(' ') || '…'}</div>
      <p>
        {STUKKEN.map((stuk, nr) => (
          <Knop
            key={stuk}
            aria-pressed={rij.includes(nr)}
            onClick={() => setRij((nu) => takeOut(nu, nr) ?? put(STUKKEN, nu, nr) ?? nu)}
          >
            {stuk}
          </Knop>
        ))}
        <Knop onClick={() => setRij((nu) => takeLast(nu) ?? nu)}>Haal de laatste weg</Knop>
        <output className="toy-stand">{hoever(inhoud)}</output>
      </p>
    </>
  )
}
