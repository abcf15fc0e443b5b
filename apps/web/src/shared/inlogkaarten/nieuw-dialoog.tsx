import './dialogen.css'
import { useState, type ReactNode } from 'react'
import type { GeheimenVraag } from '@letterhaven/contracts/leerling-ingang'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Keuzerondjes } from '@letterhaven/ui/formulier/keuzerondjes.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { aantal, opsomming } from '../weergave/woorden.ts'
import { useWoordkeus } from '../woordkeus.tsx'

type Soort = GeheimenVraag['soort']

interface Props {
  /** The pupils whose sign-in is changed. */
  readonly namen: readonly string[]
  /** How many of the chosen pupils sign in with a school account only, as far as that is known. */
  readonly zonder?: number
  readonly vooraf?: ReactNode
  readonly kanNiet?: boolean
  readonly bezig: boolean
  readonly onKies: (soort: Soort) => void
  readonly onSluit: () => void
}

const KNOP: Readonly<Record<Soort, string>> = {
  nieuw: 'Nieuwe wachtwoorden maken',
  plaatjes: 'Plaatjes geven',
  geen_plaatjes: 'Plaatjes weghalen',
}

/** Says beforehand what will happen to the chosen pupils. */
const GEVOLG: Readonly<Record<Soort, (isEen: boolean) => string>> = {
  nieuw: (isEen) =>
    `${isEen ? 'krijgt' : 'krijgen'} een nieuw wachtwoord, en wie plaatjes heeft ook nieuwe plaatjes. De oude werken meteen niet meer, ook niet op kaarten die al geprint zijn. Wie nu speelt, logt opnieuw in; wat geoefend is, blijft bewaard.`,
  plaatjes: (isEen) =>
    `${isEen ? 'logt' : 'loggen'} voortaan in met plaatjes. De woorden blijven ook werken, en wie al plaatjes heeft, houdt ze. Wie nu speelt, speelt gewoon door.`,
  geen_plaatjes: (isEen) =>
    `${isEen ? 'logt' : 'loggen'} voortaan in met woorden. De plaatjes werken meteen niet meer, ook niet op kaarten die al geprint zijn. Wie plaatjes had en nu speelt, logt opnieuw in; wat geoefend is, blijft bewaard.`,
}

/** Asks what the chosen pupils will sign in with, and says what will stop working before anything changes. */
export function NieuwDialoog(props: Props) {
  const w = useWoordkeus()
  const { namen, zonder = 0, vooraf, kanNiet = false, bezig, onKies, onSluit } = props
  const [soort, setSoort] = useState<Soort>('nieuw')
  return (
    <Dialoog
      open
      titel={`${namen.length === 1 ? 'Wachtwoord' : 'Wachtwoorden'} van ${aantal(namen.length, w.leerling, w.leerlingen)}`}
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop
            soort="primair"
            icoon="vernieuw"
            bezig={bezig}
            disabled={namen.length === 0 || kanNiet}
            onClick={() => onKies(soort)}
          >
            {KNOP[soort]}
          </Knop>
        </>
      }
    >
      <div className="geheim-dialoog">
        {vooraf}
        <Keuzerondjes
          label="Wat verandert er?"
          opties={[
            { waarde: 'nieuw', label: 'Nieuw wachtwoord' },
            { waarde: 'plaatjes', label: 'Inloggen met plaatjes' },
            { waarde: 'geen_plaatjes', label: 'Inloggen met woorden' },
          ]}
          waarde={soort}
          onKies={setSoort}
        />
        {namen.length > 0 && (
          <p>
            <strong translate="no">{opsomming(namen, 6)}</strong>{' '}
            {GEVOLG[soort](namen.length === 1)}
          </p>
        )}
        {zonder > 0 && (
          <p className="scherm-stil">
            {aantal(zonder, `${w.leerling} logt`, `${w.leerlingen} loggen`)} alleen in met een
            schoolaccount. Daar verandert niets.
          </p>
        )}
        <p className="scherm-stil">Codes op inlogkaarten blijven werken.</p>
      </div>
    </Dialoog>
  )
}
