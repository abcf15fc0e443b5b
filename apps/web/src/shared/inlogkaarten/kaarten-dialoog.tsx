import './dialogen.css'
import { useState, type ReactNode } from 'react'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Keuzerondjes } from '@letterhaven/ui/formulier/keuzerondjes.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { aantal, opsomming } from '../weergave/woorden.ts'
import { Geduld } from './geduld.tsx'

interface Props {
  readonly aantalKaarten: number
  /** A sentence that says on how many sheets the cards are. */
  readonly vellen: string
  /** The pupils who already have a card with a code; null where that is not known. */
  readonly metKaart: readonly string[] | null
  /** What must be said first. With `kanNiet` the cards cannot be made at all and the button is off. */
  readonly vooraf?: ReactNode
  readonly kanNiet?: boolean
  readonly bezig: boolean
  readonly onMaak: (qr: boolean) => void
  readonly onSluit: () => void
}

/** Says beforehand what happens to cards that are already in use. */
function Gevolg({ metKaart, qr }: Pick<Props, 'metKaart'> & { readonly qr: boolean }) {
  if (!qr)
    return (
      <Melding titel="Er verandert niets">
        Op de kaart staan de naam, het dier, de woorden en de plaatjes. Kaarten met een code die er
        al zijn, blijven werken.
      </Melding>
    )
  if (metKaart?.length === 0)
    return (
      <Melding titel="Elke kaart krijgt een eigen code">
        Houd de kaart voor de camera en het kind is binnen. Maak je later nieuwe kaarten met een
        code, dan werken deze niet meer.
      </Melding>
    )
  const wie = metKaart
    ? `${opsomming(metKaart, 3)} ${metKaart.length === 1 ? 'heeft' : 'hebben'} al een kaart met een code.`
    : 'Misschien heeft iemand al een kaart met een code.'
  return (
    <Melding toon="warn" titel="De oude kaarten werken dan niet meer">
      <MetNamen tekst={wie} namen={metKaart ?? []} /> Die werkt niet meer zodra de nieuwe er is, en
      wie nu speelt, moet opnieuw inloggen. Wat geoefend is, blijft bewaard.
    </Melding>
  )
}

/** Asks which kind of cards to make, says what they replace, and makes them. */
export function KaartenDialoog(props: Props) {
  const { aantalKaarten, vellen, metKaart, vooraf, kanNiet = false, bezig, onMaak, onSluit } = props
  const [soort, setSoort] = useState<'met' | 'zonder'>('met')
  return (
    <Dialoog
      open
      titel={aantal(aantalKaarten, 'inlogkaart maken', 'inlogkaarten maken')}
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop
            soort="primair"
            icoon="download"
            bezig={bezig}
            disabled={kanNiet}
            bezigTekst="De kaarten worden gemaakt"
            onClick={() => onMaak(soort === 'met')}
          >
            PDF maken
          </Knop>
        </>
      }
    >
      <div className="geheim-dialoog">
        {vooraf}
        <p>{vellen} Print op ware grootte (100%).</p>
        <Keuzerondjes
          label="Wat komt erop?"
          opties={[
            { waarde: 'met', label: 'Met code om te scannen' },
            { waarde: 'zonder', label: 'Zonder code' },
          ]}
          waarde={soort}
          onKies={setSoort}
        />
        <Gevolg metKaart={metKaart} qr={soort === 'met'} />
        <p className="scherm-stil">
          Wie het bestand heeft, kan onder deze namen inloggen. Gooi het weg als de kaarten geprint
          zijn.
        </p>
        {bezig && <Geduld>De kaarten worden gemaakt…</Geduld>}
      </div>
    </Dialoog>
  )
}
