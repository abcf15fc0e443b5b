import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { uitlegZin } from '../uitleg-zin.ts'

const ICOON = { groei: 'grafiek', herhaling: 'vernieuw', peiling: 'zoek' } as const

interface Eigenschappen {
  readonly voornaam: string
  readonly voortgang: LeerlingVoortgang
}

/** The word that the engine would give now, and the sentence that explains why. */
export function HiernaKaart({ voornaam, voortgang }: Eigenschappen) {
  const { hierna, waarschuwingen } = voortgang
  return (
    <Kaart titel="Wat komt hierna en waarom" className="hierna">
      {hierna ? (
        <div className="hierna-vlak">
          <p className="hierna-woord">
            <span className="hierna-label">Volgend woord</span>
            <span lang="nl" translate="no">
              {hierna.woord}
            </span>
          </p>
          <p className="hierna-zin">
            <Icoon naam={ICOON[hierna.uitleg.soort]} />
            <span>
              <MetNamen tekst={uitlegZin(voornaam, hierna, waarschuwingen)} namen={[voornaam]} />
            </span>
          </p>
        </div>
      ) : (
        <p>Er staat nu niets klaar om te oefenen.</p>
      )}
    </Kaart>
  )
}
