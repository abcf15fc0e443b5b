import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { snoerPunt } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { layBonnen } from './kaartmaat.ts'

interface BonnenProps {
  readonly woorden: readonly string[]
  readonly indeling: Indeling
  readonly letter: Letter
}

/** The orders that were baked correctly, pegged to the string. Those for which there is no room are folded. */
export function Bonnen({ woorden, indeling, letter }: BonnenProps) {
  const { w, k, snoer } = indeling
  const begin = Math.max(12, snoer.van[0] + 8 * k)
  const maat = Math.max(15, Math.min(22, 20 * k))
  const bonnen = layBonnen(woorden, { begin, eind: w - 12, maat, letter })
  return (
    <ol className="pb-bonnen" aria-label="Gebakken">
      {bonnen.map(({ woord, dicht, x, w: breed }, i) => {
        const deel = (x + breed / 2 - snoer.van[0]) / (snoer.naar[0] - snoer.van[0])
        const [, y] = snoerPunt(indeling, deel)
        return (
          <li
            key={`${i}${woord}`}
            data-dicht={dicht ? '' : undefined}
            style={{ left: x, top: y - 4, width: breed, fontSize: maat }}
          >
            <span className={dicht ? 'lhs-alleen-gehoord' : undefined}>{woord}</span>
          </li>
        )
      })}
    </ol>
  )
}
