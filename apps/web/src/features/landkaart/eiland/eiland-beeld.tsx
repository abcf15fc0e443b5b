import type { Eiland, SomvensterKort } from '@letterhaven/contracts/landkaart'
import { useDaarna } from '../../../shared/daarna.ts'
import { EILAND_BEELD } from '../delen/beelden.ts'
import mist from '../beeld/mist.svg'
import wieken from '../beeld/wieken.svg'
import { raamPlaatsen } from './raamplek.ts'
import { zichtbareRamen } from './zichtbare-ramen.ts'
import { Luik, Raam } from '../delen/raam.tsx'

interface Props {
  readonly eiland: Eiland
  readonly vensters: readonly SomvensterKort[]
  /** The number of goals on this island, including those whose window opens later. */
  readonly doelen: number
  readonly volgendId: string | null
  readonly gegroeid: ReadonlySet<string>
  readonly mist: 'geen' | 'dicht' | 'trekt-op'
}

/** The area that reacts to a finger or mouse: the island's land and what is on it, not its box. */
const RAAKVLAK =
  'M36 236Q24 150 92 112Q210 20 330 112Q396 150 384 236Q372 326 210 330Q48 326 36 236Z'

/** The picture of an island with its windows in their current light. */
export function EilandBeeld(props: Props) {
  const { eiland, vensters, doelen, volgendId, gegroeid } = props
  // The land is drawn at once; its windows light up in a render of their own.
  const metRamen = useDaarna()
  const plaatsen = raamPlaatsen(eiland, doelen)
  const ramen = zichtbareRamen(vensters, { max: plaatsen.length, volgendId })
  return (
    <span className="eiland-beeld">
      <img src={EILAND_BEELD[eiland]} alt="" width={420} height={350} decoding="sync" />
      {eiland === 'regels' && (
        <img className="eiland-wieken" src={wieken} alt="" width={200} height={200} />
      )}
      {metRamen && (
        <svg viewBox="0 0 420 350" aria-hidden="true">
          <path className="eiland-raakvlak" d={RAAKVLAK} />
          {(props.mist === 'dicht' ? [] : plaatsen).map(({ plek, schaal }, i) => {
            const raam = ramen[i]
            const transform = `translate(${plek.join(' ')}) scale(${schaal})`
            if (!raam) return <Luik key={plek.join()} transform={transform} />
            const { id, stand } = raam
            return (
              <Raam
                key={plek.join()}
                transform={transform}
                stand={stand}
                isVolgend={id === volgendId}
                isGegroeid={gegroeid.has(id)}
              />
            )
          })}
        </svg>
      )}
      {props.mist !== 'geen' && (
        <img
          className="eiland-mist"
          data-trekt-op={props.mist === 'trekt-op' || undefined}
          src={mist}
          alt=""
          width={420}
          height={350}
        />
      )}
    </span>
  )
}
