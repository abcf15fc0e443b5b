import type { Docenten } from '@letterhaven/contracts/docent'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { rolZin } from '../../../shared/rol-zin.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { DocentenBeheer } from '../use-docenten.ts'
import { sayDatum } from '../../../shared/weergave/datum.ts'

interface Props {
  readonly uitnodigingen: Docenten['uitnodigingen']
  readonly beheer: DocentenBeheer
  readonly isPraktijk: boolean
}

/** Who was invited and has not accepted yet. */
export function Uitnodigingen({ uitnodigingen, beheer, isPraktijk }: Props) {
  const w = useWoordkeus()
  if (uitnodigingen.length === 0) return null
  return (
    <Kaart titel="Uitgenodigd">
      <ul className="docenten-rijen">
        {uitnodigingen.map((een) => (
          <li key={een.id} className="docent docent-gevraagd">
            <div className="docent-wie">
              <p className="docent-naam">
                <Letterlijk>{volledigeNaam(een.naam)}</Letterlijk>{' '}
                <span className="scherm-stil">
                  · {rolZin(een.role, w, isPraktijk).toLowerCase()}
                </span>
              </p>
              <p className="scherm-stil docent-adres">{een.adres}</p>
            </div>
            <p className="scherm-stil">
              {een.verlopen ? (
                <Pil toon="warn">verlopen</Pil>
              ) : (
                <>geldig tot {sayDatum('weekdag', een.geldigTot)}</>
              )}
            </p>
            <Wijzigen>
              <div className="docent-knoppen">
                <Knop
                  soort="tekst"
                  icoon="vernieuw"
                  bezig={beheer.isBezig(een.id)}
                  onClick={() => void beheer.sendAgain(een)}
                >
                  Opnieuw sturen<span className="lh-vh"> naar {een.adres}</span>
                </Knop>
                <Knop soort="tekst" icoon="sluit" onClick={() => void beheer.withdraw(een)}>
                  Intrekken<span className="lh-vh">: {een.adres}</span>
                </Knop>
              </div>
            </Wijzigen>
          </li>
        ))}
      </ul>
    </Kaart>
  )
}
