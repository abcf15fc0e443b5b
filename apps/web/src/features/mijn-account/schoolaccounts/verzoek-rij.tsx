import type { Koppelverzoek } from '@letterhaven/contracts/sso'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { geledenTekst } from '../../../shared/weergave/geleden.ts'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { ROL_ZIN } from './verzoek-zin.ts'

interface Eigenschappen {
  readonly verzoek: Koppelverzoek
  readonly bezig: boolean
  readonly onKoppel: () => void
  readonly onWeiger: () => void
}

/** What the school's own system says about somebody. */
export function VanWie({ verzoek: { naam, email, rol } }: { readonly verzoek: Koppelverzoek }) {
  return (
    <>
      <p className="schoolaccounts-naam">
        <Letterlijk>{naam}</Letterlijk>
      </p>
      <p className="schoolaccounts-stil">{ROL_ZIN[rol]}</p>
      {email && <p className="schoolaccounts-stil">{email}</p>}
    </>
  )
}

/** One account that waits: whose it is said to be, and the two answers. */
export function VerzoekRij({ verzoek, bezig, onKoppel, onWeiger }: Eigenschappen) {
  const { land, vandaag } = useKalender()
  const { naam, gevraagdOp } = verzoek
  return (
    <li className="schoolaccounts-rij">
      <div className="schoolaccounts-wie">
        <VanWie verzoek={verzoek} />
        <p className="schoolaccounts-stil">Gevraagd: {geledenTekst(gevraagdOp, vandaag, land)}</p>
      </div>
      <div className="schoolaccounts-knoppen">
        <Knop soort="tekst" bezig={bezig} bezigTekst="Bezig met weigeren" onClick={onWeiger}>
          Weigeren
          <span className="lh-vh">
            {' '}
            van <Letterlijk>{naam}</Letterlijk>
          </span>
        </Knop>
        <Knop soort="primair" onClick={onKoppel}>
          Koppelen
          <span className="lh-vh">
            {' '}
            van <Letterlijk>{naam}</Letterlijk>
          </span>
        </Knop>
      </div>
    </li>
  )
}
