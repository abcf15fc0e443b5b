import type { CSSProperties } from 'react'
import { tekstVan } from '@letterhaven/game-kit/opgave/opgave'
import type { Indeling } from './indeling.ts'
import { Meerijder } from './meerijders.tsx'
import type { AlleStaat } from './alles.ts'

/** So many wagons ride over the viaduct. */
const MEEST = 6

/** Returns what became a train, at once or mended, in the order in which it was asked. */
export function gemaakteVan(state: AlleStaat): readonly string[] {
  const { oordelen, gelukt, missers, hersteld, vorige } = state
  if (vorige !== null && 'gemaakt' in vorige) return vorige.gemaakt
  const goed = [...gelukt]
  const fout = missers.map(({ item }) => tekstVan(item))
  return oordelen.flatMap((isGoed) => {
    const tekst = (isGoed ? goed : fout).shift() ?? ''
    return isGoed || hersteld.includes(tekst) ? [tekst] : []
  })
}

/** The last ride: what was made stands in the windows of the train on the viaduct. */
export function LaatsteRit({
  state,
  indeling,
}: {
  readonly state: AlleStaat
  readonly indeling: Indeling
}) {
  const alle = gemaakteVan(state)
  const eerste = Math.max(0, alle.length - MEEST)
  const teksten = alle.slice(eerste)
  return (
    <div
      className="tm-eind"
      style={
        { top: indeling.voet, '--tm-bord': `${indeling.w < 600 ? 16 : 20}px` } as CSSProperties
      }
    >
      {teksten.length > 0 && (
        <ol aria-label={state.soort === 'zinnen' ? 'Jouw verhaal' : 'Jouw treinen'}>
          {teksten.map((tekst, nr) => (
            <li key={`${nr} ${tekst}`}>
              <Meerijder nr={eerste + nr} />
              {tekst}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
