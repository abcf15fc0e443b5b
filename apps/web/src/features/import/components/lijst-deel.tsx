import { useState, type ReactNode } from 'react'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { aantal as telling } from '../../../shared/weergave/woorden.ts'

/** So many are shown before somebody asks for all. */
const EERST = 12

interface Props<T> {
  readonly id: string
  readonly titel: string
  readonly uitleg?: ReactNode
  /** How many there are, of which `eerste` are known by name. */
  readonly aantal: number
  readonly eerste: readonly T[]
  readonly sleutel: (een: T) => string | number
  readonly toon: (een: T) => ReactNode
  readonly extra?: ReactNode
}

/** One kind of change, with everybody whom it is about; nothing where it is about nobody. */
export function LijstDeel<T>(props: Props<T>) {
  const { id, titel, uitleg, aantal, eerste, sleutel, toon, extra } = props
  const [alles, setAlles] = useState(false)
  if (aantal === 0) return null
  const getoond = alles ? eerste : eerste.slice(0, EERST)
  const rest = aantal - eerste.length
  return (
    <Kaart
      id={id}
      titel={`${titel} (${aantal})`}
      className="import-deel"
      tabIndex={-1}
      extra={extra}
    >
      {uitleg && <p className="scherm-stil">{uitleg}</p>}
      <ul className="import-lijst">
        {getoond.map((een) => (
          <li key={sleutel(een)}>{toon(een)}</li>
        ))}
      </ul>
      {!alles && eerste.length > EERST && (
        <Knop soort="tekst" icoon="chevron-onder" onClick={() => setAlles(true)}>
          Toon alle {eerste.length}
        </Knop>
      )}
      {alles && rest > 0 && (
        <p className="scherm-stil">En nog {telling(rest, 'leerling', 'leerlingen')}.</p>
      )}
    </Kaart>
  )
}
