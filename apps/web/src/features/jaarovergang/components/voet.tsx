import { useId } from 'react'
import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { sayDatum } from '../../../shared/weergave/datum.ts'
import { aantal } from '../../../shared/weergave/woorden.ts'
import type { Bewaarstand } from '../use-keuzes.ts'
import type { Overzetten } from '../use-overzetten.ts'
import { useWoorden } from '../use-woorden.ts'
import { overgangUitleg } from '../overgang-zinnen.ts'
import type { Overzicht } from '../count-overgang.ts'

interface School {
  readonly adminId: string
  readonly overgang: JaarovergangIn
}

interface Props extends School {
  readonly overzicht: Overzicht
  readonly stand: Bewaarstand
  /** Something that was typed is not valid: what the screen shows is not what would be carried out. */
  readonly isMis: boolean
  readonly overzetten: Overzetten
}

const STAND: Record<Bewaarstand, string> = {
  niets: '',
  bezig: 'Wordt bewaard …',
  bewaard: 'Je keuzes zijn bewaard.',
}

const MIS = 'Een naam hierboven is nog niet bewaard. Kijk die eerst na en druk op Enter.'

/** The seats that still have to be ordered for the new year; nothing when there are enough. */
function NogTeBestellen({ adminId, overgang: { plaatsen, schooljaar } }: School) {
  const tekort = plaatsen.nodig - plaatsen.besteld
  if (tekort <= 0) return null
  return (
    <span className="scherm-stil">
      <RouteLink naar="a-licentie" params={{ adminId }}>
        Bestel nog {aantal(tekort, 'plaats', 'plaatsen')} voor {schooljaar}
      </RouteLink>
    </span>
  )
}

/** Says what carrying out does, next to the button for it. */
export function Voet({ adminId, overgang, overzicht, stand, isMis, overzetten }: Props) {
  const w = useWoorden()
  const uitlegId = useId()
  const { vanaf, vingerafdruk } = overgang
  const { titel, zin } = overgangUitleg(overzicht, overgang, w)
  return (
    <div className="scherm-voet overgang-voet">
      <p>
        {titel}
        <span id={uitlegId} className="scherm-stil">
          {zin}
        </span>
        <output className="scherm-stil">{isMis && stand !== 'bezig' ? MIS : STAND[stand]}</output>
        <NogTeBestellen adminId={adminId} overgang={overgang} />
      </p>
      {vanaf === null ? (
        <Wijzigen>
          <Knop
            soort="primair"
            aria-describedby={uitlegId}
            bezig={overzetten.bezig === 'over'}
            bezigTekst="Wordt overgezet"
            // What is still on its way is not yet what the server would carry out.
            disabled={stand === 'bezig' || isMis}
            onClick={() => void overzetten.carryOver(vingerafdruk)}
          >
            Overzetten
          </Knop>
        </Wijzigen>
      ) : (
        <span className="scherm-stil">Overzetten kan vanaf {sayDatum('dag', vanaf)}.</span>
      )}
    </div>
  )
}
