import type { CSSProperties } from 'react'
import type { Eiland, SomvensterKort } from '@letterhaven/contracts/landkaart'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { raamPlaatsen } from './raamplek.ts'
import { zichtbareRamen } from './zichtbare-ramen.ts'
import { EilandBeeld } from './eiland-beeld.tsx'

interface Props {
  readonly leerlingId: string
  readonly eiland: Eiland
  readonly vensters: readonly SomvensterKort[]
  /** The number of goals on this island, including those whose window opens later. */
  readonly doelen: number
  readonly volgendId: string | null
  /** The window that is pointed at, here or in the list next to it. */
  readonly bijId: string | null
  readonly onBij: (id: string | null) => void
}

const NIETS: ReadonlySet<string> = new Set()
/** The size of an island's drawing. */
const [BREED, HOOG] = [420, 350]

/**
 * The island from close by: each of its windows can be touched where it hangs. The list next to it has the same windows for the
 * keyboard and for pupils who do not see the picture.
 */
export function EilandDichtbij(props: Props) {
  const { leerlingId, eiland, vensters, doelen, volgendId, bijId, onBij } = props
  const plaatsen = raamPlaatsen(eiland, doelen)
  const ramen = zichtbareRamen(vensters, { max: plaatsen.length, volgendId })
  return (
    <div className="dichtbij-beeld" aria-hidden="true">
      <EilandBeeld
        eiland={eiland}
        vensters={vensters}
        doelen={doelen}
        volgendId={volgendId}
        gegroeid={NIETS}
        mist="geen"
      />
      {plaatsen.map(({ plek: [x, y], schaal }, i) => {
        const raam = ramen[i]
        if (!raam) return null
        const plek = { '--x': x / BREED, '--y': y / HOOG, '--raam': schaal } as CSSProperties
        return (
          <RouteLink
            key={raam.id}
            naar="l-somvenster"
            params={{ leerlingId, somvensterId: raam.id }}
            className="dichtbij-raam"
            style={plek}
            tabIndex={-1}
            data-bij={raam.id === bijId || undefined}
            onPointerEnter={() => onBij(raam.id)}
            onPointerLeave={() => onBij(null)}
          >
            <span>{metHoofdletter(raam.naam)}</span>
          </RouteLink>
        )
      })}
    </div>
  )
}
