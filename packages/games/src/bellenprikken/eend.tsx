import { inhoudVan, type Geheel } from '@letterhaven/game-kit/onderdelen/koppel'
import { tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import { Tekstballon } from '@letterhaven/game-kit/onderdelen/tekstballon.tsx'
import type { Indeling } from './indeling.ts'
import { eendPunt, eendZin } from './eend.ts'
import type { Opgave, Vlucht } from './stand.ts'
import './eend.css'

interface EendProps {
  readonly opgave: Opgave
  readonly indeling: Indeling
  /** The bubble that was stuck together last; undefined where none was. */
  readonly bel: Geheel | undefined
  readonly vlucht: Vlucht | null
}

/**
 * A duck that says what was stuck together, whatever it is: it does not know better, so that what it says is no verdict. What was let
 * go and is no word it finds hilarious.
 */
export function Eend({ opgave, indeling, bel, vlucht }: EendProps) {
  const isMis = vlucht?.isGoed === false
  const los = isMis ? opgave.bellen.find(({ plek }) => plek === vlucht.plek) : bel
  const punt = eendPunt(indeling)
  if (!los || !punt) return null
  const tekst = inhoudVan(opgave.stukken, los).map(tegelTeken).join('')
  return (
    <Tekstballon
      key={`${los.stukken.join()} ${isMis}`}
      punt="onder"
      klasse="bp-kwak"
      data-mis={isMis || undefined}
      style={{ left: punt.x, top: punt.y }}
      aria-hidden="true"
    >
      {eendZin(tekst, isMis)}
    </Tekstballon>
  )
}
