import type { Beantwoord } from '@letterhaven/contracts/sso'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { geledenTekst } from '../../../shared/weergave/geleden.ts'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'

interface Eigenschappen {
  readonly beantwoord: readonly Beantwoord[]
  /** The id of the request that is being handled. */
  readonly bezig: string | null
  readonly onHeropen: (verzoek: Beantwoord) => void
}

function Rij({
  verzoek,
  bezig,
  onHeropen,
}: {
  readonly verzoek: Beantwoord
  readonly bezig: boolean
  readonly onHeropen: () => void
}) {
  const { land, vandaag } = useKalender()
  const { naam, gekoppeldAan, beantwoordOp } = verzoek
  const toen = geledenTekst(beantwoordOp, vandaag, land)
  return (
    <li className="schoolaccounts-rij">
      <div className="schoolaccounts-wie">
        <p className="schoolaccounts-naam">
          <Letterlijk>{naam}</Letterlijk>
        </p>
        <p className="schoolaccounts-stil">
          {gekoppeldAan === null
            ? `Niet gekoppeld, ${toen}`
            : `Gekoppeld aan ${gekoppeldAan}, ${toen}`}
        </p>
      </div>
      <Knop icoon="ongedaan" bezig={bezig} bezigTekst="Bezig" onClick={onHeropen}>
        Ongedaan maken
        <span className="lh-vh">
          {' '}
          van <Letterlijk>{naam}</Letterlijk>
        </span>
      </Knop>
    </li>
  )
}

/** What was answered in the last month; each answer can still be undone. */
export function BeantwoordLijst({ beantwoord, bezig, onHeropen }: Eigenschappen) {
  return (
    <details className="schoolaccounts-klaar">
      <summary>Beantwoord in de laatste maand ({getal(beantwoord.length)})</summary>
      <p className="schoolaccounts-stil">
        Maak je een koppeling ongedaan, dan wordt wie ermee is ingelogd meteen uitgelogd.
      </p>
      <ul className="schoolaccounts-lijst" aria-label="Beantwoorde schoolaccounts">
        {beantwoord.map((verzoek) => (
          <Rij
            key={verzoek.id}
            verzoek={verzoek}
            bezig={bezig === verzoek.id}
            onHeropen={() => onHeropen(verzoek)}
          />
        ))}
      </ul>
    </details>
  )
}
