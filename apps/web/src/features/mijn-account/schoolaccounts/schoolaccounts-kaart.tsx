import './schoolaccounts.css'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { Beantwoord, Koppelverzoek } from '@letterhaven/contracts/sso'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { SkeletRijen } from '@letterhaven/ui/pagina/skelet.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { BeantwoordLijst } from './beantwoord-lijst.tsx'
import { useKoppelverzoeken } from './use-koppelverzoeken.ts'
import { useAntwoord } from './use-antwoord.ts'
import { KoppelDialoog } from './koppel-dialoog.tsx'
import { VerzoekRij } from './verzoek-rij.tsx'
import { useOpening } from '../../../shared/use-opening.ts'

function Geen() {
  const w = useWoordkeus()
  return (
    <Leeg icoon="vinkje" titel="Er wacht geen schoolaccount">
      Logt iemand in met een schoolaccount dat we nog niet kennen, dan zie je dat hier en boven je{' '}
      {w.groepen}.
    </Leeg>
  )
}

function Stand({ aantal }: { readonly aantal: number }) {
  if (aantal === 0) return <Pil toon="ok">Alles beantwoord</Pil>
  return <Pil toon="warn">{aantal === 1 ? '1 wacht' : `${getal(aantal)} wachten`}</Pil>
}

function NogNiet({ fout }: { readonly fout: Error | null }) {
  if (!fout) return <SkeletRijen aantal={2} label="De schoolaccounts worden opgehaald" />
  return (
    <Melding toon="bad" live="alert">
      {fout.message}
    </Melding>
  )
}

interface Eigenschappen {
  readonly adminId: AdminId
  readonly koppelverzoeken: readonly Koppelverzoek[]
  readonly beantwoord: readonly Beantwoord[]
}

function Verzoeken({ adminId, koppelverzoeken, beantwoord }: Eigenschappen) {
  const { bezig, fout, weiger, koppel, heropen, vernieuw } = useAntwoord(adminId)
  const { open: gekozen, show, close } = useOpening<Koppelverzoek>()
  return (
    <>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      {koppelverzoeken.length === 0 ? (
        <Geen />
      ) : (
        <ul className="schoolaccounts-lijst" aria-label="Schoolaccounts die wachten">
          {koppelverzoeken.map((verzoek) => (
            <VerzoekRij
              key={verzoek.id}
              verzoek={verzoek}
              bezig={bezig === verzoek.id}
              onKoppel={() => show(verzoek)}
              onWeiger={() => void weiger(verzoek)}
            />
          ))}
        </ul>
      )}
      {beantwoord.length > 0 && (
        <BeantwoordLijst
          beantwoord={beantwoord}
          bezig={bezig}
          onHeropen={(verzoek) => void heropen(verzoek)}
        />
      )}
      <KoppelDialoog
        adminId={adminId}
        verzoek={gekozen}
        onKoppel={koppel}
        onSluit={() => {
          close()
          void vernieuw()
        }}
      />
    </>
  )
}

/**
 * School accounts that nobody knows yet: whoever is responsible for the school says whose they are. It stands on its own, so
 * that any page about a school's people can contain it.
 */
export function SchoolaccountsKaart({ adminId }: { readonly adminId: AdminId }) {
  const { data, error } = useKoppelverzoeken(adminId)
  return (
    <Kaart
      titel="Schoolaccounts"
      className="schoolaccounts"
      extra={<output>{data && <Stand aantal={data.koppelverzoeken.length} />}</output>}
    >
      <p className="schoolaccounts-stil">
        Wie inlogt met een schoolaccount dat we niet kennen, komt nog niet binnen en staat hier. Jij
        zegt van wie het is.
      </p>
      {data ? <Verzoeken adminId={adminId} {...data} /> : <NogNiet fout={error} />}
    </Kaart>
  )
}
