import { useState } from 'react'
import type { LeerlingWachtwoord } from '@letterhaven/contracts/leerling-ingang'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import { Keuzerondjes } from '@letterhaven/ui/keuzerondjes.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { Melding } from '@letterhaven/ui/melding.tsx'
import { aantal, opsomming } from '../../../shared/weergave/woorden.ts'
import { Geduld } from './geduld.tsx'

const PER_VEL = 8

interface Props {
  readonly gekozen: readonly LeerlingWachtwoord[]
  readonly bezig: boolean
  readonly onMaak: (qr: boolean) => void
  readonly onSluit: () => void
}

/** What happens to cards that are in use already, before anything does. */
function Gevolg({ gekozen, qr }: { readonly gekozen: Props['gekozen']; readonly qr: boolean }) {
  const met = gekozen.filter(({ kaart }) => kaart)
  if (!qr)
    return (
      <Melding titel="Er verandert niets">
        Op de kaart staan de naam, het dier, de woorden en de plaatjes. Kaarten met een code die er
        al zijn, blijven werken.
      </Melding>
    )
  if (met.length === 0)
    return (
      <Melding titel="Elke kaart krijgt een eigen code">
        Houd de kaart voor de camera en het kind is binnen. Maak je later nieuwe kaarten met een
        code, dan werken deze niet meer.
      </Melding>
    )
  const wie = opsomming(
    met.map(({ naam }) => volledigeNaam(naam)),
    3,
  )
  return (
    <Melding toon="warn" titel="De oude kaarten werken dan niet meer">
      {wie} {met.length === 1 ? 'heeft' : 'hebben'} al een kaart met een code. Die gaat niet meer
      open zodra de nieuwe er is, en wie nu speelt, logt opnieuw in. Wat geoefend is, blijft
      bewaard.
    </Melding>
  )
}

/** Asks which cards, says what they replace, and makes them. */
export function KaartenDialoog({ gekozen, bezig, onMaak, onSluit }: Props) {
  const [soort, setSoort] = useState<'met' | 'zonder'>('met')
  const vellen = Math.ceil(gekozen.length / PER_VEL)
  return (
    <Dialoog
      open
      titel={aantal(gekozen.length, 'inlogkaart maken', 'inlogkaarten maken')}
      onSluit={onSluit}
      acties={
        <>
          <Knop soort="tekst" onClick={onSluit}>
            Annuleren
          </Knop>
          <Knop
            soort="primair"
            icoon="download"
            bezig={bezig}
            bezigTekst="De kaarten worden gemaakt"
            onClick={() => onMaak(soort === 'met')}
          >
            PDF maken
          </Knop>
        </>
      }
    >
      <div className="ww-dialoog">
        <p>
          {aantal(vellen, 'vel', 'vellen')} A4, acht kaarten op een vel, met snijlijnen. Print op
          ware grootte (100%).
        </p>
        <Keuzerondjes
          label="Wat komt erop?"
          opties={[
            { waarde: 'met', label: 'Met code om te scannen' },
            { waarde: 'zonder', label: 'Zonder code' },
          ]}
          waarde={soort}
          onKies={setSoort}
        />
        <Gevolg gekozen={gekozen} qr={soort === 'met'} />
        <p className="ww-stil">
          Wie het bestand heeft, kan inloggen als deze leerlingen. Gooi het weg als de kaarten
          geprint zijn.
        </p>
        {bezig && <Geduld>De kaarten worden gemaakt…</Geduld>}
      </div>
    </Dialoog>
  )
}
