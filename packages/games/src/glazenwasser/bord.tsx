import { listRijen, rijNu } from './lichtrij.ts'
import type { State } from './rules.ts'
import './bord.css'

interface Props {
  readonly state: State
  /** The window that was chosen, at which the tools stand; -1 where none was. */
  readonly gekozen: number
}

/** The board on the boat of the band: which windows come first, with a lantern for each of them. */
export function Bord({ state, gekozen }: Props) {
  const rij = rijNu(state)
  const isRest = state.plekken.some(({ stand, poging }) => stand === 'open' && poging === 1)
  if (!rij)
    return isRest && listRijen(state).length > 0 ? <p className="gw-bord">Nu de rest</p> : null
  const { letters, plekken, gedaan, isAaneen } = rij
  // Another window may be done: the band only waits.
  const isAnders = gekozen >= 0 && !plekken.includes(gekozen)
  return (
    <p className="gw-bord" data-aaneen={isAaneen} data-anders={isAnders || undefined}>
      <span className="gw-eerst">
        {isAnders ? 'Mag ook. De band wacht op' : 'Eerst de ramen met'}
      </span>{' '}
      <b>{letters}</b>
      <span className="gw-lampions" aria-hidden="true">
        {plekken.map((plek, nr) => (
          <i key={plek} data-aan={nr < gedaan} />
        ))}
      </span>
      <span className="lhs-alleen-gehoord">
        , {gedaan} van {plekken.length}
      </span>
    </p>
  )
}
