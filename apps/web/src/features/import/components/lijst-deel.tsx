import { useState, type ReactNode } from 'react'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { aantal as telling } from '../../../shared/weergave/woorden.ts'

/** How many are shown at first, and how many more each time. */
const EERST = 12
const PER_KEER = 250

interface Props<T> {
  readonly id: string
  readonly titel: string
  readonly uitleg?: ReactNode
  /** How many pupils there are; those in `eerste` are known by name. */
  readonly aantal: number
  readonly eerste: readonly T[]
  readonly sleutel: (een: T) => string | number
  readonly show: (een: T) => ReactNode
  readonly extra?: ReactNode
}

/** One kind of change, with everybody concerned; nothing when there is nobody. */
export function LijstDeel<T>(props: Props<T>) {
  const { id, titel, uitleg, aantal, eerste, sleutel, show, extra } = props
  const [hoeveel, setHoeveel] = useState(EERST)
  if (aantal === 0) return null
  const getoond = eerste.slice(0, hoeveel)
  const meer = Math.min(eerste.length - getoond.length, PER_KEER)
  const rest = aantal - eerste.length
  return (
    <Kaart
      id={id}
      titel={`${titel} (${getal(aantal)})`}
      className="import-deel"
      tabIndex={-1}
      extra={extra}
    >
      {uitleg && <p className="scherm-stil">{uitleg}</p>}
      <ul className="import-lijst">
        {getoond.map((een) => (
          <li key={sleutel(een)}>{show(een)}</li>
        ))}
      </ul>
      {meer > 0 && (
        <Knop soort="tekst" icoon="chevron-onder" onClick={() => setHoeveel(hoeveel + meer)}>
          {getoond.length + meer === eerste.length
            ? `Toon alle ${getal(eerste.length)}`
            : `Toon nog ${getal(meer)}`}
        </Knop>
      )}
      {meer === 0 && rest > 0 && (
        <p className="scherm-stil">En nog {telling(rest, 'leerling', 'leerlingen')}.</p>
      )}
    </Kaart>
  )
}
