import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { snoerPunt } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { layBonnen } from './kaartmaat.ts'
import type { Bon } from './stand.ts'

interface BonnenProps {
  readonly bonnen: readonly Bon[]
  readonly indeling: Indeling
  readonly letter: Letter
}

/** The orders that were baked, pegged to the string; those that were mended in another colour. Those for which there is no room are folded. */
export function Bonnen({ bonnen, indeling, letter }: BonnenProps) {
  const { w, k, snoer } = indeling
  const begin = Math.max(12, snoer.van[0] + 8 * k)
  const maat = Math.max(15, Math.min(22, 20 * k))
  const woorden = bonnen.map(({ woord }) => woord)
  const gelegd = layBonnen(woorden, { begin, eind: w - 12, maat, letter })
  return (
    <ol className="pb-bonnen" aria-label="Gebakken">
      {gelegd.map(({ woord, dicht, x, w: breed }, i) => {
        const deel = (x + breed / 2 - snoer.van[0]) / (snoer.naar[0] - snoer.van[0])
        const [, y] = snoerPunt(indeling, deel)
        return (
          <li
            key={`${i}${woord}`}
            data-dicht={dicht ? '' : undefined}
            data-hersteld={bonnen[i]?.isHersteld ? '' : undefined}
            style={{ left: x, top: y - 4, width: breed, fontSize: maat }}
          >
            <span className={dicht ? 'lhs-alleen-gehoord' : undefined}>{woord}</span>
          </li>
        )
      })}
    </ol>
  )
}
