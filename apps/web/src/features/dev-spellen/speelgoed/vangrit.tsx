import { useState } from 'react'
import {
  kantVan,
  layVangrit,
  stepVangrit,
  type Kant,
  type Ritmaat,
  type Vangrit,
} from '@letterhaven/game-kit/onderdelen/vangrit'
import { Ritstuur, Ritverder } from '@letterhaven/game-kit/onderdelen/vangrit.tsx'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { useTik } from './use-tik.ts'

const MAAT: Ritmaat = { zelf: 6000, hand: 60_000, na: [1500, 3000, 4500] }
const FRUIT = ['appel', 'peer', 'pruim']
const KANTEN: readonly Kant[] = [0, 1, 1]
/** How long before it is there a thing is seen, in ms. */
const ZICHT_MS = 1500

const xVan = (kant: Kant): number => 140 + kant * 80

interface Stand {
  readonly rit: Vangrit<string> | null
  /** What was caught on this ride, or on the last one; null before the first. */
  readonly mand: readonly string[] | null
}

/** Takes a step from wherever the ride is: more than one may come before the toy is drawn again. */
function stepStand(nu: Stand, input: GameInput): Stand {
  const stap = nu.rit && stepVangrit(nu.rit, input, { hand: MAAT.hand, vang: 'hap' })
  return stap ? { rit: stap.rit, mand: [...(nu.mand ?? []), ...stap.mee] } : nu
}

/** A ride on which three pieces of fruit come down, to be caught at their side. */
export function VangritSpeelgoed() {
  const [{ rit, mand }, setStand] = useState<Stand>({ rit: null, mand: null })
  const step = (input: GameInput): void => setStand((nu) => stepStand(nu, input))
  const onZwenk = (kant: Kant): void => step({ type: 'zwenk', kant } as GameInput)
  useTik((ms) => step({ type: 'tick', ms } as GameInput))
  const begin = (): void =>
    setStand({ rit: layVangrit(FRUIT, MAAT, (nr) => KANTEN[nr] ?? 0), mand: [] })
  return (
    <div
      className="toy-kolom"
      role="presentation"
      onKeyDown={(e) => {
        const kant = rit && kantVan(e.key, rit)
        if (kant !== null) onZwenk(kant)
      }}
    >
      <div className="toy-vlak">
        <svg viewBox="0 0 280 200" width="280" height="200" aria-hidden="true">
          <rect width="280" height="200" className="toy-water" />
          {rit?.vondsten.map(({ wat, kant, na }) => (
            <circle
              key={wat}
              className="toy-ding"
              visibility={na > rit.t && na - rit.t < ZICHT_MS ? undefined : 'hidden'}
              cx={xVan(kant)}
              cy={90 - ((na - rit.t) / ZICHT_MS) * 90}
              r={12}
            />
          ))}
          {rit && <circle className="toy-held" cx={xVan(rit.kant)} cy={100} r={16} />}
        </svg>
        {rit && <Ritstuur {...{ rit, onZwenk }} />}
      </div>
      <p>
        {rit ? (
          <Ritverder onVerder={() => step({ type: 'verder' })} />
        ) : (
          <Knop onClick={begin}>Vertrek</Knop>
        )}
        <output className="toy-stand">
          {mand === null
            ? 'staat stil'
            : `${rit ? 'onderweg' : 'terug'} met ${mand.join(', ') || 'niets'}`}
        </output>
      </p>
    </div>
  )
}
