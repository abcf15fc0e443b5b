import type { Eiland, SomvensterKort } from '@letterhaven/contracts/landkaart'
import { EILAND_BEELD } from '../beelden.ts'
import mist from '../beeld/mist.svg'
import { EILAND_NAAM, eilandZin } from '../kaart-woorden.ts'
import { RAAMPLEKKEN } from '../raamplek.ts'
import { zichtbareRamen } from '../zichtbare-ramen.ts'
import { Pips } from './pips.tsx'
import { Raam } from './raam.tsx'

interface Props {
  readonly eiland: Eiland
  readonly vensters: readonly SomvensterKort[]
  /** The window the boat sails to, wherever it is. */
  readonly volgendId: string | null
  readonly onKies: (eiland: Eiland) => void
}

/** The picture of an island with its windows in their present light. */
function Beeld({ eiland, vensters, volgendId }: Omit<Props, 'onKies'>) {
  const plekken = RAAMPLEKKEN[eiland]
  const ramen = zichtbareRamen(vensters, { max: plekken.length, volgendId })
  return (
    <span className="eiland-beeld">
      <img src={EILAND_BEELD[eiland]} alt="" width={420} height={350} decoding="async" />
      {vensters.length === 0 ? (
        <img className="eiland-mist" src={mist} alt="" width={420} height={350} />
      ) : (
        <svg viewBox="0 0 420 350" aria-hidden="true">
          {ramen.map(({ id, stand }, i) => (
            <g key={id} transform={`translate(${plekken[i]?.join(' ') ?? ''})`}>
              <Raam stand={stand} isVolgend={id === volgendId} />
            </g>
          ))}
        </svg>
      )}
    </span>
  )
}

/** An island: one big button, or a shape in the mist. */
export function EilandKnop({ eiland, vensters, volgendId, onKies }: Props) {
  const naam = EILAND_NAAM[eiland]
  const isVolgend = vensters.some(({ id }) => id === volgendId)
  if (vensters.length === 0)
    return (
      <div className="eiland eiland-in-mist">
        <Beeld eiland={eiland} vensters={vensters} volgendId={null} />
        <span className="eiland-bordje">
          <span className="eiland-naam">{naam}</span>
          <span className="eiland-onder">nog in de mist</span>
        </span>
      </div>
    )
  return (
    <button
      type="button"
      className="eiland"
      data-volgend={isVolgend || undefined}
      aria-label={eilandZin(eiland, vensters)}
      aria-haspopup="dialog"
      onClick={() => onKies(eiland)}
    >
      <Beeld eiland={eiland} vensters={vensters} volgendId={volgendId} />
      <span className="eiland-bordje">
        <span className="eiland-naam">{naam}</span>
        <Pips vensters={vensters} />
      </span>
    </button>
  )
}
