import { listRijen, rijNu } from './lichtrij.ts'
import type { State } from './rules.ts'
import './bord.css'

/** The board on the boat of the band: which windows are called now, with a lantern for each of them. */
export function Bord({ state }: { readonly state: State }) {
  const rij = rijNu(state)
  const isRest = state.plekken.some(({ stand, poging }) => stand === 'open' && poging === 1)
  if (!rij)
    return isRest && listRijen(state).length > 0 ? <p className="gw-bord">Nu de rest</p> : null
  const { letters, plekken, gedaan, isAaneen } = rij
  return (
    <p className="gw-bord" data-aaneen={isAaneen}>
      <span className="gw-eerst">Eerst alles met</span> <b>{letters}</b>
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
