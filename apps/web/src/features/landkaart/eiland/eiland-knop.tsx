import type { CSSProperties } from 'react'
import type { Eiland, Landkaart } from '@letterhaven/contracts/landkaart'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { EILAND_NAAM, eilandZin } from '../delen/kaart-woorden.ts'
import { raamPlaatsen } from './raamplek.ts'
import type { Verandering } from '../delen/verandering.ts'
import { zichtbareRamen } from './zichtbare-ramen.ts'
import { EilandBeeld } from './eiland-beeld.tsx'
import { Pips } from './pips.tsx'

type Stuk = Landkaart['eilanden'][number]

interface Props {
  readonly stuk: Stuk
  readonly leerlingId: string
  /** The window that the boat sails to, wherever it is. */
  readonly volgendId: string | null
  readonly verandering: Verandering | null
  readonly onKies: (eiland: Eiland) => void
}

const NIETS: ReadonlySet<string> = new Set()

/** The window that the boat sails to is a link of its own: straight to its taken. */
function VolgendRaam({ stuk, leerlingId, volgendId }: Omit<Props, 'verandering' | 'onKies'>) {
  const { eiland, somvensters, straks } = stuk
  const plaatsen = raamPlaatsen(eiland, somvensters.length + straks.length)
  const ramen = zichtbareRamen(somvensters, { max: plaatsen.length, volgendId })
  const raam = ramen.find(({ id }) => id === volgendId)
  const plaats = raam && plaatsen[ramen.indexOf(raam)]
  if (!raam || !plaats) return null
  const [x, y] = plaats.plek
  const plek = { '--x': x / 420, '--y': y / 420 } as CSSProperties
  return (
    <RouteLink
      naar="l-somvenster"
      params={{ leerlingId, somvensterId: raam.id }}
      className="raam-doel"
      style={plek}
      aria-label={`Nu: ${raam.naam}`}
    />
  )
}

/** An island: one big button, or a shape in the mist. */
export function EilandKnop({ stuk, leerlingId, volgendId, verandering, onKies }: Props) {
  const { eiland, somvensters, straks, mist } = stuk
  const naam = EILAND_NAAM[eiland]
  const isVolgend = somvensters.some(({ id }) => id === volgendId)
  const trektOp = verandering?.uitMist.has(eiland) === true
  const beeld = (
    <EilandBeeld
      eiland={eiland}
      vensters={somvensters}
      doelen={somvensters.length + straks.length}
      volgendId={volgendId}
      gegroeid={verandering?.ramen ?? NIETS}
      mist={mist ? 'dicht' : trektOp ? 'trekt-op' : 'geen'}
    />
  )
  if (mist)
    return (
      <button
        type="button"
        className="eiland eiland-in-mist"
        aria-label={eilandZin(stuk)}
        aria-haspopup="dialog"
        onClick={() => onKies(eiland)}
      >
        {beeld}
        <span className="eiland-bordje">
          <span className="eiland-naam">{naam}</span>{' '}
          <span className="eiland-onder">nog in de mist</span>
        </span>
      </button>
    )
  return (
    <>
      <button
        type="button"
        className="eiland"
        data-volgend={isVolgend || undefined}
        aria-label={eilandZin(stuk)}
        aria-haspopup="dialog"
        onClick={() => onKies(eiland)}
      >
        {beeld}
        <span className="eiland-bordje">
          <span className="eiland-naam">{naam}</span>
          <Pips vensters={somvensters} straks={straks.length} />
        </span>
      </button>
      {isVolgend && <VolgendRaam stuk={stuk} leerlingId={leerlingId} volgendId={volgendId} />}
    </>
  )
}
