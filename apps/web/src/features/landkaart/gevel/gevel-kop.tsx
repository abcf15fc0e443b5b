import type { Somvenster } from '@letterhaven/contracts/landkaart'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { lichtZin, STAND_NAAM } from '../delen/kaart-woorden.ts'
import { isKlaar } from './kies-taak.ts'
import { deelNaam } from './deel-naam.ts'
import { RaamBeeld } from '../delen/raam.tsx'
import { Schelpen } from '../delen/schelpen.tsx'
import { VoorleesKnop } from '../delen/voorlees-knop.tsx'

interface Props {
  readonly leerlingId: string
  readonly venster: Somvenster
  readonly uitleg: string
  readonly kijktMee: boolean
}

/** The way back to the map, what this window is about, how far it is, and what was earned. */
export function GevelKop({ leerlingId, venster, uitleg, kijktMee }: Props) {
  const { naam, stand, taken, schelpen } = venster
  const klaar = taken.filter(isKlaar).length
  const licht = venster.licht ? lichtZin(venster.licht) : ''
  return (
    <header className="gevel-kop">
      <RouteLink
        naar="l-landkaart"
        params={{ leerlingId }}
        className="kaart-rond"
        aria-label="Terug naar de kaart"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 12H5M11 5l-7 7 7 7" />
        </svg>
      </RouteLink>
      <div className="gevel-titel">
        <VoorleesKnop tekst={`${metHoofdletter(naam)}. ${uitleg} ${licht}`.trim()} />
        <h1>
          {deelNaam(metHoofdletter(naam), venster.voorbeelden).map(({ tekst, gemerkt }, i) =>
            gemerkt ? <mark key={i}>{tekst}</mark> : <span key={i}>{tekst}</span>,
          )}
        </h1>
      </div>
      <p className="kaart-pil gevel-stand">
        <RaamBeeld stand={stand} />
        <span className="lh-vh">{`Dit raam: ${STAND_NAAM[stand]}. ${licht} Ruiten klaar: `}</span>
        {`${klaar} van ${taken.length}`}
      </p>
      {kijktMee ? (
        <p className="kaart-pil kijkt-mee">Je kijkt mee</p>
      ) : (
        <RouteLink
          naar="l-eigen-plek"
          params={{ leerlingId }}
          aria-label={`Naar mijn plek, ${schelpen} schelpen`}
        >
          <Schelpen aantal={schelpen} />
        </RouteLink>
      )}
    </header>
  )
}
