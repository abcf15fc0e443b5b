import { useState, type SyntheticEvent } from 'react'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Koppelverzoek } from '@letterhaven/contracts/sso'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Zoekveld } from '@letterhaven/ui/formulier/zoekveld.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { AL_BEANTWOORD, isWeg, type Keuze } from './use-antwoord.ts'
import { useKandidaten } from './use-koppelverzoeken.ts'
import { KandidaatLijst } from './kandidaat-lijst.tsx'
import { VanWie } from './verzoek-rij.tsx'
import { useDaad } from '../../../shared/use-daad.ts'

interface Eigenschappen {
  readonly adminId: AdminId
  /** Null while nothing is chosen: the dialog is closed. */
  readonly verzoek: Koppelverzoek | null
  readonly onKoppel: (verzoek: Koppelverzoek, keuze: Keuze) => Promise<void>
  readonly onSluit: () => void
}

type FormEigenschappen = Eigenschappen & { readonly verzoek: Koppelverzoek }

function Formulier({ adminId, verzoek, onKoppel, onSluit }: FormEigenschappen) {
  const w = useWoordkeus()
  const [zoek, setZoek] = useState('')
  const [keuze, setKeuze] = useState<UserId | null>(null)
  const [leeg, setLeeg] = useState(false)
  const { bezig, mis, perform } = useDaad()
  const fout = leeg ? 'Kies eerst van wie dit schoolaccount is.' : mis
  const wie = { adminId, koppelverzoekId: verzoek.id }
  const { data, error } = useKandidaten(wie, zoek)
  // Somebody whom another search text hides is no longer chosen.
  const gekozen = data?.kandidaten.find(({ userId }) => userId === keuze)
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setLeeg(!gekozen)
    if (!gekozen) return
    void perform(async () => {
      await onKoppel(verzoek, { userId: gekozen.userId, naam: volledigeNaam(gekozen.naam) })
      onSluit()
    })
  }
  return (
    <form className="koppel-formulier" onSubmit={handleSubmit}>
      <div className="koppel-account">
        <VanWie verzoek={verzoek} />
      </div>
      <div className="koppel-zoek">
        <Zoekveld
          data-focus
          label={`Zoek op naam of ${w.groep}`}
          maxLength={80}
          waarde={zoek}
          onZoek={setZoek}
        />
        <Knop soort="tekst" icoon="zoek" onClick={() => setZoek(verzoek.naam)}>
          Zoek ‘{verzoek.naam}’
        </Knop>
      </div>
      {error && !data ? (
        <Melding toon={isWeg(error) ? 'warn' : 'bad'} live="alert">
          {isWeg(error) ? AL_BEANTWOORD : error.message}
        </Melding>
      ) : (
        <KandidaatLijst
          {...{ data, keuze }}
          onKies={(userId) => {
            setKeuze(userId)
            setLeeg(false)
          }}
        />
      )}
      <p className="schoolaccounts-stil">
        Dezelfde naam is nog niet dezelfde persoon. Twijfel je? Vraag het eerst na: wie je koppelt,
        komt met dit schoolaccount binnen.
      </p>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      <div className="schoolaccounts-knoppen koppel-knoppen">
        <Annuleer onSluit={onSluit} />
        <Knop type="submit" soort="primair" bezig={bezig} bezigTekst="Bezig met koppelen">
          {gekozen ? `Koppelen aan ${volledigeNaam(gekozen.naam)}` : 'Koppelen'}
        </Knop>
      </div>
    </form>
  )
}

/** Asks whose account it is: searched and chosen by hand, never guessed from the name. */
export function KoppelDialoog({ verzoek, ...rest }: Eigenschappen) {
  return (
    <Dialoog open={verzoek !== null} titel="Van wie is dit schoolaccount?" onSluit={rest.onSluit}>
      {verzoek && <Formulier verzoek={verzoek} {...rest} />}
    </Dialoog>
  )
}
